// Codeforces 305E: one line with a string of 1 to 5000 letters a-z.
#include "common/problem/validator.hpp"

int main() {
  return problem::run_validator([](problem::Reader& in) {
    in.word("s", "abcdefghijklmnopqrstuvwxyz", 1, 5000);
    in.end_of_line();
  });
}
