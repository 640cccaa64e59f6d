// Nimbers: nim sums and nim products of 64-bit numbers.
//
// Game     Nimbers: the numbers 0 … 2^64 - 1 with nim addition and nim multiplication. The sum of
//          two games of Grundy values a and b has the value add(a, b). In a product of two
//          coin-turning games (Tartan theorem), the coin at (x, y) has the value multiply(a, b), if
//          the coins at x and y have the values a and b.
// Range    All 64-bit numbers. inverse(a) and divide(b, a) need a != 0.
// Cost     multiply: about 64 look-ups in a table of 64 KiB, which the first call makes. power: up
//          to 128 products; inverse: 127; divide: 128; square_root: 63. No 128-bit integers.
// Source   Conway (1976): by the definition, a times b is the mex of all
//          a'b ^ ab' ^ a'b' with a' < a and b' < b. This gives a field. If F = 2^(2^k), then the
//          nim product of F and a number below F is the usual product, and F times F is
//          F ^ (F / 2). Lenstra (1977): so split both factors by F, into halves of their bits.
// Checked  common/tests/nimber_test.cpp: the definition for all a, b < 64; at 64 bits all pairs of
//          powers of two, and random numbers, by an independent slow product; the field laws.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace game {
namespace nimber {

// Nim sum: the exclusive or. Each number is its own negative, so this is the difference as well.
inline std::uint64_t add(std::uint64_t a, std::uint64_t b) {
  return a ^ b;
}

namespace detail {

// Multiplies numbers below 2^(2 · half) by `multiply_halves` of numbers below F = 2^half. With
// a = a1·F + a0 and b = b1·F + b0 the product is
// (a1·b1 + a1·b0 + a0·b1)·F + a0·b0 + a1·b1·(F / 2), where + and · are those of nimbers.
template <class Multiply>
std::uint64_t by_halves(std::uint64_t a, std::uint64_t b, int half, Multiply multiply_halves) {
  const std::uint64_t low_bits = (std::uint64_t(1) << half) - 1;
  const std::uint64_t a0 = a & low_bits, a1 = a >> half, b0 = b & low_bits, b1 = b >> half;
  const std::uint64_t low = multiply_halves(a0, b0), high = multiply_halves(a1, b1);
  const std::uint64_t all = multiply_halves(a0 ^ a1, b0 ^ b1);
  const std::uint64_t reduced = multiply_halves(high, std::uint64_t(1) << (half - 1));
  return ((all ^ low) << half) | (low ^ reduced);
}

// For numbers below 2^8, without a table.
inline std::uint64_t multiply_bits(std::uint64_t a, std::uint64_t b) {
  if (a < 2 || b < 2) return a * b;
  const std::uint64_t both = a | b;
  return by_halves(a, b, both >= 16 ? 4 : both >= 4 ? 2 : 1, multiply_bits);
}

// The products of all pairs of numbers below 2^8, at 256·a + b.
inline const std::vector<unsigned char>& table() {
  static const std::vector<unsigned char> products = [] {
    std::vector<unsigned char> made(std::size_t(1) << 16);
    for (std::size_t at = 0; at < made.size(); ++at)
      made[at] = static_cast<unsigned char>(multiply_bits(at >> 8, at & 255));
    return made;
  }();
  return products;
}

inline std::uint64_t multiply8(std::uint64_t a, std::uint64_t b) {
  static const unsigned char* const products = table().data();
  return products[static_cast<std::size_t>(a << 8 | b)];
}

inline std::uint64_t multiply16(std::uint64_t a, std::uint64_t b) {
  return by_halves(a, b, 8, multiply8);
}

inline std::uint64_t multiply32(std::uint64_t a, std::uint64_t b) {
  return by_halves(a, b, 16, multiply16);
}

}  // namespace detail

// Nim product.
inline std::uint64_t multiply(std::uint64_t a, std::uint64_t b) {
  return detail::by_halves(a, b, 32, detail::multiply32);
}

// The nim product of n factors a; 1 for n = 0.
inline std::uint64_t power(std::uint64_t a, std::uint64_t n) {
  std::uint64_t result = 1;
  for (; n > 0; n >>= 1) {
    if (n & 1) result = multiply(result, a);
    a = multiply(a, a);
  }
  return result;
}

// The b with a times b = 1; a != 0. The 2^64 - 1 numbers other than 0 are a group, so
// a to the power of 2^64 - 1 is 1.
inline std::uint64_t inverse(std::uint64_t a) {
  assert(a != 0);
  return power(a, ~std::uint64_t(0) - 1);
}

// The c with a times c = b; a != 0.
inline std::uint64_t divide(std::uint64_t b, std::uint64_t a) {
  return multiply(b, inverse(a));
}

// The only b with b times b = a: squaring 64 times gives a again, so squaring 63 times gives b.
inline std::uint64_t square_root(std::uint64_t a) {
  for (int i = 0; i < 63; ++i)
    a = multiply(a, a);
  return a;
}

}  // namespace nimber
}  // namespace game
