#include "common/play/table.hpp"

#include <algorithm>
#include <iostream>

namespace play {
namespace {

constexpr std::size_t kMostListed = 40;    // moves that `list` shows
constexpr std::size_t kMostRandom = 1000;  // moves that a random opponent chooses from

Text help() {
  return say(
      "Write a move, or one of: list (legal moves), hint (a good move, and why), undo, rules, "
      "quit.",
      "输入一步，或者：list（列出走法）、hint（提示一种好的走法和理由）、undo（悔棋）、rules（规则）、"
      "quit（退出）。");
}

}  // namespace

Table::Table(const Game& game, std::string start, Options options, std::istream& in,
             std::ostream& out)
    : game_(game),
      options_(options),
      in_(in),
      out_(out),
      random_(options.random_opponent.value_or(0)),
      now_{std::move(start), !options.second, ""} {}

End Table::play() {
  say_line(game_.rules());
  if (!options_.is_auto && !options_.random_opponent) {
    say_line(game_.move_form());
    say_line(help());
  }
  show();
  if (options_.explain) say_line(game_.why(now_.position));
  while (!game_.is_over(now_.position)) {
    if (!take_turn()) {
      say_line(say("\nThe game was stopped.", "\n游戏中止。"));
      return End::kStopped;
    }
  }
  announce();
  return End::kOver;
}

// Does the program make the move that comes next?
bool Table::is_computers() const {
  return !now_.is_yours || options_.is_auto || options_.random_opponent;
}

bool Table::take_turn() {
  if (!is_computers()) return ask();
  const std::string move = computers_move();
  make(move, *game_.after(now_.position, move).value);
  return true;
}

std::string Table::computers_move() {
  if (!now_.is_yours || !options_.random_opponent) return game_.best_move(now_.position);
  const std::vector<std::string> moves = game_.moves(now_.position, kMostRandom);
  return moves[random_() % moves.size()];
}

// One line of input; false at its end.
bool Table::ask() {
  if (options_.hint) say_line(game_.why(now_.position));
  out_ << (options_.coloured ? "\033[1m> \033[0m" : "> ") << std::flush;
  std::string line;
  if (!std::getline(in_, line)) return false;
  return obey(line);
}

// A command or a move; false for the wish to stop.
bool Table::obey(const std::string& line) {
  const std::string wish = joined(words_of(line));
  if (wish == "quit" || wish == "exit" || wish == "q") return false;
  if (wish == "list") {
    list_moves();
  } else if (wish == "hint") {
    say_line(game_.why(now_.position));
  } else if (wish == "undo") {
    undo();
  } else if (wish == "rules") {
    say_line(game_.rules());
  } else if (wish == "help" || wish == "?" || wish.empty()) {
    say_line(game_.move_form());
    say_line(help());
  } else {
    try_move(wish);
  }
  return true;
}

void Table::try_move(const std::string& move) {
  const Result<std::string> after = game_.after(now_.position, move);
  if (after) {
    make(move, *after.value);
  } else {
    say_line(after.error);
    say_line(say("'list' shows the legal moves.", "“list”列出合法的走法。"));
  }
}

void Table::make(const std::string& move, const std::string& after) {
  const Text mover = now_.is_yours ? say("You: ", "你：") : say("Library: ", "电脑：");
  say_line(mover + game_.move_in_words(now_.position, move));
  before_.push_back(now_);
  before_.back().move = move;
  now_ = {after, !now_.is_yours, ""};
  if (game_.is_over(now_.position)) return;
  show();
  if (options_.explain) say_line(game_.why(now_.position));
}

// Back to the last position in which it was your turn.
void Table::undo() {
  std::size_t kept = before_.size();
  while (kept > 0 && !before_[kept - 1].is_yours)
    --kept;
  if (kept == 0) return say_line(say("There is no move of yours to undo.", "没有可以悔的棋。"));
  now_ = before_[kept - 1];
  before_.resize(kept - 1);
  show();
}

void Table::show() const {
  const std::string drawing = game_.drawing(now_.position);
  out_ << '\n' << (options_.coloured ? "\033[36m" : "") << drawing;
  out_ << (options_.coloured ? "\033[0m" : "");
  say_line(game_.in_words(now_.position));
}

void Table::list_moves() const {
  const std::vector<std::string> moves = game_.moves(now_.position, kMostListed + 1);
  for (std::size_t i = 0; i < moves.size() && i < kMostListed; ++i)
    out_ << "  " << moves[i] << '\n';
  if (moves.size() > kMostListed) out_ << "  …\n";
}

void Table::announce() const {
  const bool you_win = game_.mover_wins(now_.position) == now_.is_yours;
  say_line(Text("\n") + game_.ending(now_.position));
  if (options_.is_auto || options_.random_opponent) {
    const bool first_wins = you_win != options_.second;
    return say_line(first_wins ? say("The first player wins.", "先手胜。")
                               : say("The second player wins.", "后手胜。"));
  }
  if (!you_win) name_losing_move();
  say_line(you_win ? say("You win.", "你赢了。") : say("The library wins.", "电脑赢了。"));
}

// The library goes from N to P wherever it can, so your last move from N was not one to P.
void Table::name_losing_move() const {
  const auto lost = std::find_if(before_.rbegin(), before_.rend(), [&](const Turn& turn) {
    return turn.is_yours && game_.mover_wins(turn.position);
  });
  if (lost == before_.rend()) {
    return say_line(say("Every position in which it was your turn was lost from the start.",
                        "从一开始，轮到你的每个局面都是必败的。"));
  }
  say_line(say("This move lost the game: {0}. Before it:", "输在这一步：{0}。走之前：",
               {game_.move_in_words(lost->position, lost->move)}));
  out_ << game_.drawing(lost->position);
  say_line(game_.why(lost->position));
}

void Table::say_line(const Text& text) const {
  out_ << text.in(options_.language) << '\n';
}

}  // namespace play
