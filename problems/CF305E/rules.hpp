// The rules of Codeforces 305E, as in the statement. A move chooses one of the strings, and in it a
// letter that is the middle of a palindrome of odd length above 1. It replaces the string by three:
// the part before the letter, the letter, and the part after it. Whoever cannot move loses.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

namespace rules {

// The strings on the table, in ascending order, because their order does not matter.
using Position = std::vector<std::string>;

inline Position start(const std::string& text) {
  return {text};
}

// May `text` be cut at the letter with this index, from 0? Every palindrome of odd length above 1
// has a palindrome of three letters in its middle, so three letters decide.
inline bool may_cut(const std::string& text, int at) {
  return at >= 1 && at + 1 < static_cast<int>(text.size()) && text[at - 1] == text[at + 1];
}

// The position after string number `which` is cut at the letter with index `at`.
inline Position after_cut(const Position& position, std::size_t which, int at) {
  Position strings = position;
  const std::string text = position[which];
  strings[which] = text.substr(0, at);
  strings.push_back(text.substr(at, 1));
  strings.push_back(text.substr(at + 1));
  std::sort(strings.begin(), strings.end());
  return strings;
}

// All positions after one move.
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
