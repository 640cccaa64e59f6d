// Grundy values of any rules: all digraphs on 5 ordered nodes and random rules with splits, outcome
// and all winning moves of sums against the oracle; cycles, long plays, kinds of positions.
#include "common/game/grundy.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "common/oracle/compounds.hpp"
#include "common/oracle/oracle.hpp"
#include "common/problem/random.hpp"
#include "common/testing/brute_force.hpp"
#include "common/testing/small_digraphs.hpp"

namespace game {
namespace {

using testing_support::Split;
using testing_support::winning_splits;
using Parts = std::vector<int>;
using Lists = std::vector<Parts>;
using Solver = grundy::Solver<int>;

TEST(Mex, ByHand) {
  EXPECT_EQ(grundy::mex({}), 0);
  EXPECT_EQ(grundy::mex({1, 2}), 0);
  EXPECT_EQ(grundy::mex({2, 0, 0, 1}), 3);
  EXPECT_EQ(grundy::mex({0, -1, 1000000000}), 1);
}

std::vector<Split> splits(const std::vector<Solver::Move>& moves) {
  std::vector<Split> chosen;
  for (const Solver::Move& move : moves)
    chosen.push_back({move.part, move.left});
  return chosen;
}

// `lists` gives the options of a part as lists of parts; `parts` is sorted.
template <class Rules>
void expect_as_by_the_rules(const Rules& lists, const Parts& parts, Solver& solver,
                            Oracle<Parts>& oracle) {
  ASSERT_EQ(solver.nim_sum(parts), oracle.grundy(parts));
  ASSERT_EQ(solver.mover_wins(parts), oracle.mover_wins(parts));
  ASSERT_EQ(splits(solver.winning_moves(parts)), winning_splits(lists, oracle, parts))
      << testing::PrintToString(parts);
}

// All sorted lists of at most three of the parts 0 … count - 1.
std::vector<Parts> sums_of_three(int count) {
  std::vector<Parts> sums;
  for (std::size_t size = 0; size <= 3; ++size) {
    const std::vector<Parts> longer = testing_support::multisets(size, count - 1);
    sums.insert(sums.end(), longer.begin(), longer.end());
  }
  return sums;
}

TEST(GrundySolver, OutcomeAndAllWinningMovesForEveryDigraphOnFiveNodes) {
  const std::vector<Parts> sums = sums_of_three(5);
  for (unsigned edges = 0; edges < SmallDigraph::count(5); ++edges) {
    const SmallDigraph digraph(5, edges);
    const auto lists = [&](int node) {
      Lists options;
      for (int option : digraph(node))
        options.push_back({option});
      return options;
    };
    Solver solver(digraph);
    Oracle<Parts> oracle(rules::disjunctive_with_splits(lists));
    for (const Parts& parts : sums)
      expect_as_by_the_rules(lists, parts, solver, oracle);
    if (HasFatalFailure()) FAIL() << "digraph " << edges;
  }
}

// Each part n has up to four options of at most three parts below n, at random. Some part has no
// option, some option leaves no part, and one option may be there twice.
Lists random_options(problem::Random& random, int part) {
  Lists options(static_cast<std::size_t>(random.between(0, 4)));
  for (Parts& option : options) {
    for (auto left = part == 0 ? 0 : random.between(0, 3); left > 0; --left)
      option.push_back(static_cast<int>(random.between(0, part - 1)));
  }
  return options;
}

TEST(GrundySolver, OutcomeAndAllWinningMovesWithRandomSplits) {
  problem::Random random(1);
  const std::vector<Parts> sums = sums_of_three(5);
  for (int game = 0; game < 30; ++game) {
    std::vector<Lists> table;
    for (int part = 0; part < 5; ++part)
      table.push_back(random_options(random, part));
    const auto lists = [&](int part) { return table[part]; };
    Solver solver(lists);
    Oracle<Parts> oracle(rules::disjunctive_with_splits(lists));
    for (const Parts& parts : sums)
      expect_as_by_the_rules(lists, parts, solver, oracle);
    if (HasFatalFailure()) FAIL() << "game " << game;
  }
}

TEST(GrundySolver, PPositionsOfSingleParts) {
  // Bash's game with the takes 1 to 3.
  Solver solver([](int counters) {
    Parts options;
    for (int left = std::max(0, counters - 3); left < counters; ++left)
      options.push_back(left);
    return options;
  });
  EXPECT_EQ(solver.p_positions({0, 1, 2, 3, 4, 5, 8, 7, 8}), (Parts{0, 4, 8, 8}));
}

TEST(GrundySolver, ReportsACycleEveryTimeAndForgetsWhatItOpened) {
  // 3 -> 2 -> 1 -> 3; 5 -> 4 -> 0, and 6 -> 5 and 3.
  const std::vector<Parts> table = {{}, {3}, {1}, {2}, {0}, {4}, {5, 3}};
  Solver solver([&](int node) { return table[node]; });
  for (int time = 0; time < 2; ++time) {
    EXPECT_THROW(solver.value(3), std::invalid_argument);
    EXPECT_THROW(solver.value(6), std::invalid_argument);
    EXPECT_THROW(solver.winning_moves({0, 2}), std::invalid_argument);
    EXPECT_EQ(solver.value(5), 0);
  }
}

TEST(GrundySolver, AMoveToItselfIsACycle) {
  Solver solver([](int node) { return Parts{node}; });
  EXPECT_THROW(solver.value(1), std::invalid_argument);
}

TEST(GrundySolver, ForgetsWhatItOpenedWhenTheRulesThrow) {
  bool is_broken = true;
  Solver solver([&](int n) {
    if (n == 0 && is_broken) throw std::runtime_error("broken");
    return n == 0 ? Parts{} : Parts{n - 1};
  });
  EXPECT_THROW(solver.value(5), std::runtime_error);
  is_broken = false;
  EXPECT_EQ(solver.value(5), 1);
}

TEST(GrundySolver, LongPlay) {
  Solver solver([](int n) { return n == 0 ? Parts{} : Parts{n - 1}; });
  EXPECT_EQ(solver.value(200001), 1);
}

TEST(GrundySolver, CallsTheRulesOnceForEachPart) {
  std::vector<int> calls(50, 0);
  Solver solver([&](int n) {
    ++calls[n];
    Parts options;
    for (int left = 0; left < n; ++left)
      options.push_back(left);
    return options;
  });
  EXPECT_EQ(solver.value(49), 49);
  EXPECT_EQ(solver.value(30), 30);
  EXPECT_EQ(calls, std::vector<int>(50, 1));
}

// A pair of heaps as one part: Nim again.
using Pair = std::pair<int, int>;

std::vector<Pair> two_heaps(const Pair& heaps) {
  std::vector<Pair> options;
  for (int left = 0; left < heaps.first; ++left)
    options.push_back({left, heaps.second});
  for (int left = 0; left < heaps.second; ++left)
    options.push_back({heaps.first, left});
  return options;
}

struct AllTheSame {
  std::size_t operator()(const Pair&) const { return 7; }
};

TEST(GrundySolver, PairsAndAHashOfOnesOwn) {
  grundy::Solver<Pair> solver(two_heaps);
  grundy::Solver<Pair, AllTheSame> with_collisions(two_heaps);
  for (int a = 0; a <= 8; ++a) {
    for (int b = 0; b <= 8; ++b) {
      ASSERT_EQ(solver.value({a, b}), a ^ b);
      ASSERT_EQ(with_collisions.value({a, b}), a ^ b);
    }
  }
}

// A list of heaps as one part, and a text of heaps.
TEST(GrundySolver, VectorsAndStrings) {
  const auto nim = [](const auto& heaps) {
    std::vector<std::decay_t<decltype(heaps)>> options;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      for (auto left = heaps[i]; left > 0;) {
        options.push_back(heaps);
        options.back()[i] = --left;
      }
    }
    return options;
  };
  grundy::Solver<std::vector<int>> of_vectors(nim);
  grundy::Solver<std::string> of_strings(nim);
  EXPECT_EQ(of_vectors.value({3, 5, 4}), 3 ^ 5 ^ 4);
  EXPECT_EQ(of_strings.value({3, 5, 4}), 3 ^ 5 ^ 4);
  // Nim with 3, 5, 4 and 5: the nim-sum is 7, so 5, 4 and 5 can be made smaller by it.
  EXPECT_EQ(of_vectors.winning_moves({{3, 5, 4}, {5}}).size(), 3u);
}

TEST(Hash, TellsOrderAndLengthApart) {
  const grundy::Hash hash{};
  EXPECT_NE(hash(Pair(1, 2)), hash(Pair(2, 1)));
  EXPECT_NE(hash(Parts{1, 2}), hash(Parts{2, 1}));
  EXPECT_NE(hash(Parts{0}), hash(Parts{0, 0}));
  EXPECT_NE(hash(Lists{{1}, {2}}), hash(Lists{{1, 2}}));
  EXPECT_EQ(hash(Parts{1, 2}), hash(Parts{1, 2}));
  EXPECT_NE(hash(std::vector<bool>{true, false}), hash(std::vector<bool>{false, true}));
}

}  // namespace
}  // namespace game
