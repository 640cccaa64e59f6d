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

namespace reference {

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

inline void explain_english(const Heaps& heaps, std::ostream& out) {
  out << "By the mex rule all heaps together are worth one heap of " << worth(heaps)
      << " stones.\n";
  if (!mover_wins(heaps)) {
    out << "That is a P-position of Grundy value 0: every move leads to a won position, so the "
           "first player loses.\n";
    return;
  }
  const std::size_t i = winning_heap(heaps);
  const int left = worth_without(heaps, i);
  out << "That is an N-position. A move wins if it makes a heap as large as the others are worth "
         "together. Without heap number "
      << i + 1 << ", which has " << heaps[i] << " stones, they are worth " << left << ": take "
      << heaps[i] - left << " and leave " << left << ". That is a P-position of Grundy value 0.\n";
}

inline void explain_chinese(const Heaps& heaps, std::ostream& out) {
  out << "按 mex 规则，所有堆合起来相当于一堆 " << worth(heaps) << " 颗石子。\n";
  if (!mover_wins(heaps)) {
    out << "这是 P 局面，Grundy 值为 0：无论怎么走都到必胜局面，所以先手败。\n";
    return;
  }
  const std::size_t i = winning_heap(heaps);
  const int left = worth_without(heaps, i);
  out << "这是 N 局面。能赢的一步，是把一堆变得与其余各堆合起来一样大。第 " << i + 1 << " 堆有 "
      << heaps[i] << " 颗，其余各堆合起来相当于 " << left << " 颗：取走 " << heaps[i] - left
      << " 颗，剩 " << left << " 颗，到 P 局面，Grundy 值为 0。\n";
}

inline void explain(std::istream& in, std::ostream& out, problem::Language language) {
  int cases = 0;
  if (!(in >> cases) || cases == 0) return;
  const bool chinese = language == problem::Language::kChinese;
  (chinese ? explain_chinese : explain_english)(read_heaps(in), out);
}

}  // namespace reference

int main(int argc, char** argv) {
  return problem::run_reference(argc, argv, {reference::solve, reference::explain});
}
