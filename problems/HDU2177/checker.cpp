// HDU 2177: accepts every output that fits the statement. A lost case is the line 0. A won case is
// the line 1, then a line `x y` for each winning move: the position after it, x <= y. If there is a
// winning move on both piles, its line comes first. The statement does not tell in which order the
// moves on one pile come, nor whether a position that two moves reach is listed twice, so both
// orders are accepted, and both once and twice. Blanks count only in so far as they separate the
// two numbers; empty lines do not count.
#include "common/problem/checker.hpp"

#include <sstream>
#include <string_view>

// The reference without its main; a test may have renamed the main of this file as well.
#pragma push_macro("main")
#undef main
#define main reference_main
#include "reference.cpp"
#pragma pop_macro("main")

namespace checker {

using problem::Wrong;
using reference::Piles;

// The words of a line; more than three are counted, not kept.
struct Line {
  int count = 0;
  std::string_view words[3];
};

inline bool is_blank(char byte) {
  return byte == ' ' || byte == '\t' || byte == '\r';
}

inline Line words_of(std::string_view text) {
  Line line;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t start = at;
    while (at < text.size() && !is_blank(text[at]))
      ++at;
    if (at == start) {
      ++at;
    } else {
      if (line.count < 3) line.words[line.count] = text.substr(start, at - start);
      ++line.count;
    }
  }
  return line;
}

// The lines of an output that have a word, one after the other.
class Lines {
 public:
  explicit Lines(std::string_view text) : rest_(text) { advance(); }

  bool at_end() const { return line_.count == 0; }
  const Line& line() const { return line_; }

  void advance() {
    line_ = Line();
    while (line_.count == 0 && !rest_.empty()) {
      const std::size_t end = std::min(rest_.find('\n'), rest_.size());
      line_ = words_of(rest_.substr(0, end));
      rest_.remove_prefix(std::min(end + 1, rest_.size()));
    }
  }

 private:
  std::string_view rest_;
  Line line_;
};

inline std::string quoted(std::string_view first, std::string_view second) {
  const std::string text = std::string(first) + (second.empty() ? "" : " ") + std::string(second);
  return '"' + text.substr(0, 20) + '"';
}

inline std::string quoted(const Piles& piles) {
  return quoted(std::to_string(piles.x), std::to_string(piles.y));
}

// A case, and which lists of positions are right for it.
struct Case {
  Piles piles;
  reference::Moves moves;
};

using List = std::vector<Piles>;

// The moves in this order, without what was in the list before.
inline List without_repetition(const List& list) {
  List once;
  for (const Piles& left : list) {
    if (std::find(once.begin(), once.end(), left) == once.end()) once.push_back(left);
  }
  return once;
}

inline bool is_right_list(const reference::Moves& moves, const List& listed) {
  List one = moves.one;
  for (int orders = 0; orders < 2; ++orders, std::reverse(one.begin(), one.end())) {
    List every = moves.both;
    every.insert(every.end(), one.begin(), one.end());
    if (listed == every || listed == without_repetition(every)) return true;
  }
  return false;
}

// What is wrong with a list that is not right, as far as one of its lines shows it.
inline std::string fault_of(const reference::Moves& moves, const List& listed) {
  List every = moves.both;
  every.insert(every.end(), moves.one.begin(), moves.one.end());
  for (const Piles& left : listed) {
    const bool wins = std::find(every.begin(), every.end(), left) != every.end();
    if (!wins && left.x >= 0 && left.y >= 0) return quoted(left) + " is after no winning move";
  }
  return std::to_string(listed.size()) + " positions, which are not the right ones in this order";
}

// The number, if the word is one as it should be written; -1 if not.
inline std::int64_t number_in(std::string_view word) {
  if (word.size() > 7 || (word[0] == '0' && word.size() > 1)) return -1;
  std::int64_t number = 0;
  for (char byte : word) {
    if (byte < '0' || byte > '9') return -1;
    number = 10 * number + (byte - '0');
  }
  return number;
}

// The lines of two words, up to the first other one.
inline List take_positions(Lines& lines) {
  List taken;
  for (; lines.line().count == 2; lines.advance())
    taken.push_back({number_in(lines.line().words[0]), number_in(lines.line().words[1])});
  return taken;
}

// Throws Wrong if the lines do not go on with a right answer for the case; goes behind it.
inline void expect_case(const Case& wanted, Lines& lines) {
  const std::string_view verdict = reference::is_lost(wanted.piles.x, wanted.piles.y) ? "0" : "1";
  if (lines.at_end()) {
    throw Wrong("the output ends before the answer for the piles " + quoted(wanted.piles));
  }
  const Line& line = lines.line();
  if (line.count != 1 || line.words[0] != verdict) {
    throw Wrong(quoted(line.words[0], line.words[1]) + " stands where " + std::string(verdict) +
                " is right for the piles " + quoted(wanted.piles));
  }
  lines.advance();
  const List listed = take_positions(lines);
  if (is_right_list(wanted.moves, listed)) return;
  throw Wrong("piles " + quoted(wanted.piles) + ": " + fault_of(wanted.moves, listed));
}

inline void expect_right(const std::vector<Case>& cases, const std::string& output) {
  Lines lines(output);
  for (const Case& wanted : cases)
    expect_case(wanted, lines);
  if (lines.at_end()) return;
  throw Wrong("text after the end: " + quoted(lines.line().words[0], lines.line().words[1]));
}

inline std::vector<Case> cases_of(const std::string& input) {
  std::istringstream in(input);
  std::vector<Case> cases;
  for (Piles piles; reference::read_case(in, piles);)
    cases.push_back({piles, reference::winning_moves(piles.x, piles.y)});
  return cases;
}

inline void check(const std::string& input, const std::string& answer, const std::string& output) {
  const std::vector<Case> cases = cases_of(input);
  try {
    expect_right(cases, answer);
  } catch (const Wrong& wrong) {
    throw std::runtime_error(std::string("the answer file itself is wrong: ") + wrong.what());
  }
  if (output != answer) expect_right(cases, output);
}

}  // namespace checker

int main(int argc, char** argv) {
  return problem::run_checker(argc, argv, checker::check);
}
