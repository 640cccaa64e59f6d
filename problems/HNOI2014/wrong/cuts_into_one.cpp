// expect: RE MLE TLE — M starts at 1; this cut does not change the pile: endless recursion
#include <cstring>
#include <iostream>

static int least;
static int known[100000];

static int grundy(int n) {
  if (n < least) return 0;
  int& result = known[n];
  if (result >= 0) return result;
  bool seen[64] = {};
  for (int m = 1; m <= n; ++m) {
    const int larger = n % m % 2 ? grundy(n / m + 1) : 0;
    const int smaller = (m - n % m) % 2 ? grundy(n / m) : 0;
    seen[larger ^ smaller] = true;
  }
  for (result = 0; seen[result];)
    ++result;
  return result;
}

int main() {
  int games;
  std::cin >> games >> least;
  std::memset(known, -1, sizeof known);
  for (; games > 0; --games) {
    int count, sum = 0;
    std::cin >> count;
    for (int pile; count > 0 && std::cin >> pile; --count)
      sum ^= grundy(pile);
    std::cout << (sum != 0) << ' ';
  }
}
