// expect: WA — knows the period of the lost sides and the exceptions 2, 3, 17, but not 37
#include <iostream>

static bool is_lost_side(int n) {
  const int rest = n % 34;
  return n == 2 || n == 3 || n == 17 || rest == 7 || rest == 11 || rest == 23 || rest == 27 ||
         rest == 31;
}

int main() {
  for (int w, h; std::cin >> w >> h;) {
    std::cout << (is_lost_side(w) && is_lost_side(h) ? "LOSE\n" : "WIN\n");
  }
}
