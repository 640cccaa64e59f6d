// expect: WA — assumes that each cut takes away one centre, so that only their parity counts
#include <iostream>
#include <string>

int main() {
  std::string s;
  std::cin >> s;
  const int n = static_cast<int>(s.size());
  int centres = 0, first = 0;
  for (int i = n - 2; i >= 1; --i) {
    if (s[i - 1] != s[i + 1]) continue;
    ++centres;
    first = i;
  }
  if (centres % 2 == 0) {
    std::cout << "Second\n";
  } else {
    std::cout << "First\n" << first + 1 << '\n';
  }
}
