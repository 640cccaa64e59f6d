// expect: PE — the tokens are right, but there is a blank before each end of line
#include <iostream>
#include <set>

int main() {
  std::set<long long> fibonacci;
  for (long long a = 1, b = 2; a < 1LL << 31; b += a, a = b - a)
    fibonacci.insert(a);
  for (long long n; std::cin >> n && n != 0;) {
    std::cout << (fibonacci.count(n) ? "Second win \n" : "First win \n");
  }
}
