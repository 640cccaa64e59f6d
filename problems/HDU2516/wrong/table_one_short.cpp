// expect: WA — the table stops one short of 1836311903, the greatest Fibonacci number below 2^31
#include <iostream>
#include <set>

int main() {
  std::set<long long> fibonacci;
  for (long long a = 1, b = 2; a < 1836311903; b += a, a = b - a)
    fibonacci.insert(a);
  for (long long n; std::cin >> n && n != 0;) {
    std::cout << (fibonacci.count(n) ? "Second win\n" : "First win\n");
  }
}
