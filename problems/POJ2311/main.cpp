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
static const char* const kAnswer[] = {"LOSE\n  ", "WIN\n   "};  // 8 bytes each
static const int kLength[] = {5, 4};
static char output[1 << 16];
static char* output_end = output;

static void flush_output() {
  std::fwrite(output, 1, output_end - output, stdout);
  output_end = output;
}

static void write_answer(bool first_wins) {
  if (output + sizeof output - output_end < 8) flush_output();
  std::memcpy(output_end, kAnswer[first_wins], 8);
  output_end += kLength[first_wins];
}

int main() {
  fill_strip_values();
  unsigned w, h;
  while (read_number(w) && read_number(h))
    write_answer(mover_wins(w, h));
  flush_output();
  return 0;
}
