#include <vector>

#include "common/find/formula.hpp"

// Defines a function, and keeps its text.
#define HELPER(name, parameters, ...) \
  Wide name parameters {              \
    __VA_ARGS__                       \
  }                                   \
  static const Helper k_##name = {#name, #parameters, #__VA_ARGS__};

namespace find {
namespace {

struct Helper {
  std::string name, parameters, body;
};

// A line for each statement, as the preprocessor leaves none.
std::string in_lines(const std::string& body) {
  std::string lines, indent = "  ";
  int brackets = 0;
  bool is_fresh = true;
  for (char c : body) {
    if (is_fresh && c == ' ') continue;
    if (c == '}') indent.resize(indent.size() - 2);
    if (is_fresh) lines += indent;
    is_fresh = false;
    lines += c;
    brackets += (c == '(') - (c == ')');
    if (c == '{') indent += "  ";
    if (c == '{' || c == '}' || (c == ';' && brackets == 0)) {
      lines += '\n';
      is_fresh = true;
    }
  }
  return lines;
}

}  // namespace

// clang-format off
HELPER(difference, (Wide x, Wide y), return x < y ? y - x : x - y;)
HELPER(quotient, (Wide x, Wide y), return y == 0 ? 0 : x / y;)
HELPER(remainder, (Wide x, Wide y), return y == 0 ? x : x % y;)
HELPER(gcd, (Wide x, Wide y),
  while (y != 0) { const Wide rest = x % y; x = y; y = rest; }
  return x;)
HELPER(low_bit, (Wide x), return x & (~x + 1);)
HELPER(odd_part, (Wide x),
  while (x != 0 && x % 2 == 0) { x /= 2; }
  return x;)
HELPER(bit_length, (Wide x),
  Wide bits = 0;
  for (; x != 0; x >>= 1) { ++bits; }
  return bits;)
HELPER(ones, (Wide x),
  Wide count = 0;
  for (; x != 0; x &= x - 1) { ++count; }
  return count;)
HELPER(twos, (Wide x),
  Wide exponent = 0;
  for (; x != 0 && x % 2 == 0; x /= 2) { ++exponent; }
  return exponent;)
HELPER(root, (Wide x),
  Wide below = 0;
  for (int bit = 63; bit >= 0; --bit) {
    const Wide next = below + (Wide(1) << bit);
    if (next <= x / next) { below = next; }
  }
  return below;)
HELPER(golden, (Wide x),
  const Wide small = 12200160415121876738u;
  const Wide great = small + 7540113804746346429u;
  return x + x * small / great;)
HELPER(least_fibonacci_part, (Wide x),
  while (x != 0) {
    Wide part = 1;
    Wide next = 2;
    while (next <= x) { next += part; part = next - part; }
    if (part == x) { return x; }
    x -= part;
  }
  return 0;)
HELPER(prime_factors, (Wide x),
  Wide count = 0;
  for (Wide p = 2; x > 1 && p * p <= x; ++p) {
    for (; x % p == 0; x /= p) { ++count; }
  }
  return x > 1 ? count + 1 : count;)
HELPER(different_primes, (Wide x),
  Wide count = 0;
  for (Wide p = 2; x > 1 && p * p <= x; ++p) {
    if (x % p == 0) { ++count; }
    while (x % p == 0) { x /= p; }
  }
  return x > 1 ? count + 1 : count;)
HELPER(xor_of_exponents, (Wide x),
  Wide sum = 0;
  for (Wide p = 2; x > 1 && p * p <= x; ++p) {
    Wide exponent = 0;
    for (; x % p == 0; x /= p) { ++exponent; }
    sum ^= exponent;
  }
  return x > 1 ? sum ^ 1 : sum;)
// clang-format on

std::string helpers_of(const std::string& code) {
  static const std::vector<Helper> kAll = {k_difference,
                                           k_quotient,
                                           k_remainder,
                                           k_gcd,
                                           k_low_bit,
                                           k_odd_part,
                                           k_bit_length,
                                           k_ones,
                                           k_twos,
                                           k_root,
                                           k_golden,
                                           k_least_fibonacci_part,
                                           k_prime_factors,
                                           k_different_primes,
                                           k_xor_of_exponents};
  std::string text;
  for (const Helper& helper : kAll) {
    if (code.find(helper.name + "(") == std::string::npos) continue;
    text +=
        "inline Wide " + helper.name + helper.parameters + " {\n" + in_lines(helper.body) + "}\n\n";
  }
  return text;
}

}  // namespace find
