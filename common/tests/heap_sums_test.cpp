// Sums of heaps against the rules of Nim.
#include "common/game/heap_sums.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "common/game/classical.hpp"
#include "common/game/compounds.hpp"

namespace {

TEST(MexTable, HoldsTheGrundyValuesOfTwoHeaps) {
  game::Oracle<std::vector<int>> nim(game::disjunctive(game::nim_heap));
  const std::vector<std::vector<int>> table = game::mex_table(20);
  for (int x = 0; x < 20; ++x) {
    for (int y = 0; y < 20; ++y)
      EXPECT_EQ(table[x][y], nim.grundy({x, y})) << x << ' ' << y;
  }
}

TEST(HeapSum, IsTheEntryOfTheTable) {
  const int side = 3 * game::kHeapSumBase + 5;
  const std::vector<std::vector<int>> table = game::mex_table(side);
  for (int x = 0; x < side; ++x) {
    for (int y = 0; y < side; ++y)
      ASSERT_EQ(game::heap_sum(x, y), table[x][y]) << x << ' ' << y;
  }
}

// A heap cancels an equal one, and only this one.
TEST(HeapSum, OfLargeHeaps) {
  const int most = (1 << 30) - 1;
  EXPECT_EQ(game::heap_sum(most, most), 0);
  EXPECT_EQ(game::heap_sum(most, 0), most);
  EXPECT_EQ(game::heap_sum(0, most), most);
  EXPECT_EQ(game::heap_sum(1 << 29, most), most - (1 << 29));
}

}  // namespace
