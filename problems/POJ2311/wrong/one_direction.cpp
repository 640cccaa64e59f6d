// expect: WA — cuts along one side only, as if every sheet were a strip
#include <iostream>

static int grundy[201][201];

static void fill() {
  for (int w = 2; w <= 200; ++w) {
    for (int h = 2; h <= 200; ++h) {
      bool reached[256] = {};
      for (int i = 2; i <= w - 2; ++i)
        reached[grundy[i][h] ^ grundy[w - i][h]] = true;
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
