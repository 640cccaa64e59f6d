// expect: WA — trial division ends before the root: the square of a prime counts as one prime
#include <iostream>

static int grundy(int length) {
  int value = length % 2 == 0 ? 1 : 0;
  while (length % 2 == 0)
    length /= 2;
  for (int p = 3; p * p < length; p += 2) {
    for (; length % p == 0; length /= p)
      ++value;
  }
  return value + (length > 1 ? 1 : 0);
}

int main() {
  std::ios::sync_with_stdio(false);
  int cases;
  for (std::cin >> cases; cases > 0; --cases) {
    int count, nim_sum = 0;
    std::cin >> count;
    for (int length; count > 0 && std::cin >> length; --count)
      nim_sum ^= grundy(length);
    std::cout << (nim_sum != 0 ? "W\n" : "L\n");
  }
}
