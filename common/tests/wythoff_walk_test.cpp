// The walk over the lost pairs of Wythoff's game compared with the mex rule, and the mex rule with
// the game itself.
#include "common/oracle/wythoff_walk.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include "common/oracle/heap_games.hpp"
#include "common/oracle/oracle.hpp"

namespace {

using Heaps = game::rules::TwoHeaps;

// The smaller numbers of the pairs 0 … count - 1; each is the least number in no earlier pair.
std::vector<std::int64_t> lowers_by_mex(std::int64_t count) {
  std::set<std::int64_t> greater;
  std::vector<std::int64_t> lowers = {0};
  for (std::int64_t k = 1; k < count; ++k) {
    std::int64_t lower = lowers.back() + 1;
    while (greater.count(lower) > 0)
      ++lower;
    lowers.push_back(lower);
    greater.insert(lower + k);
  }
  return lowers;
}

TEST(WythoffWalk, TheMexRuleFindsTheLostPairsOfTheGame) {
  game::Oracle<Heaps> rules(game::rules::wythoff);
  std::set<Heaps> lost;
  const std::vector<std::int64_t> lowers = lowers_by_mex(60);
  for (int k = 0; k < 60; ++k)
    lost.insert({static_cast<int>(lowers[k]), static_cast<int>(lowers[k]) + k});
  for (int a = 0; a <= 60; ++a) {
    for (int b = a; b <= 60; ++b)
      ASSERT_EQ(rules.mover_wins({a, b}), lost.count({a, b}) == 0) << a << ' ' << b;
  }
}

TEST(WythoffWalk, TheWalkFollowsTheMexRuleFromAnyStart) {
  const std::vector<std::int64_t> lowers = lowers_by_mex(5000);
  for (std::int64_t start : {1, 2, 3, 4, 5, 6, 7, 8, 100, 233, 4000}) {
    game::WythoffWalk walk(start, [&](std::int64_t k) { return lowers[k]; });
    for (std::int64_t k = start; k < 5000; ++k, walk.advance()) {
      ASSERT_EQ(walk.k(), k);
      ASSERT_EQ(walk.lower(), lowers[k]) << k << " from " << start;
    }
  }
}

}  // namespace
