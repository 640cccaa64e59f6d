// Luogu P2197: the number of cases T, 1 to 10; for each a line with n, 1 to 10^4, and a line with n
// heaps of 0 to 9999 stones.
#include "common/problem/validator.hpp"

int main() {
  return problem::run_validator([](problem::Reader& in) {
    const long long cases = in.integer("T", 1, 10);
    in.end_of_line();
    for (long long left = cases; left > 0; --left) {
      const long long count = in.integer("n", 1, 10000);
      in.end_of_line();
      for (long long i = 0; i < count; ++i) {
        if (i > 0) in.space();
        in.integer("heap", 0, 9999);
      }
      in.end_of_line();
    }
  });
}
