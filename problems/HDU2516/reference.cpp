// HDU 2516 by Schwenk's theorem on take-away games, without Fibonacci numbers.
//
// Let f be a function that does not decrease. In a take-away game, a move that takes t stones
// allows the next move to take at most f(t) stones. List the piles H(1) = 1 and
// H(k+1) = H(k) + H(j), with the least j such that f(H(j)) >= H(k). If the mover may take any
// number of stones but not all, the mover loses exactly at these piles. Every other pile is a sum
// of such piles, found greedily, and taking the smallest part wins.
// (A. J. Schwenk, Take-away games, Fibonacci Quarterly 8, 1970.)
#include "common/problem/reference.hpp"

#include <cstdint>
#include <iostream>
#include <vector>

namespace reference {

using problem::say;
using problem::Text;

// The most stones that a move may take after a move that took `take` stones.
inline std::int64_t quota_after(std::int64_t take) {
  return 2 * take;
}

// Schwenk's piles up to `most`, in ascending order.
inline std::vector<std::int64_t> lost_piles(std::int64_t most) {
  std::vector<std::int64_t> piles = {1};
  for (std::size_t j = 0;;) {
    while (quota_after(piles[j]) < piles.back())
      ++j;
    const std::int64_t next = piles.back() + piles[j];
    if (next > most) return piles;
    piles.push_back(next);
  }
}

// The smallest part of n >= 1 in its greedy sum of lost piles; n itself if n is a lost pile.
inline std::int64_t least_part(std::int64_t n) {
  static const std::vector<std::int64_t> piles = lost_piles(INT64_C(1) << 32);
  std::int64_t part = n;
  for (auto pile = piles.rbegin(); n > 0; ++pile) {
    if (*pile <= n) n -= part = *pile;
  }
  return part;
}

// For n >= 1 stones, where the next move may take at most `quota` >= 1 of them.
inline bool mover_wins(std::int64_t n, std::int64_t quota) {
  return least_part(n) <= quota;
}

inline void solve(std::istream& in, std::ostream& out) {
  for (std::int64_t n; in >> n && n != 0;) {
    out << (mover_wins(n, n - 1) ? "First win\n" : "Second win\n");
  }
}

inline Text explain(std::istream& in) {
  std::int64_t n = 0;
  if (!(in >> n) || n == 0) return {};
  const std::int64_t take = least_part(n), left = n - take;
  if (left == 0) {
    return say(
        "{0} is a Fibonacci number, so this is a P-position. Whatever the first move takes, the "
        "least part in the Zeckendorf form of the stones left is at most the quota (the most "
        "stones that the next move may take). The other player takes this part and wins.\n",
        "{0} 是斐波那契数，所以这是 P 局面：无论先手取几颗，剩下的石子数的最小加数（齐肯多夫表示里"
        "最小的一项）都不超过新的限额。后手取这么多颗就赢。\n",
        {n});
  }
  return say(
      "{0} is not a Fibonacci number, so this is an N-position. The least part of its Zeckendorf "
      "form is {1}: take {1}. That leaves {2} stones, and the other player may take at most {3}. "
      "The least part of {2} is {4}, which is more: a P-position.\n",
      "{0} 不是斐波那契数，所以这是 N 局面。它的齐肯多夫表示的最小加数是 {1}：取 {1} 颗。"
      "剩下 {2} 颗，限额是 {3}，而 {2} 的最小加数是 {4}，大于限额：对方面对 P 局面。\n",
      {n, take, left, quota_after(take), least_part(left)});
}

}  // namespace reference

int main(int argc, char** argv) {
  return problem::run_reference(argc, argv, {reference::solve, reference::explain});
}
