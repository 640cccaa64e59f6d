// Inputs for Luogu P2197: up to 10 lists of 1 to 10^4 heaps of 0 to 9999 stones.
#include "common/problem/heap_lists.hpp"

namespace {

using problem::Heaps;
using problem::number;

constexpr int kMostStones = 9999;
constexpr int kMostHeaps = 10000;
constexpr int kMostCases = 10;
const problem::HeapLists lists(0, kMostStones);

void small(problem::Call& call) {
  const int size = number(call, "SIZE", 0, 100000);
  Heaps heaps;
  for (int count = 1; count <= std::min(size, kMostHeaps); ++count)
    lists.add_all(call, heaps, count, size - count);
}

// A list of so many heaps, lost as often as nearly lost.
void add_balanced(problem::Call& call, int count, int most) {
  lists.add_balanced(call, count, most, 2);
}

void balanced(problem::Call& call) {
  const int count = number(call, "COUNT", 1, kMostHeaps);
  const int most = number(call, "MOST", 0, kMostStones);
  for (int left = number(call, "CASES", 1, kMostCases); left > 0; --left)
    add_balanced(call, count, most);
}

// A lost list of each number of heaps from LOW to HIGH.
void lengths(problem::Call& call) {
  const int high = number(call, "HIGH", 1, kMostHeaps);
  for (int count = number(call, "LOW", 1, high); count <= high; ++count) {
    Heaps heaps = lists.random(call.random(), count, kMostStones);
    lists.make_lost(call.random(), heaps);
    problem::add_heaps(call, heaps);
  }
}

// Every size from 0 to 9999 once, in one lost list: the nim-sum of all of them is 0.
void cover(problem::Call& call) {
  Heaps heaps(kMostStones + 1);
  std::iota(heaps.begin(), heaps.end(), 0);
  call.random().shuffle(heaps);
  problem::add_heaps(call, heaps);
}

// Lists of ten heaps, each with one binary digit as its nim-sum.
void digits(problem::Call& call) {
  const int high = number(call, "HIGH", 0, 13);
  for (int digit = number(call, "LOW", 0, high); digit <= high; ++digit) {
    Heaps heaps = lists.random(call.random(), 9, kMostStones);
    lists.make_lost(call.random(), heaps);
    heaps.push_back(1 << digit);
    call.random().shuffle(heaps);
    problem::add_heaps(call, heaps);
  }
}

void add_one_bit(problem::Call& call, int bit) {
  const int heap = 1 << bit;
  problem::add_heaps(call, {heap});
  problem::add_heaps(call, {heap, 0, heap});
  problem::add_heaps(call, {heap, heap - 1, std::min(2 * heap - 1, kMostStones)});
}

void hard(problem::Call& call) {
  for (int bit = 0; bit < 14; ++bit)
    add_one_bit(call, bit);
  for (int most : {0, 1, 3, 100, kMostStones}) {
    for (int count : {1, 2, 3, 4, 5, 7, 10, 99, 100, 1000, 1001, kMostHeaps - 1, kMostHeaps})
      add_balanced(call, count, most);
  }
  for (int left = 50; left > 0; --left)
    add_balanced(call, problem::drawn(call.random(), 1, 20), kMostStones);
}

void bench(problem::Call& call) {
  const int count = 100 * number(call, "PERCENT", 1, 100);
  for (int left = kMostCases; left > 0; --left)
    add_balanced(call, count, kMostStones);
}

}  // namespace

int main(int argc, char** argv) {
  problem::Generator generator(kMostCases, problem::counted);
  generator.kind("small", "SIZE", "every list with (number of heaps) + (number of stones) = SIZE",
                 small);
  generator.kind("hard", "SEED", "lost lists and their neighbours, powers of two, equal heaps",
                 hard);
  generator.kind("bench", "PERCENT SEED", "10 lists of up to 10000 heaps, for measuring", bench);
  generator.kind("balanced", "COUNT MOST CASES SEED",
                 "CASES lists of COUNT heaps, half of them lost, the others nearly lost", balanced);
  generator.kind("lengths", "LOW HIGH SEED", "a lost list of each number of heaps from LOW to HIGH",
                 lengths);
  generator.kind("digits", "LOW HIGH SEED", "lists of the nim-sums 2^LOW to 2^HIGH", digits);
  generator.kind("cover", "SEED", "every size from 0 to 9999 once, in a lost list", cover);
  return generator.run(argc, argv);
}
