// expect: WA — one set of marks for the whole recursion: a deeper call clears it
#include <cstring>
#include <iostream>

static int least;
static int known[100000];
static bool seen[64];

static int grundy(int n) {
  if (n < least) return 0;
  int& result = known[n];
  if (result >= 0) return result;
  std::memset(seen, 0, sizeof seen);
  for (int m = 2, last; m <= n; m = last + 1) {
    last = n / (n / m);
    for (int i = m; i <= last && i <= m + 1; ++i) {
      const int larger = n % i % 2 ? grundy(n / i + 1) : 0;
      const int smaller = (i - n % i) % 2 ? grundy(n / i) : 0;
      seen[larger ^ smaller] = true;
    }
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
