// The lost pairs of Wythoff's game by Zeckendorf forms: Fibonacci numbers are added and shifted,
// without products and without the golden ratio. problems/NC15826/README.md proves it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "common/problem/wythoff_moves.hpp"

namespace problem {

// F(0) = 0, F(1) = 1, … to the first one above 2^34.
inline const std::vector<std::int64_t>& fibonacci() {
  static const std::vector<std::int64_t> numbers = [] {
    std::vector<std::int64_t> list = {0, 1};
    while (list.back() < INT64_C(1) << 34)
      list.push_back(list.end()[-1] + list.end()[-2]);
    return list;
  }();
  return numbers;
}

// The indices of the parts of n, 0 <= n < 2^33, the greatest first: 12 = F(6) + F(4) + F(2).
inline std::vector<std::size_t> zeckendorf(std::int64_t n) {
  std::vector<std::size_t> indices;
  for (std::size_t i = fibonacci().size() - 1; n > 0; --i) {
    if (fibonacci()[i] > n) continue;
    n -= fibonacci()[i];
    indices.push_back(i);
  }
  return indices;
}

// The number whose form is that of n, shifted left by `places` digits; -1 shifts right.
inline std::int64_t shifted(std::int64_t n, int places) {
  std::int64_t sum = 0;
  for (std::size_t i : zeckendorf(n))
    sum += fibonacci()[i + places];
  return sum;
}

// For n >= 1. The last digit stands for F(2), so a form with the least index i ends in i - 2 zeros.
inline bool ends_in_an_even_number_of_zeros(std::int64_t n) {
  return zeckendorf(n).back() % 2 == 0;
}

// The number with which n makes a lost pair.
inline std::int64_t partner(std::int64_t n) {
  if (n == 0) return 0;
  return shifted(n, ends_in_an_even_number_of_zeros(n) ? 1 : -1);
}

// The smaller number of the lost pair of difference k: k shifted left if the form of k ends in an
// odd number of zeros; else one less.
inline std::int64_t lower(std::int64_t k) {
  if (k == 0) return 0;
  return shifted(k, 1) - (ends_in_an_even_number_of_zeros(k) ? 1 : 0);
}

// The digits of the Zeckendorf form; "0" for 0.
inline std::string digits(std::int64_t n) {
  const std::vector<std::size_t> indices = zeckendorf(n);
  if (indices.empty()) return "0";
  std::string form(indices.front() - 1, '0');
  for (std::size_t i : indices)
    form[indices.front() - i] = '1';
  return form;
}

// "4 = 101, 7 = 1010", the smaller number first.
inline std::string forms(const Pair& pair) {
  const auto [smaller, greater] = std::minmax(pair.first, pair.second);
  return std::to_string(smaller) + " = " + digits(smaller) + ", " + std::to_string(greater) +
         " = " + digits(greater);
}

}  // namespace problem
