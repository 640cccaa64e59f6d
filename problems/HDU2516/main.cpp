// HDU 2516 取石子游戏 (Fibonacci nim) - https://acm.hdu.edu.cn/showproblem.php?pid=2516
//
// Idea     The mover loses exactly when the pile is a Fibonacci number. The Fibonacci numbers below
//          2^31 all leave different remainders modulo 193, so one look-up decides.
// Proof    README.md beside this file.
// Cost     Constant time per case; a table of 193 numbers.
// Dialect  C++98.
// Checked  every n from 2 to 2^31 - 1 against 64-bit Fibonacci numbers, and small piles against
//          brute force over the rules (main_test.cpp).
#include <cstdio>
#include <cstring>

static const unsigned kSlots = 193;

static unsigned fibonacci_with_remainder[kSlots];  // 0 if there is none

static void fill_fibonacci_table() {
  for (unsigned a = 1, b = 2; a < 1u << 31;) {
    fibonacci_with_remainder[a % kSlots] = a;
    const unsigned sum = a + b;  // overflows only in the last round, where it is not used
    a = b;
    b = sum;
  }
}

// For a pile of n stones, 2 <= n < 2^31.
static bool mover_wins(unsigned n) {
  return fibonacci_with_remainder[n % kSlots] != n;
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
static const char* const kAnswer[] = {"Second win\n     ", "First win\n      "};  // 16 bytes each
static const int kLength[] = {11, 10};
static char output[1 << 16];
static char* output_end = output;

static void flush_output() {
  std::fwrite(output, 1, output_end - output, stdout);
  output_end = output;
}

static void write_answer(bool first_wins) {
  if (output + sizeof output - output_end < 16) flush_output();
  std::memcpy(output_end, kAnswer[first_wins], 16);
  output_end += kLength[first_wins];
}

int main() {
  fill_fibonacci_table();
  unsigned n;
  while (read_number(n) && n != 0)
    write_answer(mover_wins(n));
  flush_output();
  return 0;
}
