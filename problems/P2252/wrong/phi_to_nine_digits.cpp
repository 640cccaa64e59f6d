// expect: WA — phi as the number 1.618033989 is too great from the difference 46368 on
#include <iostream>
#include <utility>

static long long floor_of_k_phi(long long k) {
  return static_cast<long long>(k * 1.618033989);
}

int main() {
  long long a, b;
  std::cin >> a >> b;
  if (a > b) std::swap(a, b);
  std::cout << (floor_of_k_phi(b - a) == a ? 0 : 1) << '\n';
  return 0;
}
