// The rules of HNOI 2014 江南乐, as in the statement. There are some piles of stones and a number
// F. A move takes a pile of at least F stones and cuts it into M >= 2 piles that are as equal as
// possible. The mover chooses M; no pile may be empty. Whoever cannot move loses.
#pragma once

#include <algorithm>
#include <vector>

namespace rules {

// The piles in ascending order, because their order does not matter.
using Position = std::vector<int>;

// Deals `stones` stones one by one to `parts` piles in turn.
inline std::vector<int> split(int stones, int parts) {
  std::vector<int> piles(parts, 0);
  for (int stone = 0; stone < stones; ++stone)
    ++piles[stone % parts];
  return piles;
}

struct Cutting {
  int least;  // F

  std::vector<Position> operator()(const Position& piles) const {
    std::vector<Position> reached;
    for (std::size_t i = 0; i < piles.size(); ++i) {
      for (int parts = 2; piles[i] >= least && parts <= piles[i]; ++parts)
        reached.push_back(after_cut(piles, i, parts));
    }
    return reached;
  }

 private:
  static Position after_cut(Position piles, std::size_t which, int parts) {
    const std::vector<int> made = split(piles[which], parts);
    piles.erase(piles.begin() + which);
    piles.insert(piles.end(), made.begin(), made.end());
    std::sort(piles.begin(), piles.end());
    return piles;
  }
};

}  // namespace rules
