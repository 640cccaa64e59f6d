// What any solution must pay: reads standard input in blocks, parses every whole number in it, and
// writes as many bytes as the first argument says. The ratios of `make bench` are to this program.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

static char block[1 << 16];

// Adds up the numbers of the input, so that parsing them cannot be left out.
static unsigned long long parse_input() {
  unsigned long long sum = 0, number = 0;
  for (size_t size; (size = std::fread(block, 1, sizeof block, stdin)) > 0;) {
    for (size_t i = 0; i < size; ++i) {
      const unsigned digit = static_cast<unsigned char>(block[i]) - static_cast<unsigned>('0');
      if (digit <= 9) {
        number = number * 10 + digit;
      } else {
        sum += number;
        number = 0;
      }
    }
  }
  return sum + number;
}

static void write_output(size_t bytes, char filler) {
  std::memset(block, filler, sizeof block);
  for (; bytes > sizeof block; bytes -= sizeof block)
    std::fwrite(block, 1, sizeof block, stdout);
  std::fwrite(block, 1, bytes, stdout);
}

int main(int argc, char** argv) {
  const char filler = static_cast<char>('0' + parse_input() % 10);
  write_output(argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 0, filler);
}
