// HDU 4764 Stone (misere Bash) - https://acm.hdu.edu.cn/showproblem.php?pid=4764
//
// Idea     Whoever writes a number >= N loses, so whoever writes N - 1 wins. Tang loses exactly
//          when N - 1 is a multiple of k + 1: then Jiang answers each step t by k + 1 - t.
// Proof    README.md beside this file.
// Cost     One remainder per case; no table.
// Dialect  C++98.
// Checked  every k against brute force over three periods, which proves the formula for every N;
//          every legal pair for overflow (main_test.cpp).
#include <cstdio>
#include <cstring>

// For 1 <= n and 1 <= k. The mover at the start is Tang.
static bool mover_wins(unsigned n, unsigned k) {
  return (n - 1) % (k + 1) != 0;
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

// --- output in blocks ---
static const char* const kAnswer[] = {"Jiang\n  ", "Tang\n   "};  // 8 bytes each
static const int kLength[] = {6, 5};
static char output[1 << 16];
static char* output_end = output;

static void flush_output() {
  std::fwrite(output, 1, output_end - output, stdout);
  output_end = output;
}

static void write_answer(bool tang_wins) {
  if (output + sizeof output - output_end < 8) flush_output();
  std::memcpy(output_end, kAnswer[tang_wins], 8);
  output_end += kLength[tang_wins];
}

int main() {
  unsigned n, k;
  while (read_number(n) && n != 0 && read_number(k))
    write_answer(mover_wins(n, k));
  flush_output();
  return 0;
}
