// PLACEHOLDER: one line with the number of stones, 1 to 1000.
#include "common/problem/validator.hpp"

int main() {
  return problem::run_validator([](problem::Reader& in) {
    in.integer("stones", 1, 1000);
    in.end_of_line();
  });
}
