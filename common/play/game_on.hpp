// The part of a Game that is the same for all: from text to a Position and back, and how outcome
// and reason are put into sentences. A family of games fills in the rest.
#pragma once

#include <string>
#include <vector>

#include "common/play/game.hpp"
#include "common/problem/nim_columns.hpp"

namespace play {

template <class Position>
class GameOn : public Game {
 public:
  using Game::Game;

  Result<std::string> start(const std::string& words) const override {
    const Result<Position> position = parse(words_of(words));
    if (position) return text(*position.value);
    return position.error + say(" Write: {0}, for example: {1}", "请写成：{0}，例如：{1}",
                                {start_form(), example()});
  }

  std::vector<std::string> moves(const std::string& position, std::size_t most) const override {
    const Result<Position> at = parse(words_of(position));
    if (!at || ended(*at.value)) return {};
    return list(*at.value, most);
  }

  Result<std::string> after(const std::string& position, const std::string& move) const override {
    const Result<Position> at = parse(words_of(position));
    if (!at) return at.error;
    if (ended(*at.value)) return say("The game is over.", "游戏已经结束。");
    const Result<Position> reached = apply(*at.value, words_of(move));
    if (reached) return text(*reached.value);
    return reached.error + Text(" ", "") + move_form();
  }

  bool is_over(const std::string& position) const override {
    const Result<Position> at = parse(words_of(position));
    return !at || ended(*at.value);
  }

  bool mover_wins(const std::string& position) const override {
    const Result<Position> at = parse(words_of(position));
    return at && wins(*at.value);
  }

  std::string best_move(const std::string& position) const override {
    const Result<Position> at = parse(words_of(position));
    if (!at || ended(*at.value)) return "";
    return wins(*at.value) ? winning_move(*at.value) : list(*at.value, 1).front();
  }

  Text ending(const std::string& position) const override {
    const Result<Position> at = parse(words_of(position));
    return at ? end_reason(*at.value) : at.error;
  }

  Text why(const std::string& position) const override {
    const Result<Position> at = parse(words_of(position));
    if (!at) return at.error;
    if (ended(*at.value)) return why_over(*at.value);
    return (wins(*at.value) ? why_won(*at.value) : why_lost(*at.value)) +
           nim_sum_of(numbers(*at.value));
  }

  Insight insight(const std::string& position) const override {
    const Result<Position> at = parse(words_of(position));
    return at && !ended(*at.value) ? numbers(*at.value) : Insight();
  }

  Text in_words(const std::string& position) const override {
    const Result<Position> at = parse(words_of(position));
    return at ? described(*at.value) : at.error;
  }

  std::string drawing(const std::string& position) const override {
    const Result<Position> at = parse(words_of(position));
    return at ? picture(*at.value) : "";
  }

  Text move_in_words(const std::string& position, const std::string& move) const override {
    const Result<Position> at = parse(words_of(position));
    return at ? move_described(*at.value, words_of(move)) : at.error;
  }

 protected:
  // From words that a person wrote, or from text().
  virtual Result<Position> parse(const Words& words) const = 0;
  virtual std::string text(const Position& position) const = 0;
  virtual bool ended(const Position& position) const = 0;
  virtual bool wins(const Position& position) const = 0;
  virtual Text end_reason(const Position& position) const = 0;
  virtual Text described(const Position& position) const = 0;
  virtual std::string picture(const Position& position) const = 0;

  // The next ones are asked about a position that is not over.
  virtual std::vector<std::string> list(const Position& position, std::size_t most) const = 0;
  virtual Result<Position> apply(const Position& position, const Words& move) const = 0;
  virtual std::string winning_move(const Position& position) const = 0;  // of an N-position
  virtual Text move_described(const Position& position, const Words& move) const = 0;
  // What decides, without a full stop: "The nim-sum of 3, 4, 5 is 2".
  virtual Text fact(const Position& position) const = 0;
  // Of a P-position: why every move leads to an N-position, as a sentence.
  virtual Text every_move(const Position& position) const = 0;
  virtual Insight numbers(const Position&) const { return {}; }

 private:
  // In binary columns, where a nim-sum of several numbers decides; what is 0 adds nothing.
  static std::string nim_sum_of(const Insight& behind) {
    Numbers added;
    for (const auto& [name, value] : behind.values) {
      if (behind.modulus == 2 && value != 0) added.push_back(value);
    }
    return added.size() > 1 ? problem::nim_columns(added) : "";
  }

  Text why_over(const Position& position) const {
    return end_reason(position) +
           (wins(position)
                ? say(" This is an N-position without a move.", "这是没有后继的 N 局面。")
                : say(" This is a P-position without a move.", "这是没有后继的 P 局面。"));
  }

  Text why_lost(const Position& position) const {
    return fact(position) + say(": a P-position. ", "：P 局面。") + every_move(position);
  }

  Text why_won(const Position& position) const {
    const std::string move = winning_move(position);
    const Text begun = fact(position) + say(": an N-position. One move to a P-position: {0}. ",
                                            "：N 局面。一种走到 P 局面的走法：{0}。",
                                            {move_described(position, words_of(move))});
    const Result<Position> left = apply(position, words_of(move));
    if (!left) return begun;
    if (ended(*left.value)) return begun + end_reason(*left.value);
    return begun + fact(*left.value) + say(": a P-position.", "：P 局面。");
  }
};

// Why a game is over in which the last counter decides.
inline Text no_counter_is_left(bool last_taker_wins) {
  return last_taker_wins ? say("No counter is left: whoever took the last one wins.",
                               "石子已取完：取走最后一颗的人获胜。")
                         : say("No counter is left: whoever took the last one loses.",
                               "石子已取完：取走最后一颗的人输。");
}

// The Grundy values of heaps that are numbered from 1.
inline Insight grundy_values_of(const Numbers& values, std::uint64_t modulus = 2) {
  Insight insight{Insight::Kind::kGrundy, modulus, {}};
  for (std::uint64_t value : values)
    insight.values.emplace_back(std::to_string(insight.values.size() + 1), value);
  return insight;
}

// Each family adds its games to the list.
void add_one_heap_games(Games& games);  // Bash's game, counting, Fibonacci nim
void add_heap_games(Games& games);      // Nim, Moore's Nim, staircase Nim, subtraction games
void add_wythoff_games(Games& games);   // two heaps, the queen
void add_split_games(Games& games);     // octal games, sheets, piles, bars
void add_letter_game(Games& games);     // the string that is cut
void add_knight_game(Games& games);     // knights that all move

}  // namespace play
