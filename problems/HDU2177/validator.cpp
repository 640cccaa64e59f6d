// HDU 2177: lines `a b` with 0 <= a <= b <= 10^6. The line 0 0 ends the input.
#include "common/problem/validator.hpp"

int main() {
  return problem::run_validator([](problem::Reader& in) {
    while (true) {
      const long long a = in.integer("a", 0, 1000000);
      in.space();
      const long long b = in.integer("b", 0, 1000000);
      if (a > b) in.fail("a = " + std::to_string(a) + " is above b = " + std::to_string(b));
      in.end_of_line();
      if (b == 0) return;
    }
  });
}
