// expect: WA — phi as the number 1.618033989 is too great from the difference 46368 on
#include <iostream>
#include <utility>

int main() {
  long long a, b;
  std::cin >> a >> b;
  if (a > b) std::swap(a, b);
  std::cout << (static_cast<long long>((b - a) * 1.618033989) == a ? 0 : 1) << '\n';
}
