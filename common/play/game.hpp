// A game as a player, or a page that shows it, needs it. Positions and moves are text; nothing here
// reads or prints anything, and no function throws.
//
// A position is written as on the command line, parameters first: "3 4 5" in Nim, "21 3" in Bash's
// game. start() gives it in the one form that all other functions expect. They must get a position
// that start() or after() gave; for any other text they say that it is over, without moves.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "common/play/text.hpp"

namespace play {

// What never changes.
struct Card {
  std::string name;     // "misere-nim": of commands and links
  Text title;           // "Misère Nim": of lists that people read
  Text start_form;      // "HEAP…"
  std::string example;  // a start: "3 4 5"
  Text rules;           // and who wins
  Text move_form;       // how a move is written
};

// The numbers behind a position.
struct Insight {
  enum class Kind { kNone, kGrundy, kSuspense };

  Kind kind = Kind::kNone;
  std::uint64_t modulus = 0;  // the columns of binary digits are added modulo this; 0: they are not
  std::vector<std::pair<std::string, std::uint64_t>> values;  // of each heap, part or square
};

class Game {
 public:
  explicit Game(Card card) : card_(std::move(card)) {}
  virtual ~Game() = default;

  const std::string& name() const { return card_.name; }
  const Text& title() const { return card_.title; }
  const Text& start_form() const { return card_.start_form; }
  const std::string& example() const { return card_.example; }
  const Text& rules() const { return card_.rules; }
  const Text& move_form() const { return card_.move_form; }

  // The position that a person's words stand for.
  virtual Result<std::string> start(const std::string& words) const = 0;

  // The first `most` legal moves, always in the same order; none if the game is over.
  virtual std::vector<std::string> moves(const std::string& position, std::size_t most) const = 0;

  // The position after a move that a person wrote. The error says what a legal move would be.
  virtual Result<std::string> after(const std::string& position, const std::string& move) const = 0;

  // Has the player to move no move any more?
  virtual bool is_over(const std::string& position) const = 0;

  // Is it an N-position? If the game is over: has the player to move won?
  virtual bool mover_wins(const std::string& position) const = 0;

  // A move to a P-position from every N-position, else the first legal move; empty if it is over.
  virtual std::string best_move(const std::string& position) const = 0;

  // Why the game is over, and who wins by this.
  virtual Text ending(const std::string& position) const = 0;

  // P or N, and why. For an N-position a winning move and why it leads to a P-position.
  virtual Text why(const std::string& position) const = 0;

  // At most about 1000 values, and none of a position that is over.
  virtual Insight insight(const std::string& position) const = 0;

  // The position as a sentence, and as a drawing of lines in ASCII.
  virtual Text in_words(const std::string& position) const = 0;
  virtual std::string drawing(const std::string& position) const = 0;

  // A legal move as a command: "take 2 from heap 1".
  virtual Text move_in_words(const std::string& position, const std::string& move) const = 0;

 private:
  Card card_;
};

using Games = std::vector<std::unique_ptr<const Game>>;

}  // namespace play
