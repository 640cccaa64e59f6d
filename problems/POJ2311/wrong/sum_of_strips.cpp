// expect: WA — takes the sheet for the sum of two strips: lost when their values are equal
#include <iostream>

static int strip[201];  // value of a sheet of 2 by n

static void fill() {
  for (int n = 2; n <= 200; ++n) {
    bool reached[256] = {};
    for (int i = 2; i <= n - 2; ++i)
      reached[strip[i] ^ strip[n - i]] = true;
    while (reached[strip[n]])
      ++strip[n];
  }
}

int main() {
  fill();
  for (int w, h; std::cin >> w >> h;) {
    std::cout << (strip[w] != strip[h] ? "WIN\n" : "LOSE\n");
  }
}
