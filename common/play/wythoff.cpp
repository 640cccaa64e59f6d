// Wythoff's game, with two heaps and with a queen.
#include "common/game/wythoff.hpp"

#include <algorithm>

#include "common/game/grundy.hpp"
#include "common/play/game_on.hpp"

namespace play {
namespace {

constexpr std::uint64_t kLargestShown = 24;  // numbers below this

struct TwoHeaps {
  std::uint64_t first;
  std::uint64_t second;
};

// The legal moves: all from the first, all from the second, all from both.
std::vector<TwoHeaps> options(const TwoHeaps& at, std::size_t most) {
  std::vector<TwoHeaps> reached;
  for (std::uint64_t t = 1; t <= at.first && reached.size() < most; ++t)
    reached.push_back({at.first - t, at.second});
  for (std::uint64_t t = 1; t <= at.second && reached.size() < most; ++t)
    reached.push_back({at.first, at.second - t});
  for (std::uint64_t t = 1; t <= std::min(at.first, at.second) && reached.size() < most; ++t) {
    reached.push_back({at.first - t, at.second - t});
  }
  return reached;
}

bool is_option(const TwoHeaps& from, const TwoHeaps& to) {
  if (to.first > from.first || to.second > from.second) return false;
  const std::uint64_t a = from.first - to.first, b = from.second - to.second;
  return (a > 0 || b > 0) && (a == 0 || b == 0 || a == b);
}

// The two games differ in how a move is written.
class Wythoff : public GameOn<TwoHeaps> {
 public:
  using GameOn::GameOn;

 protected:
  Result<TwoHeaps> parse(const Words& words) const override {
    if (words.size() != 2) return say("Two numbers are needed.", "需要两个数。");
    const Result<Numbers> numbers = numbers_of(words, 0, UINT64_MAX);
    if (!numbers) return numbers.error;
    return TwoHeaps{numbers.value->front(), numbers.value->back()};
  }
  std::string text(const TwoHeaps& at) const override {
    return joined(Numbers{at.first, at.second});
  }
  bool ended(const TwoHeaps& at) const override { return at.first == 0 && at.second == 0; }
  bool wins(const TwoHeaps& at) const override {
    return game::wythoff::mover_wins(at.first, at.second);
  }
  Text end_reason(const TwoHeaps&) const override { return no_counter_is_left(true); }
  Text described(const TwoHeaps& at) const override {
    return say("Heaps: {0}, {1}.", "两堆：{0}, {1}。", {at.first, at.second});
  }
  std::string picture(const TwoHeaps& at) const override {
    return heap_picture({at.first, at.second});
  }
  std::vector<std::string> list(const TwoHeaps& at, std::size_t most) const override {
    std::vector<std::string> moves;
    for (const TwoHeaps& to : options(at, most))
      moves.push_back(move_text(at, to));
    return moves;
  }
  std::string winning_move(const TwoHeaps& at) const override {
    const auto move = game::wythoff::winning_moves(at.first, at.second).front();
    return move_text(at, {move.first, move.second});
  }
  Result<TwoHeaps> apply(const TwoHeaps& at, const Words& move) const override {
    if (move.size() != 2) return say("A move is two numbers.", "一步要写两个数。");
    const Result<Numbers> numbers = numbers_of(move, 0, std::max(at.first, at.second));
    if (!numbers) return numbers.error;
    const std::optional<TwoHeaps> to = target(at, {numbers.value->front(), numbers.value->back()});
    if (!to || !is_option(at, *to)) {
      return say("{0} is not a legal move here.", "这里不能走 {0}。", {joined(move)});
    }
    return *to;
  }
  Text fact(const TwoHeaps& at) const override {
    const std::uint64_t least = std::min(at.first, at.second);
    const std::vector<Text> pair = {at.first, at.second, game::wythoff::place(least).index};
    return wins(at)
               ? say("({0}, {1}) is not in the list (0, 0), (1, 2), (3, 5), (4, 7), … of the "
                     "lost pairs",
                     "({0}, {1}) 不在先手必败的数对 (0, 0)，(1, 2)，(3, 5)，(4, 7)，…… 之中", pair)
               : say("({0}, {1}) is pair {2} of the list (0, 0), (1, 2), (3, 5), (4, 7), …",
                     "({0}, {1}) 是 (0, 0)，(1, 2)，(3, 5)，(4, 7)，…… 中的第 {2} 对", pair);
  }
  // Of all pairs up to this one, if these are few.
  Insight numbers(const TwoHeaps& at) const override {
    if (std::max(at.first, at.second) >= kLargestShown) return {};
    using Pair = std::pair<std::uint64_t, std::uint64_t>;
    game::grundy::Solver<Pair> solver([](const Pair& from) {
      std::vector<std::vector<Pair>> lists;
      for (const TwoHeaps& to : options({from.first, from.second}, SIZE_MAX))
        lists.push_back({{to.first, to.second}});
      return lists;
    });
    Insight insight{Insight::Kind::kGrundy, 0, {}};
    for (std::uint64_t a = 0; a <= at.first; ++a) {
      for (std::uint64_t b = 0; b <= at.second; ++b) {
        insight.values.emplace_back(std::to_string(a) + "," + std::to_string(b),
                                    static_cast<std::uint64_t>(solver.value({a, b})));
      }
    }
    return insight;
  }
  Text every_move(const TwoHeaps&) const override {
    return say(
        "No two pairs of the list have a number or a difference in common, so every move leads to "
        "a pair that is not in the list.",
        "表中任意两对既没有相同的数，也没有相同的差，所以无论怎么走都会离开这张表。");
  }
  Text move_described(const TwoHeaps& at, const Words& move) const override {
    const Result<TwoHeaps> to = apply(at, move);
    if (!to) return to.error;
    const std::uint64_t a = at.first - to.value->first, b = at.second - to.value->second;
    if (b == 0) return say("take {0} from the first heap", "从第一堆取 {0} 颗", {a});
    if (a == 0) return say("take {0} from the second heap", "从第二堆取 {0} 颗", {b});
    return say("take {0} from each heap", "从两堆中各取 {0} 颗", {a});
  }

