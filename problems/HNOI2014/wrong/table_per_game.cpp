// expect: TLE — fills the whole table again for each game
#include <algorithm>
#include <iostream>
#include <vector>

static int grundy[100001];

// The value of a cut of n into m piles.
static int value(int n, int m) {
  return (n % m % 2 ? grundy[n / m + 1] : 0) ^ ((m - n % m) % 2 ? grundy[n / m] : 0);
}

static void fill(int least, int greatest) {
  for (int n = 1; n <= greatest; ++n) {
    bool seen[64] = {};
    if (n < least) continue;
    for (int m = 2, last; m <= n; m = last + 1) {
      last = n / (n / m);
      seen[value(n, m)] = true;
      if (m < last) seen[value(n, m + 1)] = true;
    }
    grundy[n] = static_cast<int>(std::find(seen, seen + 64, false) - seen);
  }
}

int main() {
  int count, least, greatest = 0;
  std::cin >> count >> least;
  std::vector<std::vector<int>> games(count);
  for (std::vector<int>& piles : games) {
    std::cin >> count;
    piles.resize(count);
    for (int& pile : piles) {
      std::cin >> pile;
      greatest = std::max(greatest, pile);
    }
  }
  for (const std::vector<int>& piles : games) {
    fill(least, greatest);
    int sum = 0;
    for (int pile : piles)
      sum ^= grundy[pile];
    std::cout << (sum != 0) << ' ';
  }
}
