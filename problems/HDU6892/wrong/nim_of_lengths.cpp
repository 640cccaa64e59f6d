// expect: WA — plays Nim with the lengths themselves
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  int cases;
  for (std::cin >> cases; cases > 0; --cases) {
    int count, nim_sum = 0;
    std::cin >> count;
    for (long long length; count > 0 && std::cin >> length; --count)
      nim_sum ^= static_cast<int>(length);
    std::cout << (nim_sum != 0 ? "W\n" : "L\n");
  }
}
