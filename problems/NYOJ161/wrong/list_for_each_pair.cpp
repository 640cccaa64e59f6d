// expect: TLE — goes through the lost pairs from the first one on, anew for each line
#include <cmath>
#include <iostream>
#include <utility>

int main() {
  std::ios::sync_with_stdio(false);
  const long double phi = (1 + std::sqrt(5.0L)) / 2;
  for (long long a, b; std::cin >> a >> b;) {
    if (a > b) std::swap(a, b);
    long long k = 0;
    while (static_cast<long long>(k * phi) < a)
      ++k;
    const bool is_lost = static_cast<long long>(k * phi) == a && a + k == b;
    std::cout << (is_lost ? "0\n" : "1\n");
  }
}
