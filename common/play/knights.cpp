// Knights of which all move in a turn: the continued conjunctive compound.
#include <algorithm>

#include "common/game/conjunctive.hpp"
#include "common/play/game_on.hpp"

namespace play {
namespace {

using Square = std::pair<int, int>;  // x, y from 1

struct Board {
  int side;
  std::vector<Square> knights;
};

std::vector<Square> targets(int side, const Square& from) {
  std::vector<Square> reached;
  for (const auto& [dx, dy] : {Square{-2, 1}, {-2, -1}, {-1, -2}, {1, -2}}) {
    const Square to{from.first + dx, from.second + dy};
    const bool is_inside = to.first >= 1 && to.first <= side && to.second >= 1 && to.second <= side;
    if (is_inside) reached.push_back(to);
  }
  return reached;
}

game::conjunctive::LongRule<Square> solver_of(int side) {
  return game::conjunctive::LongRule<Square>(
      [side](const Square& from) { return targets(side, from); });
}

std::string text_of(const Square& square) {
  return std::to_string(square.first) + "," + std::to_string(square.second);
}

std::string text_of(const std::vector<Square>& squares) {
  Words words;
  for (const Square& square : squares)
    words.push_back(text_of(square));
  return joined(words);
}

Result<Square> square_of(const std::string& word, int side) {
  const Words parts = parts_of(word, ',');
  const Result<Numbers> numbers = numbers_of(parts, 1, static_cast<std::uint64_t>(side));
  if (!numbers) return numbers.error;
  if (parts.size() != 2) {
    return say("'{0}' is not a square like 3,4.", "“{0}”不是形如 3,4 的格子。", {word});
  }
  return Square{static_cast<int>(numbers.value->front()), static_cast<int>(numbers.value->back())};
}

class Knights : public GameOn<Board> {
 public:
  using GameOn::GameOn;

 protected:
  Result<Board> parse(const Words& words) const override {
    if (words.size() < 2 || words.size() > kMostKnights + 1) {
      return say("The side of the board and 1 to {0} squares are needed.",
                 "需要棋盘边长和 1 到 {0} 个格子。", {kMostKnights});
    }
    const Result<Numbers> side = numbers_of({words[0]}, 1, kLongestSide);
    if (!side) return side.error;
    Board board{static_cast<int>(side.value->front()), {}};
    for (std::size_t i = 1; i < words.size(); ++i) {
      const Result<Square> square = square_of(words[i], board.side);
      if (!square) return square.error;
      board.knights.push_back(*square.value);
    }
    return board;
  }
  std::string text(const Board& at) const override {
    return std::to_string(at.side) + " " + text_of(at.knights);
  }
  bool ended(const Board& at) const override { return movable(at).empty(); }
  bool wins(const Board& at) const override { return greatest(at) % 2 == 1; }
  Text end_reason(const Board&) const override {
    return say("No knight can move: whoever cannot move loses.", "没有马能走：不能走的人输。");
  }
  Text described(const Board& at) const override {
    return say("Board {0} x {0}, knights on {1}.", "{0} × {0} 的棋盘，马在 {1}。",
               {static_cast<std::uint64_t>(at.side), text_of(at.knights)});
  }
  // The number of the knight on its square, + for several; row 1 at the bottom.
  std::string picture(const Board& at) const override {
    if (at.side > kLargestShown) return "";
    std::string board;
    for (int y = at.side; y >= 1; --y) {
      for (int x = 1; x <= at.side; ++x)
        board += std::string(" ") + sign_at(at, {x, y});
      board += "\n";
    }
    return board;
  }

