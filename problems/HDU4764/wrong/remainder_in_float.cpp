// expect: WA — the remainder in float: from 2^24 on, different N become the same float
#include <cmath>
#include <iostream>

int main() {
  for (float n, k; std::cin >> n >> k && n != 0;) {
    std::cout << (std::fmod(n - 1, k + 1) == 0 ? "Jiang\n" : "Tang\n");
  }
}
