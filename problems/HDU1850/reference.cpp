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
#include <vector>

#include "common/problem/heap_sums.hpp"

namespace reference {

using problem::say;
using problem::Text;
using Heaps = std::vector<int>;

inline int winning_moves(const Heaps& heaps) {
  const std::vector<int> others = problem::worth_of_the_others(heaps);
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

inline Text explain(std::istream& in) {
  Heaps heaps;
  if (!read_heaps(in, heaps)) return {};
  return problem::explain_heaps(heaps, say("cards", "张"));
}

}  // namespace reference

int main(int argc, char** argv) {
  return problem::run_reference(argc, argv, {reference::solve, reference::explain});
}
