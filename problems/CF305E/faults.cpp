// Programs for Codeforces 305E that are wrong in one place, for `make mutate`. The program is that
// of main.cpp, but takes the values of rows from a list, where one fault changes some of them.
#include "common/problem/decision_faults.hpp"

#define main judge_main
#include "main.cpp"
#undef main

namespace {

using problem::Random;

constexpr int kLongest = 5000;

using Values = std::vector<int>;  // of rows of 0 to 5000 gaps
using Faults = problem::Faults<std::string>;

Values right_values() {
  Values values;
  for (int gaps = 0; gaps <= kLongest; ++gaps)
    values.push_back(value_of_row(gaps));
  return values;
}

int first_cut(const Values& values, int gaps, int wanted) {
  for (int left = 0, right = gaps - 2; right >= 0; ++left, --right) {
    if ((values[left] ^ values[right]) == wanted) return left + 2;
  }
  return 0;
}

int winning_cut(const Values& values, const char* text) {
  int value = 0;
  for (const char* row = text; row[1] != '\0'; row += row_length(row))
    value ^= values[row_length(row)];
  for (const char* row = text; row[1] != '\0'; row += row_length(row)) {
    const int gaps = row_length(row), cut = first_cut(values, gaps, value ^ values[gaps]);
    if (cut != 0) return static_cast<int>(row - text) + cut;
  }
  return 0;
}

std::string answer(int cut) {
  return cut == 0 ? "Second\n" : "First\n" + std::to_string(cut) + "\n";
}

// Rows for which `is_wrong` holds have another value, all by the same change.
Faults::Answer with_wrong_values(Random& random, const std::function<bool(int)>& is_wrong) {
  Values values = right_values();
  const int change = static_cast<int>(random.between(1, 15));
  for (int gaps = 0; gaps <= kLongest; ++gaps)
    values[gaps] ^= is_wrong(gaps) ? change : 0;
  return [values](const std::string& text) { return answer(winning_cut(values, text.c_str())); };
}

// An entry of the table, and with it all rows that take their value from there.
Faults::Answer one_cell(Random& random) {
  const auto cell = static_cast<int>(random.between(2, kPreperiod + kPeriod - 1));
  return with_wrong_values(random, [cell](int gaps) {
    return gaps == cell || (cell >= kPreperiod && gaps > cell && (gaps - cell) % kPeriod == 0);
  });
}

Faults::Answer one_row(Random& random) {
  const auto wrong = static_cast<int>(random.between(2, kLongest - 1));
  return with_wrong_values(random, [wrong](int gaps) { return gaps == wrong; });
}

Faults::Answer one_row_of_any_length(Random& random) {
  const auto wrong = 1 + static_cast<int>(problem::of_any_length(random, kLongest - 2));
  return with_wrong_values(random, [wrong](int gaps) { return gaps == wrong; });
}

Faults::Answer one_remainder(Random& random) {
  const auto m = static_cast<int>(random.between(2, 1000));
  const auto rest = static_cast<int>(random.between(0, m - 1));
  return with_wrong_values(random, [m, rest](int gaps) { return gaps > 1 && gaps % m == rest; });
}

Faults::Answer rows_above(Random& random) {
  const auto longest = static_cast<int>(problem::of_any_length(random, kLongest - 2));
  return with_wrong_values(random, [longest](int gaps) { return gaps > longest; });
}

// Strings of one length get the answer of a cut one further to the right, or the cut 2 for none.
Faults::Answer one_length(Random& random) {
  const std::size_t wrong =
      static_cast<std::size_t>(2 + problem::of_any_length(random, kLongest - 2));
  return [wrong, values = right_values()](const std::string& text) {
    const int cut = winning_cut(values, text.c_str());
    if (text.size() != wrong) return answer(cut);
    return answer(cut == 0 ? 2 : cut + 1);
  };
}

std::string read(std::istream& in) {
  std::string text;
  in >> text;
  return text;
}

std::string right(const std::string& text) {
  return answer(least_winning_cut(text.c_str()));
}

}  // namespace

int main(int argc, char** argv) {
  fill_table();
  Faults faults(read, right);
  faults.kind("one-cell", "one entry of the table of 87 values", one_cell);
  faults.kind("one-row", "the value of one row, each equally likely", one_row);
  faults.kind("one-row-any-length",
              "the value of one row, each length of its number equally likely",
              one_row_of_any_length);
  faults.kind("rows-residue", "the values of all rows with one remainder modulo one m <= 1000",
              one_remainder);
  faults.kind("rows-above", "the values of all rows above a threshold", rows_above);
  faults.kind("one-length", "all strings of one length", one_length);
  return faults.run(argc, argv);
}
