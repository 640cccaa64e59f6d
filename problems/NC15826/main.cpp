// NowCoder NC15826 chess (a queen to the corner) - https://ac.nowcoder.com/acm/problem/15826
//
// Idea     The mover loses exactly when the smaller distance is floor(k·phi), where k is the
//          difference and phi the golden ratio. In place of phi the program uses a quotient of two
//          Fibonacci numbers. It is so near to phi that the floor is the same for every k < 2^31.
// Proof    README.md beside this file.
// Cost     Constant time per case, constant memory.
// Dialect  C++17.
// Checked  every difference k below 2^31 against the mex rule, and small boards against brute force
//          over the rules (main_test.cpp).
#include <algorithm>
#include <cstdio>
#include <cstring>

// floor(k·phi) for 0 <= k < 2^31, by F(46) / F(45); the product stays below 2^62.
static unsigned floor_of_k_phi(unsigned k) {
  return static_cast<unsigned>(k * 1836311903ull / 1134903170);
}

// For a queen x columns and y rows away from the corner, 0 <= x, y < 2^31.
static bool mover_wins(unsigned x, unsigned y) {
  const unsigned smaller = std::min(x, y);
  const unsigned greater = std::max(x, y);
  return floor_of_k_phi(greater - smaller) != smaller;
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
static const char kAnswer[][16] = {"Lao Wang\n", "Xiao Ren\n"};
static const int kLength[] = {9, 9};
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
  unsigned x, y;
  while (read_number(x) && read_number(y))
    write_answer(mover_wins(x, y));
  flush_output();
  return 0;
}
