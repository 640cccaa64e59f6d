// Programs for CEOI 2008 Knights that are wrong in one place, for `make mutate`. The program is
// that of main.cpp; a fault makes the suspense numbers of some squares one more or one less, or
// changes an entry of the table of moves.
#include "common/problem/decision_faults.hpp"

#define main judge_main
#include "main.cpp"
#undef main

namespace {

using problem::Random;

constexpr unsigned kMostLines = 1000000;

struct Board {
  unsigned n;
  std::vector<Square> knights;  // coordinates from 0
};

using Faults = problem::Faults<Board>;
using Number = std::function<unsigned(unsigned n, Square)>;
using IsWrong = std::function<bool(unsigned n, Square)>;

Board read(std::istream& in) {
  unsigned count = 0;
  Board board{0, {}};
  in >> count >> board.n;
  for (unsigned x, y; count > 0 && in >> x >> y; --count)
    board.knights.push_back({x - 1, y - 1});
  return board;
}

std::string moves(const Board& board) {
  std::string text = "YES\n";
  for (const Square& knight : board.knights) {
    const Square to = lowered(board.n, knight);
    text += std::to_string(to.x + 1) + " " + std::to_string(to.y + 1) + "\n";
  }
  return text;
}

std::string answer(const Board& board, const Number& number) {
  unsigned greatest = 0;
  for (const Square& knight : board.knights)
    greatest = std::max(greatest, number(board.n, knight));
  return greatest % 2 == 0 ? "NO\n" : moves(board);
}

std::string right(const Board& board) {
  fill_lowering_moves(board.n % 4);
  return answer(board, suspense_number);
}

Faults::Answer with_wrong_numbers(Random& random, const IsWrong& is_wrong) {
  const unsigned off = random.between(0, 1) == 1 ? 1u : 0u - 1u;
  const Number number = [is_wrong, off](unsigned n, Square square) {
    return suspense_number(n, square) + (is_wrong(n, square) ? off : 0);
  };
  return [number](const Board& board) {
    fill_lowering_moves(board.n % 4);
    return answer(board, number);
  };
}

unsigned between(Random& random, unsigned low, unsigned high) {
  return static_cast<unsigned>(random.between(low, high));
}

unsigned board_of_any_length(Random& random) {
  return 2 + static_cast<unsigned>(problem::of_any_length(random, kMostLines - 2));
}

// A square where a knight may start.
Faults::Answer one_square_of(Random& random, unsigned n) {
  Square wrong{};
  do {
    wrong = {between(random, 0, n - 1), between(random, 0, n - 1)};
  } while (suspense_number(n, wrong) == 0);
  return with_wrong_numbers(random, [n, wrong](unsigned lines, Square at) {
    return lines == n && at.x == wrong.x && at.y == wrong.y;
  });
}

Faults::Answer one_square(Random& random) {
  return one_square_of(random, board_of_any_length(random));
}

Faults::Answer one_square_of_a_small_board(Random& random) {
  return one_square_of(random, between(random, 3, 12));
}

bool is_on_far_edge(unsigned n, Square square) {
  return std::max(square.x, square.y) == n - 1;
}

Faults::Answer inside_remainders(Random& random) {
  const unsigned x = between(random, 0, 3), y = between(random, 0, 3);
  return with_wrong_numbers(random, [x, y](unsigned n, Square at) {
    return !is_on_far_edge(n, at) && at.x % 4 == x && at.y % 4 == y && at.x + at.y > 2;
  });
}

Faults::Answer far_edge_remainders(Random& random) {
  const unsigned rest = between(random, 0, 3), c = between(random, 0, 3);
  return with_wrong_numbers(random, [rest, c](unsigned n, Square at) {
    return is_on_far_edge(n, at) && n % 4 == rest && std::min(at.x, at.y) % 4 == c;
  });
}

Faults::Answer one_board(Random& random) {
  const unsigned n = board_of_any_length(random);
  return with_wrong_numbers(random, [n](unsigned lines, Square) { return lines == n; });
}

Faults::Answer one_small_board(Random& random) {
  const unsigned n = between(random, 3, 40);
  return with_wrong_numbers(random, [n](unsigned lines, Square) { return lines == n; });
}

Faults::Answer boards_above(Random& random) {
  const auto threshold =
      kMostLines - static_cast<unsigned>(problem::of_any_length(random, kMostLines - 3));
  return with_wrong_numbers(random, [threshold](unsigned n, Square) { return n > threshold; });
}

Faults::Answer boards_remainder(Random& random) {
  const unsigned m = between(random, 2, 100), rest = between(random, 0, m - 1);
  return with_wrong_numbers(random, [m, rest](unsigned n, Square) { return n % m == rest; });
}

// An entry of the table of moves.
struct Entry {
  unsigned rest;    // of the number of lines modulo 4
  unsigned kx, ky;  // kinds of the lines
  int move;
};

// Whether a single knight shows that the entry is wrong: it should win, but this move leaves the
// board or leads to a square from which the other player wins.
bool is_wrong_entry(const Entry& entry) {
  for (unsigned n = 8 + entry.rest; n < 20; n += 4) {
    for (unsigned i = 0; i < n * n; ++i) {
      const Square from{i / n, i % n}, to = moved(from, entry.move);
      if (kind_of_line(n, from.x) != entry.kx || kind_of_line(n, from.y) != entry.ky) continue;
      if (suspense_number(n, from) % 2 == 0) continue;
      if (to.x >= n || to.y >= n || suspense_number(n, to) % 2 == 1) return true;
    }
  }
  return false;
}

Faults::Answer one_move(Random& random) {
  Entry entry{};
  do {
    entry = {between(random, 0, 3), between(random, 0, 7), between(random, 0, 7),
             static_cast<int>(random.between(0, 3))};
  } while (!is_wrong_entry(entry));
  return [entry](const Board& board) {
    fill_lowering_moves(board.n % 4);
    if (board.n % 4 == entry.rest) lowering_move[entry.kx][entry.ky] = entry.move;
    return answer(board, suspense_number);
  };
}

}  // namespace

int main(int argc, char** argv) {
  Faults faults(read, right);
  faults.kind("one-square", "the number of one square; each length of N equally likely",
              one_square);
  faults.kind("one-square-small", "the number of one square, N <= 12", one_square_of_a_small_board);
  faults.kind("inside-residues",
              "inside all boards, the numbers of x and y with one pair of "
              "remainders modulo 4",
              inside_remainders);
  faults.kind("far-edge-residues",
              "on the far edges, the numbers for one remainder of N and one of "
              "the other coordinate modulo 4",
              far_edge_remainders);
  faults.kind("one-board", "all numbers of one board; each length of N equally likely", one_board);
  faults.kind("one-board-small", "all numbers of one board, N <= 40", one_small_board);
  faults.kind("boards-above", "all numbers of the boards above a threshold", boards_above);
  faults.kind("boards-residue", "all numbers of the boards with one remainder modulo one m <= 100",
              boards_remainder);
  faults.kind("one-move", "one entry of the table of moves, for one remainder of N modulo 4",
              one_move);
  return faults.run(argc, argv);
}
