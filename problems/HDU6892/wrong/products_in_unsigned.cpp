// expect: WA — the products modulo n overflow 32 bits
#include <iostream>

static unsigned power(unsigned base, unsigned exponent, unsigned n) {
  if (exponent == 0) return 1;
  const unsigned half = power(base, exponent / 2, n);
  return exponent % 2 == 0 ? half * half % n : half * half % n * base % n;
}

static bool passes(unsigned base, unsigned n) {
  if (base % n == 0) return true;
  unsigned odd = n - 1;
  while (odd % 2 == 0)
    odd /= 2;
  unsigned x = power(base % n, odd, n);
  if (x == 1) return true;
  for (; odd < n - 1; odd *= 2, x = x * x % n) {
    if (x == n - 1) return true;
  }
  return false;
}

static int grundy(unsigned length) {
  int value = length % 2 == 0 ? 1 : 0;
  while (length % 2 == 0)
    length /= 2;
  for (unsigned p = 3; p * p * p <= length; p += 2) {
    for (; length % p == 0; length /= p)
      ++value;
  }
  if (length == 1) return value;
  return value + (passes(2, length) && passes(7, length) && passes(61, length) ? 1 : 2);
}

int main() {
  std::ios::sync_with_stdio(false);
  int cases;
  for (std::cin >> cases; cases > 0; --cases) {
    int count, nim_sum = 0;
    std::cin >> count;
    for (unsigned length; count > 0 && std::cin >> length; --count)
      nim_sum ^= grundy(length);
    std::cout << (nim_sum != 0 ? "W\n" : "L\n");
  }
}
