// The families of games; each one adds its games to the list.
#pragma once

#include <memory>
#include <vector>

#include "common/play/game.hpp"

namespace play {

using Games = std::vector<std::unique_ptr<const Game>>;

void add_one_heap_games(Games& games);  // Bash's game, counting, Fibonacci nim
void add_heap_games(Games& games);      // Nim, Moore's Nim, staircase Nim, subtraction games
void add_wythoff_games(Games& games);   // two heaps, the queen
void add_split_games(Games& games);     // octal games, sheets, piles, bars
void add_letter_game(Games& games);     // the string that is cut
void add_knight_game(Games& games);     // knights that all move

}  // namespace play
