// Each theorem: compared with the oracle on all small positions, and on large positions with a
// second way to compute the same.
#include "common/game/classical.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <vector>

#include "common/oracle/compounds.hpp"
#include "common/oracle/heap_games.hpp"
#include "common/oracle/oracle.hpp"
#include "common/package/random.hpp"

namespace game {
namespace {

using namespace rules;

using Heaps = std::vector<int>;

// All positions of up to three heaps of up to 7 counters.
TEST(Nim, TheoremsOnSmallHeaps) {
  Oracle<Heaps> normal(disjunctive(nim_heap));
  Oracle<Heaps> misere(disjunctive(nim_heap), Play::kMisere);
  for (int a = 0; a <= 7; ++a) {
    for (int b = 0; b <= a; ++b) {
      for (int c = 0; c <= b; ++c) {
        const Heaps heaps = {a, b, c};
        ASSERT_EQ(theorem::nim_mover_wins(heaps), normal.mover_wins(heaps)) << a << b << c;
        ASSERT_EQ(theorem::misere_nim_mover_wins(heaps), misere.mover_wins(heaps)) << a << b << c;
      }
    }
  }
}

TEST(Nim, WithoutHeapsTheMisereMoverHasWon) {
  EXPECT_FALSE(theorem::nim_mover_wins({}));
  EXPECT_TRUE(theorem::misere_nim_mover_wins({}));
}

// Heaps that are too large for the oracle: from a P-position no move leads to a P-position, from an
// N-position some move does. The end of misère play is an N-position without a move.
TEST(Nim, RandomHeapsSatisfyBothQuantifiers) {
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    package::Random random(seed);
    Heaps heaps(random.between(1, 5));
    for (int& heap : heaps)
      heap = static_cast<int>(random.between(0, 60));
    int to_p = 0, to_misere_p = 0;
    for (const Heaps& option : disjunctive(nim_heap)(heaps)) {
      to_p += !theorem::nim_mover_wins(option);
      to_misere_p += !theorem::misere_nim_mover_wins(option);
    }
    const bool has_ended =
        std::count(heaps.begin(), heaps.end(), 0) == static_cast<int>(heaps.size());
    EXPECT_EQ(to_p > 0, theorem::nim_mover_wins(heaps)) << "seed " << seed;
    EXPECT_EQ(to_misere_p > 0 || has_ended, theorem::misere_nim_mover_wins(heaps))
        << "seed " << seed;
  }
}

TEST(Bash, TheoremsOnSmallHeaps) {
  for (int most = 1; most <= 10; ++most) {
    Oracle<int> normal(bash(most));
    Oracle<int> misere(bash(most), Play::kMisere);
    for (int counters = 0; counters <= 60; ++counters) {
      ASSERT_EQ(theorem::bash_mover_wins(counters, most), normal.mover_wins(counters))
          << counters << ' ' << most;
      ASSERT_EQ(theorem::misere_bash_mover_wins(counters, most), misere.mover_wins(counters))
          << counters << ' ' << most;
    }
  }
}

TEST(Wythoff, TheoremOnSmallHeaps) {
  Oracle<TwoHeaps> oracle(wythoff);
  for (int a = 0; a <= 40; ++a) {
    for (int b = 0; b <= 40; ++b) {
      ASSERT_EQ(theorem::wythoff_mover_wins(a, b), oracle.mover_wins({a, b})) << a << ' ' << b;
    }
  }
}

// The lost pairs, the k-th with difference k: the least number not used so far, and this plus k.
TEST(Wythoff, LostPairsByTheirRecursion) {
  std::set<std::int64_t> used_later;
  std::int64_t smaller = 0;
  for (std::int64_t k = 0; k <= 100000; ++k, ++smaller) {
    while (used_later.erase(smaller) > 0)
      ++smaller;
    used_later.insert(smaller + k);
    ASSERT_FALSE(theorem::wythoff_mover_wins(smaller, smaller + k)) << k;
    ASSERT_FALSE(theorem::wythoff_mover_wins(smaller + k, smaller)) << k;
    ASSERT_TRUE(theorem::wythoff_mover_wins(smaller + 1, smaller + 1 + k)) << k;
    if (smaller == 0) continue;
    ASSERT_TRUE(theorem::wythoff_mover_wins(smaller - 1, smaller - 1 + k)) << k;
  }
}

// For k = F(n), k · phi is very near to the integer F(n+1): just above it for odd n, just below it
// for even n. So the smaller heap is F(n+1) for odd n, and one less for even n.
TEST(Wythoff, WorstApproximationsUpToThreeThousandMillion) {
  std::int64_t k = 1, next = 1;
  int n = 1;
  for (; k + next <= 3000000000; ++n) {
    const std::int64_t smaller = n % 2 == 1 ? next : next - 1;
    EXPECT_FALSE(theorem::wythoff_mover_wins(smaller, smaller + k)) << n;
    EXPECT_TRUE(theorem::wythoff_mover_wins(smaller + 1, smaller + 1 + k)) << n;
    EXPECT_TRUE(theorem::wythoff_mover_wins(smaller - 1, smaller - 1 + k)) << n;
    next += k;
    k = next - k;
  }
  EXPECT_EQ(n, 46);
  EXPECT_FALSE(theorem::wythoff_mover_wins(165580140, 267914295));
  EXPECT_TRUE(theorem::wythoff_mover_wins(165580141, 267914296));
  EXPECT_TRUE(theorem::wythoff_mover_wins(3000000000, 3000000000));
  EXPECT_TRUE(theorem::wythoff_mover_wins(0, 3000000000));
}

TEST(Zeckendorf, LeastPartByHand) {
  const std::vector<std::int64_t> least = {1, 2, 3, 1, 5, 1, 2, 8, 1, 2, 3, 1, 13};
  for (std::int64_t n = 1; n <= 13; ++n) {
    EXPECT_EQ(theorem::least_zeckendorf_part(n), least[n - 1]) << n;
  }
  ASSERT_EQ(832040 + 121393 + 46368 + 144 + 55, 1000000);
  EXPECT_EQ(theorem::least_zeckendorf_part(1000000), 55);
}

// The greatest Fibonacci number below 2^62, alone and plus a small one.
TEST(Zeckendorf, LeastPartNearTheBound) {
  const std::int64_t greatest = 2880067194370816120;
  EXPECT_EQ(theorem::least_zeckendorf_part(greatest), greatest);
  EXPECT_EQ(theorem::least_zeckendorf_part(greatest + 55), 55);
  EXPECT_EQ(theorem::least_zeckendorf_part(greatest + 56), 1);
}

TEST(FibonacciNim, TheoremOnSmallHeapsWithEveryQuota) {
  Oracle<QuotaHeap> oracle(fibonacci_nim);
  for (int counters = 0; counters <= 90; ++counters) {
    for (int quota = 0; quota <= counters + 1; ++quota) {
      ASSERT_EQ(theorem::fibonacci_nim_mover_wins(counters, quota),
                oracle.mover_wins({counters, quota}))
          << counters << ' ' << quota;
    }
  }
}

TEST(FibonacciNim, TheLeastPartWins) {
  Oracle<QuotaHeap> oracle(fibonacci_nim);
  for (int counters = 1; counters <= 90; ++counters) {
    const int part = static_cast<int>(theorem::least_zeckendorf_part(counters));
    ASSERT_FALSE(oracle.mover_wins({counters - part, 2 * part})) << counters;
  }
}

}  // namespace
}  // namespace game
