// expect: WA — the lost sides repeat with period 34 from the start; but 2, 3 and 17 do not
#include <iostream>

static bool is_lost_side(int n) {
  const int rest = n % 34;
  return rest == 2 || rest == 3 || rest == 7 || rest == 11 || rest == 17 || rest == 23 ||
         rest == 27 || rest == 31;
}

int main() {
  for (int w, h; std::cin >> w >> h;) {
    std::cout << (is_lost_side(w) && is_lost_side(h) ? "LOSE\n" : "WIN\n");
  }
}
