// HDU 2177 取(2堆)石子游戏 - https://acm.hdu.edu.cn/showproblem.php?pid=2177
//
// Idea     The k-th lost pair is the least number that is in no earlier pair, and this number plus
//          k. So each number and each difference belongs to one lost pair; two tables hold them. A
//          move wins exactly when it leads to the lost pair of the difference or of a pile.
// Proof    README.md beside this file.
// Cost     Two tables of 10^6 numbers, then constant time per case.
// Dialect  C++98.
// Checked  every entry of the tables against the golden ratio, and every move from small piles
//          against brute force over the rules (main_test.cpp).
#include <cstdio>

static const unsigned kMost = 1000000;

// For each pile n, the other pile of its lost pair. For each difference k, the smaller pile of its
// lost pair, or a number above kMost if this pile is above kMost.
static unsigned partner[kMost + 1];
static unsigned smaller_pile[kMost + 1];

static void list_lost_pairs() {
  unsigned smaller = 0;
  for (unsigned k = 0; k <= kMost; ++k) {
    smaller_pile[k] = smaller;
    if (smaller <= kMost) partner[smaller] = smaller + k;
    if (smaller + k <= kMost) partner[smaller + k] = smaller;
    do
      ++smaller;
    while (smaller <= kMost && partner[smaller] != 0);
  }
}

struct Piles {
  unsigned x, y;  // x <= y
};

static Piles in_order(unsigned one, unsigned other) {
  const Piles piles = {one < other ? one : other, one < other ? other : one};
  return piles;
}

// The positions after the winning moves from piles a <= b: the move on both piles first, then the
// one on a, then the one on b. For a = b, only one of these two. Returns how many there are; none
// if (a, b) is a lost pair, as then the entries are just a and b.
static int winning_moves(unsigned a, unsigned b, Piles* found) {
  const unsigned k = b - a;
  Piles* end = found;
  if (smaller_pile[k] < a) *end++ = in_order(smaller_pile[k], smaller_pile[k] + k);
  if (partner[b] < a) *end++ = in_order(partner[b], b);
  if (partner[a] < b && a != b) *end++ = in_order(a, partner[a]);
  return static_cast<int>(end - found);
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

// --- output in blocks ---
static char output[1 << 16];
static char* output_end = output;

static void flush_output() {
  std::fwrite(output, 1, output_end - output, stdout);
  output_end = output;
}

// The number, and the character behind it.
static void write_number(unsigned number, char behind) {
  char digits[7];
  int count = 0;
  do
    digits[count++] = static_cast<char>('0' + number % 10);
  while ((number /= 10) != 0);
  if (output + sizeof output - output_end < 16) flush_output();
  while (count > 0)
    *output_end++ = digits[--count];
  *output_end++ = behind;
}

static void write_answer(unsigned a, unsigned b) {
  Piles found[3];
  const int count = winning_moves(a, b, found);
  write_number(count > 0, '\n');
  for (int i = 0; i < count; ++i) {
    write_number(found[i].x, ' ');
    write_number(found[i].y, '\n');
  }
}

int main() {
  list_lost_pairs();
  unsigned a, b;
  while (read_number(a) && read_number(b) && b != 0)
    write_answer(a, b);
  flush_output();
  return 0;
}