  // Where the numbers of a move lead, and the other way round.
  virtual std::optional<TwoHeaps> target(const TwoHeaps& at, const TwoHeaps& numbers) const {
    if (numbers.first > at.first || numbers.second > at.second) return std::nullopt;
    return TwoHeaps{at.first - numbers.first, at.second - numbers.second};
  }
  virtual std::string move_text(const TwoHeaps& at, const TwoHeaps& to) const {
    return joined(Numbers{at.first - to.first, at.second - to.second});
  }
};

class Queen : public Wythoff {
 public:
  using Wythoff::Wythoff;

 protected:
  Text end_reason(const TwoHeaps&) const override {
    return say("The queen is in the corner: whoever brought it there wins.",
               "皇后到了角上：走到角上的人获胜。");
  }
  Text described(const TwoHeaps& at) const override {
    return say("The queen is on ({0}, {1}); the corner is (0, 0).",
               "皇后在 ({0}, {1})，角是 (0, 0)。", {at.first, at.second});
  }
  // Columns 0, 1, 2, … from left to right, row 0 at the bottom.
  std::string picture(const TwoHeaps& at) const override {
    if (std::max(at.first, at.second) >= kLargestShown) return "";
    const std::uint64_t side = std::max<std::uint64_t>(8, std::max(at.first, at.second) + 1);
    std::string board;
    for (std::uint64_t y = side; y-- > 0;) {
      for (std::uint64_t x = 0; x < side; ++x)
        board += x == at.first && y == at.second ? " Q" : x == 0 && y == 0 ? " *" : " .";
      board += "\n";
    }
    return board;
  }
  Text move_described(const TwoHeaps&, const Words& move) const override {
    return say("bring the queen to ({0})", "皇后走到 ({0})", {joined(move, ", ")});
  }
  std::optional<TwoHeaps> target(const TwoHeaps&, const TwoHeaps& numbers) const override {
    return numbers;
  }
  std::string move_text(const TwoHeaps&, const TwoHeaps& to) const override { return text(to); }
};

}  // namespace

void add_wythoff_games(Games& games) {
  games.push_back(std::make_unique<Wythoff>(
      Card{"wythoff", say("Wythoff's game", "威佐夫博弈"), say("HEAP HEAP", "一堆 一堆"), "8 11",
           say("A move takes any number of counters from one heap, or the same number from both. "
               "Whoever takes the last one wins.",
               "两堆石子，每步从一堆取任意多颗，或从两堆取同样多颗，取走最后一颗的人获胜（威佐夫博"
               "弈）。"),
           say("A move is two numbers, what to take from each heap: \"3 0\", \"0 2\" or \"4 4\".",
               "一步写两个数，即从两堆各取多少：“3 0”、“0 2”或“4 4”。")}));
  games.push_back(std::make_unique<Queen>(Card{
      "queen", say("Queen to the corner (Wythoff)", "皇后走到角上（威佐夫博弈）"), "X Y", "8 11",
      say("A queen moves any number of squares left, down, or diagonally left and down. Whoever "
          "brings it to the corner (0, 0) wins.",
          "皇后每步向左、向下或向左下走任意多格，走到角 (0, 0) 的人获胜。"),
      say("A move is the square X Y to go to, X counted from the left and Y from the bottom.",
          "一步写要走到的格子 X Y，X 从左数，Y 从下数，从 0 开始。")}));
}

}  // namespace play
