// HDU 4764 by backward induction and the repetition of states, without a formula for the outcome.
//
// Only the distance from the last number to N counts. If it is 0 or less, the other player has just
// lost. Otherwise the mover wins iff one of the next k smaller distances is lost. So the outcomes
// of k neighbouring distances (a window) decide the next outcome. When the same window comes a
// second time, the outcomes after it repeat, too, and the table holds every outcome.
#include "common/problem/reference.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <map>
#include <string>
#include <vector>

namespace reference {

using problem::say;
using problem::Text;

// Who wins at each distance, for one k.
class Outcomes {
 public:
  explicit Outcomes(int k) {
    std::vector<bool> window(k, true);
    std::map<std::vector<bool>, std::size_t> seen;
    for (; seen.emplace(window, wins_.size()).second; window.erase(window.begin())) {
      window.push_back(std::count(window.begin(), window.end(), false) > 0);
      wins_.push_back(window.back());
    }
    start_ = seen[window];
  }

  // For a distance of 1 or more.
  bool mover_wins(std::int64_t distance) const {
    const std::size_t index = static_cast<std::size_t>(distance - 1);
    return wins_[index < start_ ? index : start_ + (index - start_) % period()];
  }

  // The length of the period of the outcomes.
  std::size_t period() const { return wins_.size() - start_; }

 private:
  std::vector<bool> wins_;  // at the distances 1, 2, …
  std::size_t start_;       // the index where the repetition starts
};

inline const Outcomes& outcomes(int k) {
  static std::map<int, Outcomes> known;
  return known.try_emplace(k, k).first->second;
}

inline bool mover_wins(std::int64_t n, int k) {
  return outcomes(k).mover_wins(n);
}

// The least first number that leaves a lost distance; 0 if there is none.
inline int winning_number(std::int64_t n, int k) {
  for (int number = 1; number <= k && number < n; ++number) {
    if (!mover_wins(n - number, k)) return number;
  }
  return 0;
}

inline void solve(std::istream& in, std::ostream& out) {
  std::int64_t n;
  for (int k; in >> n >> k && n != 0;)
    out << (mover_wins(n, k) ? "Tang\n" : "Jiang\n");
}

// The three smallest lost distances, like "1, 5, 9".
inline std::string lost_distances(int k) {
  std::string list;
  int found = 0;
  for (int distance = 1; found < 3; ++distance) {
    if (mover_wins(distance, k)) continue;
    list += (found++ ? ", " : "") + std::to_string(distance);
  }
  return list;
}

inline Text explain(std::istream& in) {
  std::int64_t n = 0;
  int k = 0;
  if (!(in >> n >> k) || n == 0) return {};
  const Text rule = say(
      "Only the distance from the last number to N counts. It is {0} at the start. At 0 or less "
      "the mover has won, because the other player has just written N or more. With k = {1} a "
      "distance of 1 or more is lost for the mover (a P-position) when the next {1} smaller "
      "distances are all won. This repeats with period {2}: the lost distances are {3}, …\n",
      "只有上一个数到 N 的距离起作用，现在是 {0}。距离不大于 0 时，轮到的人已经赢了，因为对方刚写了"
      "不小于 N 的数。k = {1} 时，若比某个距离小的 {1} 个相邻距离都必胜，这个距离就必败（P 局面）。"
      "胜负以 {2} 为周期：必败的距离是 {3}……\n",
      {n, k, outcomes(k).period(), lost_distances(k)});
  const int number = winning_number(n, k);
  if (number == 0) {
    return rule + say("{0} is one of them: whatever Tang writes, Jiang wins.\n",
                      "{0} 就在其中：无论 Tang 写什么，Jiang 都赢。\n", {n});
  }
  return rule + say("{0} is not one of them, so Tang wins: Tang writes {1}, and the distance that "
                    "is left, {2}, is a P-position.\n",
                    "{0} 不在其中：Tang 必胜。Tang 写 {1}，剩下的距离是 {2}，"
                    "对方面对 P 局面。\n",
                    {n, number, n - number});
}

}  // namespace reference

int main(int argc, char** argv) {
  return problem::run_reference(argc, argv, {reference::solve, reference::explain});
}
