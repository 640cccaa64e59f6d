// What brute force says about a position, to compare with the headers of common/game/.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/oracle/compounds.hpp"
#include "common/oracle/oracle.hpp"

namespace testing_support {

__extension__ typedef unsigned __int128 Wide;  // for exact arithmetic beyond 64 bits

constexpr std::uint64_t kMost = UINT64_MAX;

// The options after which the other player loses, in the order of the rules: all winning moves.
template <class Rules, class Position>
std::vector<Position> winning_options(const Rules& rules, game::Oracle<Position>& oracle,
                                      const Position& position) {
  std::vector<Position> winning;
  for (const Position& option : rules(position)) {
    if (!oracle.mover_wins(option)) winning.push_back(option);
  }
  return winning;
}

// All vectors of this length of numbers 0 … most, in lexicographic order.
inline std::vector<std::vector<int>> all_vectors(std::size_t length, int most) {
  std::vector<int> numbers;
  for (int number = 0; number <= most; ++number)
    numbers.push_back(number);
  return game::rules::product(std::vector<std::vector<int>>(length, numbers));
}

inline std::vector<std::uint64_t> wide_heaps(const std::vector<int>& heaps) {
  return {heaps.begin(), heaps.end()};
}

inline std::vector<int> narrow_heaps(const std::vector<std::uint64_t>& heaps) {
  return {heaps.begin(), heaps.end()};
}

}  // namespace testing_support
