// expect: TLE — right, but computes the values of all substrings, in cubic time
#include <iostream>
#include <string>
#include <vector>

int main() {
  std::string s;
  std::cin >> s;
  const int n = static_cast<int>(s.size());
  std::vector<std::vector<signed char>> value(n + 1, std::vector<signed char>(n + 1));
  int least = 0;
  for (int from = n - 3; from >= 0; --from) {
    for (int to = from + 3; to <= n; ++to) {
      bool reached[64] = {};
      for (int at = to - 2; at > from; --at) {
        if (s[at - 1] != s[at + 1]) continue;
        const int left = value[from][at] ^ value[at + 1][to];
        reached[left] = true;
        if (from == 0 && to == n && left == 0) least = at + 1;
      }
      while (reached[value[from][to]])
        ++value[from][to];
    }
  }
  if (least == 0) {
    std::cout << "Second\n";
  } else {
    std::cout << "First\n" << least << '\n';
  }
}
