// POJ 2311: one sheet per line, W and H from 2 to 200 with one blank between; at least one line, to
// the end of the file.
#include "common/problem/validator.hpp"

int main() {
  return problem::run_validator([](problem::Reader& in) {
    do {
      in.integer("W", 2, 200);
      in.space();
      in.integer("H", 2, 200);
      in.end_of_line();
    } while (!in.at_end());
  });
}
