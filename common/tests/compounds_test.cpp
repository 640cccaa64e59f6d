// The compounds: tests by hand. The theorems that decide them: compared with the oracle, which uses
// the definitions, on all digraphs on 5 ordered nodes and then on random larger ones.
#include "common/oracle/compounds.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "common/oracle/oracle.hpp"
#include "common/problem/random.hpp"
#include "common/testing/brute_force.hpp"
#include "common/testing/small_digraphs.hpp"

namespace game::rules {
namespace {

using testing_support::multisets;
using Parts = std::vector<int>;

// A countdown: the only move subtracts one.
std::vector<int> countdown(int n) {
  return n == 0 ? std::vector<int>{} : std::vector<int>{n - 1};
}

// Moves: none from 0; 1 -> 0; 2 -> 0 or 1.
std::vector<int> fork_of_two(int n) {
  return n == 2 ? std::vector<int>{0, 1} : countdown(n);
}

TEST(Product, ChoosesOneFromEach) {
  using Lists = std::vector<std::vector<int>>;
  EXPECT_EQ(product(Lists{}), (Lists{{}}));
  EXPECT_EQ(product(Lists{{1, 2}, {3}, {4, 5}}),
            (Lists{{1, 3, 4}, {1, 3, 5}, {2, 3, 4}, {2, 3, 5}}));
  EXPECT_EQ(product(Lists{{1, 2}, {}}), Lists{});
}

TEST(Compounds, OptionsByHand) {
  using Options = std::vector<Parts>;
  const Parts parts = {2, 0, 1};
  EXPECT_EQ(disjunctive(fork_of_two)(parts), (Options{{0, 0, 1}, {1, 0, 1}, {2, 0, 0}}));
  EXPECT_EQ(conjunctive(fork_of_two)(parts), Options{});
  EXPECT_EQ(conjunctive(fork_of_two)(Parts{2, 1}), (Options{{0, 0}, {1, 0}}));
  EXPECT_EQ(continued_conjunctive(fork_of_two)(parts), (Options{{0, 0, 0}, {1, 0, 0}}));
}

// Moves: 3 -> 1 and 2; 2 -> no part; none from 1.
std::vector<Parts> break_or_take(int n) {
  if (n == 3) return {{2, 1}};
  if (n == 2) return {{}};
  return {};
}

TEST(Compounds, SplitsReplaceOnePartAndComeSorted) {
  using Options = std::vector<Parts>;
  const auto rules = disjunctive_with_splits(break_or_take);
  EXPECT_EQ(rules(Parts{}), Options{});
  EXPECT_EQ(rules(Parts{1, 1}), Options{});
  EXPECT_EQ(rules(Parts{1, 2, 3}), (Options{{1, 3}, {1, 1, 2, 2}}));
}

TEST(Compounds, WithNoPartOrOnlyEndedPartsNothingCanMove) {
  for (const Parts& parts : {Parts{}, Parts{0}, Parts{0, 0}}) {
    EXPECT_TRUE(disjunctive(countdown)(parts).empty());
    EXPECT_TRUE(conjunctive(countdown)(parts).empty());
    EXPECT_TRUE(continued_conjunctive(countdown)(parts).empty());
  }
}

int nim_sum(Oracle<int>& oracle, const Parts& parts) {
  int sum = 0;
  for (int part : parts)
    sum ^= oracle.grundy(part);
  return sum;
}

int least_remoteness(Oracle<int>& oracle, const Parts& parts) {
  int least = oracle.remoteness(parts.front());
  for (int part : parts)
    least = std::min(least, oracle.remoteness(part));
  return least;
}

int greatest_suspense(Oracle<int>& oracle, const Parts& parts) {
  int greatest = 0;
  for (int part : parts)
    greatest = std::max(greatest, oracle.suspense(part));
  return greatest;
}

bool is_odd(int number) {
  return number % 2 != 0;
}

// The three theorems, for compounds of these nodes of one game.
template <class Rules>
void expect_theorems(const Rules& rules, const std::vector<Parts>& sums) {
  Oracle<int> part(rules);
  Oracle<Parts> one(disjunctive(rules));
  Oracle<Parts> all_short(conjunctive(rules));
  Oracle<Parts> all_long(continued_conjunctive(rules));
  for (const Parts& parts : sums) {
    ASSERT_EQ(one.grundy(parts), nim_sum(part, parts));
    ASSERT_EQ(one.mover_wins(parts), nim_sum(part, parts) != 0);
    ASSERT_EQ(all_short.remoteness(parts), least_remoteness(part, parts));
    ASSERT_EQ(all_short.mover_wins(parts), is_odd(least_remoteness(part, parts)));
    ASSERT_EQ(all_long.suspense(parts), greatest_suspense(part, parts));
    ASSERT_EQ(all_long.mover_wins(parts), is_odd(greatest_suspense(part, parts)));
  }
}

TEST(Theorems, HoldForSinglesPairsAndTriplesOfEveryDigraph) {
  const int nodes = 5;
  const std::vector<Parts> pairs = multisets(2, nodes - 1), triples = multisets(3, nodes - 1);
  ASSERT_EQ(pairs.size(), 15u);
  ASSERT_EQ(triples.size(), 35u);
  for (unsigned edges = 0; edges < SmallDigraph::count(nodes); ++edges) {
    const SmallDigraph digraph(nodes, edges);
    expect_theorems(digraph, multisets(1, nodes - 1));
    expect_theorems(digraph, pairs);
    expect_theorems(digraph, triples);
    if (HasFatalFailure()) FAIL() << "digraph " << edges;
  }
}

TEST(Theorems, HoldForRandomGames) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    problem::Random random(seed);
    const int nodes = static_cast<int>(random.between(6, 9));
    const std::uint64_t last_code = (std::uint64_t{1} << (nodes * (nodes - 1) / 2)) - 1;
    const std::uint64_t half_of_all_edges = random.between(0, last_code);
    const std::uint64_t a_quarter = half_of_all_edges & random.between(0, last_code);
    const bool is_dense = random.between(0, 1) == 0;
    expect_theorems(SmallDigraph(nodes, is_dense ? half_of_all_edges : a_quarter),
                    multisets(3, nodes - 1));
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace game::rules
