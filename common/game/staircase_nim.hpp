// Staircase Nim.
//
// Game     Coins on the stairs 1, 2, 3, …; stair 0 is the ground. A move takes any number of coins,
//          at least one, from one stair and puts them on the stair below. Coins on the ground stay
//          there. Whoever cannot move loses.
// Range    Any number of stairs; 0 … 2^64 - 1 coins on each of them.
// Cost     Linear in the number of stairs. p_positions: see there.
// Proof    Only the stairs with odd numbers count: the position is lost iff their nim-sum is 0.
//          Every move changes exactly one odd stair: it takes coins from it, or puts coins on it
//          that come from the even stair above. So from nim-sum 0 every move leads to another
//          nim-sum. Let the nim-sum be s, not 0. The new number on the changed stair must be
//          (coins xor s). Some odd stair has the leading bit of s, and there this is a smaller
//          number: take the difference. So there is a winning move. All others: any odd stair for
//          which (coins xor s) is smaller, or is greater by no more than the stair above has.
// Checked  common/tests/staircase_nim_test.cpp: against brute force for 3 stairs to 4 coins
//          and 4 stairs to 2 coins; the greatest numbers by hand.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace game {
namespace staircase_nim {

// coins[i] lie on stair i. coins[0] are those on the ground, which do not count.
using Coins = std::vector<std::uint64_t>;

// Bring `moved` coins from `stair` to the stair below.
struct Move {
  std::size_t stair;
  std::uint64_t moved;
};

// The nim-sum of the odd stairs.
inline std::uint64_t nim_sum(const Coins& coins) {
  std::uint64_t sum = 0;
  for (std::size_t stair = 1; stair < coins.size(); stair += 2)
    sum ^= coins[stair];
  return sum;
}

// Does the player to move win?
inline bool mover_wins(const Coins& coins) {
  return nim_sum(coins) != 0;
}

// All winning moves, the lowest stair first; one stair has at most one.
inline std::vector<Move> winning_moves(const Coins& coins) {
  const std::uint64_t sum = nim_sum(coins);
  std::vector<Move> moves;
  if (sum == 0) return moves;
  for (std::size_t stair = 1; stair < coins.size(); stair += 2) {
    const std::uint64_t now = coins[stair], wanted = now ^ sum;
    const std::uint64_t above = stair + 1 < coins.size() ? coins[stair + 1] : 0;
    if (wanted < now) moves.push_back(Move{stair, now - wanted});
    if (wanted > now && wanted - now <= above) moves.push_back(Move{stair + 1, wanted - now});
  }
  return moves;
}

// Goes to the next choice of 0 … most coins for each stair, in lexicographic order. False after the
// last one.
inline bool next_choice(Coins& coins, std::uint64_t most) {
  for (std::size_t stair = coins.size(); --stair > 0;) {
    if (coins[stair]++ < most) return true;
    coins[stair] = 0;
  }
  return false;
}

// All lost positions with this many stairs, 0 … most coins on each of them and none on the ground,
// in lexicographic order. Goes through all (most + 1)^stairs positions, so this is for small
// numbers.
inline std::vector<Coins> p_positions(std::size_t stairs, std::uint64_t most) {
  std::vector<Coins> lost;
  Coins coins(stairs + 1);
  do {
    if (!mover_wins(coins)) lost.push_back(coins);
  } while (next_choice(coins, most));
  return lost;
}

}  // namespace staircase_nim
}  // namespace game
