// expect: WA — calls a sheet lost as soon as one of its sides is lost
#include <iostream>

static int strip[201];  // the Grundy value of the sheet 2 x n

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
    std::cout << (strip[w] != 0 && strip[h] != 0 ? "WIN\n" : "LOSE\n");
  }
}
