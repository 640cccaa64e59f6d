// CEOI 2008 Knights: accepts exactly the right outputs. If the mover loses, that is `NO`. Otherwise
// it is `YES` and, for each knight in the order of the input, a square that it can move to, such
// that the other player loses after these moves. The suspense numbers of the reference decide who
// loses. So every winning set of moves is accepted, and no other. Any white space may separate
// tokens; there may be more of it at the beginning and at the end.
#include "common/problem/checker.hpp"

#include <sstream>

// The reference without its main; a test may have renamed the main of this file as well.
#pragma push_macro("main")
#undef main
#define main reference_main
#include "reference.cpp"
#pragma pop_macro("main")

namespace checker {

using problem::Wrong;

// The next token. If there is none, throws Wrong; `what` says what is missing.
inline std::string token(std::istream& in, const std::string& what) {
  std::string found;
  if (!(in >> found)) throw Wrong("the output ends where " + what + " should stand");
  return found;
}

// A coordinate: digits only, without leading zeros.
inline int line_number(std::istream& in, const std::string& what) {
  const std::string digits = token(in, what);
  if (digits.size() > 7 || digits[0] == '0' ||
      digits.find_first_not_of("0123456789") != std::string::npos) {
    throw Wrong(what + " should be a line of the board, not " + digits.substr(0, 20));
  }
  return std::stoi(digits);
}

inline std::string shown(const rules::Square& square) {
  return "(" + std::to_string(square.x) + ", " + std::to_string(square.y) + ")";
}

inline rules::Square target(std::istream& in, int board, const rules::Square& from, size_t index) {
  const std::string whose = "knight " + std::to_string(index + 1) + "'s ";
  const int x = line_number(in, whose + "new x");
  const int y = line_number(in, whose + "new y");
  const std::vector<rules::Square> legal = rules::moves(board, from);
  if (std::find(legal.begin(), legal.end(), rules::Square{x, y}) == legal.end()) {
    throw Wrong(whose + "move from " + shown(from) + " to " + shown({x, y}) + " is not allowed");
  }
  return {x, y};
}

// Throws Wrong with the reason if `output` is not right for the input.
inline void expect_right(const reference::Input& input, const reference::Numbers& numbers,
                         const std::string& output) {
  const bool mover_wins = reference::mover_wins(numbers, input.knights);
  std::istringstream in(output);
  const std::string verdict = token(in, "YES or NO");
  if (verdict != (mover_wins ? "YES" : "NO")) {
    throw Wrong(mover_wins ? "the first player wins: YES is right"
                           : "the first player loses: NO is right");
  }
  std::vector<rules::Square> targets;
  for (std::size_t i = 0; mover_wins && i < input.knights.size(); ++i)
    targets.push_back(target(in, input.board, input.knights[i], i));
  if (std::string extra; in >> extra) throw Wrong("text after the end: " + extra.substr(0, 20));
  if (!mover_wins || !reference::mover_wins(numbers, targets)) return;
  const int greatest = reference::greatest_number(numbers, targets);
  std::size_t i = 0;
  while (numbers(targets[i]) != greatest)
    ++i;
  throw Wrong("the other player wins: the greatest suspense number is " + std::to_string(greatest) +
              ", odd, of knight " + std::to_string(i + 1) + " on " + shown(targets[i]));
}

inline void check(const std::string& input_text, const std::string& answer,
                  const std::string& output) {
  std::istringstream in(input_text);
  const reference::Input input = reference::read(in);
  const reference::Numbers numbers(input.board);
  try {
    expect_right(input, numbers, answer);
  } catch (const Wrong& wrong) {
    throw std::runtime_error(std::string("the answer file itself is wrong: ") + wrong.what());
  }
  expect_right(input, numbers, output);
}

}  // namespace checker

int main(int argc, char** argv) {
  return problem::run_checker(argc, argv, checker::check);
}
