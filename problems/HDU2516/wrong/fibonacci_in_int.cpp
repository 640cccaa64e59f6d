// expect: WA — the Fibonacci table in int overflows: four legal piles are called lost
#include <iostream>

int main() {
  static int fibonacci[100] = {1, 2};
  for (int i = 2; i < 100; ++i) {
    fibonacci[i] = static_cast<int>(static_cast<unsigned>(fibonacci[i - 1]) + fibonacci[i - 2]);
  }
  for (int n; std::cin >> n && n != 0;) {
    bool lost = false;
    for (int i = 0; i < 100; ++i)
      lost = lost || fibonacci[i] == n;
    std::cout << (lost ? "Second win\n" : "First win\n");
  }
}
