// What formulas calculate with, and the same as text for the code that is written.
#pragma once

#include <string>

#include "common/find/rule.hpp"

namespace find {

Wide difference(Wide x, Wide y);
Wide quotient(Wide x, Wide y);   // 0 if y is 0
Wide remainder(Wide x, Wide y);  // x if y is 0
Wide gcd(Wide x, Wide y);
Wide low_bit(Wide x);
Wide odd_part(Wide x);  // 0 for 0
Wide bit_length(Wide x);
Wide ones(Wide x);
Wide twos(Wide x);    // the exponent of 2; 0 for 0
Wide root(Wide x);    // ⌊√x⌋
Wide golden(Wide x);  // ⌊φx⌋, for x of 64 bits
Wide least_fibonacci_part(Wide x);
Wide prime_factors(Wide x);
Wide different_primes(Wide x);
Wide xor_of_exponents(Wide x);  // of the primes in x

// The definitions of those that `code` calls, and of those that they call, in C++11.
std::string helpers_of(const std::string& code);

}  // namespace find
