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
  if (std::max(square.x, square.y) < n - 1) return number;
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
  for (unsigned i = 0; i < 4 * n * n; ++i) {
    const Square from = {i / 4 / n, i / 4 % n}, to = moved(from, i % 4);
    if (to.x < n && to.y < n && suspense_number(n, to) + 1 == suspense_number(n, from))
      lowering_move[kind_of_line(n, from.x)][kind_of_line(n, from.y)] = i % 4;
  }
}

static Square lowered(unsigned n, Square knight) {
  return moved(knight, lowering_move[kind_of_line(n, knight.x)][kind_of_line(n, knight.y)]);
}

// --- input in blocks: the next number is whole in the block before its digits are read ---
static char block[1 << 16];
static char* cursor = block;
static char* block_end = block;

static void refill() {
  const size_t rest = block_end - cursor;
  std::memmove(block, cursor, rest);
  block_end = block + rest + std::fread(block + rest, 1, sizeof block - 1 - rest, stdin);
  *block_end = '\0';
  cursor = block;
}

// Reads the next number; false at the end of the input. All bytes between numbers are below '0'.
static bool read_number(unsigned& number) {
  do {
    if (block_end - cursor < 16) refill();
    if (cursor == block_end) return false;
  } while (*cursor < '0' && ++cursor);
  for (number = 0; *cursor >= '0'; ++cursor)
    number = number * 10 + (*cursor - '0');
  return true;
}

// --- output, written when all knights are read ---
static const unsigned kMostKnights = 200000;
static char output[14 * kMostKnights];  // a line is at most "999999 999999\n"
static char* output_end = output;

static char digits[4 * 1000 + 1];  // 0000 to 0999

static void fill_digits() {
  for (unsigned i = 0; i < 1000; ++i)
    std::sprintf(digits + 4 * i, "%04u", i);
}

// Writes the four digits of a group without the first `skipped`. May overwrite bytes after them.
static void write_group(unsigned group, unsigned skipped) {
  std::memcpy(output_end, digits + 4 * group + skipped, 4);
  output_end += 4 - skipped;
}

static unsigned leading_zeros(unsigned group) {
  return 1 + (group < 100) + (group < 10) + (group < 1);
}

// Writes a number, 1 <= number < 1000000, and the byte `next`. No knight goes to line 1000000: if
// n mod 4 = 0, the moves above never lead to the far edge.
static void write_number(unsigned number, char next) {
  const unsigned high = number / 1000, low = number % 1000;
  write_group(high, leading_zeros(high));
  write_group(low, high == 0 ? leading_zeros(low) : 1);
  *output_end++ = next;
}

int main() {
  unsigned count, n, x, y, greatest = 0;
  read_number(count);
  read_number(n);
  fill_lowering_moves(n % 4);
  fill_digits();
  for (unsigned i = 0; i < count; ++i) {
    read_number(x);
    read_number(y);
    const Square from = {x - 1, y - 1}, to = lowered(n, from);
    write_number(to.x + 1, ' ');
    write_number(to.y + 1, '\n');
    greatest = std::max(greatest, suspense_number(n, from));
  }
  if (greatest % 2 == 0) output_end = output;
  std::fputs(greatest % 2 == 0 ? "NO\n" : "YES\n", stdout);
  std::fwrite(output, 1, output_end - output, stdout);
  return 0;
}
