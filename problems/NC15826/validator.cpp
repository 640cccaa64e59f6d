// NowCoder NC15826: lines `x y` to the end of the file. The limits are not known for sure. The
// numbers are distances in an int, so here 0 <= x, y < 2^31.
#include "common/problem/validator.hpp"

int main() {
  return problem::run_validator([](problem::Reader& in) {
    while (!in.at_end()) {
      in.integer("x", 0, 2147483647);
      in.space();
      in.integer("y", 0, 2147483647);
      in.end_of_line();
    }
  });
}
