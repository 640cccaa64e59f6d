// HNOI 2014 江南乐 from the pile's side: for one pile, over the blocks of M that give equal parts.
//
// A pile of n cut into M has n mod M parts of q + 1 and the rest of q = n / M: the option is worth
// their nim-sum. There are less than 2 sqrt(n) quotients q. While q stays the same, n mod M = n -
// qM and M - n mod M = (q + 1)M - n depend on M alone in parity, so the first two M of each block
// show all that the block has. Parts below F are worth 0, so the blocks end where all parts are.
// Only piles that are asked for, and their parts, are worked out.
// (main.cpp goes the other way, from the parts to the piles, and has no blocks.)
#include "common/problem/reference.hpp"

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "common/problem/nim_columns.hpp"

namespace reference {

using problem::say;
using problem::Text;

// The Grundy values of the piles below 100000, for one F.
class Piles {
 public:
  explicit Piles(int least) : least_(least), known_(100000, kUnknown) {}

  int grundy(int pile) {
    if (pile < least_ || pile == 1) return 0;
    if (known_[pile] == kUnknown) {
      const std::uint32_t taken = options(pile);
      known_[pile] = 0;
      while (taken >> known_[pile] & 1)
        ++known_[pile];
    }
    return known_[pile];
  }

  // The nim-sum of the piles that a cut into `parts` makes.
  int value_of_cut(int pile, int parts) {
    const int larger = pile % parts;
    return times(larger, pile / parts + 1) ^ times(parts - larger, pile / parts);
  }

  // The least number of parts that makes piles with this nim-sum; 0 where there is none.
  int parts_with_value(int pile, int value) {
    for (int parts = 2; pile >= least_ && parts <= pile; ++parts) {
      if (value_of_cut(pile, parts) == value) return parts;
    }
    return 0;
  }

 private:
  static constexpr int kUnknown = -1;

  // What `count` piles of this size are worth.
  int times(int count, int pile) { return count % 2 == 0 ? 0 : grundy(pile); }

  // Bit v is set when some cut is worth v; all values are below 32. Bit 0 always is: single stones.
  // A cut has a part of F or more only where F - 1 <= q.
  std::uint32_t options(int pile) {
    const int most = pile / std::max(1, least_ - 1);
    std::uint32_t values = 1;
    for (int first = 2, last; first <= most; first = last + 1) {
      last = pile / (pile / first);
      values |= UINT32_C(1) << value_of_cut(pile, first);
      if (first < last) values |= UINT32_C(1) << value_of_cut(pile, first + 1);
    }
    return values;
  }

  int least_;
  std::vector<signed char> known_;
};

inline int nim_sum(Piles& rules, const std::vector<int>& piles) {
  int sum = 0;
  for (int pile : piles)
    sum ^= rules.grundy(pile);
  return sum;
}

// Which pile to cut (its index) and into how many parts, so that all piles have nim-sum 0 then;
// {0, 0} from a P-position.
inline std::pair<std::size_t, int> winning_cut(Piles& rules, const std::vector<int>& piles) {
  const int sum = nim_sum(rules, piles);
  for (std::size_t i = 0; sum != 0 && i < piles.size(); ++i) {
    const int wanted = rules.grundy(piles[i]) ^ sum;
    if (wanted >= rules.grundy(piles[i])) continue;
    return {i, rules.parts_with_value(piles[i], wanted)};
  }
  return {0, 0};
}

inline std::vector<int> read_game(std::istream& in) {
  int count = 0;
  in >> count;
  std::vector<int> piles(count);
  for (int& pile : piles)
    in >> pile;
  return piles;
}

// The table for F, kept while the next input has the same F.
inline Piles& piles_for(int least) {
  static int known_least = least;
  static Piles known(least);
  if (known_least != least) known = Piles(known_least = least);
  return known;
}

inline void solve(std::istream& in, std::ostream& out) {
  int count = 0, least = 0;
  in >> count >> least;
  Piles& rules = piles_for(least);
  for (int game = 0; game < count; ++game) {
    out << (game == 0 ? "" : " ") << (nim_sum(rules, read_game(in)) != 0 ? 1 : 0);
  }
  out << '\n';
}

// "2 × 3 + 1 × 2": how many piles of which size a cut makes.
inline std::string cut_in_words(int pile, int parts) {
  const int larger = pile % parts, size = pile / parts;
  const std::string rest = std::to_string(parts - larger) + " × " + std::to_string(size);
  return larger == 0 ? rest
                     : std::to_string(larger) + " × " + std::to_string(size + 1) + " + " + rest;
}

// "5 → 2, 3 → 1": the value of each pile.
inline std::string values_in_words(Piles& rules, const std::vector<int>& piles) {
  std::string words;
  for (int pile : piles) {
    words += (words.empty() ? "" : ", ") + std::to_string(pile) + " → " +
             std::to_string(rules.grundy(pile));
  }
  return words;
}

inline Text explain(std::istream& in) {
  static int least = 0;  // stands before the first game only
  if (least == 0) in >> least;
  if ((in >> std::ws).eof()) return {};
  Piles& rules = piles_for(least);
  const std::vector<int> piles = read_game(in);
  std::vector<int> heaps;
  for (int pile : piles)
    heaps.push_back(rules.grundy(pile));
  const Text values = say(
      "Each pile counts as a Nim heap of its Grundy value, the least number that no cut of it is "
      "worth: {0}. In binary, and the nim-sum behind ⊕:{1}\nIt is {2}",
      "每堆相当于一堆 Nim，颗数就是它的 SG 值，即它的各种分法的值里没有出现的最小的数：{0}。"
      "写成二进制，⊕ 后面是异或和：{1}\n即 {2}",
      {values_in_words(rules, piles), problem::nim_columns(heaps), nim_sum(rules, piles)});
  const auto [which, parts] = winning_cut(rules, piles);
  if (parts == 0) {
    return values + say(", so this is a P-position: every cut makes it something else.\n",
                        "，所以这是 P 局面：无论怎样分，异或和都不再是 0。\n");
  }
  return values + say(", not 0, so this is an N-position. Cut the pile of {0} into {1}: {2}, "
                      "together worth {3}. The nim-sum of all piles is then 0, a P-position.\n",
                      "，不为 0，所以这是 N 局面。把 {0} 颗的那堆分成 {1} 堆：{2}，合起来的值是 "
                      "{3}。此后总的异或和为 0，对方面对 P 局面。\n",
                      {piles[which], parts, cut_in_words(piles[which], parts),
                       rules.value_of_cut(piles[which], parts)});
}

}  // namespace reference

int main(int argc, char** argv) {
  return problem::run_reference(argc, argv, {reference::solve, reference::explain, true});
}
