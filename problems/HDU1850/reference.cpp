// HDU 1850 from the mex rule, without binary digits.
//
// Several heaps together are worth one heap (Sprague and Grundy). How large it is for two heaps is
// told by the mex table of common/problem/heap_sums.hpp, and the heaps are put together one after
// the other. The position is lost exactly when this is 0. For each heap, let g be what all the
// others are worth together. Only a heap of g makes their sum 0, so there is one winning move in
// this heap if g is less than it, and none otherwise.
#include "common/problem/reference.hpp"

#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

#include "common/problem/heap_sums.hpp"
#include "common/problem/nim_columns.hpp"

namespace reference {

using problem::say;
using problem::Text;
using Heaps = std::vector<int>;

// What the heaps before each heap are worth together, and at last all heaps.
inline std::vector<int> sums_before(const Heaps& heaps) {
  std::vector<int> sums = {0};
  for (int heap : heaps)
    sums.push_back(problem::heap_sum(sums.back(), heap));
  return sums;
}

// What all heaps but one are worth together, for each that is left out.
inline std::vector<int> worth_of_the_others(const Heaps& heaps) {
  const std::vector<int> before = sums_before(heaps);
  const std::vector<int> behind = sums_before({heaps.rbegin(), heaps.rend()});
  std::vector<int> worth;
  for (std::size_t i = 0; i < heaps.size(); ++i)
    worth.push_back(problem::heap_sum(before[i], behind[heaps.size() - 1 - i]));
  return worth;
}

inline int winning_moves(const Heaps& heaps) {
  const std::vector<int> others = worth_of_the_others(heaps);
  int moves = 0;
  for (std::size_t i = 0; i < heaps.size(); ++i)
    moves += others[i] < heaps[i] ? 1 : 0;
  return moves;
}

// Reads the next case; false at the terminator.
inline bool read_heaps(std::istream& in, Heaps& heaps) {
  std::size_t count = 0;
  if (!(in >> count) || count == 0) return false;
  heaps.resize(count);
  for (int& heap : heaps)
    in >> heap;
  return true;
}

inline void solve(std::istream& in, std::ostream& out) {
  for (Heaps heaps; read_heaps(in, heaps);)
    out << winning_moves(heaps) << '\n';
}

// The first heap in which there is a winning move, from 0; only if there is one.
inline std::size_t first_winning_heap(const Heaps& heaps) {
  const std::vector<int> others = worth_of_the_others(heaps);
  std::size_t i = 0;
  while (others[i] >= heaps[i])
    ++i;
  return i;
}

inline Text explain(std::istream& in) {
  Heaps heaps;
  if (!read_heaps(in, heaps)) return {};
  const Text worth = say(
      "All heaps together are worth one heap of {0} cards, their nim-sum. In binary, a column "
      "that has an odd number of ones has a 1 behind ⊕:{1}\n",
      "所有堆合起来相当于一堆 {0} 张牌，即异或和。写成二进制，某一列有奇数个 1，⊕ 那一行的这一列"
      "就是 1：{1}\n",
      {sums_before(heaps).back(), problem::nim_columns(heaps)});
  const int moves = winning_moves(heaps);
  if (moves == 0) {
    return worth +
           say("That is a P-position: every move changes one heap, so some column gets an odd "
               "number of ones. No first move wins.\n",
               "这是 P 局面：每一步都只改变一堆，必有一列的 1 变成奇数个，所以第一步没有必胜走法。\n");
  }
  const std::size_t i = first_winning_heap(heaps);
  const int left = worth_of_the_others(heaps)[i];
  return worth +
         say("That is an N-position. A move wins if it makes a heap as large as the others are "
             "worth together; this can be done in {0} of the heaps. For example, the others are "
             "worth {1} without heap number {2}, which has {3} cards: take {4} of them and leave "
             "{1}. The nim-sum is then 0: a P-position.\n",
             "这是 N 局面。必胜走法是把一堆变得与其余各堆合起来一样大；有 {0} 堆可以这样走。"
             "例如第 {2} 堆有 {3} 张，其余各堆合起来相当于 {1} 张：取走 {4} 张，剩 {1} 张，"
             "异或和变成 0，是 P 局面。\n",
             {moves, left, i + 1, heaps[i], heaps[i] - left});
}

}  // namespace reference

int main(int argc, char** argv) {
  return problem::run_reference(argc, argv, {reference::solve, reference::explain});
}
