// Compounds: several games played side by side, as rules that an Oracle can be asked about.
//
// A position of a compound is the vector of its parts' positions; a part has ended when it has no
// option. The three compounds differ in where a player moves and in when play ends:
//
//                            moves in                       play ends when
//   disjunctive              one part                       all parts have ended
//   conjunctive              every part                     any part has ended (the short rule)
//   continued conjunctive    every part that has not ended  all parts have ended (the long rule)
//
// These are the definitions, by brute force: a conjunctive move is one of the product of the parts'
// options. What decides a compound without that (the nim-sum of Grundy values, the least
// remoteness, the greatest suspense number) is no business of this file;
// common/tests/compounds_test.cpp checks it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <type_traits>
#include <utility>
#include <vector>

namespace game {

// All ways to choose one item from each list, in lexicographic order. Choosing from no list can be
// done in one way.
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

// A move is a move in one part. `rules` gives the options of a part, for all parts alike.
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

// The disjunctive compound of a game whose moves break a part into several (or into none): `rules`
// gives the options of a part as vectors of parts. The order of parts means nothing, so options
// come sorted, and the same option need not be solved twice.
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

// A move is a move in every part; none is left when any part has ended, or when there are no parts.
template <class Rules>
auto conjunctive(Rules rules) {
  return [rules = std::move(rules)](const auto& parts) {
    std::vector<std::decay_t<decltype(parts)>> moves;
    for (const auto& part : parts)
      moves.push_back(rules(part));
    return parts.empty() ? moves : product(moves);
  };
}

// A move is a move in every part that has not ended; none is left when all have ended.
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

}  // namespace game
