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
static const char kAnswer[][16] = {"Second win\n", "First win\n"};
static const int kLength[] = {11, 10};
static char output[kBlock];
static char* output_end = output;

static void flush_output() {
  std::fwrite(output, 1, output_end - output, stdout);
  output_end = output;
}

static void write_answer(bool wins) {
  if (output_end > output + kBlock - 16) flush_output();
  std::memcpy(output_end, kAnswer[wins], 16);
  output_end += kLength[wins];
}

int main() {
  fill_fibonacci_table();
  unsigned n;
  while (read_number(n) && n != 0)
    write_answer(mover_wins(n));
  flush_output();
  return 0;
}
