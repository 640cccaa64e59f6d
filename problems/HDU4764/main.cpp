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
static const char kAnswer[][16] = {"Jiang\n", "Tang\n"};
static const int kLength[] = {6, 5};
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
  unsigned n, k;
  while (read_number(n) && n != 0 && read_number(k))
    write_answer(mover_wins(n, k));
  flush_output();
  return 0;
}
