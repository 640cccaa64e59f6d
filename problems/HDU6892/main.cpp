// HDU 6892 Lunch (equal pieces) - https://acm.hdu.edu.cn/showproblem.php?pid=6892
//
// Idea     The Grundy value of a length is the number of its odd prime factors, with multiplicity,
//          plus 1 if it is even. Trial division ends at the cube root: what is left has at most two
//          prime factors, and a prime test tells how many.
// Proof    README.md beside this file.
// Cost     At most 167 odd primes are tried, and 3 powers made, per length.
// Dialect  C++98.
// Checked  every length to 2*10^7 against a sieve, every possible rest of the trial division to
//          10^9, and small games against brute force over the rules (main_test.cpp).
#include <cstdio>

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

// --- input in blocks: a block never ends inside a number, and '\0' follows it ---
static const int kBlock = 1 << 16;
static char input[kBlock + 32];
static char* cursor = input;

// Reads the next block, and the rest of a number that it cuts; false at the end of the input.
static bool refill() {
  const size_t size = std::fread(input, 1, kBlock, stdin);
  if (std::scanf("%31[0-9]", input + size) != 1) input[size] = '\0';
  cursor = input;
  return size != 0;
}

// Reads the next number; false at the end of the input. All bytes between numbers are below '0'.
static inline bool read_number(unsigned& number) {
  while (*cursor < '0') {
    if (*cursor++ == '\0' && !refill()) return false;
  }
  for (number = 0; *cursor >= '0'; ++cursor)
    number = number * 10 + (*cursor - '0');
  return true;
}

int main() {
  list_odd_primes();
  unsigned cases = 0, count, length;
  for (read_number(cases); cases > 0 && read_number(count); --cases) {
    int nim_sum = 0;
    for (; count > 0 && read_number(length); --count)
      nim_sum ^= grundy(length);
    std::puts(nim_sum != 0 ? "W" : "L");
  }
  return 0;
}
