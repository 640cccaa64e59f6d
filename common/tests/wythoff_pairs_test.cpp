// The lost pairs of Wythoff's game: the closed form and the walk compared with the mex rule, and
// the mex rule with the game itself.
#include "common/game/wythoff_pairs.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include "common/game/oracle.hpp"

namespace {

using Heaps = std::pair<int, int>;

std::vector<Heaps> options(const Heaps& heaps) {
  std::vector<Heaps> reached;
  for (int less = 0; less < heaps.first; ++less)
    reached.push_back({less, heaps.second});
  for (int less = 0; less < heaps.second; ++less)
    reached.push_back({heaps.first, less});
  for (int taken = 1; taken <= heaps.first && taken <= heaps.second; ++taken)
    reached.push_back({heaps.first - taken, heaps.second - taken});
  return reached;
}

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

TEST(WythoffPairs, TheMexRuleFindsTheLostPairsOfTheGame) {
  game::Oracle<Heaps> rules(options);
  std::set<Heaps> lost;
  const std::vector<std::int64_t> lowers = lowers_by_mex(60);
  for (int k = 0; k < 60; ++k)
    lost.insert({static_cast<int>(lowers[k]), static_cast<int>(lowers[k]) + k});
  for (int a = 0; a <= 60; ++a) {
    for (int b = a; b <= 60; ++b)
      EXPECT_EQ(rules.mover_wins({a, b}), lost.count({a, b}) == 0) << a << ' ' << b;
  }
}

TEST(WythoffPairs, TheClosedFormFollowsTheMexRule) {
  const std::vector<std::int64_t> lowers = lowers_by_mex(100000);
  for (std::int64_t k = 0; k < 100000; ++k)
    ASSERT_EQ(game::wythoff_lower(k), lowers[k]) << k;
}

TEST(WythoffPairs, TheWalkFollowsTheMexRuleFromAnyStart) {
  const std::vector<std::int64_t> lowers = lowers_by_mex(5000);
  for (std::int64_t start : {1, 2, 3, 4, 5, 6, 7, 8, 100, 233, 4000}) {
    game::WythoffWalk walk(start, [&](std::int64_t k) { return lowers[k]; });
    for (std::int64_t k = start; k < 5000; ++k, walk.advance()) {
      ASSERT_EQ(walk.k(), k);
      ASSERT_EQ(walk.lower(), lowers[k]) << k << " from " << start;
    }
  }
}

TEST(WythoffPairs, CloseDifferencesAreSumsOfGreatFibonacciNumbers) {
  EXPECT_EQ(game::close_differences(2, 12),
            (std::vector<std::int64_t>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));
  EXPECT_EQ(game::close_differences(6, 60),
            (std::vector<std::int64_t>{8, 13, 21, 29, 34, 42, 47, 55}));
}

}  // namespace
