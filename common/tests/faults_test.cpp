// Faulty programs: the protocol of faults.cpp, and the kinds for problems that answer yes or no,
// for lists of heaps and for Wythoff's game.
#include "common/problem/faults.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <numeric>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "common/problem/decision_faults.hpp"
#include "common/problem/heap_faults.hpp"
#include "common/problem/wythoff_faults.hpp"
#include "common/problem/wythoff_pairs.hpp"

namespace {

using problem::Numbers;
using problem::Random;

// What a program writes on `input` when its arguments are `words`, and its exit status.
struct Written {
  int status;
  std::string output;
};

template <class Program>
Written run(const Program& program, std::vector<std::string> words, const std::string& input) {
  words.insert(words.begin(), "faults");
  std::vector<char*> arguments;
  for (std::string& word : words)
    arguments.push_back(word.data());
  std::ios::sync_with_stdio(false);  // its first call would undo the redirection
  std::istringstream in(input);
  std::ostringstream out, errors;
  std::streambuf* const old_in = std::cin.rdbuf(in.rdbuf());
  std::streambuf* const old_out = std::cout.rdbuf(out.rdbuf());
  std::streambuf* const old_errors = std::cerr.rdbuf(errors.rdbuf());
  const int status = program.run(static_cast<int>(arguments.size()), arguments.data());
  std::cin.rdbuf(old_in);
  std::cout.rdbuf(old_out);
  std::cerr.rdbuf(old_errors);
  return {status, out.str()};
}

// Doubles a number; the fault adds a number from 0 to 1 that the seed chooses.
problem::Faults<int> doubler() {
  problem::Faults<int> faults(
      [](std::istream& in) {
        int number = 0;
        in >> number;
        return number;
      },
      [](int number) { return std::to_string(2 * number); });
  faults.kind("more", "0 or 1 too much", [](Random& random) {
    const auto more = static_cast<int>(random.between(0, 1));
    return [more](int number) { return std::to_string(2 * number + more); };
  });
  return faults;
}

TEST(Faults, AreListed) {
  const Written listed = run(doubler(), {"--kinds"}, "");
  EXPECT_EQ(listed.status, 0);
  EXPECT_EQ(listed.output, "more\t0 or 1 too much\n");
}

TEST(Faults, WriteARecordForEachSeedThatIsWrongHere) {
  std::string wanted;
  std::vector<std::string> words = {"--many", "more"};
  for (std::size_t seed = 1; seed <= 20; ++seed) {
    words.push_back(std::to_string(seed));
    if (Random(seed).between(0, 1) == 1) wanted += "\x1e " + std::to_string(seed) + " 1\n15";
  }
  ASSERT_FALSE(wanted.empty());
  const Written many = run(doubler(), words, "7\n");
  EXPECT_EQ(many.status, 0);
  EXPECT_EQ(many.output, wanted);
}

TEST(Faults, AnswerForOneSeed) {
  const std::string wanted = Random(3).between(0, 1) == 1 ? "15" : "14";
  EXPECT_EQ(run(doubler(), {"more", "3"}, "7\n").output, wanted);
}

TEST(Faults, RefuseAWrongCall) {
  for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
           {}, {"--many"}, {"more"}, {"more", "1", "2"}, {"less", "1"}, {"more", "x"}}) {
    EXPECT_EQ(run(doubler(), words, "7\n").status, problem::kUsage);
  }
}

