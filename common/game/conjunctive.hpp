// Conjunctive compounds of any rules: a move is a move in every part (Every-SG).
//
// Game     A position is a list of parts. A part has ended when it has no option.
//          LongRule (continued conjunctive): move in every part that has not ended; play ends when
//          all parts have ended. ShortRule (conjunctive): move in every part; play ends as soon as
//          one part has ended, or at once without parts. Who cannot move loses.
// Range    From every part, play ends after finitely many moves; a cycle throws
//          std::invalid_argument. Its numbers are below 2^31.
// Cost     The rules are called once for each part that play can reach, and once more for each part
//          in winning_move and winning_moves; time O(all their options), with hashing. Memory: each
//          part once, and during the search the options of the parts on one line of play. No
//          recursion, so a long play needs no stack.
// Proof    Conway (1976). Each part has a number, the length of its play if the winner plays it as
//          slowly as possible (LongRule: suspense number) or as fast as possible (ShortRule:
//          remoteness), and the loser the other way. It is 0 at an end. LongRule: 1 + the greatest
//          even option, or if there is none 1 + the least odd one. ShortRule: 1 + the least even
//          option, or if there is none 1 + the greatest odd one. The mover loses iff the greatest
//          (LongRule) or the least (ShortRule) number of the parts is even. LongRule, greatest
//          number g: If g is odd, some move leads to an even greatest number: in every part, to an
//          option with the part's number - 1. If g is even and not 0, every move leads to an odd
//          one: a part of number g goes to an odd number of at least g - 1. A part that goes to an
//          even number had an odd one below g, so it goes to at most g - 2. ShortRule: the same
//          with the order turned round.
// Checked  common/tests/conjunctive_test.cpp: every acyclic game on 5 nodes, with compounds of up
// to
//          three parts: numbers, outcome, and all winning combinations against the oracle.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

namespace game {
namespace conjunctive {

// Hashes integers, strings, and pairs and vectors of what it hashes.
struct Hash {
  template <class Number>
  typename std::enable_if<std::is_integral<Number>::value, std::size_t>::type operator()(
      Number number) const {
    return mixed(static_cast<std::uint64_t>(number));
  }
  std::size_t operator()(const std::string& text) const { return std::hash<std::string>()(text); }
  template <class First, class Second>
  std::size_t operator()(const std::pair<First, Second>& pair) const {
    return joined((*this)(pair.first), (*this)(pair.second));
  }
  template <class Item>
  std::size_t operator()(const std::vector<Item>& items) const {
    std::size_t hash = items.size();
    for (std::size_t i = 0; i < items.size(); ++i)
      hash = joined(hash, (*this)(static_cast<const Item&>(items[i])));
    return hash;
  }

 private:
  static std::size_t mixed(std::uint64_t bits) {
    bits = (bits ^ bits >> 32) * 0x9e3779b97f4a7c15u;
    bits = (bits ^ bits >> 29) * 0xd1342543de82ef95u;
    return static_cast<std::size_t>(bits ^ bits >> 32);
  }
  static std::size_t joined(std::size_t first, std::size_t second) {
    return mixed(first * std::uint64_t(0x2545f4914f6cdd1d) + second);
  }
};

// The two rules differ in `sign` only. A key is sign · number, and the greatest key decides.
template <class Part, int sign, class HashFunction>
class Solver {
 public:
  typedef std::vector<Part> Parts;

  // A part after a move, and its number.
  struct Option {
    Part part;
    int number;
  };

  // `rules` is a function from a part to its options, a std::vector<Part>.
  explicit Solver(std::function<Parts(const Part&)> rules) : rules_(std::move(rules)) {}

  // The suspense number (LongRule) or the remoteness (ShortRule) of one part.
  int number(const Part& part) {
    const typename Numbers::const_iterator known = numbers_.find(part);
    return known != numbers_.end() ? known->second : search(part);
  }

  // Does the player to move win?
  bool mover_wins(const Parts& parts) {
    if (parts.empty()) return false;
    int greatest = sign * number(parts[0]);
    for (std::size_t i = 1; i < parts.size(); ++i)
      greatest = std::max(greatest, sign * number(parts[i]));
    return greatest % 2 != 0;
  }

  // A winning move: the parts after it, in the same order; a part that has ended stays as it is.
  // Each part moves to its first option with the part's number minus 1. Empty if the mover loses.
  Parts winning_move(const Parts& parts) {
    Parts after;
    if (!mover_wins(parts)) return after;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const std::vector<Option> options = choices(parts[i]);
      const int wanted = number(parts[i]) - 1;
      std::size_t o = 0;
      while (wanted >= 0 && options[o].number != wanted)
        ++o;
      after.push_back(options[o].part);
    }
    return after;
  }

  // All winning moves. For each part, the options that are in some winning move, in the order of
  // the rules; a part that has ended has itself as its only option. A choice of one of these
  // options for each part is a winning move iff the greatest (LongRule) or the least (ShortRule) of
  // the chosen numbers is even. Empty if the mover loses.
  std::vector<std::vector<Option>> winning_moves(const Parts& parts) {
    std::vector<std::vector<Option>> lists;
    if (!mover_wins(parts)) return lists;
    for (std::size_t i = 0; i < parts.size(); ++i)
      lists.push_back(choices(parts[i]));
    keep_winning(lists);
    return lists;
  }

