// PLACEHOLDER: another idea than that of main.cpp. Here: every pile from 1 on, by the rules alone.
#include "common/problem/reference.hpp"

#include <algorithm>
#include <iostream>
#include <vector>

#include "rules.hpp"

namespace reference {

inline bool mover_wins(int stones) {
  std::vector<bool> is_lost;
  for (int pile = 0; pile <= stones; ++pile) {
    const std::vector<int> left = rules::options(pile);
    is_lost.push_back(std::none_of(left.begin(), left.end(), [&](int n) { return is_lost[n]; }));
  }
  return !is_lost[stones];
}

inline void solve(std::istream& in, std::ostream& out) {
  int stones = 0;
  if (in >> stones) out << (mover_wins(stones) ? "first\n" : "second\n");
}

// Why, in words for a student: `judge stress` and the site show it.
inline problem::Text explain(std::istream& in) {
  int stones = 0;
  if (!(in >> stones)) return {};
  return problem::say("A position is won if a move leads to a lost one: {0} → {1}.\n",
                      "能走到必败局面的局面是必胜的：{0} → {1}。\n",
                      {stones, mover_wins(stones) ? "N" : "P"});
}

}  // namespace reference

int main(int argc, char** argv) {
  return problem::run_reference(argc, argv, {reference::solve, reference::explain});
}
