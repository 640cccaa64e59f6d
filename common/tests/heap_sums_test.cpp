// Sums of heaps against the rules of Nim.
#include "common/problem/heap_sums.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "common/oracle/compounds.hpp"
#include "common/oracle/heap_games.hpp"

namespace {

TEST(MexTable, HoldsTheGrundyValuesOfTwoHeaps) {
  game::Oracle<std::vector<int>> nim(game::rules::disjunctive(game::rules::nim_heap));
  const std::vector<std::vector<int>> table = problem::mex_table(20);
  for (int x = 0; x < 20; ++x) {
    for (int y = 0; y < 20; ++y)
      ASSERT_EQ(table[x][y], nim.grundy({x, y})) << x << ' ' << y;
  }
}

TEST(HeapSum, IsTheEntryOfTheTable) {
  const int side = 3 * problem::kHeapSumBase + 5;
  const std::vector<std::vector<int>> table = problem::mex_table(side);
  for (int x = 0; x < side; ++x) {
    for (int y = 0; y < side; ++y)
      ASSERT_EQ(problem::heap_sum(x, y), table[x][y]) << x << ' ' << y;
  }
}

// A heap cancels an equal one, and only this one.
TEST(HeapSum, OfLargeHeaps) {
  const int most = (1 << 30) - 1;
  EXPECT_EQ(problem::heap_sum(most, most), 0);
  EXPECT_EQ(problem::heap_sum(most, 0), most);
  EXPECT_EQ(problem::heap_sum(0, most), most);
  EXPECT_EQ(problem::heap_sum(1 << 29, most), most - (1 << 29));
}

}  // namespace
