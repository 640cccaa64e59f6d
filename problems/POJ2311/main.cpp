// POJ 2311 Cutting Game - http://poj.org/problem?id=2311
//
// Idea     Let d(n) be the Grundy value of the sheet 2 x n. The mover loses the sheet W x H exactly
//          when d(W) = d(H) = 0: two look-ups in a table of one dimension.
// Proof    README.md beside this file.
// Cost     Constant time per case; a table of 201 numbers.
// Dialect  C++98.
// Checked  every sheet against the Grundy values of all sheets, small sheets against brute force
//          over the rules, and the formula for the value to sides of 1000 (main_test.cpp).
#include <cstdio>
#include <cstring>

static const unsigned kLongest = 200;

static unsigned strip_value[kLongest + 1];  // d(n); a side of 2 or 3 cannot be cut and has value 0

static void fill_strip_values() {
  for (unsigned n = 4; n <= kLongest; ++n) {
    unsigned reached = 0;  // bit v is set when a cut leaves value v; all values are below 16
    for (unsigned part = 2; part <= n - 2; ++part) {
      reached |= 1u << (strip_value[part] ^ strip_value[n - part]);
    }
    while (reached >> strip_value[n] & 1)
      ++strip_value[n];
  }
}

// For sides from 2 to kLongest.
static bool mover_wins(unsigned w, unsigned h) {
  return (strip_value[w] | strip_value[h]) != 0;
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
static const char kAnswer[][16] = {"LOSE\n", "WIN\n"};
static const int kLength[] = {5, 4};
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
  fill_strip_values();
  unsigned w, h;
  while (read_number(w) && read_number(h))
    write_answer(mover_wins(w, h));
  flush_output();
  return 0;
}
