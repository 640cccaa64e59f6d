// expect: WA — takes the remainder in float, which from 2^24 on no longer tells neighbours apart
#include <cmath>
#include <iostream>

int main() {
  for (float n, k; std::cin >> n >> k && n != 0;) {
    std::cout << (std::fmod(n - 1, k + 1) == 0 ? "Jiang\n" : "Tang\n");
  }
}
