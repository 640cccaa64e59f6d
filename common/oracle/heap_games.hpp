// The rules of the classical heap games, for an Oracle: a position and its options. No theorem.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "common/oracle/compounds.hpp"

namespace game {
namespace rules {

// Nim with one heap: take any number of counters. Nim is disjunctive(nim_heap).
inline std::vector<int> nim_heap(int counters) {
  std::vector<int> options;
  for (int left = 0; left < counters; ++left)
    options.push_back(left);
  return options;
}

// Bash's game: one heap, take 1 to `most` counters; most >= 1.
inline auto bash(int most) {
  return [most](int counters) {
    std::vector<int> options;
    for (int taken = 1; taken <= most && taken <= counters; ++taken) {
      options.push_back(counters - taken);
    }
    return options;
  };
}

// Two players name rising numbers, each 1 to `most` more than the one before, until one of them
// names `target` or more. A position is the number named last.
inline auto count_up(int target, int most) {
  return [target, most](int named) {
    std::vector<int> options;
    for (int step = 1; step <= most && named < target; ++step)
      options.push_back(named + step);
    return options;
  };
}

// Moore's Nim: reduce 1 to `most` heaps.
inline auto moore_nim(int most) {
  return [most](const std::vector<int>& heaps) {
    std::vector<std::vector<int>> sizes, options;
    for (int heap : heaps)
      sizes.push_back(nim_heap(heap + 1));  // 0 … heap
    for (const std::vector<int>& left : product(sizes)) {
      int reduced = 0;
      for (std::size_t i = 0; i < heaps.size(); ++i)
        reduced += left[i] < heaps[i];
      if (1 <= reduced && reduced <= most) options.push_back(left);
    }
    return options;
  };
}

// Staircase Nim: coins[i] lie on stair i. Bring any number of them one stair down; stair 0 is the
// ground, from where no coin moves.
inline std::vector<std::vector<int>> staircase_nim(const std::vector<int>& coins) {
  std::vector<std::vector<int>> options;
  for (std::size_t stair = 1; stair < coins.size(); ++stair) {
    for (int moved = 1; moved <= coins[stair]; ++moved) {
      options.push_back(coins);
      options.back()[stair] -= moved;
      options.back()[stair - 1] += moved;
    }
  }
  return options;
}

// Wythoff's game: two heaps, take from one of them, or the same number from both.
using TwoHeaps = std::pair<int, int>;

inline std::vector<TwoHeaps> wythoff(const TwoHeaps& heaps) {
  const auto [first, second] = heaps;
  std::vector<TwoHeaps> options;
  for (int taken = 1; taken <= first; ++taken)
    options.push_back({first - taken, second});
  for (int taken = 1; taken <= second; ++taken)
    options.push_back({first, second - taken});
  for (int taken = 1; taken <= first && taken <= second; ++taken) {
    options.push_back({first - taken, second - taken});
  }
  return options;
}

// Fibonacci nim: one heap; a move takes 1 to `quota` counters, and the next quota is twice the
// number taken. The first move may not take the whole heap: n counters start as {n, n - 1}.
struct QuotaHeap {
  int counters;
  int quota;
  friend bool operator<(const QuotaHeap& a, const QuotaHeap& b) {
    return std::pair(a.counters, a.quota) < std::pair(b.counters, b.quota);
  }
  friend bool operator==(const QuotaHeap& a, const QuotaHeap& b) {
    return a.counters == b.counters && a.quota == b.quota;
  }
};

inline std::vector<QuotaHeap> fibonacci_nim(const QuotaHeap& heap) {
  std::vector<QuotaHeap> options;
  for (int taken = 1; taken <= heap.quota && taken <= heap.counters; ++taken) {
    options.push_back({heap.counters - taken, 2 * taken});
  }
  return options;
}

}  // namespace rules
}  // namespace game
