// What brute force says about a position, to compare with the headers of common/game/.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "common/oracle/compounds.hpp"
#include "common/oracle/oracle.hpp"

namespace testing_support {

__extension__ typedef unsigned __int128 Wide;  // for exact arithmetic beyond 64 bits

constexpr std::uint64_t kMost = UINT64_MAX;

// A suite of tests for normal and misère play; HeaderPlay is the type of the header.
template <class HeaderPlay>
class BothPlays : public testing::TestWithParam<game::Play> {
 protected:
  static bool is_misere() { return GetParam() == game::Play::kMisere; }
  static HeaderPlay play() { return is_misere() ? HeaderPlay::kMisere : HeaderPlay::kNormal; }
};

inline std::string name_of_play(const testing::TestParamInfo<game::Play>& info) {
  return info.param == game::Play::kNormal ? "Normal" : "Misere";
}

// The options after which the other player loses, in the order of the rules: all winning moves.
template <class Rules, class Search, class Position>
std::vector<Position> winning_options(const Rules& rules, Search& search,
                                      const Position& position) {
  std::vector<Position> winning;
  for (const Position& option : rules(position)) {
    if (!search.mover_wins(option)) winning.push_back(option);
  }
  return winning;
}

// A sum of parts after a move in one of them, sorted as rules::disjunctive_with_splits has it.
inline std::vector<int> after_split(std::vector<int> parts, std::size_t at,
                                    const std::vector<int>& left) {
  parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(at));
  parts.insert(parts.end(), left.begin(), left.end());
  std::sort(parts.begin(), parts.end());
  return parts;
}

// The place of a part, and what is left of it.
using Split = std::pair<std::size_t, std::vector<int>>;

// All winning moves in a sum of parts, in the order of the rules.
template <class Rules>
std::vector<Split> winning_splits(const Rules& rules, game::Oracle<std::vector<int>>& oracle,
                                  const std::vector<int>& parts) {
  std::vector<Split> winning;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    for (const std::vector<int>& left : rules(parts[i])) {
      if (!oracle.mover_wins(after_split(parts, i, left))) winning.push_back({i, left});
    }
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

// Those of them in ascending order: all multisets.
inline std::vector<std::vector<int>> multisets(std::size_t size, int most) {
  std::vector<std::vector<int>> found;
  for (const std::vector<int>& numbers : all_vectors(size, most)) {
    if (std::is_sorted(numbers.begin(), numbers.end())) found.push_back(numbers);
  }
  return found;
}

inline std::vector<std::uint64_t> wide_heaps(const std::vector<int>& heaps) {
  return {heaps.begin(), heaps.end()};
}

// The heaps after each of these moves of Nim or of a subtraction game.
template <class Move>
std::vector<std::vector<int>> left_after(const std::vector<Move>& moves,
                                         const std::vector<int>& heaps) {
  std::vector<std::vector<int>> left;
  for (const Move& move : moves) {
    left.push_back(heaps);
    left.back().at(move.heap) = static_cast<int>(move.left);
  }
  return left;
}

inline std::vector<int> narrow_heaps(const std::vector<std::uint64_t>& heaps) {
  return {heaps.begin(), heaps.end()};
}

}  // namespace testing_support
