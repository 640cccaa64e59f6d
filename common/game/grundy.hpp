// Grundy values of any rules, and sums of positions, also with splits (Multi-SG).
//
// Game     Sums of games with any rules: a position is a list of parts. A move replaces one part by
//          another one, or by several parts or none (a split, Multi-SG). Who cannot move loses.
// Range    From every part, play ends after finitely many moves; a cycle throws
//          std::invalid_argument. Grundy values are below 2^31.
// Cost     The rules are called once for each part that play can reach; time O(all their options),
//          with hashing. Memory: each part once, and during the search the options of the parts on
//          one line of play. No recursion, so a long play needs no stack.
// Proof    Sprague (1935), Grundy (1939): the value of a part is the mex (the least number >= 0
// that
//          is missing) of the nim-sums of its options, and the mover loses iff the nim-sum of all
//          parts is 0. From a sum 0 every move leads to a sum that is not 0. From a sum s != 0 some
//          part p has a value with the leading bit of s, so value(p) ^ s < value(p), and p has an
//          option of the value value(p) ^ s, which makes the sum 0.
// Checked  common/tests/grundy_test.cpp: every acyclic game on 5 nodes, with sums of up to three
//          parts, and random games with splits, all winning moves against the oracle.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

namespace game {
namespace grundy {

// The least number >= 0 that is not among `values`. Negative values are ignored.
inline int mex(const std::vector<int>& values) {
  std::vector<bool> taken(values.size() + 1, false);
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i] >= 0 && static_cast<std::size_t>(values[i]) < taken.size())
      taken[values[i]] = true;
  }
  int least = 0;
  while (taken[least])
    ++least;
  return least;
}

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

// Grundy values of one game by its rules, kept for later calls. Part needs a copy and operator==,
// and HashFunction must hash it.
template <class Part, class HashFunction = Hash>
class Solver {
 public:
  typedef std::vector<Part> Parts;

  // Replace parts[part] by the parts `left`: one part, or for rules with splits any number.
  struct Move {
    std::size_t part;
    Parts left;
  };

  // `rules` is a function from a part to its options: std::vector<Part>, or for splits
  // std::vector<std::vector<Part>>, where an option is the list of the parts that it leaves.
  template <class Rules>
  explicit Solver(Rules rules)
      : options_([rules](const Part& part) { return as_lists(rules(part)); }) {}

  // The Grundy value of one part.
  int value(const Part& part) {
    const typename Values::const_iterator known = values_.find(part);
    return known != values_.end() ? known->second : search(part);
  }

  // The Grundy value of the sum of these parts.
  int nim_sum(const Parts& parts) {
    int sum = 0;
    for (std::size_t i = 0; i < parts.size(); ++i)
      sum ^= value(parts[i]);
    return sum;
  }

  // Does the player to move win?
  bool mover_wins(const Parts& parts) { return nim_sum(parts) != 0; }

  // All winning moves: by the part's place, then in the order of the rules.
  std::vector<Move> winning_moves(const Parts& parts) {
    const int sum = nim_sum(parts);
    std::vector<Move> moves;
    for (std::size_t i = 0; sum != 0 && i < parts.size(); ++i) {
      const int wanted = sum ^ value(parts[i]);
      const std::vector<Parts> options = options_(parts[i]);
      for (std::size_t o = 0; o < options.size(); ++o) {
        if (nim_sum(options[o]) == wanted) moves.push_back({i, options[o]});
      }
    }
    return moves;
  }

  // Those of these single parts that the player to move loses, in the same order.
  Parts p_positions(const Parts& parts) {
    Parts lost;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (value(parts[i]) == 0) lost.push_back(parts[i]);
    }
    return lost;
  }

 private:
  typedef std::unordered_map<Part, int, HashFunction> Values;
  enum { kOpen = -1 };  // the value of a part that waits for one of its options

  // A part on the line of play that is searched, and the nim-sums of its first options.
  struct Frame {
    typename Values::value_type* entry;
    std::vector<Parts> options;
    std::vector<int> sums;
  };

  static std::vector<Parts> as_lists(std::vector<Parts> options) { return options; }
  static std::vector<Parts> as_lists(const Parts& options) {
    std::vector<Parts> lists;
    for (std::size_t i = 0; i < options.size(); ++i)
      lists.push_back(Parts(1, options[i]));
    return lists;
  }

  // Depth first, with a stack of its own. If it fails, the parts without a value are forgotten.
  int search(const Part& start) {
    std::vector<Frame> line;
    try {
      open(start, line);
      while (!line.empty()) {
        const Part* next = next_without_value(line.back());
        if (next != nullptr) {
          open(Part(*next), line);
        } else {
          line.back().entry->second = mex(line.back().sums);
          line.pop_back();
        }
      }
    } catch (...) {
      for (std::size_t i = 0; i < line.size(); ++i)
        values_.erase(Part(line[i].entry->first));
      throw;
    }
    return values_.find(start)->second;
  }

  void open(const Part& part, std::vector<Frame>& line) {
    Frame frame;
    frame.entry = &*values_.insert(std::make_pair(part, int(kOpen))).first;
    line.push_back(frame);
    line.back().options = options_(part);
  }

  // Adds the sums of options until a part has no value yet, and returns this part.
  const Part* next_without_value(Frame& frame) const {
    while (frame.sums.size() < frame.options.size()) {
      const Parts& option = frame.options[frame.sums.size()];
      int sum = 0;
      for (std::size_t i = 0; i < option.size(); ++i) {
        const typename Values::const_iterator known = values_.find(option[i]);
        if (known == values_.end()) return &option[i];
        if (known->second == kOpen) throw std::invalid_argument("the game has a cycle");
        sum ^= known->second;
      }
      frame.sums.push_back(sum);
    }
    return nullptr;
  }

  std::function<std::vector<Parts>(const Part&)> options_;
  Values values_;
};

}  // namespace grundy
}  // namespace game
