// HDU 1850: cases of two lines, M and M heaps, 2 <= M <= 100, each heap from 1 to 10^6. The line
// "0" ends the input.
#include "common/problem/validator.hpp"

int main() {
  return problem::run_validator([](problem::Reader& in) {
    while (true) {
      const long long count = in.integer("M", 0, 100);
      if (count == 1) in.fail("M = 1, but there are at least 2 heaps");
      in.end_of_line();
      if (count == 0) return;
      for (long long i = 0; i < count; ++i) {
        if (i > 0) in.space();
        in.integer("N", 1, 1000000);
      }
      in.end_of_line();
    }
  });
}