  // Those of these single parts that the player to move loses, in the same order.
  Parts p_positions(const Parts& parts) {
    Parts lost;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (number(parts[i]) % 2 == 0) lost.push_back(parts[i]);
    }
    return lost;
  }

 private:
  typedef std::unordered_map<Part, int, HashFunction> Numbers;
  enum { kOpen = -1 };  // the number of a part that waits for one of its options

  // A part on the line of play that is searched, and the numbers of its first options.
  struct Frame {
    typename Numbers::value_type* entry;
    Parts options;
    std::vector<int> numbers;
  };

  static int no_key() { return std::numeric_limits<int>::min(); }

  // The number of a part by those of its options.
  static int by_options(const std::vector<int>& options) {
    int even = no_key(), odd = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < options.size(); ++i) {
      const int key = sign * options[i];
      if (key % 2 == 0) even = std::max(even, key);
      if (key % 2 != 0) odd = std::min(odd, key);
    }
    if (options.empty()) return 0;
    return 1 + sign * (even != no_key() ? even : odd);
  }

  // What a part may be after a move.
  std::vector<Option> choices(const Part& part) {
    const Parts options = rules_(part);
    std::vector<Option> chosen;
    for (std::size_t i = 0; i < options.size(); ++i)
      chosen.push_back({options[i], number(options[i])});
    if (options.empty()) chosen.push_back({part, 0});
    return chosen;
  }

  // For each place the greatest of the other keys, or no_key().
  static std::vector<int> greatest_of_others(const std::vector<int>& keys) {
    std::vector<int> greatest(keys.size());
    int before = no_key(), behind = no_key();
    for (std::size_t i = 0; i < keys.size(); ++i) {
      greatest[i] = before;
      before = std::max(before, keys[i]);
    }
    for (std::size_t i = keys.size(); i-- > 0;) {
      greatest[i] = std::max(greatest[i], behind);
      behind = std::max(behind, keys[i]);
    }
    return greatest;
  }

  static int least_key(const std::vector<Option>& options) {
    int least = std::numeric_limits<int>::max();
    for (std::size_t o = 0; o < options.size(); ++o)
      least = std::min(least, sign * options[o].number);
    return least;
  }

  static int greatest_even_key(const std::vector<Option>& options) {
    int greatest = no_key();
    for (std::size_t o = 0; o < options.size(); ++o) {
      if (options[o].number % 2 == 0) greatest = std::max(greatest, sign * options[o].number);
    }
    return greatest;
  }

  // Keeps an option iff it is in some choice whose greatest key is even. The other parts can go
  // down to `least`, the greatest of their least keys. So the option's own key can be the greatest
  // one iff it is at least `least`, and the even key of another part iff it is at least both.
  static void keep_winning(std::vector<std::vector<Option>>& lists) {
    std::vector<int> least_keys, even_keys;
    for (std::size_t i = 0; i < lists.size(); ++i) {
      least_keys.push_back(least_key(lists[i]));
      even_keys.push_back(greatest_even_key(lists[i]));
    }
    const std::vector<int> least = greatest_of_others(least_keys);
    const std::vector<int> even = greatest_of_others(even_keys);
    for (std::size_t i = 0; i < lists.size(); ++i)
      keep_winning(lists[i], least[i], even[i]);
  }

  static void keep_winning(std::vector<Option>& options, int least, int even) {
    std::vector<Option> kept;
    for (std::size_t o = 0; o < options.size(); ++o) {
      const int key = sign * options[o].number;
      const bool by_itself = key % 2 == 0 && key >= least;
      const bool by_another = even != no_key() && even >= std::max(key, least);
      if (by_itself || by_another) kept.push_back(options[o]);
    }
    options.swap(kept);
  }

  // Depth first, with a stack of its own. If it fails, the parts without a number are forgotten.
  int search(const Part& start) {
    std::vector<Frame> line;
    try {
      open(start, line);
      while (!line.empty()) {
        const Part* next = next_without_number(line.back());
        if (next != nullptr) {
          open(Part(*next), line);
        } else {
          line.back().entry->second = by_options(line.back().numbers);
          line.pop_back();
        }
      }
    } catch (...) {
      for (std::size_t i = 0; i < line.size(); ++i)
        numbers_.erase(Part(line[i].entry->first));
      throw;
    }
    return numbers_.find(start)->second;
  }

  void open(const Part& part, std::vector<Frame>& line) {
    Frame frame;
    frame.entry = &*numbers_.insert(std::make_pair(part, int(kOpen))).first;
    line.push_back(frame);
    line.back().options = rules_(part);
  }

  // Adds the numbers of options until one has no number yet, and returns this option.
  const Part* next_without_number(Frame& frame) const {
    while (frame.numbers.size() < frame.options.size()) {
      const Part& option = frame.options[frame.numbers.size()];
      const typename Numbers::const_iterator known = numbers_.find(option);
      if (known == numbers_.end()) return &option;
      if (known->second == kOpen) throw std::invalid_argument("the game has a cycle");
      frame.numbers.push_back(known->second);
    }
    return nullptr;
  }

  std::function<Parts(const Part&)> rules_;
  Numbers numbers_;
};

// Move in every part that has not ended, until all have ended.
template <class Part, class HashFunction = Hash>
using LongRule = Solver<Part, 1, HashFunction>;

// Move in every part, until one has ended.
template <class Part, class HashFunction = Hash>
using ShortRule = Solver<Part, -1, HashFunction>;

}  // namespace conjunctive
}  // namespace game
