// The engine of `make play` as a page calls it.
//
// A request is six lines: question, language (en or zh), game, position, move, and how many moves
// to list. The questions are those of kQuestions below.
#include <map>

#include "common/play/engine.hpp"
#include "common/site/page_answers.hpp"

namespace {

using page::list;
using page::Object;
using page::quoted;

struct Request {
  std::string question;
  play::Language language = play::Language::kEnglish;
  const play::Game* game = nullptr;
  std::string position, move;
  std::size_t most = 0;

  std::string in_language(const play::Text& text) const { return text.in(language); }
};

// --- the questions ---

std::string list_games(const Request& request) {
  std::vector<std::string> games;
  for (const auto& game : play::all_games()) {
    games.push_back(Object()
                        .put("name", game->name())
                        .put("title", request.in_language(game->title()))
                        .put("form", request.in_language(game->start_form()))
                        .put("example", game->example())
                        .put("rules", request.in_language(game->rules()))
                        .put("moves", request.in_language(game->move_form()))
                        .text());
  }
  return list(games);
}

// A person's words as a position.
std::string start(const Request& request) {
  const play::Result<std::string> found = request.game->start(request.position);
  if (found) return Object().put("position", *found.value).text();
  return Object().put("error", request.in_language(found.error)).text();
}

// All about one position: its moves with their words, the best one, P or N and why.
std::string show(const Request& request) {
  const play::Game& game = *request.game;
  const std::string& position = request.position;
  std::vector<std::string> moves;
  for (const std::string& move : game.moves(position, request.most))
    moves.push_back(
        list({quoted(move), quoted(request.in_language(game.move_in_words(position, move)))}));
  return Object()
      .put("position", position)
      .put("words", request.in_language(game.in_words(position)))
      .put("drawing", game.drawing(position))
      .put("over", game.is_over(position))
      .put("won", game.mover_wins(position))
      .put("why", request.in_language(game.why(position)))
      .put("ending", request.in_language(game.ending(position)))
      .put("best", game.best_move(position))
      .raw("moves", list(moves))
      .text();
}

// The numbers behind a position, and of each move whether it leaves a P-position.
std::string see(const Request& request) {
  static const char* const kKinds[] = {"", "grundy", "suspense"};
  const play::Insight insight = request.game->insight(request.position);
  std::vector<std::string> values, moves;
  for (const auto& [name, value] : insight.values)
    values.push_back(list({quoted(name), quoted(std::to_string(value))}));
  for (const std::string& move : request.game->moves(request.position, request.most)) {
    const auto after = request.game->after(request.position, move);
    moves.push_back(
        list({quoted(move), request.game->mover_wins(*after.value) ? "false" : "true"}));
  }
  return Object()
      .put("kind", kKinds[static_cast<int>(insight.kind)])
      .put("modulus", std::to_string(insight.modulus))
      .raw("values", list(values))
      .raw("moves", list(moves))
      .text();
}

// For each of the positions, which a ; divides: P or N, or - if it is none.
std::string outcomes(const Request& request) {
  std::string found;
  for (const std::string& words : play::parts_of(request.position, ';')) {
    const play::Result<std::string> at = request.game->start(words);
    found += !at ? '-' : request.game->mover_wins(*at.value) ? 'N' : 'P';
  }
  return quoted(found);
}

// A move of either side: the position after it.
std::string after(const Request& request) {
  const play::Result<std::string> reached = request.game->after(request.position, request.move);
  if (!reached) return Object().put("error", request.in_language(reached.error)).text();
  const play::Text words = request.game->move_in_words(request.position, request.move);
  return Object().put("position", *reached.value).put("words", request.in_language(words)).text();
}

// The player's move and the library's answer.
std::string turn(const Request& request) {
  const play::Reply reply = play::reply(request.game->name(), request.position, request.move);
  return Object()
      .put("error", request.in_language(reply.error))
      .put("after", reply.after)
      .put("answer", reply.answer)
      .put("position", reply.position)
      .put("over", reply.is_over)
      .put("playerWins", reply.player_wins)
      .text();
}

using Question = std::string (*)(const Request&);
const std::map<std::string, Question> kQuestions = {
    {"games", list_games}, {"start", start},       {"show", show}, {"see", see},
    {"after", after},      {"outcomes", outcomes}, {"turn", turn}};

Request parsed(const std::string& text) {
  play::Words lines = play::parts_of(text, '\n');
  lines.resize(6);
  return {lines[0],
          play::language_of(lines[1]),
          play::find_game(lines[2]),
          lines[3],
          lines[4],
          static_cast<std::size_t>(play::number_of(lines[5]).value_or(0))};
}

std::string answered(const Request& request) {
  const auto found = kQuestions.find(request.question);
  if (found == kQuestions.end()) return Object().put("error", "no such question").text();
  const bool needs_game = request.question != "games";
  if (needs_game && request.game == nullptr) return Object().put("error", "no such game").text();
  return found->second(request);
}

}  // namespace

std::string page::answer_to(const std::string& request) {
  return answered(parsed(request));
}
