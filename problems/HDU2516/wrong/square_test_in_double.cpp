// expect: WA — tests 5n^2 ± 4 for a square with a root in double; some non-squares pass
#include <cmath>
#include <iostream>

static bool is_square(double x) {
  const double root = std::floor(std::sqrt(x) + 0.5);
  return root * root == x;
}

int main() {
  for (double n; std::cin >> n && n != 0;) {
    const bool lost = is_square(5 * n * n + 4) || is_square(5 * n * n - 4);
    std::cout << (lost ? "Second win\n" : "First win\n");
  }
}
