// NYOJ 161: lines `a b` to the end of the file, 0 <= a, b <= 10^9.
#include "common/problem/validator.hpp"

int main() {
  return problem::run_validator([](problem::Reader& in) {
    while (!in.at_end()) {
      in.integer("a", 0, 1000000000);
      in.space();
      in.integer("b", 0, 1000000000);
      in.end_of_line();
    }
  });
}
