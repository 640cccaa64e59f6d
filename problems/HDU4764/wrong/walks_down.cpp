// expect: TLE — subtracts pairs of steps from N one by one, up to 50 million times per case
#include <iostream>

int main() {
  for (int n, k; std::cin >> n >> k && (n != 0 || k != 0);) {
    volatile int left = n;  // so that the compiler keeps the loop
    while (left > k + 1)
      left = left - (k + 1);
    std::cout << (left == 1 ? "Jiang\n" : "Tang\n");
  }
}
