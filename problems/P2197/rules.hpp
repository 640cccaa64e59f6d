// The rules of Luogu P2197, as in the statement. There are heaps of stones. A move chooses a heap
// and takes any number of its stones, at least one. Whoever cannot take a stone loses.
#pragma once

#include <cstddef>
#include <vector>

namespace rules {

// The number of stones in each heap; heaps may be empty.
using Position = std::vector<int>;

// All positions after one move; none if no stone is left.
inline std::vector<Position> options(const Position& heaps) {
  std::vector<Position> reached;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    for (int left = 0; left < heaps[i]; ++left) {
      reached.push_back(heaps);
      reached.back()[i] = left;
    }
  }
  return reached;
}

}  // namespace rules
