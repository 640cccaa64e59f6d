// NYOJ 161 by Fibonacci digits: additions, comparisons and a shift; no product, no golden ratio.
//
// Write each n >= 1 as a sum of Fibonacci numbers 1, 2, 3, 5, …, no two of them neighbours in this
// list. The digits of n tell which of them are in the sum; here they are the bits of a word, and
// bit 0 stands for 1. The lost pairs are (0, 0) and all (a, b) where the digits of a end in an even
// number of zeros and the digits of b are those of a, shifted left by one place.
// (R. Silber, Wythoff's Nim and Fibonacci representations, Fibonacci Quarterly 15, 1977; the page
// of NC15826 has a proof.)
#include "common/problem/reference.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

namespace reference {

using problem::say;
using problem::Text;
using Digits = std::uint64_t;

// 1, 2, 3, 5, … up to the first one above 2^33; bit i of the digits stands for number i.
inline const std::vector<std::int64_t>& fibonacci() {
  static const std::vector<std::int64_t> numbers = [] {
    std::vector<std::int64_t> list = {1, 2};
    while (list.back() <= INT64_C(1) << 33)
      list.push_back(list.end()[-1] + list.end()[-2]);
    return list;
  }();
  return numbers;
}

// For 0 <= n < 2^32.
inline Digits digits_of(std::int64_t n) {
  Digits digits = 0;
  for (std::size_t i = fibonacci().size(); i-- > 0;) {
    if (fibonacci()[i] > n) continue;
    n -= fibonacci()[i];
    digits |= Digits{1} << i;
  }
  return digits;
}

inline std::int64_t number_of(Digits digits) {
  std::int64_t number = 0;
  for (std::size_t i = 0; digits >> i != 0; ++i) {
    if (digits >> i & 1) number += fibonacci()[i];
  }
  return number;
}

// For digits != 0.
inline bool ends_in_an_even_number_of_zeros(Digits digits) {
  const Digits lowest = digits & (~digits + 1);
  constexpr Digits kEvenPlaces = UINT64_C(0x5555555555555555);
  return (lowest & kEvenPlaces) != 0;
}

inline bool is_lost(std::int64_t smaller, std::int64_t greater) {
  if (smaller == 0) return greater == 0;
  const Digits digits = digits_of(smaller);
  return ends_in_an_even_number_of_zeros(digits) && digits << 1 == digits_of(greater);
}

inline bool mover_wins(std::int64_t a, std::int64_t b) {
  return !is_lost(std::min(a, b), std::max(a, b));
}

inline void solve(std::istream& in, std::ostream& out) {
  for (std::int64_t a, b; in >> a >> b;)
    out << (mover_wins(a, b) ? "1\n" : "0\n");
}

// The number with which n >= 0 makes a lost pair.
inline std::int64_t partner(std::int64_t n) {
  if (n == 0) return 0;
  const Digits digits = digits_of(n);
  return number_of(ends_in_an_even_number_of_zeros(digits) ? digits << 1 : digits >> 1);
}

// The smaller number of the lost pair of difference k: the digits of k, shifted left; if they end
// in an even number of zeros, one less than that.
inline std::int64_t lower(std::int64_t k) {
  if (k == 0) return 0;
  const Digits digits = digits_of(k);
  return number_of(digits << 1) - (ends_in_an_even_number_of_zeros(digits) ? 1 : 0);
}

struct Piles {
  std::int64_t a;
  std::int64_t b;
};

// A lost pair that one move reaches, for a won pair.
inline Piles after_a_winning_move(const Piles& piles) {
  const auto [a, b] = piles;
  if (a > b) {
    const Piles mirrored = after_a_winning_move({b, a});
    return {mirrored.b, mirrored.a};
  }
  const std::int64_t both = lower(b - a);
  return both < a ? Piles{both, both + b - a} : Piles{a, partner(a)};
}

// "4 = 101": the number and its digits.
inline std::string with_digits(std::int64_t n) {
  std::string text;
  for (Digits digits = digits_of(n); digits != 0; digits /= 2)
    text += digits % 2 == 0 ? '0' : '1';
  std::reverse(text.begin(), text.end());
  return std::to_string(n) + " = " + (text.empty() ? "0" : text);
}

inline std::string shown(const Piles& piles) {
  return "(" + std::to_string(piles.a) + ", " + std::to_string(piles.b) + ")";
}

// The digits of both, the smaller number first.
inline std::string forms(const Piles& piles) {
  return with_digits(std::min(piles.a, piles.b)) + ", " + with_digits(std::max(piles.a, piles.b));
}

inline Text place_of_move(const Piles& piles, const Piles& left) {
  if (left.a == piles.a) return say("the second pile", "第二堆中取");
  return left.b == piles.b ? say("the first pile", "第一堆中取") : say("each pile", "两堆中各取");
}

inline Text explain(std::istream& in) {
  Piles piles;
  if (!(in >> piles.a >> piles.b)) return {};
  const Text rule = say(
      "A pair is lost for the mover exactly if the smaller number, in Fibonacci digits, ends in an "
      "even number of zeros and the greater number is the smaller one shifted left by one place; "
      "and (0, 0) is lost.\n{0}: {1}. ",
      "把数写成互不相邻的斐波那契数之和，用到的位记 1，其余记 0（齐肯多夫数位）。"
      "先手必败，当且仅当较小的数末尾有偶数个 0，而较大的数恰是它左移一位；(0, 0) 也必败。\n{0}：{1}。",
      {shown(piles), forms(piles)});
  if (!mover_wins(piles.a, piles.b)) {
    return rule +
           say("This pair is lost, a P-position of Grundy value 0. No two lost pairs have a number "
               "or a difference in common, so every move leads to an N-position.\n",
               "这是必败的数对：P 局面，SG 值为 0。任意两个必败数对既没有相同的数，"
               "也没有相同的差，所以无论怎么走都到达 N 局面。\n");
  }
  const Piles left = after_a_winning_move(piles);
  return rule +
         say("This pair is not lost: an N-position. Take {0} from {1}. That leaves {2}: {3}, "
             "a P-position of Grundy value 0.\n",
             "它不是必败的数对，所以是 N 局面。从{1} {0} 颗，剩下 {2}：{3}，P 局面，"
             "SG 值为 0。\n",
             {std::max(piles.a - left.a, piles.b - left.b), place_of_move(piles, left), shown(left),
              forms(left)});
}

}  // namespace reference

int main(int argc, char** argv) {
  return problem::run_reference(argc, argv, {reference::solve, reference::explain});
}
