// CEOI 2008 Knights by a table of a small board, without a formula for the suspense numbers.
//
// The suspense number of a square is 0 if there is no option; 1 + the greatest even number among
// the options if one of them is even; else 1 + the least odd one. The mover loses exactly when the
// greatest number of all knights is even. A board of at most 23 lines is filled by this definition.
// A larger board is mapped to a small one with the same N mod 4. Lines near an edge are the same on
// both. All lines between are mapped to four middle lines, where a shift by four lines adds 2.
// Numbers checks this shift on the small board; README.md proves that this is enough.
#include "common/problem/reference.hpp"

#include <algorithm>
#include <cstddef>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

#include "rules.hpp"

namespace reference {

using problem::say;
using problem::Text;
using rules::Square;

// The suspense numbers of all squares of a board.
class Numbers {
 public:
  explicit Numbers(int board) : board_(board), side_(small_board(board)) {
    fill_by_definition();
    if (side_ < board_) expect_shifts_to_add_two();
  }

  int operator()(const Square& square) const {
    const int x = folded(square.x), y = folded(square.y);
    return at(x, y) + (square.x - x) / 2 + (square.y - y) / 2;
  }

  int board() const { return board_; }

 private:
  static constexpr int kEdge = 8;  // this many lines at each edge stay as they are
  static constexpr int kLeast = 2 * kEdge + 4;

  static int small_board(int board) { return board < kLeast + 4 ? board : kLeast + board % 4; }

  int folded(int line) const {
    if (side_ == board_ || line <= kEdge) return line;
    if (line > board_ - kEdge) return line - board_ + side_;
    return kEdge + 1 + (line - 1) % 4;
  }

  int& at(int x, int y) { return numbers_[static_cast<std::size_t>((x - 1) * side_ + y - 1)]; }
  int at(int x, int y) const { return numbers_[static_cast<std::size_t>((x - 1) * side_ + y - 1)]; }

  // Every move lowers x + y, so each square comes after its options.
  void fill_by_definition() {
    numbers_.resize(static_cast<std::size_t>(side_ * side_));
    for (int sum = 2; sum <= 2 * side_; ++sum) {
      for (int x = std::max(1, sum - side_); x <= std::min(side_, sum - 1); ++x) {
        at(x, sum - x) = from_options({x, sum - x});
      }
    }
  }

  int from_options(const Square& square) const {
    int greatest_even = -1, least_odd = -1;
    for (const Square& option : rules::moves(side_, square)) {
      const int number = at(option.x, option.y);
      if (number % 2 == 0) greatest_even = std::max(greatest_even, number);
      if (number % 2 == 1 && (least_odd < 0 || number < least_odd)) least_odd = number;
    }
    return 1 + (greatest_even >= 0 ? greatest_even : least_odd);
  }

  // Checks the middle lines and all lines that a move connects with them.
  void expect_shifts_to_add_two() const {
    for (int x = kEdge - 1; x + 4 <= side_ - kEdge + 1; ++x) {
      for (int y = 1; y <= side_; ++y) {
        if (at(x + 4, y) != at(x, y) + 2 || at(y, x + 4) != at(y, x) + 2) {
          throw std::logic_error("a shift by four lines does not add 2");
        }
      }
    }
  }

  int board_;
  int side_;
  std::vector<int> numbers_;
};

struct Input {
  int board = 0;
  std::vector<Square> knights;
};

inline Input read(std::istream& in) {
  std::size_t count = 0;
  Input input;
  in >> count >> input.board;
  input.knights.resize(count);
  for (Square& knight : input.knights)
    in >> knight.x >> knight.y;
  return input;
}

inline int greatest_number(const Numbers& numbers, const std::vector<Square>& knights) {
  int greatest = 0;
  for (const Square& knight : knights)
    greatest = std::max(greatest, numbers(knight));
  return greatest;
}

// By the greatest suspense number of all knights.
inline bool mover_wins(const Numbers& numbers, const std::vector<Square>& knights) {
  return greatest_number(numbers, knights) % 2 == 1;
}

// Moves each knight to a square with a number lower by one; by the definition there is one.
inline std::vector<Square> all_lowered(const Numbers& numbers, std::vector<Square> knights) {
  for (Square& knight : knights) {
    const std::vector<Square> options = rules::moves(numbers.board(), knight);
    knight = *std::find_if(options.begin(), options.end(), [&](const Square& option) {
      return numbers(option) == numbers(knight) - 1;
    });
  }
  return knights;
}

inline void solve(std::istream& in, std::ostream& out) {
  const Input input = read(in);
  const Numbers numbers(input.board);
  if (!mover_wins(numbers, input.knights)) {
    out << "NO\n";
    return;
  }
  out << "YES\n";
  for (const Square& target : all_lowered(numbers, input.knights))
    out << target.x << ' ' << target.y << '\n';
}

// "(x, y): number" for the first knights.
inline std::string listed(const Numbers& numbers, const std::vector<Square>& knights) {
  constexpr std::size_t kShown = 10;
  std::string text;
  for (std::size_t i = 0; i < std::min(kShown, knights.size()); ++i) {
    text += (i == 0 ? "(" : ", (") + std::to_string(knights[i].x) + ", " +
            std::to_string(knights[i].y) + "): " + std::to_string(numbers(knights[i]));
  }
  return text + (knights.size() > kShown ? ", …" : "");
}

inline Text explain(std::istream& in) {
  if ((in >> std::ws).eof()) return {};
  const auto [board, knights] = read(in);
  const Numbers numbers(board);
  const int greatest = greatest_number(numbers, knights);
  const Text rule = say(
      "The suspense number of a square is 0 if a knight has no move there; 1 + the greatest even "
      "number among the options if there is an even one; else 1 + the least odd one. Here: {0}. "
      "The greatest is {1}, ",
      "一格的悬念数（step 函数）：走不动为 0；能走到偶数格时，是其中最大的偶数加 1；"
      "否则是其中最小的奇数加 1。这里：{0}。最大的是 {1}，",
      {listed(numbers, knights), greatest});
  if (!mover_wins(numbers, knights)) {
    return rule +
           say("even: a P-position, so the answer is NO. Every knight on a square with number {0} "
               "goes to an odd number, {1} or more. No knight goes to an even number greater than "
               "{2}. So the greatest number is odd after every move.\n",
               "是偶数：这是 P 局面，答案是 NO。悬念数为 {0} 的马只能走到奇数格，且不小于 {1}；"
               "没有马能走到大于 {2} 的偶数格。所以无论怎么走，最大值都是奇数。\n",
               {greatest, greatest - 1, greatest - 2});
  }
  return rule +
         say("odd: an N-position, so the answer is YES. Move each knight to a square whose number "
             "is smaller by one: {0}. The greatest is now {1}, even: a P-position for the other "
             "player.\n",
             "是奇数：这是 N 局面，答案是 YES。让每匹马都走到悬念数恰好小 1 的格子：{0}。"
             "现在最大的是 {1}，是偶数：对方面对 P 局面。\n",
             {listed(numbers, all_lowered(numbers, knights)), greatest - 1});
}

}  // namespace reference

int main(int argc, char** argv) {
  return problem::run_reference(argc, argv, {reference::solve, reference::explain});
}
