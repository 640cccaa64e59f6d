// CEOI 2008 Knights - https://oj.uz/problem/view/CEOI08_knights
//
// Idea     A knight's suspense number has a closed form. The mover loses exactly when the greatest
//          number of all knights is even. Otherwise moves that lower each knight's number by one
//          win. A table of 8 x 8 moves is enough: 8 kinds of x, 8 kinds of y.
// Proof    README.md beside this file.
// Cost     Constant time per knight; 2 MB for 200000 knights.
// Dialect  C++17.
// Checked  every square and move of all boards to N = 200 against the definition; every larger N by
//          finitely many kinds of squares; small positions against brute force (main_test.cpp).
#include <algorithm>
#include <cstdio>
#include <cstring>

// Coordinates from 0. A negative one wraps to a number far above the last line.
struct Square {
  unsigned x, y;
};

static const int kMoveX[] = {-2, -2, -1, 1};
static const int kMoveY[] = {1, -1, -2, -2};

static Square moved(Square from, int move) {
  return {from.x + kMoveX[move], from.y + kMoveY[move]};
}

// How much smaller the far edge makes the number where one coordinate is n - 1 and the other is c.
static unsigned edge_loss(unsigned n, unsigned c) {
  if (n % 4 == 0) return c == n - 1 ? 1 : c % 4 == 2 ? 2 : 0;
  return n % 4 == 1 && (c % 4 == 2 || (c % 4 == 3 && c != n - 2));
}

static unsigned suspense_number(unsigned n, Square square) {
  static const unsigned kRest[][4] = {{0, 0, 1, 1}, {0, 0, 1, 1}, {1, 1, 1, 3}, {1, 1, 3, 3}};
  const unsigned number = 2 * (square.x / 4 + square.y / 4) + kRest[square.x % 4][square.y % 4];
  if (square.x < n - 1 && square.y < n - 1) return number;
  return number - edge_loss(n, std::min(square.x, square.y));
}

// The kind of coordinate c: 0 and 1 at the near edge, 6 and 7 at the far edge, else 2 + c mod 4.
static unsigned kind_of_line(unsigned n, unsigned c) {
  return c < 2 ? c : c >= n - 2 ? c - n + 8 : 2 + c % 4;
}

static int lowering_move[8][8];  // by kind of x and kind of y

// All boards with the same n mod 4 have the same moves. A board of 8 to 11 lines has every kind.
static void fill_lowering_moves(unsigned n_mod_4) {
  const unsigned n = 8 + n_mod_4;
  for (unsigned x = 0; x < n; ++x) {
    for (unsigned y = 0; y < n; ++y) {
      for (int move = 0; move < 4; ++move) {
        const Square from = {x, y}, to = moved(from, move);
        if (to.x < n && to.y < n && suspense_number(n, to) + 1 == suspense_number(n, from))
          lowering_move[kind_of_line(n, x)][kind_of_line(n, y)] = move;
      }
    }
  }
}

static Square lowered(unsigned n, Square knight) {
  return moved(knight, lowering_move[kind_of_line(n, knight.x)][kind_of_line(n, knight.y)]);
}

// --- input in blocks: a block never ends inside a number, and '\0' follows it ---
static const int kBlock = 1 << 16;
static char input[kBlock + 32];
static char* cursor = input;

// Reads the next block, and the rest of a number that it cuts; false at the end of the input.
static bool refill() {
  const size_t size = std::fread(input, 1, kBlock, stdin);
  if (std::scanf("%31[0-9]", input + size) != 1) input[size] = '\0';
  cursor = input;
  return size != 0;
}

// Reads the next number; false at the end of the input. All bytes between numbers are below '0'.
static inline bool read_number(unsigned& number) {
  while (*cursor < '0') {
    if (*cursor++ == '\0' && !refill()) return false;
  }
  for (number = 0; *cursor >= '0'; ++cursor)
    number = number * 10 + (*cursor - '0');
  return true;
}

// --- output in groups of three digits, written when all knights are read ---
static char output[14 * 200000];  // a line is at most "999999 999999\n"
static char* output_end = output;

struct Group {
  char digits[4];
  int length;
};

static Group groups[2000];  // 0 to 999, then 000 to 999

static void fill_groups() {
  for (int i = 0; i < 1000; ++i) {
    groups[i].length = std::sprintf(groups[i].digits, "%d", i);
    groups[1000 + i].length = std::sprintf(groups[1000 + i].digits, "%03d", i);
  }
}

static void write_group(const Group& group) {
  std::memcpy(output_end, group.digits, 4);
  output_end += group.length;
}

// Writes a number, 1 <= number < 1000000, and the byte `next`. No knight goes to line 1000000: if
// n mod 4 = 0, the moves above never lead to the far edge.
static void write_number(unsigned number, char next) {
  if (number >= 1000) write_group(groups[number / 1000]);
  write_group(groups[number < 1000 ? number : 1000 + number % 1000]);
  *output_end++ = next;
}

int main() {
  unsigned count = 0, n = 0, x, y, greatest = 0;
  read_number(count) && read_number(n);
  fill_lowering_moves(n % 4);
  fill_groups();
  for (; count > 0 && read_number(x) && read_number(y); --count) {
    const Square from = {x - 1, y - 1}, to = lowered(n, from);
    write_number(to.x + 1, ' ');
    write_number(to.y + 1, '\n');
    greatest = std::max(greatest, suspense_number(n, from));
  }
  if (greatest % 2 == 0) output_end = output;
  std::puts(greatest % 2 == 0 ? "NO" : "YES");
  std::fwrite(output, 1, output_end - output, stdout);
  return 0;
}
