// HNOI 2014 江南乐 (cutting piles evenly) - https://www.luogu.com.cn/problem/P3235
//
// Idea     Equal parts cancel in pairs. A cut into an odd number of parts has the value of the part
//          whose parity is that of the pile. A cut into an even number of parts has the value 0,
//          or the nim-sum of both parts if the pile is odd. The program goes from the parts to the
//          piles: the piles with a cut that leaves this part over form runs, one run for each
//          number of parts. For each value a bit set collects the runs.
// Proof    README.md beside this file.
// Cost     O(V log V) runs of a few words each, where V is the greatest pile; 0.6 MB.
// Dialect  C++17.
// Checked  every F and every pile below 10^5 against every number of parts; every position of up to
//          45 stones against the bare rules (main_test.cpp).
#include <algorithm>
#include <cstdint>
#include <cstdio>
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

// Adds runs of `length`, `length + grow`, … bits that start at `first`, `first + step`, … From the
// first run that is as long as the step there are no gaps, so all further bits are set.
static void add_runs(PileSet& set, unsigned first, unsigned step, unsigned length, unsigned grow) {
  const unsigned last = 64 * set.size() - 1;
  for (; first <= last && length < step; first += step, length += grow)
    add_bits(set, first, std::min(first + length - 1, last));
  if (first <= last) add_bits(set, first, last);
}

// The Grundy values of all piles up to `greatest`, if piles of at least `least` may be cut.
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
  // Every pile from 2 on has an option of value 0: two halves, or single stones.
  unsigned mex(unsigned pile) const {
    unsigned value = 1;
    while (has(takers_[2 * value + pile % 2], pile / 2))
      ++value;
    return value;
  }

  // A cut into an odd number M of parts: the piles (part - 1) M + 1, (part - 1) M + 3, …,
  // (part + 1) M - 1 have an option with the value of `part`.
  void offer_to_odd_cuts(unsigned part) {
    const unsigned value = value_[part], step = part - 1;
    if (value != 0) add_runs(takers_[2 * value + part % 2], (3 * step + 1) / 2, step, 3, 2);
  }

  // A cut into an even number M of parts: the piles part M + 1, part M + 3, …, part M + M - 1 have
  // an option whose value is the nim-sum of the values of `part` and `part + 1`.
  void offer_to_even_cuts(unsigned part) {
    const unsigned value = value_[part] ^ value_[part + 1];
    if (value != 0) add_runs(takers_[2 * value + 1], part, part, 1, 1);
  }

  std::vector<unsigned char> value_;
  // At 2 * value + parity: the piles of this parity that have an option of this value. No Grundy
  // value is above 18, and an option has the nim-sum of at most two of them: at most 31.
  std::vector<PileSet> takers_;
};

static bool mover_wins(const std::vector<unsigned>& piles, const GrundyTable& grundy) {
  unsigned sum = 0;
  for (unsigned pile : piles)
    sum ^= grundy[pile];
  return sum != 0;
}

static unsigned read_number() {
  unsigned number = 0;
  return std::scanf("%u", &number) == 1 ? number : 0;
}

// Reads a line of the input: the number of piles, then the piles.
static std::vector<unsigned> read_game() {
  std::vector<unsigned> piles(read_number());
  for (unsigned& pile : piles)
    pile = read_number();
  return piles;
}

int main() {
  const unsigned count = read_number(), least = read_number();
  unsigned greatest = 0;
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
