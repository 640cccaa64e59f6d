// The rules of POJ 2311, as in the statement. There is a sheet of W by H squares. A move cuts one
// of the pieces in two along a line of the grid. Whoever first makes a single square wins.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

namespace rules {

// Width and height of a piece.
using Piece = std::pair<int, int>;

// The pieces on the table, in ascending order, because their order does not matter.
using Position = std::vector<Piece>;

inline Position start(int width, int height) {
  return {{width, height}};
}

// The position with piece number `which` cut into two.
inline Position after_cut(const Position& position, std::size_t which, Piece one, Piece other) {
  Position pieces = position;
  pieces[which] = one;
  pieces.push_back(other);
  std::sort(pieces.begin(), pieces.end());
  return pieces;
}

// Is there a single square? Then the player who moved last made it and has won.
inline bool is_over(const Position& position) {
  return std::find(position.begin(), position.end(), Piece(1, 1)) != position.end();
}

// All positions after one move; none if the game is over. Until then some piece can be cut.
inline std::vector<Position> options(const Position& position) {
  std::vector<Position> reached;
  if (is_over(position)) return reached;
  for (std::size_t which = 0; which < position.size(); ++which) {
    const auto [width, height] = position[which];
    for (int left = 1; left < width; ++left) {
      reached.push_back(after_cut(position, which, {left, height}, {width - left, height}));
    }
    for (int top = 1; top < height; ++top) {
      reached.push_back(after_cut(position, which, {width, top}, {width, height - top}));
    }
  }
  return reached;
}

}  // namespace rules
