// Inputs for Codeforces 305E: one string per file.
//
// A centre is a letter with equal neighbours. Most strings are made from a list of runs of centres.
#include "common/problem/generator.hpp"

#include "common/game/octal.hpp"

namespace {

constexpr int kLongest = 5000;

void add(problem::Call& call, const std::string& text) {
  if (text.empty() || text.size() > kLongest) {
    throw problem::Usage("a string of " + std::to_string(text.size()) + " letters is not legal");
  }
  call.add(text + "\n");
}

// --- Grundy values of runs, to build strings with a wanted outcome ---

// The Grundy value of any run.
int value_of_run(int centres) {
  static const game::octal::Game dawsons_chess("0.137");
  return dawsons_chess.grundy(centres);
}

// The shortest run of this value.
int shortest_run(int value) {
  int centres = 0;
  while (value_of_run(centres) != value)
    ++centres;
  return centres;
}

// The shortest runs whose values are powers of two with the sum `value`.
std::vector<int> runs_of_value(int value) {
  std::vector<int> runs;
  for (int bit = 1; bit <= value; bit *= 2) {
    if (value & bit) runs.push_back(shortest_run(bit));
  }
  return runs;
}

// --- strings ---

// A random letter other than `avoided`.
char other_letter(problem::Random& random, char avoided) {
  const char letter = static_cast<char>(random.between('a', 'y'));
  return letter == avoided ? 'z' : letter;
}

// A string whose inner letters are centres exactly where `is_centre` says so.
std::string with_centres(const std::vector<bool>& is_centre, problem::Random& random) {
  std::string text = {other_letter(random, '-'), other_letter(random, '-')};
  for (bool equal_neighbours : is_centre) {
    const char before = text.end()[-2];
    text += equal_neighbours ? before : other_letter(random, before);
  }
  return text;
}

// A string with these runs of centres; between two runs there is one letter that is no centre.
std::string with_runs(const std::vector<int>& runs, problem::Random& random) {
  std::vector<bool> is_centre;
  for (int centres : runs) {
    is_centre.insert(is_centre.end(), centres, true);
    is_centre.push_back(false);
  }
  is_centre.pop_back();
  return with_centres(is_centre, random);
}

// All strings of `length` letters from a to `greatest` that contain `greatest`, in ascending order.
void add_strings(problem::Call& call, int length, char greatest) {
  for (std::string text(length, 'a'); !text.empty();) {
    if (text.find(greatest) != std::string::npos) add(call, text);
    const std::size_t last = text.find_last_not_of(greatest);
    if (last == std::string::npos) return;
    ++text[last];
    std::fill(text.begin() + static_cast<std::ptrdiff_t>(last) + 1, text.end(), 'a');
  }
}

// --- kinds ---

void small(problem::Call& call) {
  const int size = static_cast<int>(call.number("SIZE"));
  for (int length = std::max(1, size - 25); length <= std::min(size, kLongest); ++length) {
    add_strings(call, length, static_cast<char>('a' + size - length));
  }
}

// "3,1x200,0" stands for the runs 3, two hundred times 1, and 0.
std::vector<int> parsed_runs(const std::string& list) {
  std::istringstream items(list);
  std::vector<int> runs;
  for (std::string item; std::getline(items, item, ',');) {
    const std::size_t times = item.find('x');
    const problem::Call numbers(
        {"RUN", "TIMES"},
        {item.substr(0, times), times == std::string::npos ? "1" : item.substr(times + 1)});
    runs.insert(runs.end(), numbers.number("TIMES", 1, kLongest),
                static_cast<int>(numbers.number("RUN", 0, kLongest)));
  }
  if (runs.empty()) throw problem::Usage("RUNS needs at least one number");
  return runs;
}

void runs(problem::Call& call) {
  add(call, with_runs(parsed_runs(call.text("RUNS")), call.random()));
}

void pairs(problem::Call& call) {
  std::vector<int> wanted;
  for (long long run = call.number("LOW", 0, kLongest); run <= call.number("HIGH", 0, kLongest);
       ++run) {
    wanted.push_back(static_cast<int>(run));
    wanted.push_back(shortest_run(value_of_run(static_cast<int>(run))));
  }
  call.random().shuffle(wanted);
  add(call, with_runs(wanted, call.random()));
}

std::string letters(problem::Random& random, int length, int alphabet) {
  std::string text;
  while (static_cast<int>(text.size()) < length)
    text += static_cast<char>('a' + random.between(0, alphabet - 1));
  return text;
}

void random_letters(problem::Call& call) {
  const int length = static_cast<int>(call.number("LENGTH", 1, kLongest));
  const int alphabet = static_cast<int>(call.number("LETTERS", 1, 26));
  add(call, letters(call.random(), length, alphabet));
}

std::string dense_string(problem::Random& random, int length, int percent) {
  std::vector<bool> is_centre;
  for (int at = 2; at < length; ++at)
    is_centre.push_back(random.between(0, 99) < percent);
  return with_centres(is_centre, random);
}

void dense(problem::Call& call) {
  const int length = static_cast<int>(call.number("LENGTH", 2, kLongest));
  const int percent = static_cast<int>(call.number("PERCENT", 0, 100));
  add(call, dense_string(call.random(), length, percent));
}

// Random runs of at most `longest` centres, and more runs that make the nim-sum 0. The string has
// at most about 100 letters more than `length`.
std::string lost_string(problem::Random& random, int length, int longest) {
  std::vector<int> chosen;
  int value = 0;
  for (int left = length; left > 0; left -= chosen.back() + 1) {
    chosen.push_back(static_cast<int>(random.between(0, std::min(longest, left))));
    value ^= value_of_run(chosen.back());
  }
  for (int centres : runs_of_value(value))
    chosen.push_back(centres);
  random.shuffle(chosen);
  return with_runs(chosen, random);
}

void lost(problem::Call& call) {
  const int length = static_cast<int>(call.number("LENGTH", 1, kLongest - 100));
  const int longest = static_cast<int>(call.number("LONGEST", 0, kLongest));
  add(call, lost_string(call.random(), length, longest));
}

// Nearly every inner letter is a centre.
void bench(problem::Call& call) {
  const int length = static_cast<int>(kLongest / 100 * call.number("PERCENT", 1, 100));
  add(call, dense_string(call.random(), length, 99));
}

// Every run alone, and together with the shortest run of the same value. The lengths are those
// around the exceptions of the period, and others of all sizes.
void hard(problem::Call& call) {
  problem::Random& random = call.random();
  std::vector<int> lengths;
  for (int centres = 0; centres <= 122; ++centres)
    lengths.push_back(centres);
  for (int most = 200; most <= 4800; most += 200)
    lengths.push_back(static_cast<int>(random.between(most - 200, most)));
  for (int centres = 4900; centres <= 4998; centres += 7)
    lengths.push_back(centres);
  for (int centres : lengths) {
    add(call, with_runs({centres}, random));
    const int equal = shortest_run(value_of_run(centres));
    if (centres + equal + 3 <= kLongest) add(call, with_runs({centres, equal}, random));
  }
  for (int length = 10; length <= 4800; length += 10 + length / 2) {
    add(call, lost_string(random, length, length));
    add(call, lost_string(random, length, 6));
    add(call, dense_string(random, length, 70));
    add(call, letters(random, length, 2));
  }
}

}  // namespace

int main(int argc, char** argv) {
  problem::Generator generator(1, problem::ended_by(""));
  generator.kind("small", "SIZE",
                 "all strings whose length and greatest letter (a = 0) add up to SIZE", small);
  generator.kind("hard", "SEED", "runs of all lengths alone and in lost pairs, lost strings", hard);
  generator.kind("bench", "PERCENT SEED", "a string of up to 5000 letters, for measuring", bench);
  generator.kind("runs", "RUNS SEED", "runs of centres as listed, like 3,1x200,0", runs);
  generator.kind("pairs", "LOW HIGH SEED",
                 "every run from LOW to HIGH with the shortest run of its value: the mover loses",
                 pairs);
  generator.kind("random", "LENGTH LETTERS SEED", "random letters, the first LETTERS of a-z",
                 random_letters);
  generator.kind("dense", "LENGTH PERCENT SEED", "each inner letter a centre with PERCENT", dense);
  generator.kind("lost", "LENGTH LONGEST SEED",
                 "about LENGTH letters in runs of at most LONGEST: the mover loses", lost);
  return generator.run(argc, argv);
}
