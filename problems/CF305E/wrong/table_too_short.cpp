// expect: WA — the table ends at a run of 2500, half of what a string can have
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

static int grundy[5001];  // of a run of centres

static void fill() {
  for (int n = 1; n <= 2500; ++n) {
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
  std::vector<int> run_of(n, -1), runs, firsts;
  for (int i = 1; i + 1 < n; ++i) {
    if (s[i - 1] != s[i + 1]) continue;
    if (run_of[i - 1] < 0) {
      runs.push_back(0);
      firsts.push_back(i);
    }
    run_of[i] = static_cast<int>(runs.size()) - 1;
    ++runs.back();
  }
  int value = 0;
  for (int run : runs)
    value ^= grundy[run];
  for (int i = 0; i < n; ++i) {
    if (run_of[i] < 0) continue;
    const int run = runs[run_of[i]], at = i - firsts[run_of[i]];
    const int left = grundy[std::max(at - 1, 0)], right = grundy[std::max(run - at - 2, 0)];
    if ((value ^ grundy[run] ^ left ^ right) == 0) {
      std::cout << "First\n" << i + 1 << '\n';
      return 0;
    }
  }
  std::cout << "Second\n";
  return 0;
}
