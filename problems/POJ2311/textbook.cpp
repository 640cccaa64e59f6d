// The usual short solution: the Grundy values of all sheets to 200 by 200, and iostream.
#include <iostream>

static int grundy[201][201];

static void fill() {
  for (int w = 2; w <= 200; ++w) {
    for (int h = 2; h <= 200; ++h) {
      bool reached[256] = {};
      for (int i = 2; i <= w - 2; ++i)
        reached[grundy[i][h] ^ grundy[w - i][h]] = true;
      for (int i = 2; i <= h - 2; ++i)
        reached[grundy[w][i] ^ grundy[w][h - i]] = true;
      while (reached[grundy[w][h]])
        ++grundy[w][h];
    }
  }
}

int main() {
  std::cin.tie(0);
  fill();
  for (int w, h; std::cin >> w >> h;) {
    std::cout << (grundy[w][h] ? "WIN\n" : "LOSE\n");
  }
}
