// expect: WA — says that Tang wins whenever N is within the first step, forgetting that N = 1
// leaves no number to write
#include <iostream>

int main() {
  for (int n, k; std::cin >> n >> k && (n != 0 || k != 0);) {
    const bool tang_wins = n <= k + 1 || (n - 1) % (k + 1) != 0;
    std::cout << (tang_wins ? "Tang\n" : "Jiang\n");
  }
}
