// HDU 4764: "N k" per line, 1 <= N <= 10^8, 1 <= k <= 100. The line "0 0" ends the input.
#include "common/problem/validator.hpp"

int main() {
  return problem::run_validator([](problem::Reader& in) {
    while (true) {
      const long long n = in.integer("N", 0, 100000000);
      in.space();
      const long long k = in.integer("k", 0, 100);
      if ((n == 0) != (k == 0)) in.fail("N and k are 0 together or not at all");
      in.end_of_line();
      if (n == 0) return;
    }
  });
}
