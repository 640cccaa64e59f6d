// Compounds: several games that are played together, as rules for an Oracle.
//
// A position of a compound is the vector of the positions of its parts. A part has ended when
// it has no option. The three compounds differ in the parts that a move moves in and in the
// end of play:
//
//                            moves in                       play ends when
//   disjunctive              one part                       all parts have ended
//   conjunctive              every part                     any part has ended (the short rule)
//   continued conjunctive    every part that has not ended  all parts have ended (the long rule)
//
// This file holds the definitions only, by brute force: the options of a conjunctive compound are
// all combinations of the options of its parts. common/tests/compounds_test.cpp checks the theorems
// that decide a compound faster: nim-sum of Grundy values, least remoteness, greatest
// suspense number.
#pragma once

#include <algorithm>
#include <cstddef>
#include <type_traits>
#include <utility>
#include <vector>

namespace game {
namespace rules {

// All ways to choose one item from each list, in lexicographic order. For no lists there is one
// way, the empty choice.
template <class Position>
std::vector<std::vector<Position>> product(const std::vector<std::vector<Position>>& lists) {
  std::vector<std::vector<Position>> ways = {{}};
  for (const std::vector<Position>& list : lists) {
    std::vector<std::vector<Position>> longer;
    for (const std::vector<Position>& way : ways) {
      for (const Position& item : list) {
        longer.push_back(way);
        longer.back().push_back(item);
      }
    }
    ways = std::move(longer);
  }
  return ways;
}

// A move is a move in one part. `rules` gives the options of a part, the same for all parts.
template <class Rules>
auto disjunctive(Rules rules) {
  return [rules = std::move(rules)](const auto& parts) {
    std::vector<std::decay_t<decltype(parts)>> options;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      for (const auto& option : rules(parts[i])) {
        options.push_back(parts);
        options.back()[i] = option;
      }
    }
    return options;
  };
}

// The disjunctive compound of a game whose moves replace a part by several parts (or by none).
// `rules` gives the options of a part as vectors of parts. The order of parts does not matter, so
// the parts are sorted; then the same position is not solved twice.
template <class Rules>
auto disjunctive_with_splits(Rules rules) {
  return [rules = std::move(rules)](const auto& parts) {
    std::vector<std::decay_t<decltype(parts)>> options;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      for (const auto& pieces : rules(parts[i])) {
        options.push_back(parts);
        options.back().erase(options.back().begin() + static_cast<std::ptrdiff_t>(i));
        options.back().insert(options.back().end(), pieces.begin(), pieces.end());
        std::sort(options.back().begin(), options.back().end());
      }
    }
    return options;
  };
}

// A move is a move in every part. There is no move if a part has ended or if there are no parts.
template <class Rules>
auto conjunctive(Rules rules) {
  return [rules = std::move(rules)](const auto& parts) {
    std::vector<std::decay_t<decltype(parts)>> moves;
    for (const auto& part : parts)
      moves.push_back(rules(part));
    return parts.empty() ? moves : product(moves);
  };
}

// A move is a move in every part that has not ended. There is no move if all parts have ended.
template <class Rules>
auto continued_conjunctive(Rules rules) {
  return [rules = std::move(rules)](const auto& parts) {
    std::vector<std::decay_t<decltype(parts)>> moves;
    bool all_ended = true;
    for (const auto& part : parts) {
      moves.push_back(rules(part));
      if (moves.back().empty()) {
        moves.back() = {part};
      } else {
        all_ended = false;
      }
    }
    if (all_ended) moves.clear();
    return all_ended ? moves : product(moves);
  };
}

}  // namespace rules
}  // namespace game
