// CEOI 2008 Knights: the line `K N`, then K lines `x y`. Every knight has a move, and no two
// knights share a square.
#include "common/problem/validator.hpp"

#include <set>

#include "rules.hpp"

namespace {

rules::Square read_knight(problem::Reader& in, int board) {
  const int x = static_cast<int>(in.integer("x", 1, board));
  in.space();
  const int y = static_cast<int>(in.integer("y", 1, board));
  return {x, y};
}

void read_input(problem::Reader& in) {
  const long long count = in.integer("K", 1, 200000);
  in.space();
  const int board = static_cast<int>(in.integer("N", 3, 1000000));
  in.end_of_line();
  std::set<rules::Square> taken;
  for (long long i = 0; i < count; ++i) {
    const rules::Square knight = read_knight(in, board);
    if (rules::moves(board, knight).empty()) in.fail("this knight has no move");
    if (!taken.insert(knight).second) in.fail("another knight stands on this square");
    in.end_of_line();
  }
}

}  // namespace

int main() {
  return problem::run_validator(read_input);
}
