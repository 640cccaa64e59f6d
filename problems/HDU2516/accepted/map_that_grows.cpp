// A look-up in the map adds each number that is asked for, and each line is flushed.
#include <iostream>
#include <map>

int main() {
  std::map<long long, int> is_fibonacci;
  for (long long a = 1, b = 2; a < 1LL << 31; b += a, a = b - a)
    is_fibonacci[a] = 1;
  for (long long n; std::cin >> n && n != 0;) {
    std::cout << (is_fibonacci[n] ? "Second win" : "First win") << std::endl;
  }
}
