// HDU 1846: the number of cases, 1 to 100, then a line "n m" for each, 1 <= n, m <= 1000.
#include "common/problem/validator.hpp"

int main() {
  return problem::run_validator([](problem::Reader& in) {
    const long long cases = in.integer("C", 1, 100);
    in.end_of_line();
    for (long long i = 0; i < cases; ++i) {
      in.integer("n", 1, 1000);
      in.space();
      in.integer("m", 1, 1000);
      in.end_of_line();
    }
  });
}
