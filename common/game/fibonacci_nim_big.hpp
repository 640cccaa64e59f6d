// Fibonacci nim with heaps of any length, as Boost.Multiprecision's cpp_int.
//
// Game     As in fibonacci_nim.hpp, which has the functions. Here are overloads for cpp_int, so
// that
//          mover_wins, winning_moves and least_winning_take need no <cpp_int>;
//          p_position<Big>(index) still does, as an index is a small number. Heaps and quotas are 0
//          or greater.
// Cost     As many additions as there, each linear in the digits: quadratic in the digits.
// Needs    C++14 and Boost (Debian: libboost-dev).
// Proof    In fibonacci_nim.hpp; nothing there depends on a bound.
// Checked  common/tests/fibonacci_nim_test.cpp: the same answers as with 64 bits; Fibonacci numbers
//          of 100 and more digits and their neighbours; every named move by the definition.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <vector>

#include "common/game/fibonacci_nim.hpp"

namespace game {
namespace fibonacci_nim {

using Big = boost::multiprecision::cpp_int;

inline bool mover_wins(const Big& heap, const Big& quota) {
  return mover_wins<Big>(heap, quota);
}

inline bool mover_wins(const Big& heap) {
  return mover_wins<Big>(heap);
}

inline std::vector<Move<Big>> winning_moves(const Big& heap, const Big& quota) {
  return winning_moves<Big>(heap, quota);
}

inline std::vector<Move<Big>> winning_moves(const Big& heap) {
  return winning_moves<Big>(heap);
}

inline Big least_winning_take(const Big& heap) {
  return least_winning_take<Big>(heap);
}

}  // namespace fibonacci_nim
}  // namespace game
