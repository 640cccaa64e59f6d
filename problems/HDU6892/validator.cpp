// HDU 6892: T <= 20000, then for each case a line n <= 10 and a line of n lengths from 1 to 10^9.
#include "common/problem/validator.hpp"

int main() {
  return problem::run_validator([](problem::Reader& in) {
    const long long cases = in.integer("T", 1, 20000);
    in.end_of_line();
    for (long long i = 0; i < cases; ++i) {
      const long long pieces = in.integer("n", 1, 10);
      in.end_of_line();
      for (long long piece = 0; piece < pieces; ++piece) {
        if (piece > 0) in.space();
        in.integer("length", 1, 1000000000);
      }
      in.end_of_line();
    }
  });
}
