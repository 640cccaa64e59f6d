#include "common/play/engine.hpp"

#include <cctype>

#include "common/play/game_on.hpp"

namespace play {
namespace {

Games made() {
  Games games;
  add_one_heap_games(games);
  add_heap_games(games);
  add_wythoff_games(games);
  add_split_games(games);
  add_letter_game(games);
  add_knight_game(games);
  return games;
}

std::string in_small_letters(std::string name) {
  for (char& c : name)
    c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return name;
}

Reply refused(const Text& error) {
  Reply reply;
  reply.error = error;
  return reply;
}

}  // namespace

const Games& all_games() {
  static const Games games = made();
  return games;
}

const Game* find_game(const std::string& name) {
  for (const auto& game : all_games()) {
    if (game->name() == in_small_letters(name)) return game.get();
  }
  return nullptr;
}

Language language_of(const std::string& name) {
  return name == "zh" ? Language::kChinese : Language::kEnglish;
}

Reply reply(const std::string& game, const std::string& position, const std::string& move) {
  const Game* const rules = find_game(game);
  if (rules == nullptr) {
    return refused(say("There is no game '{0}'.", "没有名为“{0}”的游戏。", {game}));
  }
  const Result<std::string> after = rules->after(position, move);
  if (!after) return refused(after.error);
  Reply reply;
  reply.after = reply.position = *after.value;
  reply.answer = rules->best_move(reply.after);
  if (!reply.answer.empty()) reply.position = *rules->after(reply.after, reply.answer).value;
  reply.is_over = rules->is_over(reply.position);
  // The player to move at the end is the player iff the library has answered.
  reply.player_wins = reply.is_over && rules->mover_wins(reply.position) != reply.answer.empty();
  return reply;
}

}  // namespace play
