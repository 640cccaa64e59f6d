// How outputs are compared, and what a comparison finds.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace judge {

enum class CompareMode {
  kLines,         // blanks count: the same tokens between other blanks are a presentation error
  kTrimmedLines,  // the same lines but for blanks at their ends, and empty lines at the end
  kTokens,        // any blanks between the tokens
  kChecker        // the problem's own checker decides
};

// When two tokens of different bytes count as equal all the same. By default never.
struct TokenRules {
  bool ignores_case = false;  // of the letters A to Z
  // Where the wanted token is a number: how far the output's number may be from it. One of the two
  // is enough; if both are missing, numbers are compared as bytes.
  std::optional<double> absolute_tolerance;
  std::optional<double> relative_tolerance;  // as a part of the wanted number
};

enum class Match { kSame, kBlanksDiffer, kDifferent };

// What stands in the line of a token before and after it, escaped, and cut to what is near.
struct LineContext {
  std::string before, after;
};

// Where two outputs part, shortened and escaped for people. Numbers are 1-based.
struct Difference {
  std::size_t line = 0;   // in the output; in the answer where the output has ended
  std::size_t token = 0;  // in that line
  std::string wanted;     // empty: the answer has ended
  std::string got;        // empty: the output has ended
  LineContext around_wanted, around_got;
};

struct Comparison {
  Match match = Match::kSame;
  std::string message;                   // in words, empty for kSame
  std::optional<Difference> difference;  // the first one, for kDifferent
};

}  // namespace judge
