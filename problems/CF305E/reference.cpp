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

#include "common/problem/nim_columns.hpp"

namespace reference {

using problem::say;
using problem::Text;

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
inline Text list_of_runs(const std::string& text) {
  const std::vector<Run> runs = runs_of(text);
  Text list;
  for (std::size_t i = 0; i < runs.size() && i < 12; ++i) {
    list =
        list + (i == 0 ? Text() : say(", ", "，")) +
        say("{0} (value {1})", "{0}（值 {1}）", {runs[i].centres, value_of_run(runs[i].centres)});
  }
  return list + (runs.size() > 12 ? say(", …", "，…") : Text());
}

inline std::string shortened(const std::string& text) {
  return text.size() <= 40 ? text : text.substr(0, 20) + "…" + text.substr(text.size() - 20);
}

inline Text explain_cut(const std::string& text, int cut) {
  const std::string before = text.substr(0, cut), behind = text.substr(cut + 1);
  return say(
      ": an N-position. The first cut that wins is at letter {0}. It leaves \"{1}\" of value "
      "{2}, the letter \"{3}\", and \"{4}\" of value {5}. The nim-sum is now 0, a "
      "P-position.\n",
      "：N 局面。最靠前的必胜走法是切第 {0} 个字母，剩下值为 {2} 的“{1}”、单个字母“{3}”"
      "和值为 {5} 的“{4}”：异或和变成 0，对方面对 P 局面。\n",
      {cut + 1, shortened(before), value_of_string(before), text.substr(cut, 1), shortened(behind),
       value_of_string(behind)});
}

inline Text explain(std::istream& in) {
  std::string text;
  if (!(in >> text)) return {};
  if (runs_of(text).empty()) {
    return say("No letter has equal neighbours, so there is no move: the mover has lost.\n",
               "没有一个字母的左右相邻字母相同：先手不能走，先手必败。\n");
  }
  std::vector<int> values;
  for (const Run& run : runs_of(text))
    values.push_back(value_of_run(run.centres));
  const Text rule = say(
      "A cut is possible at a letter whose two neighbours are equal. Such letters side by side are "
      "a run. The runs here have these lengths: {0}. Each run is a heap of Dawson's Chess with the "
      "Grundy value in brackets. The values in binary, and their nim-sum behind ⊕:{1}\nIt is {2}",
      "左右相邻字母相同的字母才能切。这里这样的字母连成若干段，各段的长度为 {0}；每一段就是一堆"
      "道森棋，括号里是它的 SG 值。把值写成二进制，⊕ 后面是异或和：{1}\n即 {2}",
      {list_of_runs(text), problem::nim_columns(values), value_of_string(text)});
  const int cut = first_winning_cut(text);
  if (cut >= 0) return rule + explain_cut(text, cut);
  return rule + say(": a P-position. Every cut changes the value of one run, so the nim-sum after "
                    "it is not 0.\n",
                    "：P 局面。无论切哪里都只改变一段的值，所以切后异或和一定不为 0。\n");
}

}  // namespace reference

int main(int argc, char** argv) {
  return problem::run_reference(argc, argv, {reference::solve, reference::explain});
}
