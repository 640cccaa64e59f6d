// Codeforces 305E as its statement tells it: a move chooses one of the strings and in it a letter
// around which some palindrome of odd length above 1 stands, and replaces the string by what is
// before the letter, the letter, and what is behind it. Who cannot move loses.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

namespace rules {

// The strings on the table, in ascending order: which of them was made first is of no account.
using Position = std::vector<std::string>;

inline Position start(const std::string& text) {
  return {text};
}

// May `text` be cut at the letter with this index, from 0? The palindrome of three letters around
// it is part of every longer one.
inline bool may_cut(const std::string& text, int at) {
  return at >= 1 && at + 1 < static_cast<int>(text.size()) && text[at - 1] == text[at + 1];
}

// What a cut of one of the strings at one of its letters leaves.
inline Position after_cut(const Position& position, std::size_t which, int at) {
  Position strings = position;
  const std::string text = position[which];
  strings[which] = text.substr(0, at);
  strings.push_back(text.substr(at, 1));
  strings.push_back(text.substr(at + 1));
  std::sort(strings.begin(), strings.end());
  return strings;
}

// Where the mover can go.
inline std::vector<Position> options(const Position& position) {
  std::vector<Position> reached;
  for (std::size_t which = 0; which < position.size(); ++which) {
    for (int at = 0; at < static_cast<int>(position[which].size()); ++at) {
      if (may_cut(position[which], at)) reached.push_back(after_cut(position, which, at));
    }
  }
  return reached;
}

}  // namespace rules