TEST(Faults, DrawLengthsFromOneDigitToAll) {
  Random random(1);
  std::set<int> digits;
  for (int draws = 0; draws < 2000; ++draws) {
    const std::int64_t number = problem::of_any_length(random, 1000);
    ASSERT_GE(number, 1);
    ASSERT_LE(number, 1000);
    digits.insert(problem::binary_digits(number));
  }
  EXPECT_EQ(digits, (std::set<int>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
  EXPECT_EQ(problem::of_any_length(random, 1), 1);
}

TEST(Faults, CutNumbers) {
  EXPECT_EQ(problem::binary_digits(0), 0);
  EXPECT_EQ(problem::binary_digits(8), 4);
  EXPECT_EQ(problem::cut_after(0b10111, 3), 0b10100);
  EXPECT_EQ(problem::cut_after(0b10111, 5), 0b10111);
  EXPECT_EQ(problem::cut_after(0, 3), 0);
}

// Is a + b a multiple of 3? Numbers from 0 to 15.
problem::DecisionFormat format() {
  return {[](std::istream& in, Numbers& at) { return static_cast<bool>(in >> at.a >> at.b); },
          "y\n", "n\n"};
}

bool is_multiple(const Numbers& at) {
  return (at.a + at.b) % 3 == 0;
}

std::string all_pairs() {
  std::string input;
  for (int a = 0; a < 16; ++a) {
    for (int b = 0; b < 16; ++b)
      input += std::to_string(a) + " " + std::to_string(b) + "\n";
  }
  return input;
}

// On how many of all pairs the fault is wrong.
int wrong_answers(const problem::DecisionFaults& faults, const std::string& kind, int seed) {
  const std::string output = run(faults, {kind, std::to_string(seed)}, all_pairs()).output;
  int wrong = 0;
  for (int i = 0; i < 256; ++i)
    wrong += output.at(2 * i) != (is_multiple({i / 16, i % 16}) ? 'y' : 'n');
  return wrong;
}

TEST(DecisionFaults, OfEveryUsualKindAreWrongSomewhere) {
  problem::DecisionFaults faults(format(), {0, 15}, {0, 15}, is_multiple);
  faults.usual_kinds();
  for (int seed = 1; seed <= 50; ++seed) {
    EXPECT_EQ(wrong_answers(faults, "one-input", seed), 1);
    for (const char* kind : {"above", "residue", "last-bits", "first-bits"})
      EXPECT_GT(wrong_answers(faults, kind, seed), 0) << kind << " " << seed;
  }
}

TEST(DecisionFaults, FlipOnlyWhatTheirTestNames) {
  problem::DecisionFaults faults(format(), {0, 15}, {0, 15}, is_multiple);
  faults.flips("row", "the row 3",
               [](Random&) { return [](const Numbers& at) { return at.a == 3; }; });
  EXPECT_EQ(wrong_answers(faults, "row", 1), 16);
  EXPECT_EQ(run(faults, {"row", "1"}, "3 1\n4 1\n9 9\n").output, "y\nn\ny\n");
}

// How many counters do all heaps have? Lists of 1 to 8 heaps of 1 to 15.
std::vector<problem::Heaps> read_lists(std::istream& in) {
  std::vector<problem::Heaps> lists;
  for (std::size_t count; in >> count;) {
    lists.emplace_back(count);
    for (int& heap : lists.back())
      in >> heap;
  }
  return lists;
}

std::string counters(const problem::Heaps& heaps) {
  return std::to_string(std::accumulate(heaps.begin(), heaps.end(), 0)) + "\n";
}

// A heap of each size, and the greatest heap 1 to 8 times.
std::vector<problem::Heaps> all_sizes_and_lengths() {
  std::vector<problem::Heaps> lists;
  for (int size = 1; size <= 15; ++size)
    lists.push_back({size});
  for (int length = 1; length <= 8; ++length)
    lists.push_back(problem::Heaps(length, 15));
  return lists;
}

TEST(HeapFaults, OfEveryUsualKindAreWrongSomewhere) {
  problem::HeapFaults faults(read_lists, counters, {1, 15}, {1, 8});
  faults.usual_kinds();
  std::string input, right;
  for (const problem::Heaps& heaps : all_sizes_and_lengths()) {
    input += std::to_string(heaps.size());
    for (int heap : heaps)
      input += " " + std::to_string(heap);
    input += "\n";
    right += counters(heaps);
  }
  std::istringstream kinds(run(faults, {"--kinds"}, "").output);
  int tried = 0;
  for (std::string kind; std::getline(kinds, kind); ++tried) {
    kind.resize(kind.find('\t'));
    for (int seed = 1; seed <= 50; ++seed)
      EXPECT_NE(run(faults, {kind, std::to_string(seed)}, input).output, right) << kind << seed;
  }
  EXPECT_EQ(tried, 8);
}

// Wythoff's game with numbers to 200000; (123606, 199999) is the last lost pair.
constexpr std::int64_t kMostDifference = 76393;

bool wins_wythoff(const Numbers& at) {
  const auto [lower, upper] = std::minmax(at.a, at.b);
  return problem::lower_of_pair(upper - lower) != lower;
}

class WythoffFaults : public testing::Test {
 protected:
  WythoffFaults() : faults_({"y\n", "n\n", 200000, kMostDifference, wins_wythoff}) {
    faults_.usual_kinds();
  }

  // The places in the list at which the fault is wrong.
  std::vector<std::size_t> wrong_places(const std::string& kind, int seed,
                                        const std::vector<Numbers>& pairs) const {
    std::string input;
    for (const Numbers& pair : pairs)
      input += std::to_string(pair.a) + " " + std::to_string(pair.b) + "\n";
    const std::string output = run(faults_, {kind, std::to_string(seed)}, input).output;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      if (output.at(2 * i) != (wins_wythoff(pairs[i]) ? 'y' : 'n')) places.push_back(i);
    }
    return places;
  }

  problem::WythoffFaults faults_;
};

// The lost pairs with 1 <= k <= kMostDifference and the greater number last, in this order.
std::vector<Numbers> lost_pairs() {
  std::vector<Numbers> pairs;
  for (std::int64_t k = 1; k <= kMostDifference; ++k)
    pairs.push_back({problem::lower_of_pair(k), problem::lower_of_pair(k) + k});
  return pairs;
}

TEST_F(WythoffFaults, CallOneLostPairWonInOneOrder) {
  std::vector<Numbers> pairs = {{0, 0}};
  for (const Numbers& lost : lost_pairs())
    pairs.insert(pairs.end(), {lost, {lost.b, lost.a}});
  for (const char* kind : {"one-lost", "one-lost-any-length"}) {
    for (int seed = 1; seed <= 3; ++seed)
      EXPECT_EQ(wrong_places(kind, seed, pairs).size(), 1u) << kind << " " << seed;
  }
}

// F(24) and F(25) are the only k here whose Fibonacci parts have an index from 24 on.
TEST_F(WythoffFaults, RoundToTheWrongSideAtOneDifference) {
  std::vector<Numbers> pairs;
  for (const std::int64_t k : {46368, 75025}) {
    for (const std::int64_t off : {-1, 0, 1}) {
      const std::int64_t lower = problem::lower_of_pair(k) + off;
      pairs.insert(pairs.end(), {{lower, lower + k}, {lower + k, lower}});
    }
  }
  using Places = std::vector<std::size_t>;
  const std::set<Places> expected = {{0, 1, 2, 3}, {2, 3, 4, 5}, {6, 7, 8, 9}, {8, 9, 10, 11}};
  std::set<Places> found;
  for (int seed = 1; seed <= 50; ++seed)
    found.insert(wrong_places("one-rounding", seed, pairs));
  EXPECT_EQ(found, expected);
}

// The pairs beside the lost ones are answered as the submission does.
TEST_F(WythoffFaults, CallTheLostPairsAboveAThresholdWon) {
  std::vector<Numbers> pairs = lost_pairs();
  const std::size_t lost = pairs.size();
  for (std::size_t i = 0; i < lost; ++i)
    pairs.push_back({pairs[i].a - 1, pairs[i].b - 1});
  for (int seed = 1; seed <= 3; ++seed) {
    const std::vector<std::size_t> wrong = wrong_places("lost-above", seed, pairs);
    ASSERT_FALSE(wrong.empty()) << seed;
    EXPECT_EQ(wrong.back(), lost - 1) << seed;
    EXPECT_EQ(wrong.back() - wrong.front(), wrong.size() - 1) << seed;
  }
}

}  // namespace
