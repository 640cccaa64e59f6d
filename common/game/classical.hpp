// Theorems that decide who wins in the classical heap games. common/tests/classical_test.cpp
// compares them with the rules, which are in common/oracle/heap_games.hpp.
#pragma once

#include <cstdint>
#include <vector>

namespace game {

namespace theorem {

// Bouton (1901): the mover wins Nim iff the nim-sum of the heaps is not 0. From nim-sum 0 every
// move changes it. From nim-sum s != 0 choose a heap h that has the leading bit of s, and leave
// h xor s, which is less than h.
inline bool nim_mover_wins(const std::vector<int>& heaps) {
  int nim_sum = 0;
  for (int heap : heaps)
    nim_sum ^= heap;
  return nim_sum != 0;
}

// Misère Nim has the same outcome as Nim if some heap has two counters or more. Otherwise only the
// parity of the number of heaps decides. Whoever reduces the last heap of two or more counters
// chooses this parity.
inline bool misere_nim_mover_wins(const std::vector<int>& heaps) {
  int ones = 0;
  for (int heap : heaps) {
    if (heap >= 2) return nim_mover_wins(heaps);
    ones += heap;
  }
  return ones % 2 == 0;
}

// The mover loses Bash's game iff `counters` is a multiple of most + 1: the answer to a take of t
// is a take of most + 1 - t. Needs most >= 1 and counters >= 0.
inline bool bash_mover_wins(int counters, int most) {
  return counters % (most + 1) != 0;
}

// Misère play: the same answers leave the other player one counter, not none.
inline bool misere_bash_mover_wins(int counters, int most) {
  return counters % (most + 1) != 1;
}

// Wythoff (1907): the mover loses iff the smaller heap is floor(k · phi), where k is the difference
// of the heaps and phi = (1 + sqrt 5) / 2. Heaps from 0 to 3 · 10^9, so that nothing overflows.
//
// Integers are enough: phi² = phi + 1, so x² - k·x - k² is negative for 0 < x < k · phi and
// positive for x > k · phi. So a <= k · phi iff a² <= k · (a + k), and
// a + 1 > k · phi iff (a + 1)² > k · (a + 1 + k).
inline bool wythoff_mover_wins(std::int64_t first, std::int64_t second) {
  const std::int64_t smaller = first < second ? first : second;
  const std::int64_t larger = first < second ? second : first;
  const std::int64_t k = larger - smaller;
  const bool is_at_most = smaller * smaller <= k * larger;
  const bool next_is_more = (smaller + 1) * (smaller + 1) > k * (larger + 1);
  return !(is_at_most && next_is_more);
}

// Zeckendorf: each number >= 1 is in exactly one way a sum of Fibonacci numbers 1, 2, 3, 5, … such
// that no two of them are neighbours in this list; the greatest of them is the greatest that fits.
// Returns the smallest of them, for 1 <= number < 2^62.
inline std::int64_t least_zeckendorf_part(std::int64_t number) {
  for (;;) {
    std::int64_t fibonacci = 1, next = 2;
    while (next <= number) {
      next += fibonacci;
      fibonacci = next - fibonacci;
    }
    if (fibonacci == number) return fibonacci;
    number -= fibonacci;
  }
}

// Whinihan (1963): the mover wins Fibonacci nim iff the quota is at least the smallest Zeckendorf
// part of the heap; taking that part wins. An empty heap is lost.
inline bool fibonacci_nim_mover_wins(std::int64_t counters, std::int64_t quota) {
  return counters > 0 && quota >= least_zeckendorf_part(counters);
}

}  // namespace theorem
}  // namespace game
