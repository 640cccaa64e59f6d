// expect: WA — the Fibonacci table in int overflows: of its 100 numbers, 22 are false losses
#include <iostream>

static int fibonacci[100] = {1, 2};

static void fill_table() {
  for (int i = 2; i < 100; ++i) {
    fibonacci[i] = static_cast<int>(static_cast<unsigned>(fibonacci[i - 1]) + fibonacci[i - 2]);
  }
}

int main() {
  fill_table();
  for (int n; std::cin >> n && n != 0;) {
    bool lost = false;
    for (int i = 0; i < 100; ++i)
      lost = lost || fibonacci[i] == n;
    std::cout << (lost ? "Second win\n" : "First win\n");
  }
  return 0;
}
