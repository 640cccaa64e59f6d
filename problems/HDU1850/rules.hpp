// The rules of HDU 1850, as in the statement. There are heaps of cards. A move chooses a heap and
// takes any number of its cards, at least one. Whoever takes the last card of all wins. Asked is
// how many first moves win; a move is a heap together with a number of cards.
#pragma once

#include <cstddef>
#include <vector>

namespace rules {

// The heaps that have cards.
using Position = std::vector<int>;

// All moves, each by the position after it; none if no card is left: the other took the last one.
inline std::vector<Position> options(const Position& heaps) {
  std::vector<Position> reached;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    for (int left = heaps[i] - 1; left >= 0; --left) {
      reached.push_back(heaps);
      reached.back()[i] = left;
      if (left == 0) reached.back().erase(reached.back().begin() + static_cast<int>(i));
    }
  }
  return reached;
}

}  // namespace rules
