// The oracle compared with games solved by hand and, on all digraphs on 5 ordered nodes, with the
// definition of a strategy: a choice of one option at every node.
#include "common/oracle/oracle.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <stdexcept>
#include <vector>

#include "common/oracle/compounds.hpp"
#include "common/testing/brute_force.hpp"
#include "common/testing/small_digraphs.hpp"

namespace game {
namespace {

// Take 1, 2 or 3 from a heap.
std::vector<int> take_up_to_three(int heap) {
  std::vector<int> options;
  for (int taken = 1; taken <= 3 && taken <= heap; ++taken)
    options.push_back(heap - taken);
  return options;
}

TEST(Mex, IsTheLeastNumberThatIsMissing) {
  EXPECT_EQ(mex({}), 0);
  EXPECT_EQ(mex({1, 2}), 0);
  EXPECT_EQ(mex({0, 0, 1, 3}), 2);
  EXPECT_EQ(mex({2, 1, 0}), 3);
  EXPECT_EQ(mex({-1}), 0);
  EXPECT_EQ(mex({1000000000, 0}), 1);
}

TEST(Oracle, AnEndedGameIsLostInNormalPlayAndWonInMisere) {
  const auto no_options = [](int) { return std::vector<int>{}; };
  Oracle<int> normal(no_options);
  Oracle<int> misere(no_options, Play::kMisere);
  EXPECT_FALSE(normal.mover_wins(7));
  EXPECT_TRUE(misere.mover_wins(7));
  EXPECT_FALSE(normal.winning_move(7).has_value());
  EXPECT_FALSE(misere.winning_move(7).has_value());
  EXPECT_EQ(normal.grundy(7), 0);
  EXPECT_EQ(normal.suspense(7), 0);
  EXPECT_EQ(misere.remoteness(7), 0);
}

// By hand: 0, 4 and 8 are lost. From 5 … 7 the winner goes to 4. Then play lasts two more moves,
// whatever the loser does, because 4 - 1, 4 - 2 and 4 - 3 all reach 0 with the next move.
TEST(Oracle, HandWorkedHeap) {
  Oracle<int> oracle(take_up_to_three);
  const std::vector<int> grundy = {0, 1, 2, 3, 0, 1, 2, 3, 0};
  const std::vector<int> length = {0, 1, 1, 1, 2, 3, 3, 3, 4};
  for (int heap = 0; heap <= 8; ++heap) {
    ASSERT_EQ(oracle.mover_wins(heap), heap % 4 != 0) << heap;
    ASSERT_EQ(oracle.grundy(heap), grundy[heap]) << heap;
    ASSERT_EQ(oracle.suspense(heap), length[heap]) << heap;
    ASSERT_EQ(oracle.remoteness(heap), length[heap]) << heap;
  }
  EXPECT_EQ(oracle.winning_move(6), 4);
  EXPECT_FALSE(oracle.winning_move(8).has_value());
}

TEST(Oracle, MisereHeapIsLostOneLater) {
  Oracle<int> oracle(take_up_to_three, Play::kMisere);
  for (int heap = 0; heap <= 12; ++heap)
    ASSERT_EQ(oracle.mover_wins(heap), heap % 4 != 1) << heap;
  EXPECT_EQ(oracle.winning_move(4), 1);
  EXPECT_THROW(oracle.grundy(3), std::logic_error);
}

TEST(Oracle, RefusesCycles) {
  Oracle<int> loop([](int node) { return std::vector<int>{node}; });
  EXPECT_THROW(loop.mover_wins(0), std::invalid_argument);
  Oracle<int> round([](int node) { return std::vector<int>{(node + 1) % 3}; });
  EXPECT_THROW(round.mover_wins(0), std::invalid_argument);
  EXPECT_THROW(round.mover_wins(1), std::invalid_argument);
}

// Two ways to the same position are no cycle, and an option that is listed twice is none either.
TEST(Oracle, AcceptsRepeatedOptions) {
  Oracle<int> oracle([](int node) {
    return node == 0 ? std::vector<int>{} : std::vector<int>{node - 1, 0, node - 1};
  });
  EXPECT_EQ(oracle.grundy(2), 2);
}

TEST(Oracle, LongPlayNeedsNoStack) {
  Oracle<int> oracle(
      [](int heap) { return heap == 0 ? std::vector<int>{} : std::vector<int>{heap - 1}; });
  EXPECT_EQ(oracle.suspense(300000), 300000);
  EXPECT_TRUE(oracle.mover_wins(299999));
}

// A strategy picks an option at every node that has one; -1 elsewhere.
using Strategy = std::vector<int>;

std::vector<Strategy> all_strategies(const SmallDigraph& digraph, int nodes) {
  std::vector<std::vector<int>> choices;
  for (int node = 0; node < nodes; ++node) {
    choices.push_back(digraph(node));
    if (choices.back().empty()) choices.back() = {-1};
  }
  return rules::product(choices);
}

// The number of moves when the first player follows `first` and the other one `second`.
int moves_made(const Strategy& first, const Strategy& second, int node) {
  int moves = 0;
  for (; node >= 0; ++moves)
    node = (moves % 2 == 0 ? first : second)[node];
  return moves - 1;
}

// What a strategy of the first player guarantees against every strategy of the other one.
struct Promise {
  bool always_wins = true;
  int shortest = 1000;
  int longest = 0;
};

Promise promise(const Strategy& mine, const std::vector<Strategy>& replies, int node, bool i_start,
                Play play) {
  Promise result;
  for (const Strategy& reply : replies) {
    const int moves = i_start ? moves_made(mine, reply, node) : moves_made(reply, mine, node);
    const bool starter_moved_last = moves % 2 == 1;
    const bool i_moved_last = starter_moved_last == i_start;
    result.always_wins &= i_moved_last == (play == Play::kNormal);
    result.shortest = std::min(result.shortest, moves);
    result.longest = std::max(result.longest, moves);
  }
  return result;
}

// Checks one node; `starts`: the player who can win is the one to move.
void expect_strategies_agree(Oracle<int>& oracle, const std::vector<Strategy>& strategies, int node,
                             Play play) {
  const bool starts = oracle.mover_wins(node);
  int winning_strategies = 0, suspense = 0, remoteness = 1000;
  for (const Strategy& strategy : strategies) {
    const Promise kept = promise(strategy, strategies, node, starts, play);
    if (!kept.always_wins) continue;
    ++winning_strategies;
    suspense = std::max(suspense, kept.shortest);
    remoteness = std::min(remoteness, kept.longest);
  }
  ASSERT_GT(winning_strategies, 0);
  ASSERT_EQ(oracle.suspense(node), suspense);
  ASSERT_EQ(oracle.remoteness(node), remoteness);
}

class EveryDigraph : public testing::TestWithParam<Play> {};

TEST_P(EveryDigraph, TheWinnerHasAStrategyAndTheLengthsAreItsBest) {
  const int nodes = 5;
  for (unsigned edges = 0; edges < SmallDigraph::count(nodes); ++edges) {
    const SmallDigraph digraph(nodes, edges);
    Oracle<int> oracle(digraph, GetParam());
    const std::vector<Strategy> strategies = all_strategies(digraph, nodes);
    for (int node = 0; node < nodes; ++node) {
      expect_strategies_agree(oracle, strategies, node, GetParam());
      if (HasFatalFailure()) FAIL() << "digraph " << edges << ", node " << node;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(BothPlays, EveryDigraph, testing::Values(Play::kNormal, Play::kMisere),
                         testing_support::name_of_play);

TEST(SmallDigraph, HasAllDigraphsOnce) {
  std::set<std::vector<std::vector<int>>> seen;
  for (unsigned edges = 0; edges < SmallDigraph::count(5); ++edges) {
    const SmallDigraph digraph(5, edges);
    seen.insert({digraph(0), digraph(1), digraph(2), digraph(3), digraph(4)});
  }
  EXPECT_EQ(seen.size(), 1024u);
}

TEST(Oracle, OnEveryDigraphAMoveToPIsNamedExactlyFromNPositions) {
  const int nodes = 5;
  for (unsigned edges = 0; edges < SmallDigraph::count(nodes); ++edges) {
    const SmallDigraph digraph(nodes, edges);
    Oracle<int> oracle(digraph);
    for (int node = 0; node < nodes; ++node) {
      const auto move = oracle.winning_move(node);
      ASSERT_EQ(move.has_value(), oracle.mover_wins(node));
      if (!move) continue;
      const std::vector<int> options = digraph(node);
      ASSERT_EQ(std::count(options.begin(), options.end(), *move), 1);
      ASSERT_FALSE(oracle.mover_wins(*move));
    }
  }
}

TEST(OutcomeSearch, AgreesWithTheOracleOnEveryDigraph) {
  const int nodes = 5;
  for (unsigned edges = 0; edges < SmallDigraph::count(nodes); ++edges) {
    const SmallDigraph digraph(nodes, edges);
    Oracle<int> oracle(digraph);
    for (int first = 0; first < nodes; ++first) {
      OutcomeSearch<int> search(digraph);
      ASSERT_EQ(search.mover_wins(first), oracle.mover_wins(first));
      for (int node = 0; node < nodes; ++node)
        ASSERT_EQ(search.mover_wins(node), oracle.mover_wins(node));
    }
  }
}

TEST(OutcomeSearch, RefusesCycles) {
  OutcomeSearch<int> loop([](int node) { return std::vector<int>{node}; });
  EXPECT_THROW(loop.mover_wins(0), std::invalid_argument);
  OutcomeSearch<int> round([](int node) { return std::vector<int>{(node + 1) % 3}; });
  EXPECT_THROW(round.mover_wins(0), std::invalid_argument);
}

}  // namespace
}  // namespace game
