// The rules of the classical heap games, for an Oracle: a position and its options. No theorem.
#pragma once

#include <utility>
#include <vector>

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
