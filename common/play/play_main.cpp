// The games of the library at a terminal: play GAME [START…]. See common/game/README.md.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdlib>
#include <iostream>

#include "common/play/engine.hpp"
#include "common/play/table.hpp"

namespace {

constexpr int kWrongUsage = 2;

struct Arguments {
  std::string game;
  std::vector<std::string> start;
  std::string language;
  play::Options options;
};

// From LC_ALL, LC_MESSAGES and LANG, of which the first that is set counts.
std::string language_of_environment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value && *value) return std::string(value).rfind("zh", 0) == 0 ? "zh" : "en";
  }
  return "en";
}

// Four lines for each game: name and title, how a start is written, an example, the rules.
void list_games(play::Language language, std::ostream& out) {
  const play::Text example = play::say("for example: ", "例如：");
  for (const auto& game : play::all_games()) {
    const std::string command = "play " + game->name() + ' ';
    out << game->name() << ": " << game->title().in(language) << "\n    " << command
        << game->start_form().in(language) << "\n    " << example.in(language) << command
        << game->example() << "\n    " << game->rules().in(language) << '\n';
  }
}

int refuse(const play::Text& error, play::Language language) {
  std::cerr << "play: " << error.in(language) << '\n';
  return kWrongUsage;
}

// Ctrl-C: the line that is being written ends, and nothing has to be saved.
void leave(int) {
  const char newline = '\n';
  const ssize_t written = write(STDOUT_FILENO, &newline, 1);
  _exit(written == 1 ? 130 : 131);
}

bool is_coloured() {
  const char* const no_colour = std::getenv("NO_COLOR");
  const char* const terminal = std::getenv("TERM");
  return isatty(STDOUT_FILENO) != 0 && (!no_colour || !*no_colour) &&
         (!terminal || std::string(terminal) != "dumb");
}

int play_game(Arguments arguments) {
  play::Options& options = arguments.options;
  options.language = play::language_of(arguments.language);
  options.coloured = is_coloured();
  if (arguments.game.empty() || arguments.game == "list") {
    list_games(options.language, std::cout);
    return 0;
  }
  const play::Game* const game = play::find_game(arguments.game);
  if (game == nullptr) {
    return refuse(play::say("There is no game '{0}'. 'play list' shows all games.",
                            "没有名为“{0}”的游戏，“play list”列出全部游戏。", {arguments.game}),
                  options.language);
  }
  const std::string words =
      arguments.start.empty() ? game->example() : play::joined(arguments.start);
  const play::Result<std::string> start = game->start(words);
  if (!start) return refuse(start.error, options.language);
  play::Table(*game, *start.value, options, std::cin, std::cout).play();
  return 0;
}

void add_options(CLI::App& app, Arguments& arguments) {
  play::Options& options = arguments.options;
  app.add_option("GAME", arguments.game, "its name; without it, or with 'list': all games");
  app.add_option("START", arguments.start, "heaps and what else the game needs (default: a game)");
  app.add_flag("--second", options.second, "the library begins");
  app.add_flag("--explain", options.explain, "after each move: is it P or N now, and why");
  app.add_flag("--hint", options.hint, "before each of your moves: a good move, and why");
  app.add_option("--lang", arguments.language, "en or zh (default: as LC_ALL or LANG say)")
      ->check(CLI::IsMember({"en", "zh"}));
  CLI::Option* both = app.add_flag("--auto", options.is_auto, "the library plays both sides");
  app.add_option("--random-opponent", options.random_opponent,
                 "random legal moves in your place; the same seed gives the same game")
      ->type_name("SEED")
      ->excludes(both);
}

}  // namespace

int main(int argc, char** argv) {
  std::signal(SIGINT, leave);
  Arguments arguments;
  arguments.language = language_of_environment();
  CLI::App app("Play a game against the library, which never loses a position that is won for it.",
               "play");
  add_options(app, arguments);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : kWrongUsage;
  }
  return play_game(arguments);
}
