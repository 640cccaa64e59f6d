// expect: WA — tests 5n^2 ± 4 for a square with a root in double; some non-squares pass
#include <cmath>
#include <iostream>

static bool is_square(double x) {
  const double root = std::floor(std::sqrt(x) + 0.5);
  return root * root == x;
}

static bool is_fibonacci(double n) {
  return is_square(5 * n * n + 4) || is_square(5 * n * n - 4);
}

int main() {
  for (double n; std::cin >> n && n != 0;)
    std::cout << (is_fibonacci(n) ? "Second win\n" : "First win\n");
  return 0;
}
