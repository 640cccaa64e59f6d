// HDU 6892 by the definition of Grundy values, over all divisors of a length.
//
// A cut of the length l into k pieces leads to k games of the length l/k. By the theorem of Sprague
// and Grundy their value together is the nim-sum of k equal values: 0 if k is even, else the value
// of l/k. The value of l is the least number that is not the value of a cut. All lengths that play
// from l can reach are divisors of l. Nothing is assumed about prime factors; they are used to list
// the divisors only.
#include "common/problem/reference.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <map>
#include <string>
#include <vector>

#include "common/problem/nim_columns.hpp"

namespace reference {

using problem::say;
using problem::Text;

// The primes up to 31627, the first one above the root of 10^9.
inline const std::vector<int>& primes() {
  static const std::vector<int> list = [] {
    const int end = 31628;
    std::vector<char> is_composite(end);
    std::vector<int> found;
    for (int n = 2; n < end; ++n) {
      if (is_composite[n]) continue;
      found.push_back(n);
      for (int multiple = 2 * n; multiple < end; multiple += n)
        is_composite[multiple] = 1;
    }
    return found;
  }();
  return list;
}

// The divisors, and these times each power of p up to p^exponent.
inline std::vector<int> with_powers(std::vector<int> divisors, int p, int exponent) {
  const std::size_t count = divisors.size();
  for (; exponent > 0; --exponent) {
    for (std::size_t i = 0; i < count; ++i)
      divisors.push_back(divisors[divisors.size() - count] * p);
  }
  return divisors;
}

// All divisors of length, 1 <= length <= 10^9, in ascending order.
inline std::vector<int> divisors_of(int length) {
  std::vector<int> divisors = {1};
  const auto multiply = [&](int p, int exponent) { divisors = with_powers(divisors, p, exponent); };
  int rest = length;
  for (int p : primes()) {
    if (static_cast<std::int64_t>(p) * p > rest) break;
    int exponent = 0;
    for (; rest % p == 0; rest /= p)
      ++exponent;
    if (exponent > 0) multiply(p, exponent);
  }
  if (rest > 1) multiply(rest, 1);
  std::sort(divisors.begin(), divisors.end());
  return divisors;
}

// The nim-sum of `count` equal values.
inline int repeated(int value, int count) {
  return count % 2 == 0 ? 0 : value;
}

// The least number >= 0 that is not among the values.
inline int mex(std::vector<int> values) {
  std::sort(values.begin(), values.end());
  int least = 0;
  for (int value : values)
    least += value == least;
  return least;
}

// The Grundy values of all divisors of a length, by the definition.
inline std::map<int, int> values_of_divisors(int length) {
  const std::vector<int> divisors = divisors_of(length);
  std::vector<int> values;
  for (std::size_t i = 0; i < divisors.size(); ++i) {
    std::vector<int> of_cuts;
    for (std::size_t j = 0; j < i; ++j) {
      if (divisors[i] % divisors[j] == 0)
        of_cuts.push_back(repeated(values[j], divisors[i] / divisors[j]));
    }
    values.push_back(mex(of_cuts));
  }
  std::map<int, int> table;
  for (std::size_t i = 0; i < divisors.size(); ++i)
    table[divisors[i]] = values[i];
  return table;
}

inline int grundy(int length) {
  static std::map<int, int> known;
  const auto found = known.find(length);
  if (found != known.end()) return found->second;
  return known[length] = values_of_divisors(length).at(length);
}

inline std::vector<int> values_of(const std::vector<int>& lengths) {
  std::vector<int> values;
  for (int length : lengths)
    values.push_back(grundy(length));
  return values;
}

inline std::vector<int> read_case(std::istream& in) {
  std::size_t count = 0;
  in >> count;
  std::vector<int> lengths(count);
  for (int& length : lengths)
    in >> length;
  return lengths;
}

inline int nim_sum_of(const std::vector<int>& lengths) {
  int nim_sum = 0;
  for (int length : lengths)
    nim_sum ^= grundy(length);
  return nim_sum;
}

inline void solve(std::istream& in, std::ostream& out) {
  int cases = 0;
  for (in >> cases; cases > 0; --cases)
    out << (nim_sum_of(read_case(in)) != 0 ? "W\n" : "L\n");
}

struct Cut {
  std::size_t piece;  // its index
  int parts;
};

// A cut after which the nim-sum is 0, for a nim-sum that is not 0: of a piece whose value can be
// changed to a smaller one as needed.
inline Cut winning_cut(const std::vector<int>& lengths) {
  const int nim_sum = nim_sum_of(lengths);
  std::size_t piece = 0;
  while ((grundy(lengths[piece]) ^ nim_sum) > grundy(lengths[piece]))
    ++piece;
  const int length = lengths[piece], wanted = grundy(length) ^ nim_sum;
  for (const auto& [part, value] : values_of_divisors(length)) {
    if (part < length && repeated(value, length / part) == wanted) return {piece, length / part};
  }
  return {piece, 1};  // never: a Grundy value has cuts of all smaller values
}

// "g(4) = 1, g(9) = 2".
inline std::string listed(const std::vector<int>& lengths) {
  std::string text;
  for (int length : lengths) {
    text += (text.empty() ? "g(" : ", g(") + std::to_string(length) +
            ") = " + std::to_string(grundy(length));
  }
  return text;
}

inline Text rule_of_values(const std::vector<int>& lengths) {
  return say(
      "The Grundy value g of a length is the least number that is not the value of a cut; a cut "
      "into an even number of pieces is worth 0, one into an odd number of pieces as much as one "
      "of them. Here {0}. In binary, and their nim-sum behind ⊕:{1}\nThat is {2}",
      "长度的 SG 值 g 是所有切法的值中没有出现的最小的数（从 0 数起）；切成偶数段的值为 0，"
      "切成奇数段的值等于其中一段的值。这里 {0}。写成二进制，⊕ 后面是异或和：{1}\n即 {2}",
      {listed(lengths), problem::nim_columns(values_of(lengths)), nim_sum_of(lengths)});
}

inline Text explain(std::istream& in) {
  if ((in >> std::ws).eof()) return {};
  const std::vector<int> lengths = read_case(in);
  if (nim_sum_of(lengths) == 0) {
    return rule_of_values(lengths) +
           say(": a P-position. Every cut changes one of the values, so it leads to a nim-sum that "
               "is not 0.\n",
               "：P 局面。无论怎么切，总有一个值改变，异或和都不再是 0。\n");
  }
  const Cut cut = winning_cut(lengths);
  const int length = lengths[cut.piece], part = length / cut.parts;
  return rule_of_values(lengths) +
         say(": an N-position. Cut the piece of length {0} into {1} pieces of length {2}, "
             "g({2}) = {3}. Together they are worth {4}, and the nim-sum becomes 0: a "
             "P-position.\n",
             "：N 局面。把长度为 {0} 的一块切成 {1} 段，每段长 {2}，g({2}) = {3}，合起来的值为 "
             "{4}，异或和变成 0，是 P 局面。\n",
             {length, cut.parts, part, grundy(part), repeated(grundy(part), cut.parts)});
}

}  // namespace reference

int main(int argc, char** argv) {
  return problem::run_reference(argc, argv, {reference::solve, reference::explain, true});
}
