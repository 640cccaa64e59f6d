// expect: WA — reads to the end of the file and prints an answer for the terminating 0
#include <iostream>
#include <set>

int main() {
  std::set<long long> fibonacci;
  for (long long a = 1, b = 2; a < 1LL << 31; b += a, a = b - a)
    fibonacci.insert(a);
  for (long long n; std::cin >> n;) {
    std::cout << (fibonacci.count(n) ? "Second win\n" : "First win\n");
  }
}
