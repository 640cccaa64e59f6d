// HDU 6892 Lunch (equal pieces) - https://acm.hdu.edu.cn/showproblem.php?pid=6892
//
// Idea     The Grundy value of a length is the number of its odd prime factors, with multiplicity,
//          plus 1 if it is even. Trial division ends at the cube root: what is left has at most two
//          prime factors, and a prime test tells how many.
// Proof    README.md beside this file.
// Cost     At most 167 divisions and 3 powers per length.
// Dialect  C++98.
// Checked  every length to 2*10^7 against a sieve, every possible rest of the trial division to
// 10^9,
//          and small games against brute force over the rules (main_test.cpp).
#include <cstdio>
#include <cstring>

static unsigned odd_primes[167];  // all below 1000
static int odd_prime_count;

static void list_odd_primes() {
  odd_prime_count = 0;
  for (unsigned n = 3; n < 1000; n += 2) {
    bool has_divisor = false;
    for (int i = 0; i < odd_prime_count; ++i)
      has_divisor = has_divisor || n % odd_primes[i] == 0;
    if (!has_divisor) odd_primes[odd_prime_count++] = n;
  }
}

// base^exponent modulo n, for 1 < n < 2^32.
static unsigned long long power(unsigned base, unsigned exponent, unsigned n) {
  unsigned long long result = 1, square = base % n;
  for (; exponent > 0; exponent /= 2) {
    if (exponent % 2 == 1) result = result * square % n;
    square = square * square % n;
  }
  return result;
}

// The test of Miller and Rabin, for odd n > 2 that does not divide base. A prime always passes.
static bool passes(unsigned base, unsigned n) {
  unsigned exponent = n - 1;
  while (exponent % 2 == 0)
    exponent /= 2;
  unsigned long long x = power(base, exponent, n);
  if (x == 1) return true;
  for (; exponent < n - 1 && x != n - 1; exponent *= 2)
    x = x * x % n;
  return exponent < n - 1;
}

// For odd 2 < n < 2^32. These three bases leave no composite number below 2^32 (Jaeschke 1993).
static bool is_prime(unsigned n) {
  if (n == 7 || n == 61) return true;
  return passes(2, n) && passes(7, n) && passes(61, n);
}

// For 1 <= length <= 10^9.
static int grundy(unsigned length) {
  int value = length % 2 == 0;
  while (length % 2 == 0)
    length /= 2;
  for (int i = 0; i < odd_prime_count; ++i) {
    const unsigned p = odd_primes[i];
    if (p * p * p > length) break;
    for (; length % p == 0; length /= p)
      ++value;
  }
  if (length == 1) return value;
  return value + (is_prime(length) ? 1 : 2);
}

// --- input in blocks: the next number is whole in the block before its digits are read ---
static char block[1 << 16];
static char* cursor = block;
static char* block_end = block;

static void refill() {
  const size_t rest = block_end - cursor;
  std::memmove(block, cursor, rest);
  block_end = block + rest + std::fread(block + rest, 1, sizeof block - 1 - rest, stdin);
  *block_end = '\0';
  cursor = block;
}

// Reads the next number; false at the end of the input. All bytes between numbers are below '0'.
static bool read_number(unsigned& number) {
  do {
    if (block_end - cursor < 16) refill();
    if (cursor == block_end) return false;
  } while (*cursor < '0' && ++cursor);
  for (number = 0; *cursor >= '0'; ++cursor)
    number = number * 10 + (*cursor - '0');
  return true;
}

int main() {
  list_odd_primes();
  unsigned cases, count, length;
  for (read_number(cases); cases > 0 && read_number(count); --cases) {
    int nim_sum = 0;
    for (; count > 0 && read_number(length); --count)
      nim_sum ^= grundy(length);
    std::puts(nim_sum != 0 ? "W" : "L");
  }
  return 0;
}