  // The combinations of one target for each knight that can move.
  std::vector<std::string> list(const Board& at, std::size_t most) const override {
    std::vector<std::vector<Square>> ways = {{}};
    for (std::size_t knight : movable(at)) {
      std::vector<std::vector<Square>> longer;
      for (const std::vector<Square>& way : ways) {
        for (const Square& target : targets(at.side, at.knights[knight])) {
          if (longer.size() >= most) break;
          longer.push_back(way);
          longer.back().push_back(target);
        }
      }
      ways = std::move(longer);
    }
    std::vector<std::string> moves;
    for (const std::vector<Square>& way : ways)
      moves.push_back(text_of(way));
    return moves;
  }
  Result<Board> apply(const Board& at, const Words& move) const override {
    const std::vector<std::size_t> knights = movable(at);
    if (move.size() != knights.size()) {
      return say("Knights that can move: {0}.", "能走的马有 {0} 匹。", {knights.size()});
    }
    Board left = at;
    for (std::size_t i = 0; i < knights.size(); ++i) {
      const Square& from = at.knights[knights[i]];
      const std::vector<Square> reached = targets(at.side, from);
      const Result<Square> to = square_of(move[i], at.side);
      if (!to) return to.error;
      if (std::find(reached.begin(), reached.end(), *to.value) == reached.end()) {
        return say("A knight on {0} can go to {1}.", "{0} 上的马能走到 {1}。",
                   {text_of(from), text_of(reached)});
      }
      left.knights[knights[i]] = *to.value;
    }
    return left;
  }
  std::string winning_move(const Board& at) const override {
    const std::vector<Square> after = solver_of(at.side).winning_move(at.knights);
    std::vector<Square> moved;
    for (std::size_t knight : movable(at))
      moved.push_back(after[knight]);
    return text_of(moved);
  }
  Text move_described(const Board& at, const Words& move) const override {
    Text text;
    const std::vector<std::size_t> knights = movable(at);
    for (std::size_t i = 0; i < std::min(move.size(), knights.size()); ++i) {
      text = text + (i == 0 ? Text() : say(", ", "，")) +
             say("knight {0} to {1}", "第 {0} 匹马走到 {1}", {knights[i] + 1, move[i]});
    }
    return text;
  }
  Text fact(const Board& at) const override {
    auto solver = solver_of(at.side);
    Words numbers;
    for (const Square& knight : at.knights)
      numbers.push_back(text_of(knight) + ": " + std::to_string(solver.number(knight)));
    const int most = greatest(at);
    return say("The suspense numbers of the squares are {0}; the greatest is {1}, {2}",
               "各格的悬念数（step 函数）是 {0}；最大的是 {1}，{2}",
               {joined(numbers, "; "), static_cast<std::uint64_t>(most),
                most % 2 == 1 ? say("odd", "奇数") : say("even", "偶数")});
  }
  // Of all squares of a board that can be shown.
  Insight numbers(const Board& at) const override {
    auto solver = solver_of(at.side);
    Insight insight{Insight::Kind::kSuspense, 0, {}};
    for (int x = 1; x <= at.side && at.side <= kLargestShown; ++x) {
      for (int y = 1; y <= at.side; ++y) {
        insight.values.emplace_back(text_of(Square{x, y}),
                                    static_cast<std::uint64_t>(solver.number({x, y})));
      }
    }
    return insight;
  }
  Text every_move(const Board& at) const override {
    const auto most = static_cast<std::uint64_t>(greatest(at));
    return say(
        "Every knight with the number {0} goes to an odd number, {1} or more. No knight goes "
        "to an even number greater than {2}. So the greatest is odd after every move.",
        "悬念数为 {0} 的马只能走到奇数格，且不小于 {1}；没有马能走到大于 {2} 的偶数格。所以无论怎"
        "么走，最大值都是奇数。",
        {most, most - 1, most - 2});
  }

 private:
  static constexpr int kLargestShown = 24;
  static constexpr std::size_t kMostKnights = 8;
  static constexpr std::uint64_t kLongestSide = 100;

  static std::vector<std::size_t> movable(const Board& at) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < at.knights.size(); ++i) {
      if (!targets(at.side, at.knights[i]).empty()) found.push_back(i);
    }
    return found;
  }
  static int greatest(const Board& at) {
    auto solver = solver_of(at.side);
    int most = 0;
    for (const Square& knight : at.knights)
      most = std::max(most, solver.number(knight));
    return most;
  }
  static char sign_at(const Board& at, const Square& square) {
    char sign = '.';
    for (std::size_t i = 0; i < at.knights.size(); ++i) {
      if (at.knights[i] == square) sign = sign == '.' ? static_cast<char>('1' + i) : '+';
    }
    return sign;
  }
};

}  // namespace

void add_knight_game(Games& games) {
  games.push_back(std::make_unique<Knights>(Card{
      "knights", say("Knights (CEOI 2008)", "所有马一起走（CEOI 2008）"),
      say("SIDE X,Y…", "边长 x,y…"), "8 6,7 5,4",
      say("In a turn the player moves every knight that can move, by (-2, +1), (-2, -1), (-1, "
          "-2) or (+1, -2). Knights may share squares. Whoever cannot move any knight loses.",
          "每一步都要移动所有能走的马，走法是 (−2, +1)、(−2, −1)、(−1, −2) 或 (+1, "
          "−2)；几匹马可以在"
          "同一格。一匹马也不能走的人输（CEOI 2008）。"),
      say("A move is the new square of each knight that can move, in the order of the knights: "
          "\"4,8 3,5\".",
          "一步按马的顺序写每匹能走的马的新位置：“4,8 3,5”。")}));
}

}  // namespace play
