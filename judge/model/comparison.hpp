// How outputs are compared, and what a comparison finds.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "judge/model/verdict.hpp"

namespace judge {

enum class CompareMode { kLines, kTrimmedLines, kTokens, kChecker };

// One way to compare, as everybody who names it needs it.
struct CompareWay {
  CompareMode mode;
  std::string_view word;          // in problem.toml and of --compare
  std::string_view checker;       // which does the same in packages; empty: the problem's own
  bool end_blanks_count;          // at the end of a line; other ones are not the wanted output
  bool inner_blanks_count;        // before and between tokens
  std::string_view dmoj_checker;  // of DMOJ, which does the same; empty: there is none
  std::string_view uoj_checker;   // of UOJ, whose lcmp is also Luogu's own; empty: there is none
  std::string_view bapctools;     // what BAPCtools is told that counts
};

inline constexpr CompareWay kCompareWays[] = {
    // Where only blanks differ, that is a presentation error.
    {CompareMode::kLines, "lines", "common/checkers/lines.cpp", true, true, "identical", "lcmp",
     "case_sensitive, space_change_sensitive"},
    // Empty lines at the end do not count either.
    {CompareMode::kTrimmedLines, "trimmed-lines", "common/checkers/trimmed_lines.cpp", false, true,
     "", "lcmp", "case_sensitive, space_change_sensitive"},
    {CompareMode::kTokens, "tokens", "common/checkers/tokens.cpp", false, false, "", "wcmp",
     "case_sensitive"},
    {CompareMode::kChecker, "checker", "", true, true, "", "",
     "case_sensitive, space_change_sensitive"},
};

inline constexpr const CompareWay& way_of(CompareMode mode) {
  return kCompareWays[static_cast<std::size_t>(mode)];
}

// The mode of this word; nothing for another word.
std::optional<CompareMode> compare_mode_of(std::string_view word);

// The words, with or without that for the problem's own checker.
std::vector<std::string> compare_words(bool with_checker);

// When two tokens of different bytes count as equal all the same. By default never.
struct TokenRules {
  bool ignores_case = false;  // of the letters A to Z
  // Where the wanted token is a number: how far the output's number may be from it. One of the two
  // is enough; if both are missing, numbers are compared as bytes.
  std::optional<double> absolute_tolerance;
  std::optional<double> relative_tolerance;  // as a part of the wanted number
};

// What stands in the line of a token before and after it, escaped, and cut to what is near.
struct LineContext {
  std::string before, after;
};

// Where two outputs part, shortened and escaped for people. Numbers are 1-based.
struct Difference {
  std::size_t line = 0;         // in the output; in the answer where the output has ended
  std::size_t wanted_line = 0;  // the same place in the answer; in the output where that has ended
  std::size_t token = 0;        // in that line; 0: the blanks differ, and the next two quote them
  std::string wanted;           // empty: the answer has ended
  std::string got;              // empty: the output has ended
  LineContext around_wanted, around_got;
};

struct Comparison {
  Verdict verdict = Verdict::kAc;
  std::string message{};                   // in words, empty for AC
  std::optional<Difference> difference{};  // the first one, if no checker decided
};

}  // namespace judge
