// The oracle: brute force over any rules. It finds who wins, by which move, and the length of play.
// OutcomeSearch, below, finds only who wins, and goes further.
//
// SLOW ON PURPOSE. It visits every position that play can reach, keeps each of them in a std::map
// and uses no theorem about any game: it computes every answer by the definition. Theorems and fast
// programs are tested against it, so it must stay too simple to be wrong. Use it for games of up to
// some hundred thousand positions.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

namespace game {

// Who wins if the player to move has no move? Normal play: the other player. Misère play: the
// player to move.
enum class Play { kNormal, kMisere };

// The least number >= 0 that is not among `values`. Negative values are ignored.
inline int mex(const std::vector<int>& values) {
  const int most = static_cast<int>(values.size());  // `most` values cannot fill 0 … most
  std::vector<bool> taken(values.size() + 1);
  for (int value : values) {
    if (0 <= value && value <= most) taken[value] = true;
  }
  return static_cast<int>(std::find(taken.begin(), taken.end(), false) - taken.begin());
}

// Solves positions of one game. The rules are a function from a position to its options, the
// positions after one move. Precondition: from every position in question, play ends after finitely
// many moves and reaches finitely many positions. A cycle throws std::invalid_argument. There is no
// recursion, so a long play needs memory but no stack. Position needs operator< and a copy.
template <class Position>
class Oracle {
 public:
  using Options = std::function<std::vector<Position>(const Position&)>;

  explicit Oracle(Options options, Play play = Play::kNormal)
      : options_(std::move(options)), play_(play) {}

  // Is it an N-position (the player to move can force a win)? Otherwise it is a P-position.
  bool mover_wins(const Position& position) { return solved(position).mover_wins; }

  // The first option that is a P-position, in the order of the rules. Nothing for a P-position, and
  // nothing if misère play has already ended.
  std::optional<Position> winning_move(const Position& position) {
    for (const Position& option : options_(position)) {
      if (!mover_wins(option)) return option;
    }
    return std::nullopt;
  }

  // The least number that is not the Grundy value of an option. Grundy values belong to normal
  // play, so in misère play this throws std::logic_error.
  int grundy(const Position& position) {
    if (play_ == Play::kMisere) throw std::logic_error("Grundy values belong to normal play");
    return solved(position).grundy;
  }

  // The length of the game, in moves, if the player who can force a win plays as slowly as
  // possible, without giving up the win, and the other player as fast as possible.
  int suspense(const Position& position) { return solved(position).suspense; }

  // The same if the winner plays as fast as possible and the loser as slowly as possible.
  int remoteness(const Position& position) { return solved(position).remoteness; }

 private:
  struct Facts {
    bool mover_wins;
    int grundy;
    int suspense;
    int remoteness;
  };

  // Depth-first search with a stack of its own. An entry of facts_ without facts is a position
  // whose options are being solved. If the search meets such a position again below itself, there
  // is a cycle.
  const Facts& solved(const Position& start) {
    std::vector<Position> pending{start};
    while (!pending.empty()) {
      const Position position = pending.back();
      const auto [entry, is_new] = facts_.try_emplace(position);
      if (!entry->second && !resolve(position, entry->second, pending) && !is_new) {
        throw std::invalid_argument("the game has a cycle: its play need not end");
      }
      if (entry->second) pending.pop_back();
    }
    return *facts_.at(start);
  }

  // Computes `facts` if all options are solved. Otherwise makes the others pending, returns false.
  bool resolve(const Position& position, std::optional<Facts>& facts,
               std::vector<Position>& pending) {
    const std::size_t before = pending.size();
    std::vector<Facts> after_move;
    for (const Position& option : options_(position)) {
      const auto entry = facts_.find(option);
      if (entry != facts_.end() && entry->second) {
        after_move.push_back(*entry->second);
      } else {
        pending.push_back(option);
      }
    }
    if (pending.size() > before) return false;
    facts = from_options(after_move);
    return true;
  }

  // The definitions. A player who can win moves to P-positions only; a player who cannot win has
  // N-positions only. So both lengths use only the options with the opposite outcome.
  Facts from_options(const std::vector<Facts>& options) const {
    if (options.empty()) return {play_ == Play::kMisere, 0, 0, 0};
    const bool mover_wins = std::any_of(options.begin(), options.end(),
                                        [](const Facts& option) { return !option.mover_wins; });
    std::vector<int> grundies, suspenses, remotenesses;
    for (const Facts& option : options) {
      grundies.push_back(option.grundy);
      if (option.mover_wins == mover_wins) continue;
      suspenses.push_back(option.suspense);
      remotenesses.push_back(option.remoteness);
    }
    const auto longest = [](const std::vector<int>& v) {
      return *std::max_element(v.begin(), v.end());
    };
    const auto shortest = [](const std::vector<int>& v) {
      return *std::min_element(v.begin(), v.end());
    };
    return {mover_wins, mex(grundies), 1 + (mover_wins ? longest(suspenses) : shortest(suspenses)),
            1 + (mover_wins ? shortest(remotenesses) : longest(remotenesses))};
  }

  Options options_;
  Play play_;
  std::map<Position, std::optional<Facts>> facts_;
};

// Who wins in normal play, for the same rules as an Oracle and by the same definition: the mover
// wins exactly when some option is a P-position. The search of a position ends at the first such
// option, so it visits fewer positions than an Oracle and goes further. Preconditions as for an
// Oracle; a cycle throws std::invalid_argument. The recursion is as deep as play is long.
template <class Position>
class OutcomeSearch {
 public:
  using Options = std::function<std::vector<Position>(const Position&)>;

  explicit OutcomeSearch(Options options) : options_(std::move(options)) {}

  // Is it an N-position?
  bool mover_wins(const Position& position) {
    const auto [entry, is_new] = outcomes_.try_emplace(position);
    std::optional<bool>& outcome = entry->second;
    if (!is_new && !outcome) throw std::invalid_argument("the game has a cycle");
    if (!outcome) outcome = some_option_is_lost(position);
    return *outcome;
  }

 private:
  bool some_option_is_lost(const Position& position) {
    const std::vector<Position> options = options_(position);
    return std::any_of(options.begin(), options.end(),
                       [this](const Position& option) { return !mover_wins(option); });
  }

  Options options_;
  std::map<Position, std::optional<bool>> outcomes_;
};

}  // namespace game
