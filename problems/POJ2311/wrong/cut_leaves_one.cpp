// expect: WA — allows cuts that leave a side of 1, after which the other player wins at once
#include <iostream>

static int grundy[201][201];

static void fill() {
  for (int w = 1; w <= 200; ++w) {
    for (int h = 1; h <= 200; ++h) {
      bool reached[256] = {};
      for (int i = 1; i <= w - 1; ++i)
        reached[grundy[i][h] ^ grundy[w - i][h]] = true;
      for (int i = 1; i <= h - 1; ++i)
        reached[grundy[w][i] ^ grundy[w][h - i]] = true;
      while (reached[grundy[w][h]])
        ++grundy[w][h];
    }
  }
}

int main() {
  fill();
  for (int w, h; std::cin >> w >> h;) {
    std::cout << (grundy[w][h] ? "WIN\n" : "LOSE\n");
  }
}
