// expect: WA — phi as a literal of nine decimals: differences of eight digits need more
#include <iostream>
#include <utility>

int main() {
  long long a, b;
  std::cin >> a >> b;
  if (a > b) std::swap(a, b);
  std::cout << (static_cast<long long>((b - a) * 1.618033989) == a ? 0 : 1) << '\n';
}
