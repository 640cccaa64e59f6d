// What is known about the classical games in more than one way: all ways agree. Here each way is
// written from its own definition; the headers of common/game/ use one of them each.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "common/game/fibonacci_nim.hpp"
#include "common/game/nim.hpp"
#include "common/game/wythoff.hpp"
#include "common/oracle/compounds.hpp"
#include "common/oracle/heap_games.hpp"
#include "common/oracle/oracle.hpp"
#include "common/oracle/wythoff_walk.hpp"
#include "common/problem/zeckendorf.hpp"
#include "common/testing/brute_force.hpp"

namespace game {
namespace {

using Numbers = std::vector<std::uint64_t>;

constexpr std::size_t kPairs = 20000;

// --- Wythoff: the smaller numbers A(0), A(1), … of the lost pairs ---

const Numbers& by_the_header() {
  static const Numbers smaller = [] {
    Numbers numbers;
    for (std::uint64_t k = 0; k < kPairs; ++k)
      numbers.push_back(wythoff::p_position(k).smaller);
    return numbers;
  }();
  return smaller;
}

// The least number in no earlier pair; the other number of the pair is this plus the index.
Numbers by_mex() {
  std::set<std::uint64_t> used;
  Numbers smaller;
  for (std::uint64_t k = 0; k < kPairs; ++k) {
    std::uint64_t number = smaller.empty() ? 0 : smaller.back();
    while (used.count(number) > 0)
      ++number;
    used.insert({number, number + k});
    smaller.push_back(number);
  }
  return smaller;
}

TEST(WythoffPairs, ByMex) {
  EXPECT_EQ(by_mex(), by_the_header());
}

TEST(WythoffWalk, FollowsTheMexRuleFromAnyStart) {
  const Numbers smaller = by_mex();
  const auto lower = [&](std::int64_t k) { return static_cast<std::int64_t>(smaller[k]); };
  for (std::int64_t start : {1, 2, 3, 4, 5, 6, 7, 8, 100, 233, 4000}) {
    WythoffWalk walk(start, lower);
    for (std::int64_t k = start; k < 5000; ++k, walk.advance()) {
      ASSERT_EQ(walk.k(), k);
      ASSERT_EQ(walk.lower(), lower(k)) << k << " from " << start;
    }
  }
}

// floor(k · phi) in whole numbers: the greatest x with x² <= k · (x + k), since phi² = phi + 1.
TEST(WythoffPairs, ByTheGoldenRatio) {
  Numbers smaller;
  std::uint64_t x = 0;
  for (std::uint64_t k = 0; k < kPairs; ++k) {
    while ((x + 1) * (x + 1) <= k * (x + 1 + k))
      ++x;
    smaller.push_back(x);
  }
  EXPECT_EQ(smaller, by_the_header());
}

// Replaces each letter 1 by `one` and each 2 by `two`.
std::string substituted(const std::string& word, const std::string& one, const std::string& two) {
  std::string result;
  for (char letter : word)
    result += letter == '1' ? one : two;
  return result;
}

std::string differences(const Numbers& numbers, std::size_t from) {
  std::string word;
  for (std::size_t i = from; i + 1 < numbers.size(); ++i)
    word += std::to_string(numbers[i + 1] - numbers[i]);
  return word;
}

// A(k + 1) - A(k) for k = 1, 2, … is the word that 1 -> 2, 2 -> 2 1 makes from the seed 2: each
// word is the beginning of the next one. (A(1) - A(0) = 1 stands before it.)
TEST(WythoffPairs, DifferencesByASubstitution) {
  const std::string expected = differences(by_the_header(), 1);
  std::string word = "2";
  while (word.size() < expected.size()) {
    const std::string next = substituted(word, "2", "21");
    ASSERT_EQ(next.compare(0, word.size(), word), 0);
    word = next;
  }
  EXPECT_EQ(word.substr(0, expected.size()), expected);
}

// With 1 -> 2, 2 -> 1 2 no seed will do: this makes the same words from the end to the beginning,
// and their first letters are 2 and 1 in turn. Without its first two letters each word from 2 1 2
// on is the beginning of the differences, as the rest of the word is the same in both directions.
TEST(WythoffPairs, TheTurnedSubstitutionMakesTheWordsBackwards) {
  const std::string expected = differences(by_the_header(), 1);
  std::string word = "2", turned = "2";
  for (std::size_t round = 1; turned.size() < 5000; ++round) {
    word = substituted(word, "2", "21");
    turned = substituted(turned, "2", "12");
    ASSERT_EQ(turned, std::string(word.rbegin(), word.rend()));
    ASSERT_EQ(turned[0], round % 2 == 1 ? '1' : '2');
    ASSERT_EQ(turned.substr(2), expected.substr(0, turned.size() - 2));
  }
}

// A number is the smaller one of its pair iff its form ends in an even number of zeros; the greater
// one has the same form with one zero more.
TEST(WythoffPairs, ByZeckendorfForms) {
  Numbers smaller = {0};
  for (std::uint64_t number = 1; smaller.size() < kPairs; ++number) {
    const std::string form = problem::digits(number);
    const std::size_t zeros = form.size() - 1 - form.rfind('1');
    ASSERT_EQ(wythoff::place(number).is_smaller, zeros % 2 == 0) << number;
    if (zeros % 2 == 1) continue;
    ASSERT_EQ(problem::digits(number + smaller.size()), form + "0") << number;
    smaller.push_back(number);
  }
  EXPECT_EQ(smaller, by_the_header());
}

// F(0), F(1), … below 2^64.
Numbers fibonacci_numbers() {
  Numbers fibonacci = {0, 1};
  while (fibonacci.size() <= 93)
    fibonacci.push_back(fibonacci.end()[-1] + fibonacci.end()[-2]);
  return fibonacci;
}

// The pair with index F(2i - 1) is (F(2i), F(2i + 1)), and the pair with index F(2i) is
// (F(2i + 1) - 1, F(2i + 2) - 1), for i >= 1. So all Fibonacci numbers from 1 on are in the pairs
// (F(2i), F(2i + 1)), and no other pair but (0, 0) holds one.
TEST(WythoffPairs, FibonacciNumbersPairWithEachOther) {
  const Numbers f = fibonacci_numbers();
  for (std::size_t i = 1; 2 * i + 1 <= 93; ++i) {
    ASSERT_EQ(wythoff::p_position(f[2 * i - 1]).smaller, f[2 * i]);
    ASSERT_EQ(wythoff::p_position(f[2 * i - 1]).greater, f[2 * i + 1]);
    ASSERT_FALSE(wythoff::mover_wins(f[2 * i], f[2 * i + 1]));
  }
  for (std::size_t i = 1; 2 * i + 2 <= 93; ++i) {
    ASSERT_EQ(wythoff::p_position(f[2 * i]).smaller, f[2 * i + 1] - 1);
    ASSERT_EQ(wythoff::p_position(f[2 * i]).greater, f[2 * i + 2] - 1);
  }
  EXPECT_EQ(f[3], 2u);
  EXPECT_EQ(f[93], 12200160415121876738u);
}

// --- Nim: the number of winning moves ---

// In normal play, one for each heap that has the leading bit of the nim-sum. The number is odd if
// the mover wins.
TEST(NimMoves, OneForEachHeapWithTheLeadingBitOfTheNimSum) {
  const auto rules = rules::disjunctive(rules::nim_heap);
  Oracle<std::vector<int>> oracle(rules);
  for (const std::vector<int>& heaps : testing_support::all_vectors(3, 9)) {
    const int sum = heaps[0] ^ heaps[1] ^ heaps[2];
    int leading = 8;
    while (leading > 0 && (sum & leading) == 0)
      leading /= 2;
    const auto count = static_cast<std::size_t>(std::count_if(
        heaps.begin(), heaps.end(), [leading](int heap) { return (heap & leading) != 0; }));
    ASSERT_EQ(testing_support::winning_options(rules, oracle, heaps).size(), count);
    ASSERT_EQ(nim::winning_move_count(testing_support::wide_heaps(heaps)), count);
    ASSERT_EQ(count % 2 == 1, sum != 0);
  }
}

// --- Fibonacci nim: the first moves ---

// The least winning take is the least Zeckendorf part, as the last one in the numeral. All winning
// takes are ends of the numeral: sums of the last parts.
TEST(FibonacciNimMoves, AreEndsOfTheZeckendorfForm) {
  OutcomeSearch<rules::QuotaHeap> search(rules::fibonacci_nim);
  for (int heap = 2; heap <= 200; ++heap) {
    const std::string form = problem::digits(heap);
    Numbers takes;
    for (int take = 1; take < heap; ++take) {
      if (search.mover_wins({heap - take, 2 * take})) continue;
      takes.push_back(take);
      const std::string part = problem::digits(take);
      ASSERT_EQ(form.substr(form.size() - part.size()), part) << heap << ' ' << take;
    }
    Numbers named;
    for (const fibonacci_nim::Move<>& move : fibonacci_nim::winning_moves(heap))
      named.push_back(move.taken);
    ASSERT_EQ(named, takes) << heap;
    ASSERT_EQ(takes.empty(), form.rfind('1') == 0) << heap;
    if (takes.empty()) continue;
    ASSERT_EQ(takes[0], fibonacci_nim::least_winning_take(heap)) << heap;
    ASSERT_EQ(problem::digits(takes[0]), form.substr(form.rfind('1'))) << heap;
  }
}

}  // namespace
}  // namespace game
