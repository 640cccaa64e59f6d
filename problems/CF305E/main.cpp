// Codeforces 305E Playing with String - https://codeforces.com/problemset/problem/305/E
//
// Idea     A cut at a letter with equal neighbours takes away the two gaps beside it. So the gaps
//          between letters form independent rows, and a move takes two neighbouring gaps of a row.
//          This is Dawson's Chess: the Grundy values of rows repeat with period 34 from 53 gaps on.
// Proof    README.md beside this file.
// Cost     Linear time; a table of 87 numbers.
// Dialect  C++17.
// Checked  the values of all rows to 5000 against the definition, the period by the theorem of Guy
//          and Smith, and all short strings against brute force over the rules (main_test.cpp).
#include <cstdio>

static const int kPreperiod = 53;
static const int kPeriod = 34;

static int table[kPreperiod + kPeriod];  // Grundy values of rows, up to the first repetition

static void fill_table() {
  for (int gaps = 2; gaps < kPreperiod + kPeriod; ++gaps) {
    unsigned reached = 0;  // bit v is set when a move leaves value v; all values are below 16
    for (int left = 0, right = gaps - 2; right >= 0; ++left, --right) {
      reached |= 1u << (table[left] ^ table[right]);
    }
    while (reached >> table[gaps] & 1)
      ++table[gaps];
  }
}

// The Grundy value of a row of gaps >= 0 gaps.
static int value_of_row(int gaps) {
  return table[gaps < kPreperiod ? gaps : kPreperiod + (gaps - kPreperiod) % kPeriod];
}

// The number of gaps of the row whose first gap is between letters[0] and letters[1].
static int row_length(const char* letters) {
  int gaps = 1;
  while (letters[gaps - 1] == letters[gaps + 1])
    ++gaps;
  return gaps;
}

static int value_of_string(const char* text) {
  int value = 0;
  for (const char* row = text; row[1] != '\0'; row += row_length(row)) {
    value ^= value_of_row(row_length(row));
  }
  return value;
}

// The first letter of the row, counted from 1, such that a cut there leaves rows of nim-sum
// `wanted`; 0 if there is none.
static int first_cut_in_row(int gaps, int wanted) {
  for (int left = 0, right = gaps - 2; right >= 0; ++left, --right) {
    if ((value_of_row(left) ^ value_of_row(right)) == wanted) return left + 2;
  }
  return 0;
}

// The position, counted from 1, of the first letter at which a cut wins; 0 if the mover loses. Then
// for each row `wanted` is the row's own value, and no move in a row leaves that value.
static int least_winning_cut(const char* text) {
  const int value = value_of_string(text);
  for (const char* row = text; row[1] != '\0'; row += row_length(row)) {
    const int gaps = row_length(row);
    const int cut = first_cut_in_row(gaps, value ^ value_of_row(gaps));
    if (cut != 0) return static_cast<int>(row - text) + cut;
  }
  return 0;
}

static void print_answer(int cut) {
  if (cut == 0) {
    std::puts("Second");
  } else {
    std::printf("First\n%d\n", cut);
  }
}

static char text[5000 + 1];

int main() {
  fill_table();
  if (std::scanf("%5000s", text) == 1) print_answer(least_winning_cut(text));
  return 0;
}
