// Luogu P2252: one line `a b` with 0 <= a, b <= 10^9.
#include "common/problem/validator.hpp"

int main() {
  return problem::run_validator([](problem::Reader& in) {
    in.integer("a", 0, 1000000000);
    in.space();
    in.integer("b", 0, 1000000000);
    in.end_of_line();
  });
}
