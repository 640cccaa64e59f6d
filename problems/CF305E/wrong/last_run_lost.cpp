// expect: WA — adds a run when the next letter ends it; so the run at the end of the string is lost
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
  int value = 0;
  std::vector<int> firsts, runs;
  for (int i = 1, run = 0; i + 1 < n; ++i) {
    if (s[i - 1] == s[i + 1]) {
      ++run;
    } else if (run > 0) {
      firsts.push_back(i - run);
      runs.push_back(run);
      value ^= grundy[run];
      run = 0;
    }
  }
  for (std::size_t r = 0; r < runs.size(); ++r) {
    for (int at = 0; at < runs[r]; ++at) {
      const int left = grundy[std::max(at - 1, 0)], right = grundy[std::max(runs[r] - at - 2, 0)];
      if ((value ^ grundy[runs[r]] ^ left ^ right) == 0) {
        std::cout << "First\n" << firsts[r] + at + 1 << '\n';
        return 0;
      }
    }
  }
  std::cout << "Second\n";
}
