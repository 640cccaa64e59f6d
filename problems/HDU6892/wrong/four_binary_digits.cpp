// expect: WA — the nim-sum is kept in four binary digits, but lengths are worth up to 19
#include <iostream>

static long long power(long long base, long long exponent, long long n) {
  if (exponent == 0) return 1;
  const long long half = power(base, exponent / 2, n);
  return exponent % 2 == 0 ? half * half % n : half * half % n * base % n;
}

static bool passes(long long base, long long n) {
  if (base % n == 0) return true;
  long long odd = n - 1;
  while (odd % 2 == 0)
    odd /= 2;
  long long x = power(base % n, odd, n);
  if (x == 1) return true;
  for (; odd < n - 1; odd *= 2, x = x * x % n) {
    if (x == n - 1) return true;
  }
  return false;
}

static int grundy(long long length) {
  int value = length % 2 == 0 ? 1 : 0;
  while (length % 2 == 0)
    length /= 2;
  for (long long p = 3; p * p * p <= length; p += 2) {
    for (; length % p == 0; length /= p)
      ++value;
  }
  if (length == 1) return value;
  const bool is_prime = passes(2, length) && passes(7, length) && passes(61, length);
  return value + (is_prime ? 1 : 2);
}

int main() {
  std::ios::sync_with_stdio(false);
  int cases;
  for (std::cin >> cases; cases > 0; --cases) {
    int count, nim_sum = 0;
    std::cin >> count;
    for (long long length; count > 0 && std::cin >> length; --count)
      nim_sum = (nim_sum ^ grundy(length)) & 15;
    std::cout << (nim_sum != 0 ? "W\n" : "L\n");
  }
}
