// Wythoff's game with heaps of any length, as Boost.Multiprecision's cpp_int.
//
// Game     As in wythoff.hpp, which has the functions. Here are overloads for cpp_int, so that
//          mover_wins(first, second), winning_moves(first, second), place(number) and
//          p_position(index) need no <cpp_int>. Numbers are 0 or greater.
// Cost     As many additions as there, each linear in the digits: quadratic in the digits.
// Needs    C++14 and Boost (Debian: libboost-dev).
// Proof    In wythoff.hpp; nothing there depends on a bound.
// Checked  common/tests/wythoff_test.cpp: the same answers as with 64 bits; numbers of 100 and
//          1000 digits against floor(k · phi) by a square root of whole numbers.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <vector>

#include "common/game/wythoff.hpp"

namespace game {
namespace wythoff {

using Big = boost::multiprecision::cpp_int;

inline bool mover_wins(const Big& first, const Big& second) {
  return mover_wins<Big>(first, second);
}

inline std::vector<Move<Big>> winning_moves(const Big& first, const Big& second) {
  return winning_moves<Big>(first, second);
}

inline Pair<Big> p_position(const Big& index) {
  return p_position<Big>(index);
}

inline Place<Big> place(const Big& number) {
  return place<Big>(number);
}

}  // namespace wythoff
}  // namespace game
