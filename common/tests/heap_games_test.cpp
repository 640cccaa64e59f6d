// The rules of the classical heap games: tests by hand.
#include "common/oracle/heap_games.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace game::rules {
namespace {

using Heaps = std::vector<int>;

TEST(HeapGames, NimHeap) {
  EXPECT_EQ(nim_heap(0), Heaps{});
  EXPECT_EQ(nim_heap(3), (Heaps{0, 1, 2}));
}

TEST(HeapGames, Bash) {
  EXPECT_EQ(bash(3)(0), Heaps{});
  EXPECT_EQ(bash(3)(2), (Heaps{1, 0}));
  EXPECT_EQ(bash(3)(5), (Heaps{4, 3, 2}));
}

TEST(HeapGames, CountUp) {
  EXPECT_EQ(count_up(5, 2)(0), (Heaps{1, 2}));
  EXPECT_EQ(count_up(5, 2)(4), (Heaps{5, 6}));
  EXPECT_EQ(count_up(5, 2)(5), Heaps{});
}

TEST(HeapGames, MooreNim) {
  EXPECT_EQ(moore_nim(2)({}), std::vector<Heaps>{});
  EXPECT_EQ(moore_nim(1)({1, 2}), (std::vector<Heaps>{{0, 2}, {1, 0}, {1, 1}}));
  EXPECT_EQ(moore_nim(2)({1, 2}), (std::vector<Heaps>{{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1}}));
  EXPECT_EQ(moore_nim(2)({1, 1, 1}),
            (std::vector<Heaps>{{0, 0, 1}, {0, 1, 0}, {0, 1, 1}, {1, 0, 0}, {1, 0, 1}, {1, 1, 0}}));
}

TEST(HeapGames, StaircaseNim) {
  EXPECT_TRUE(staircase_nim({}).empty());
  EXPECT_TRUE(staircase_nim({3}).empty());
  EXPECT_EQ(staircase_nim({1, 0, 2}), (std::vector<Heaps>{{1, 1, 1}, {1, 2, 0}}));
  EXPECT_EQ(staircase_nim({0, 1, 1}), (std::vector<Heaps>{{1, 0, 1}, {0, 2, 0}}));
}

TEST(HeapGames, Wythoff) {
  EXPECT_TRUE(wythoff({0, 0}).empty());
  EXPECT_EQ(wythoff({0, 2}), (std::vector<TwoHeaps>{{0, 1}, {0, 0}}));
  EXPECT_EQ(wythoff({1, 2}), (std::vector<TwoHeaps>{{0, 2}, {1, 1}, {1, 0}, {0, 1}}));
}

TEST(HeapGames, FibonacciNim) {
  EXPECT_TRUE(fibonacci_nim({1, 0}).empty());
  EXPECT_TRUE(fibonacci_nim({0, 4}).empty());
  EXPECT_EQ(fibonacci_nim({5, 2}), (std::vector<QuotaHeap>{{4, 2}, {3, 4}}));
  EXPECT_EQ(fibonacci_nim({2, 9}), (std::vector<QuotaHeap>{{1, 2}, {0, 4}}));
}

}  // namespace
}  // namespace game::rules
