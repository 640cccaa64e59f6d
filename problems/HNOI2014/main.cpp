// HNOI 2014 江南乐 (cutting piles evenly) - https://www.luogu.com.cn/problem/P3235
//
// Idea     Equal parts cancel in pairs. Cut into an odd number of parts, a pile is worth the part
//          of its own parity; cut into an even number, 0 or, when the pile is odd, the sum of both
//          parts. Turned round: for one number of parts, the piles that get a part's value as an
//          option are a run of piles of one parity. Bit sets hold the runs, one for each value.
// Proof    README.md beside this file.
// Cost     O(V log V) runs of a few words each for V, the greatest pile; 0.6 MB.
// Dialect  C++17.
// Checked  every F and every pile below 10^5 against every number of parts; every position of up to
//          45 stones against the bare rules (main_test.cpp).
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>

// A set of piles of one parity: pile n is bit n / 2.
using PileSet = std::vector<std::uint64_t>;

static bool has(const PileSet& set, unsigned bit) {
  return set[bit / 64] >> bit % 64 & 1;
}

static void add_bits(PileSet& set, unsigned first, unsigned last) {
  const std::uint64_t ones = ~std::uint64_t(0);
  std::uint64_t bits = ones << first % 64;
  unsigned word = first / 64;
  for (; word < last / 64; ++word, bits = ones)
    set[word] |= bits;
  set[word] |= bits & ones >> (63 - last % 64);
}

// Adds runs of `length`, `length + grow`, … bits that start at `first`, `first + step`, … Once a
// run is as long as the step, no gap is left.
static void add_runs(PileSet& set, unsigned first, unsigned step, unsigned length, unsigned grow) {
  const unsigned last = 64 * set.size() - 1;
  for (; first <= last && length < step; first += step, length += grow)
    add_bits(set, first, std::min(first + length - 1, last));
  if (first <= last) add_bits(set, first, last);
}

// The Grundy values of all piles up to the greatest when piles of at least `least` may be cut.
class GrundyTable {
 public:
  GrundyTable(unsigned least, unsigned greatest)
      : value_(greatest + 1), takers_(2 * 32, PileSet(greatest / 128 + 1)) {
    for (unsigned pile = std::max(2u, least); pile <= greatest; ++pile) {
      value_[pile] = mex(pile);
      offer_to_odd_cuts(pile);
      offer_to_even_cuts(pile - 1);
    }
  }

  unsigned operator[](unsigned pile) const { return value_[pile]; }

 private:
  // Every pile from 2 on has an option worth 0: halves, or single stones.
  unsigned mex(unsigned pile) const {
    unsigned value = 1;
    while (has(takers_[2 * value + pile % 2], pile / 2))
      ++value;
    return value;
  }

  // Cut into an odd number M of parts, the piles (part - 1) M + 1, + 3, …, (part + 1) M - 1 are
  // worth `part`.
  void offer_to_odd_cuts(unsigned part) {
    const unsigned value = value_[part], step = part - 1;
    if (value != 0) add_runs(takers_[2 * value + part % 2], (3 * step + 1) / 2, step, 3, 2);
  }

  // Cut into an even number M of parts, the piles part M + 1, + 3, …, part M + M - 1 are worth
  // `part` and `part + 1` together.
  void offer_to_even_cuts(unsigned part) {
    const unsigned value = value_[part] ^ value_[part + 1];
    if (value != 0) add_runs(takers_[2 * value + 1], part, part, 1, 1);
  }

  std::vector<unsigned char> value_;
  // Which piles have an option of some value, at 2 * value + (the piles' parity). No Grundy value
  // is above 18, so the sum of two, which is what an option can be worth, is not above 31.
  std::vector<PileSet> takers_;
};

static bool mover_wins(const std::vector<unsigned>& piles, const GrundyTable& grundy) {
  unsigned sum = 0;
  for (unsigned pile : piles)
    sum ^= grundy[pile];
  return sum != 0;
}

// --- input in blocks: a number is always whole in the block before its first digit is read ---
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

// The next number of the input; false at its end. Whatever is no digit there is below '0'.
static bool read_number(unsigned& number) {
  do {
    if (block_end - cursor < 16) refill();
    if (cursor == block_end) return false;
  } while (*cursor < '0' && ++cursor);
  for (number = 0; *cursor >= '0'; ++cursor)
    number = number * 10 + (*cursor - '0');
  return true;
}

// A line of the input: how many piles, then the piles.
static std::vector<unsigned> read_game() {
  unsigned count = 0;
  read_number(count);
  std::vector<unsigned> piles(count);
  for (unsigned& pile : piles)
    read_number(pile);
  return piles;
}

int main() {
  unsigned count = 0, least = 0, greatest = 0;
  read_number(count) && read_number(least);
  std::vector<std::vector<unsigned>> games(count);
  for (std::vector<unsigned>& piles : games) {
    piles = read_game();
    greatest = std::max(greatest, *std::max_element(piles.begin(), piles.end()));
  }
  const GrundyTable grundy(least, greatest);
  for (unsigned i = 0; i < count; ++i)
    std::printf("%d%c", mover_wins(games[i], grundy), i + 1 < count ? ' ' : '\n');
  return 0;
}
