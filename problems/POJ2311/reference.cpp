// POJ 2311 by the Grundy values of all sheets, in a table of two dimensions.
//
// After a cut that leaves a side of 1, the other player cuts off a single square and wins. So such
// cuts can be left out, and a player who has no other cut loses. A cut leaves two independent
// sheets. So the value of a sheet is the mex over all cuts that leave sides of 2 and more; the
// value of a cut is the nim-sum of its two sheets.
#include "common/problem/reference.hpp"

#include <algorithm>
#include <iostream>
#include <vector>

namespace reference {

using problem::say;
using problem::Text;
using Table = std::vector<std::vector<int>>;

// The nim-sum of the two sheets that a cut at `left` or `top` leaves.
inline int value_after_cutting_width(const Table& values, int width, int height, int left) {
  return values[left][height] ^ values[width - left][height];
}
inline int value_after_cutting_height(const Table& values, int width, int height, int top) {
  return values[width][top] ^ values[width][height - top];
}

inline int value_by_definition(const Table& values, int width, int height) {
  std::vector<bool> reached(256);
  for (int left = 2; left <= width - 2; ++left) {
    reached[value_after_cutting_width(values, width, height, left)] = true;
  }
  for (int top = 2; top <= height - 2; ++top) {
    reached[value_after_cutting_height(values, width, height, top)] = true;
  }
  return static_cast<int>(std::find(reached.begin(), reached.end(), false) - reached.begin());
}

// values[w][h] for all sides from 2 to `longest`, in time O(longest^3).
inline Table all_values(int longest) {
  Table values(longest + 1, std::vector<int>(longest + 1));
  for (int width = 2; width <= longest; ++width) {
    for (int height = 2; height <= longest; ++height) {
      values[width][height] = value_by_definition(values, width, height);
    }
  }
  return values;
}

// The table for the limits of the statement.
inline const Table& table() {
  static const Table values = all_values(200);
  return values;
}

inline void solve(std::istream& in, std::ostream& out) {
  for (int width, height; in >> width >> height;) {
    out << (table()[width][height] != 0 ? "WIN\n" : "LOSE\n");
  }
}

// The two sheets that a cut leaves; no cut if all sides are 0.
struct Cut {
  int width = 0, height = 0, other_width = 0, other_height = 0;
};

// A cut that leaves nim-sum 0; no cut for a P-position.
inline Cut winning_cut(int width, int height) {
  for (int left = 2; left <= width - 2; ++left) {
    if (value_after_cutting_width(table(), width, height, left) == 0) {
      return {left, height, width - left, height};
    }
  }
  for (int top = 2; top <= height - 2; ++top) {
    if (value_after_cutting_height(table(), width, height, top) == 0) {
      return {width, top, width, height - top};
    }
  }
  return {};
}

inline Text explain(std::istream& in) {
  int width = 0, height = 0;
  if (!(in >> width >> height)) return {};
  const Text value = say(
      "A player who leaves a side of 1 loses: the other player cuts off a single square. If only "
      "the other cuts are allowed, the sheet {0} by {1} has Grundy value {2}",
      "谁剪出有一边长为 1 的纸，对方就能剪下 1 × 1 而获胜，所以只考虑两边都不小于 2 的剪法。"
      "{0} × {1} 的 SG 值是 {2}",
      {width, height, table()[width][height]});
  const Cut cut = winning_cut(width, height);
  if (cut.width != 0) {
    return value + say(": an N-position. Cut it into {0} by {1} and {2} by {3}: both have value "
                       "{4}, so the nim-sum is 0, a P-position.\n",
                       "：N 局面。剪成 {0} × {1} 和 {2} × {3}：两张的 SG 值都是 {4}，异或和为 0，"
                       "对方面对 P 局面。\n",
                       {cut.width, cut.height, cut.other_width, cut.other_height,
                        table()[cut.width][cut.height]});
  }
  if (std::max(width, height) < 4) {
    return value + say(": a P-position, because there is no such cut.\n",
                       "：P 局面，因为没有这样的剪法。\n");
  }
  return value +
         say(": a P-position. Every such cut leaves two sheets of different values. Their "
             "nim-sum is not 0, so the other player wins.\n",
             "：P 局面。这样的剪法每一种都剩下 SG 值不同的两张，异或和不为 0，后手必胜。\n");
}

}  // namespace reference

int main(int argc, char** argv) {
  return problem::run_reference(argc, argv, {reference::solve, reference::explain});
}
