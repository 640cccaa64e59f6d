// Luogu P2197 from the mex rule, without binary digits.
//
// Several heaps together are worth one heap (Sprague and Grundy). How large it is for two heaps is
// told by the mex table of common/problem/heap_sums.hpp, and the heaps are put together one after
// the other. The position is lost exactly when nothing is left.
#include "common/problem/reference.hpp"

#include <cstddef>
#include <iostream>
#include <vector>

#include "common/problem/heap_sums.hpp"
#include "common/problem/nim_columns.hpp"

namespace reference {

using problem::say;
using problem::Text;
using Heaps = std::vector<int>;

// The size of the one heap that all heaps together are worth.
inline int worth(const Heaps& heaps) {
  int sum = 0;
  for (int heap : heaps)
    sum = problem::heap_sum(sum, heap);
  return sum;
}

inline bool mover_wins(const Heaps& heaps) {
  return worth(heaps) != 0;
}

// What all heaps but heap i are worth together.
inline int worth_without(Heaps heaps, std::size_t i) {
  heaps[i] = 0;
  return worth(heaps);
}

inline Heaps read_heaps(std::istream& in) {
  std::size_t count = 0;
  in >> count;
  Heaps heaps(count);
  for (int& heap : heaps)
    in >> heap;
  return heaps;
}

inline void solve(std::istream& in, std::ostream& out) {
  int cases = 0;
  for (in >> cases; cases > 0; --cases)
    out << (mover_wins(read_heaps(in)) ? "Yes\n" : "No\n");
}

// The first heap that is larger than all others are worth together; only for a won position.
inline std::size_t winning_heap(const Heaps& heaps) {
  std::size_t i = 0;
  while (worth_without(heaps, i) >= heaps[i])
    ++i;
  return i;
}

inline Text explain(std::istream& in) {
  if ((in >> std::ws).eof()) return {};
  const Heaps heaps = read_heaps(in);
  const Text rule =
      say("All heaps together are worth one heap of {0} stones, their nim-sum. In "
          "binary, a column that has an odd number of ones has a 1 behind ⊕:{1}\n",
          "所有堆合起来相当于一堆 {0} 颗石子，即异或和。写成二进制，某一列有奇数个 "
          "1，⊕ 那一行的这一列就是 1：{1}\n",
          {worth(heaps), problem::nim_columns(heaps)});
  if (!mover_wins(heaps)) {
    return rule + say("That is a P-position: every move changes one heap, so some column gets an "
                      "odd number of ones, and the first player loses.\n",
                      "这是 P 局面：每一步都只改变一堆，必有一列的 1 变成奇数个，所以先手必败。\n");
  }
  const std::size_t i = winning_heap(heaps);
  const int left = worth_without(heaps, i);
  return rule +
         say("That is an N-position. A move wins if it makes a heap as large as the others are "
             "worth together. Without heap number {0}, which has {1} stones, they are worth {2}: "
             "take {3} and leave {2}. The nim-sum is then 0: a P-position.\n",
             "这是 N 局面。必胜走法是把一堆变得与其余各堆合起来一样大。第 {0} 堆有 {1} 颗，"
             "其余各堆合起来相当于 {2} 颗：取走 {3} 颗，剩 {2} 颗，异或和变成 0，是 P 局面。\n",
             {i + 1, heaps[i], left, heaps[i] - left});
}

}  // namespace reference

int main(int argc, char** argv) {
  return problem::run_reference(argc, argv, {reference::solve, reference::explain, true});
}
