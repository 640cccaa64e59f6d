// expect: WA — counts each odd prime factor once
#include <iostream>

static int grundy(long long length) {
  int value = length % 2 == 0 ? 1 : 0;
  while (length % 2 == 0)
    length /= 2;
  for (long long p = 3; p * p <= length; p += 2) {
    if (length % p == 0) ++value;
    while (length % p == 0)
      length /= p;
  }
  return value + (length > 1 ? 1 : 0);
}

int main() {
  std::ios::sync_with_stdio(false);
  int cases;
  for (std::cin >> cases; cases > 0; --cases) {
    int count, nim_sum = 0;
    std::cin >> count;
    for (long long length; count > 0 && std::cin >> length; --count)
      nim_sum ^= grundy(length);
    std::cout << (nim_sum != 0 ? "W\n" : "L\n");
  }
}
