// Codeforces 305E by the Grundy values of all runs, from the definition and without a period.
//
// A centre is a letter with equal neighbours. A run of n consecutive centres is an independent
// game: after a cut at one of them, this centre and its neighbours in the run are no longer
// centres. The table holds the mex over all n cuts, in O(n^2) for all runs up to n. Then every
// centre of the string is tried from left to right.
#include "common/problem/reference.hpp"

#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

namespace reference {

// A maximal run of centres; `first` is the index of the first one in the string, from 0.
struct Run {
  int first;
  int centres;
};

inline std::vector<Run> runs_of(const std::string& text) {
  std::vector<Run> runs;
  for (int at = 1; at + 1 < static_cast<int>(text.size()); ++at) {
    if (text[at - 1] != text[at + 1]) continue;
    const bool goes_on = !runs.empty() && runs.back().first + runs.back().centres == at;
    if (goes_on) {
      ++runs.back().centres;
    } else {
      runs.push_back({at, 1});
    }
  }
  return runs;
}

// The centres that a cut at centre number `at`, from 0, leaves on the left and on the right.
inline std::pair<int, int> after_cut(int centres, int at) {
  return {std::max(at - 1, 0), std::max(centres - at - 2, 0)};
}

inline int value_of_next_run(const std::vector<int>& values) {
  const int centres = static_cast<int>(values.size());
  std::vector<bool> reached(256);
  for (int at = 0; at < centres; ++at) {
    const auto [left, right] = after_cut(centres, at);
    reached[values[left] ^ values[right]] = true;
  }
  return static_cast<int>(std::find(reached.begin(), reached.end(), false) - reached.begin());
}

// The Grundy value of a run.
inline int value_of_run(int centres) {
  static std::vector<int> values = {0};
  while (static_cast<int>(values.size()) <= centres)
    values.push_back(value_of_next_run(values));
  return values[centres];
}

inline int value_after_cut(int centres, int at) {
  const auto [left, right] = after_cut(centres, at);
  return value_of_run(left) ^ value_of_run(right);
}

inline int value_of_string(const std::string& text) {
  int value = 0;
  for (const Run& run : runs_of(text))
    value ^= value_of_run(run.centres);
  return value;
}

// The index, from 0, of the first letter at which a cut leaves nim-sum 0; -1 if there is none.
inline int first_winning_cut(const std::string& text) {
  const int value = value_of_string(text);
  for (const Run& run : runs_of(text)) {
    const int others = value ^ value_of_run(run.centres);
    for (int at = 0; at < run.centres; ++at) {
      if ((others ^ value_after_cut(run.centres, at)) == 0) return run.first + at;
    }
  }
  return -1;
}

inline void solve(std::istream& in, std::ostream& out) {
  std::string text;
  in >> text;
  const int cut = first_winning_cut(text);
  if (cut < 0) {
    out << "Second\n";
  } else {
    out << "First\n" << cut + 1 << '\n';
  }
}

// The first 12 runs of a string, like "3 (value 2), 1 (value 1)".
inline std::string list_of_runs(const std::string& text, const char* value, const char* comma) {
  const std::vector<Run> runs = runs_of(text);
  std::string list;
  for (std::size_t i = 0; i < runs.size() && i < 12; ++i) {
    list += (i == 0 ? "" : comma) + std::to_string(runs[i].centres) + value +
            std::to_string(value_of_run(runs[i].centres)) + ")";
  }
  return list + (runs.size() > 12 ? std::string(comma) + "…" : "");
}

inline std::string shortened(const std::string& text) {
  return text.size() <= 40 ? text : text.substr(0, 20) + "…" + text.substr(text.size() - 20);
}

inline void explain_english(const std::string& text, int cut, std::ostream& out) {
  if (runs_of(text).empty()) {
    out << "No letter has equal neighbours, so there is no move: the mover has lost.\n";
    return;
  }
  out << "A cut is possible at a letter whose two neighbours are equal. Such letters side by side "
         "are a run. The runs here have these lengths: "
      << list_of_runs(text, " (value ", ", ")
      << ". Each run is a heap of Dawson's Chess with the Grundy value in brackets. The nim-sum of "
         "the values is "
      << value_of_string(text);
  if (cut < 0) {
    out << ": a P-position. Every cut changes the value of one run, so the nim-sum after it is not "
           "0.\n";
    return;
  }
  const std::string before = text.substr(0, cut), behind = text.substr(cut + 1);
  out << ": an N-position. The first cut that wins is at letter " << cut + 1 << ". It leaves \""
      << shortened(before) << "\" of value " << value_of_string(before) << ", the letter \""
      << text[cut] << "\", and \"" << shortened(behind) << "\" of value " << value_of_string(behind)
      << ". The nim-sum is now 0, a P-position.\n";
}

inline void explain_chinese(const std::string& text, int cut, std::ostream& out) {
  if (runs_of(text).empty()) {
    out << "没有一个字母的左右相邻字母相同，先手无法操作，先手负。\n";
    return;
  }
  out << "左右相邻字母相同的字母才能切。这里这样的字母连成若干段，各段的长度为 "
      << list_of_runs(text, " (值 ", "，")
      << "；每一段就是一堆 Dawson's Chess，括号里是它的 SG 值。它们的异或和是 "
      << value_of_string(text);
  if (cut < 0) {
    out << "：P 局面。无论切哪里都只改变一段的值，所以切后异或和一定不为 0。\n";
    return;
  }
  const std::string before = text.substr(0, cut), behind = text.substr(cut + 1);
  out << "：N 局面。切第 " << cut + 1 << " 个字母（最靠前的必胜切法）：剩下值为 "
      << value_of_string(before) << " 的 \"" << shortened(before) << "\"、单个字母 \"" << text[cut]
      << "\" 和值为 " << value_of_string(behind) << " 的 \"" << shortened(behind)
      << "\"：异或和为 0，对手面对 P 局面。\n";
}

inline void explain(std::istream& in, std::ostream& out, problem::Language language) {
  std::string text;
  in >> text;
  const bool chinese = language == problem::Language::kChinese;
  (chinese ? explain_chinese : explain_english)(text, first_winning_cut(text), out);
}

}  // namespace reference

int main(int argc, char** argv) {
  return problem::run_reference(argc, argv, {reference::solve, reference::explain});
}
