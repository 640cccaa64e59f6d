// The compounds: tests by hand. The theorems that decide them: compared with the oracle, which uses
// the definitions, on all digraphs on 5 ordered nodes and then on random larger ones.
#include "common/oracle/compounds.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "common/oracle/oracle.hpp"
#include "common/problem/random.hpp"
#include "common/testing/small_digraphs.hpp"

namespace game::rules {
namespace {

using Parts = std::vector<int>;
using CompoundRules = Oracle<Parts>::Options;

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

// Countdowns have only one move. So the lengths of the three compounds are the sum, the minimum and
// the maximum of the lengths of the parts.
TEST(Compounds, LengthsOfCountdowns) {
  Oracle<Parts> one(disjunctive(countdown));
  Oracle<Parts> all_short(conjunctive(countdown));
  Oracle<Parts> all_long(continued_conjunctive(countdown));
  EXPECT_EQ(one.remoteness({3, 7, 2}), 12);
  EXPECT_EQ(all_short.remoteness({3, 7, 2}), 2);
  EXPECT_EQ(all_long.remoteness({3, 7, 2}), 7);
}

// All multisets of `size` nodes, the largest node first.
std::vector<Parts> multisets(int nodes, int size) {
  if (size == 0) return {{}};
  std::vector<Parts> result;
  for (const Parts& rest : multisets(nodes, size - 1)) {
    for (int node = 0; node < nodes && (rest.empty() || node <= rest.back()); ++node) {
      result.push_back(rest);
      result.back().push_back(node);
    }
  }
  return result;
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
  const std::vector<Parts> pairs = multisets(nodes, 2), triples = multisets(nodes, 3);
  ASSERT_EQ(pairs.size(), 15u);
  ASSERT_EQ(triples.size(), 35u);
  for (unsigned edges = 0; edges < SmallDigraph::count(nodes); ++edges) {
    const SmallDigraph digraph(nodes, edges);
    expect_theorems(digraph, multisets(nodes, 1));
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
                    multisets(nodes, 3));
    if (HasFatalFailure()) return;
  }
}

// Numbers of a single game whose parity may decide its continued conjunctive compounds.
using Numbers = std::vector<int>;

template <int (Oracle<int>::*number)(const int&)>
Numbers numbers_of_nodes(const SmallDigraph& digraph, int nodes) {
  Oracle<int> oracle(digraph);
  Numbers numbers;
  for (int node = 0; node < nodes; ++node)
    numbers.push_back((oracle.*number)(node));
  return numbers;
}

const auto suspense_numbers = numbers_of_nodes<&Oracle<int>::suspense>;
const auto remoteness_numbers = numbers_of_nodes<&Oracle<int>::remoteness>;

// A common wrong version of the rule, with the two sides swapped and all options counted: 1 + the
// least number of all options if the mover wins, 1 + the greatest one otherwise.
Numbers swapped_step_numbers(const SmallDigraph& digraph, int nodes) {
  Oracle<int> oracle(digraph);
  Numbers numbers;
  for (int node = 0; node < nodes; ++node) {
    Numbers after_move;
    for (int option : digraph(node))
      after_move.push_back(numbers[option]);
    std::sort(after_move.begin(), after_move.end());
    const bool has_ended = after_move.empty();
    numbers.push_back(
        has_ended ? 0 : 1 + (oracle.mover_wins(node) ? after_move.front() : after_move.back()));
  }
  return numbers;
}

struct Refutation {
  int nodes;
  unsigned edges;
  Parts pair;
};

// All pairs of nodes, over all digraphs on this many nodes, where the parity of the greater number
// does not decide the continued conjunctive compound.
std::vector<Refutation> refutations(int nodes,
                                    const std::function<Numbers(const SmallDigraph&, int)>& rule) {
  std::vector<Refutation> found;
  for (unsigned edges = 0; edges < SmallDigraph::count(nodes); ++edges) {
    const SmallDigraph digraph(nodes, edges);
    Oracle<Parts> compound(continued_conjunctive(digraph));
    const Numbers numbers = rule(digraph, nodes);
    for (const Parts& pair : multisets(nodes, 2)) {
      const bool claim = is_odd(std::max(numbers[pair[0]], numbers[pair[1]]));
      if (claim != compound.mover_wins(pair)) found.push_back({nodes, edges, pair});
    }
  }
  return found;
}

// 1024 digraphs with 15 pairs each: 15,360 compounds.
TEST(ContinuedConjunctive, RulesThatAreWrongAndHowOften) {
  EXPECT_EQ(refutations(5, suspense_numbers).size(), 0u);
  EXPECT_EQ(refutations(5, remoteness_numbers).size(), 128u);
  EXPECT_EQ(refutations(5, swapped_step_numbers).size(), 418u);
}

// No digraph on three nodes refutes remoteness; two on four nodes do. The one with fewer moves is
// 1 -> 0, 2 -> 1, 3 -> 0 or 2, with the pair of nodes 3 and 2. Their remotenesses are 1 and 2, and
// the greater one is even; but the mover wins. The mover does not end the first game by 3 -> 0, but
// plays 3 -> 2 and 2 -> 1. The other player can only play 2 -> 1 and 1 -> 0. Then the mover makes
// the last move 1 -> 0.
TEST(ContinuedConjunctive, SmallestRefutationOfRemoteness) {
  for (int nodes = 1; nodes <= 3; ++nodes) {
    ASSERT_TRUE(refutations(nodes, remoteness_numbers).empty()) << nodes;
  }
  const std::vector<Refutation> found = refutations(4, remoteness_numbers);
  ASSERT_EQ(found.size(), 2u);
  const SmallDigraph smaller(4, found[0].edges), larger(4, found[1].edges);
  const std::vector<Parts> options = {smaller(0), smaller(1), smaller(2), smaller(3)};
  EXPECT_EQ(options, (std::vector<Parts>{{}, {0}, {1}, {0, 2}}));
  EXPECT_EQ(found[0].pair, (Parts{3, 2}));
  EXPECT_EQ(larger(3), (Parts{0, 1, 2}));
  EXPECT_EQ(found[1].pair, (Parts{3, 2}));

  Oracle<int> part(smaller);
  Oracle<Parts> compound(continued_conjunctive(smaller));
  EXPECT_EQ(part.remoteness(3), 1);
  EXPECT_EQ(part.remoteness(2), 2);
  EXPECT_EQ(greatest_suspense(part, {3, 2}), 3);
  EXPECT_TRUE(compound.mover_wins({3, 2}));
  EXPECT_EQ(compound.winning_move({3, 2}), (Parts{2, 1}));
}

}  // namespace
}  // namespace game::rules
