// The oracle: who wins, with which move, and for how long, over any rules.
//
// SLOW ON PURPOSE. It visits every position that play can reach, keeps each of them in a std::map
// and knows no theorem about any game: every answer is the definition, read aloud. It is what
// theorems and fast programs are tested against, so it must stay too simple to be wrong. Use it
// for universes of up to some hundred thousand positions.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

namespace game {

// Who wins when the player to move has no move: the other one (normal) or the player to move
// (misère).
enum class Play { kNormal, kMisere };

// The least number >= 0 that is not among `values`. Negative values count for nothing.
inline int mex(const std::vector<int>& values) {
  const int most = static_cast<int>(values.size());  // so many values cannot fill 0 … most
  std::vector<bool> taken(values.size() + 1);
  for (int value : values) {
    if (0 <= value && value <= most) taken[value] = true;
  }
  return static_cast<int>(std::find(taken.begin(), taken.end(), false) - taken.begin());
}

// Answers questions about positions of one game, whose rules are a function from a position to the
// positions that one move makes of it. Precondition: from every position asked about, play ends
// after finitely many moves and reaches finitely many positions. A cycle throws
// std::invalid_argument. Nothing recurses, so a long play costs memory but no stack. Position needs
// operator< and a copy.
template <class Position>
class Oracle {
 public:
  using Options = std::function<std::vector<Position>(const Position&)>;

  explicit Oracle(Options options, Play play = Play::kNormal)
      : options_(std::move(options)), play_(play) {}

  // Is it an N-position (the player to move can force a win), and not a P-position?
  bool mover_wins(const Position& position) { return solved(position).mover_wins; }

  // The first option that is a P-position, in the order of the rules; none from a P-position, and
  // none from a misère N-position that is already at its end.
  std::optional<Position> winning_move(const Position& position) {
    for (const Position& option : options_(position)) {
      if (!mover_wins(option)) return option;
    }
    return std::nullopt;
  }

  // The least number that is the Grundy value of no option. It says something about sums in normal
  // play only, so in misère play it throws std::logic_error.
  int grundy(const Position& position) {
    if (play_ == Play::kMisere) throw std::logic_error("Grundy values belong to normal play");
    return solved(position).grundy;
  }

  // The number of moves that are made when the player who can force a win prolongs the game as much
  // as winning allows, and the other one shortens it.
  int suspense(const Position& position) { return solved(position).suspense; }

  // The same number when the winner hurries and the loser prolongs.
  int remoteness(const Position& position) { return solved(position).remoteness; }

 private:
  struct Facts {
    bool mover_wins;
    int grundy;
    int suspense;
    int remoteness;
  };

  // Depth first, with the stack kept by hand. An entry of facts_ without facts is a position whose
  // options are being solved; to meet such an entry again below itself is a cycle.
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

  // Settles `facts` if all options are settled; if not, makes the others pending and says false.
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

  // The definitions. A player who can win moves to P-positions only; one who cannot has no choice
  // but N-positions. So both lengths range over the options with the other outcome than this one.
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

}  // namespace game
