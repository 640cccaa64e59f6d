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
static const char kAnswer[][16] = {"0\n", "1\n"};
static const int kLength[] = {2, 2};
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
  unsigned a, b;
  while (read_number(a) && read_number(b))
    write_answer(mover_wins(a, b));
  flush_output();
  return 0;
}
