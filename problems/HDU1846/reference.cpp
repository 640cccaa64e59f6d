// HDU 1846 by backward induction, without a formula.
//
// A pile is lost for the mover exactly when no move leads to a lost pile. The moves lead to the m
// next smaller piles, so a pile is won exactly when the greatest lost pile below it is at most m
// stones away. The outcomes of 1, 2, 3, … stones follow one after the other; 0 stones are lost.
#include "common/problem/reference.hpp"

#include <iostream>
#include <string>
#include <vector>

namespace reference {

using problem::say;
using problem::Text;

// All lost piles up to n stones, ascending, for takes of 1 to m stones.
inline std::vector<int> lost_piles(int n, int m) {
  std::vector<int> lost = {0};
  for (int stones = 1; stones <= n; ++stones) {
    if (stones - lost.back() > m) lost.push_back(stones);
  }
  return lost;
}

// How many stones to take from n so that a lost pile is left; 0 if n itself is lost.
inline int winning_take(int n, int m) {
  return n - lost_piles(n, m).back();
}

inline bool mover_wins(int n, int m) {
  return winning_take(n, m) != 0;
}

inline void solve(std::istream& in, std::ostream& out) {
  int cases = 0, n, m;
  for (in >> cases; cases > 0 && in >> n >> m; --cases)
    out << (mover_wins(n, m) ? "first\n" : "second\n");
}

inline Text explain(std::istream& in) {
  int n = 0, m = 0;
  if (!(in >> n >> m)) return {};
  const std::vector<int> lost = lost_piles(3 * m + 3, m);
  const Text rule =
      say("A pile is lost for the mover (a P-position) when none of the {0} next smaller piles is "
          "lost. Counted up from 0 stones, the lost piles are {1}, {2}, {3}, …\n",
          "比某个石子数小的 {0} 个相邻的数里若没有必败的，它就是必败的（P 局面）。"
          "从 0 颗往上数，必败的石子数是 {1}、{2}、{3}……\n",
          {m, lost[0], lost[1], lost[2]});
  const int take = winning_take(n, m);
  if (take == 0) {
    return rule +
           say("{0} is one of them: every move leads to a won pile, so the second player wins.\n",
               "{0} 就在其中：无论怎么取都走到必胜局面，所以后手胜。\n", {n});
  }
  return rule + say("{0} is not one of them, so the first player wins: take {1}. The pile of {2} "
                    "that is left is a P-position of Grundy value 0.\n",
                    "{0} 不在其中，所以先手胜：取 {1} 颗，剩下 {2} 颗，是 P 局面，SG 值为 0。\n",
                    {n, take, n - take});
}

}  // namespace reference

int main(int argc, char** argv) {
  return problem::run_reference(argc, argv, {reference::solve, reference::explain, true});
}
