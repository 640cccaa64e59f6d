// All games, and a whole turn as one pure function on text: for the terminal, and for a page.
#pragma once

#include <string>
#include <vector>

#include "common/play/game.hpp"

namespace play {

// All games, always in the same order.
const Games& all_games();

// The game of this name; nullptr if there is none.
const Game* find_game(const std::string& name);

// "zh" or "en", and "en" for any other.
Language language_of(const std::string& name);

// A player's move, and the library's answer to it.
struct Reply {
  Text error;            // why the move is not legal; empty if it is
  std::string after;     // the position after the player's move
  std::string answer;    // the library's move; empty if the player's move ended the game
  std::string position;  // after the answer
  bool is_over = false;
  bool player_wins = false;  // once it is over
};

// From any N-position the library moves to a P-position, so it never loses what is won for it.
// Unknown games, positions and moves give an error.
Reply reply(const std::string& game, const std::string& position, const std::string& move);

}  // namespace play
