// A game that is being played at a terminal, between you and the library.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "common/play/game.hpp"

namespace play {

struct Options {
  Language language = Language::kEnglish;
  bool second = false;                           // the library begins
  bool explain = false;                          // after each move say what it left, and why
  bool hint = false;                             // before each of your moves name a good one
  bool is_auto = false;                          // the library plays for you as well
  bool coloured = false;                         // with the colours of a terminal
  std::optional<std::uint64_t> random_opponent;  // the seed of an opponent who plays for you
};

// How a game came to its end.
enum class End { kOver, kStopped };

class Table {
 public:
  Table(const Game& game, std::string start, Options options, std::istream& in, std::ostream& out);

  // Plays until the game is over or the input ends.
  End play();

 private:
  // A position, whether it is your turn, and the move that was then made.
  struct Turn {
    std::string position;
    bool is_yours;
    std::string move;
  };

  bool is_computers() const;
  bool take_turn();
  bool ask();
  bool obey(const std::string& line);
  void try_move(const std::string& move);
  void make(const std::string& move, const std::string& after);
  void undo();
  std::string computers_move();
  void show() const;
  void list_moves() const;
  void announce() const;
  void name_losing_move() const;
  void say_line(const Text& text) const;

  const Game& game_;
  Options options_;
  std::istream& in_;
  std::ostream& out_;
  std::mt19937_64 random_;
  Turn now_;
  std::vector<Turn> before_;
};

}  // namespace play
