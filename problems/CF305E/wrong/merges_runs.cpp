// expect: WA — adds all runs to one long run
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

static int grundy[5001];  // of a run of centres

static void fill() {
  for (int n = 1; n <= 5000; ++n) {
    bool reached[64] = {};
    for (int i = 0; i < n; ++i) {
      reached[grundy[std::max(i - 1, 0)] ^ grundy[std::max(n - i - 2, 0)]] = true;
    }
    while (reached[grundy[n]])
      ++grundy[n];
  }
}

int main() {
  std::string s;
  std::cin >> s;
  const int n = static_cast<int>(s.size());
  fill();
  std::vector<int> centres;
  for (int i = 1; i + 1 < n; ++i) {
    if (s[i - 1] == s[i + 1]) centres.push_back(i);
  }
  const int run = static_cast<int>(centres.size());
  for (int at = 0; at < run; ++at) {
    if (grundy[std::max(at - 1, 0)] == grundy[std::max(run - at - 2, 0)]) {
      std::cout << "First\n" << centres[at] + 1 << '\n';
      return 0;
    }
  }
  std::cout << "Second\n";
}
