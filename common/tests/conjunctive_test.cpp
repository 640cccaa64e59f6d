// Conjunctive compounds of any rules: all digraphs on 5 ordered nodes, numbers, outcome and all
// winning moves against the oracle; cycles, long plays, kinds of positions.
#include "common/game/conjunctive.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <stdexcept>
#include <utility>
#include <vector>

#include "common/oracle/compounds.hpp"
#include "common/oracle/oracle.hpp"
#include "common/testing/brute_force.hpp"
#include "common/testing/small_digraphs.hpp"

namespace game {
namespace {

using Parts = std::vector<int>;
using LongRule = conjunctive::LongRule<int>;
using ShortRule = conjunctive::ShortRule<int>;

// All lists of at most three nodes, in every order.
std::vector<Parts> lists_of_three(int nodes) {
  std::vector<Parts> lists;
  for (std::size_t size = 0; size <= 3; ++size) {
    const std::vector<Parts> longer = testing_support::all_vectors(size, nodes - 1);
    lists.insert(lists.end(), longer.begin(), longer.end());
  }
  return lists;
}

// Whether the numbers of these options decide for the player who moved to them.
bool is_winning_choice(const LongRule&, const std::vector<int>& numbers) {
  return *std::max_element(numbers.begin(), numbers.end()) % 2 == 0;
}

bool is_winning_choice(const ShortRule&, const std::vector<int>& numbers) {
  return *std::min_element(numbers.begin(), numbers.end()) % 2 == 0;
}

// The parts of each winning move that the lists of the solver describe, sorted.
template <class Solver>
std::vector<Parts> described(const Solver& solver,
                             const std::vector<std::vector<typename Solver::Option>>& lists) {
  std::vector<Parts> winning;
  if (lists.empty()) return winning;
  for (const auto& options : rules::product(lists)) {
    Parts parts, numbers;
    for (const auto& option : options) {
      parts.push_back(option.part);
      numbers.push_back(option.number);
    }
    if (is_winning_choice(solver, numbers)) winning.push_back(parts);
  }
  return winning;
}

// Every option that is listed is in some winning move, and comes in the order of the rules.
template <class Solver>
void expect_no_useless_option(const std::vector<std::vector<typename Solver::Option>>& lists,
                              const std::vector<Parts>& winning) {
  for (std::size_t i = 0; i < lists.size(); ++i) {
    std::set<int> used, listed;
    for (const Parts& move : winning)
      used.insert(move[i]);
    int last = -1;
    for (const auto& option : lists[i]) {
      ASSERT_LT(last, option.part);  // the rules of a digraph name smaller nodes first
      last = option.part;
      listed.insert(option.part);
    }
    ASSERT_EQ(listed, used);
  }
}

template <class Solver, class Compound>
void expect_as_by_the_rules(Solver& solver, const Compound& compound, Oracle<Parts>& oracle,
                            const Parts& parts) {
  ASSERT_EQ(solver.mover_wins(parts), oracle.mover_wins(parts));
  const std::vector<Parts> winning = testing_support::winning_options(compound, oracle, parts);
  const auto lists = solver.winning_moves(parts);
  ASSERT_EQ(lists.empty(), winning.empty());
  ASSERT_EQ(described(solver, lists), winning) << testing::PrintToString(parts);
  expect_no_useless_option<Solver>(lists, winning);
  const Parts move = solver.winning_move(parts);
  const auto found = std::find(winning.begin(), winning.end(), move);
  ASSERT_EQ(found == winning.end(), winning.empty());
  ASSERT_EQ(move.empty(), winning.empty());
}

// `compound_of` gives the rules of the compound, `number` the number of a node by the oracle.
template <class Solver, class Compound, class Number>
void expect_as_by_the_rules_on_every_digraph(Compound compound_of, Number number) {
  const std::vector<Parts> lists = lists_of_three(5);
  for (unsigned edges = 0; edges < SmallDigraph::count(5); ++edges) {
    const SmallDigraph digraph(5, edges);
    const auto compound = compound_of(digraph);
    Solver solver(digraph);
    Oracle<Parts> oracle(compound);
    Oracle<int> part(digraph);
    for (int node = 0; node < 5; ++node)
      ASSERT_EQ(solver.number(node), (part.*number)(node));
    for (const Parts& parts : lists)
      expect_as_by_the_rules(solver, compound, oracle, parts);
    if (testing::Test::HasFatalFailure()) FAIL() << "digraph " << edges;
  }
}

TEST(LongRule, OutcomeAndAllWinningMovesForEveryDigraphOnFiveNodes) {
  expect_as_by_the_rules_on_every_digraph<LongRule>(rules::continued_conjunctive<SmallDigraph>,
                                                    &Oracle<int>::suspense);
}

TEST(ShortRule, OutcomeAndAllWinningMovesForEveryDigraphOnFiveNodes) {
  expect_as_by_the_rules_on_every_digraph<ShortRule>(rules::conjunctive<SmallDigraph>,
                                                     &Oracle<int>::remoteness);
}

// The digraph 1 -> 0, 2 -> 1, 3 -> 0 or 2, by hand.
Parts four_nodes(int node) {
  return std::vector<Parts>{{}, {0}, {1}, {0, 2}}[node];
}

// The suspense numbers are 0, 1, 2, 3. With 3 -> 0 the mover would lose.
TEST(LongRule, WinnerPlaysSlowly) {
  LongRule solver(four_nodes);
  EXPECT_EQ(solver.winning_move({3, 2}), (Parts{2, 1}));
  EXPECT_EQ(solver.p_positions({3, 2, 1, 0, 2}), (Parts{2, 0, 2}));
}

// The remotenesses are 0, 1, 2, 1. With 3 -> 2 the mover would lose.
TEST(ShortRule, WinnerPlaysFast) {
  ShortRule solver(four_nodes);
  EXPECT_EQ(solver.winning_move({3, 2}), (Parts{0, 1}));
  EXPECT_EQ(solver.p_positions({3, 2, 1, 0}), (Parts{2, 0}));
}

TEST(Conjunctive, ReportsACycleEveryTimeAndForgetsWhatItOpened) {
  const std::vector<Parts> table = {{}, {3}, {1}, {2}, {0}, {4}, {5, 3}};
  LongRule solver([&](int node) { return table[node]; });
  for (int time = 0; time < 2; ++time) {
    EXPECT_THROW(solver.number(3), std::invalid_argument);
    EXPECT_THROW(solver.mover_wins({0, 6}), std::invalid_argument);
    EXPECT_EQ(solver.number(5), 2);
  }
}

Parts countdown(int n) {
  return n == 0 ? Parts{} : Parts{n - 1};
}

TEST(Conjunctive, LongPlay) {
  LongRule all(countdown);
  EXPECT_EQ(all.number(100001), 100001);
  EXPECT_TRUE(all.mover_wins({10, 100001}));
  ShortRule any(countdown);
  EXPECT_EQ(any.number(100001), 100001);
  EXPECT_FALSE(any.mover_wins({10, 100001}));
}

using Square = std::pair<int, int>;

// The knights of CEOI 2008 on a corner of the board: two down and one sideways.
std::vector<Square> knight(const Square& at) {
  std::vector<Square> options;
  for (const Square& step : {Square{-2, 1}, Square{-2, -1}, Square{-1, -2}, Square{1, -2}}) {
    const Square to = {at.first + step.first, at.second + step.second};
    if (to.first >= 0 && to.second >= 0) options.push_back(to);
  }
  return options;
}

struct AllTheSame {
  std::size_t operator()(const Square&) const { return 7; }
};

TEST(Conjunctive, PairsAndAHashOfOnesOwn) {
  conjunctive::LongRule<Square> solver(knight);
  conjunctive::LongRule<Square, AllTheSame> with_collisions(knight);
  Oracle<Square> oracle(knight);
  for (int x = 0; x < 8; ++x) {
    for (int y = 0; y < 8; ++y) {
      ASSERT_EQ(solver.number({x, y}), oracle.suspense({x, y}));
      ASSERT_EQ(with_collisions.number({x, y}), oracle.suspense({x, y}));
    }
  }
}

// A list of countdowns as one part: subtract one from all of them.
TEST(Conjunctive, VectorsAsParts) {
  conjunctive::ShortRule<Parts> solver([](Parts numbers) {
    for (int& number : numbers) {
      if (number-- == 0) return std::vector<Parts>{};
    }
    return std::vector<Parts>{numbers};
  });
  EXPECT_EQ(solver.number({5, 3, 4}), 3);
  EXPECT_EQ(solver.winning_move({{5, 3, 4}, {9}}), (std::vector<Parts>{{4, 2, 3}, {8}}));
}

}  // namespace
}  // namespace game
