// NYOJ 161 取石子(四) (Wythoff's game) - http://nyoj.top/problem/161
// The same problem: HDU 1527, POJ 1067.
//
// Idea     The mover loses exactly when the smaller pile is floor(k·phi), where k is the difference
//          and phi the golden ratio. A square and a product of integers decide this.
// Proof    README.md beside this file.
// Cost     Constant time per pair; no table.
// Dialect  C++98.
// Checked  every difference k to 10^9 against the mex rule, and small piles against brute force
//          over the rules (main_test.cpp).
#include <cstdio>
#include <cstring>

// The square of x minus k·(x + k), which is 0 at x = k·phi, negative between 0 and k·phi, and
// positive above. For x, k <= 10^9 + 1 it is between -2^62 and 2^62.
static long long side_of_k_phi(long long x, long long k) {
  return x * x - k * (x + k);
}

// For piles of a and b stones, each from 0 to 10^9.
static bool mover_wins(unsigned a, unsigned b) {
  const unsigned smaller = a < b ? a : b;
  const unsigned k = a < b ? b - a : a - b;
  const bool smaller_is_floor = side_of_k_phi(smaller, k) <= 0 && side_of_k_phi(smaller + 1, k) > 0;
  return !smaller_is_floor;
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
static char output[1 << 16];
static char* output_end = output;

static void flush_output() {
  std::fwrite(output, 1, output_end - output, stdout);
  output_end = output;
}

static void write_answer(bool wins) {
  if (output + sizeof output - output_end < 2) flush_output();
  *output_end++ = wins ? '1' : '0';
  *output_end++ = '\n';
}

int main() {
  unsigned a, b;
  while (read_number(a) && read_number(b))
    write_answer(mover_wins(a, b));
  flush_output();
  return 0;
}
