// HDU 2516: one n per line, 2 <= n < 2^31. The line 0 ends the input.
#include "common/problem/validator.hpp"

int main() {
  return problem::run_validator([](problem::Reader& in) {
    while (true) {
      const long long n = in.integer("n", 0, 2147483647);
      if (n == 1) in.fail("n = 1 is below 2");
      in.end_of_line();
      if (n == 0) return;
    }
  });
}
