// HNOI 2014 江南乐: "T F" with 1 <= T < 100 and 1 <= F < 100000, then T lines "N a1 … aN" with
// 1 <= N < 100 and 1 <= a < 100000 for each pile.
#include "common/problem/validator.hpp"

int main() {
  return problem::run_validator([](problem::Reader& in) {
    const long long games = in.integer("T", 1, 99);
    in.space();
    in.integer("F", 1, 99999);
    in.end_of_line();
    for (long long game = 0; game < games; ++game) {
      const long long piles = in.integer("N", 1, 99);
      for (long long pile = 0; pile < piles; ++pile) {
        in.space();
        in.integer("a", 1, 99999);
      }
      in.end_of_line();
    }
  });
}
