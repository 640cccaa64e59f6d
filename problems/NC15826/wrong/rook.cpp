// expect: WA — moves a rook: without the diagonal this is Nim with two heaps
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  for (long long x, y; std::cin >> x >> y;)
    std::cout << (x == y ? "Lao Wang\n" : "Xiao Ren\n");
}
