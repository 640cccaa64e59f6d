// expect: WA — phi as the number 1.618 is too small from the difference 233 on
#include <iostream>
#include <utility>

int main() {
  int a, b;
  std::cin >> a >> b;
  if (a > b) std::swap(a, b);
  std::cout << (static_cast<int>((b - a) * 1.618) == a ? 0 : 1) << '\n';
}
