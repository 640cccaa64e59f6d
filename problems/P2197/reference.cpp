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

using problem::say;
using problem::Text;
using Heaps = std::vector<int>;

// The size of the one heap that all heaps together are worth.
inline int worth(const Heaps& heaps) {
  return problem::sums_before(heaps).back();
}

inline bool mover_wins(const Heaps& heaps) {
  return worth(heaps) != 0;
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

inline Text explain(std::istream& in) {
  if ((in >> std::ws).eof()) return {};
  return problem::explain_heaps(read_heaps(in), say("stones", "颗"));
}

}  // namespace reference

int main(int argc, char** argv) {
  return problem::run_reference(argc, argv, {reference::solve, reference::explain, true});
}
