// The usual short solution: a set of Fibonacci numbers (in 64 bits), and iostream.
#include <iostream>
#include <set>

int main() {
  std::cin.tie(0);
  std::set<long long> fibonacci;
  for (long long a = 1, b = 2; a < 1LL << 31; b += a, a = b - a)
    fibonacci.insert(a);
  for (long long n; std::cin >> n && n != 0;) {
    std::cout << (fibonacci.count(n) ? "Second win" : "First win") << '\n';
  }
}
