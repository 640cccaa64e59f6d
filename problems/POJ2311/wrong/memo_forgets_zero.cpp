// expect: TLE — a memo in which 0 means "unknown": lost sheets are computed again and again
#include <iostream>

static int memo[201][201];

static int grundy(int w, int h) {
  int& value = memo[w][h];
  if (value != 0) return value;
  bool reached[256] = {};
  for (int i = 2; i <= w - 2; ++i)
    reached[grundy(i, h) ^ grundy(w - i, h)] = true;
  for (int i = 2; i <= h - 2; ++i)
    reached[grundy(w, i) ^ grundy(w, h - i)] = true;
  while (reached[value])
    ++value;
  return value;
}

int main() {
  for (int w, h; std::cin >> w >> h;) {
    std::cout << (grundy(w, h) ? "WIN\n" : "LOSE\n");
  }
}
