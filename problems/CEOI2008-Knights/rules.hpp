// The rules of CEOI 2008 Knights, as in the statement. Knights stand on an N x N board; x and y go
// from 1 to N. In a turn the player moves every knight that can move, each in one of four ways. The
// other knights stay. Whoever cannot move any knight loses. During play knights may share squares.
#pragma once

#include <tuple>
#include <utility>
#include <vector>

namespace rules {

struct Square {
  int x;
  int y;

  bool operator<(const Square& other) const { return std::tie(x, y) < std::tie(other.x, other.y); }
  bool operator==(const Square& other) const { return x == other.x && y == other.y; }
};

struct Position {
  int board;  // N
  std::vector<Square> knights;

  bool operator<(const Position& other) const {
    return std::tie(board, knights) < std::tie(other.board, other.knights);
  }
};

// All squares that one knight can move to.
inline std::vector<Square> moves(int board, const Square& from) {
  std::vector<Square> reached;
  for (const auto& [dx, dy] : {std::pair{-2, 1}, {-2, -1}, {-1, -2}, {1, -2}}) {
    const Square to{from.x + dx, from.y + dy};
    if (1 <= to.x && to.x <= board && 1 <= to.y && to.y <= board) reached.push_back(to);
  }
  return reached;
}

// All positions after one turn: one move for each knight that has a move, in all combinations. None
// if no knight has a move.
inline std::vector<Position> options(const Position& position) {
  std::vector<Position> reached = {{position.board, {}}};
  bool some_knight_moves = false;
  for (const Square& knight : position.knights) {
    std::vector<Square> targets = moves(position.board, knight);
    if (targets.empty()) {
      targets = {knight};
    } else {
      some_knight_moves = true;
    }
    std::vector<Position> longer;
    for (const Position& begun : reached) {
      for (const Square& target : targets) {
        longer.push_back(begun);
        longer.back().knights.push_back(target);
      }
    }
    reached = std::move(longer);
  }
  if (!some_knight_moves) reached.clear();
  return reached;
}

}  // namespace rules
