// Inputs for Luogu P2197: up to 10 lists of 1 to 10^4 heaps of 0 to 9999 stones.
#include "common/problem/generator.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

namespace {

using Heaps = std::vector<int>;
using problem::Random;

constexpr int kMostStones = 9999;
constexpr int kMostHeaps = 10000;
constexpr int kMostCases = 10;

int number(const problem::Call& call, const std::string& name, int low, int high) {
  return static_cast<int>(call.number(name, low, high));
}

int drawn(Random& random, int low, int high) {
  return static_cast<int>(random.between(low, high));
}

void add(problem::Call& call, const Heaps& heaps) {
  std::string text = std::to_string(heaps.size()) + "\n";
  for (std::size_t i = 0; i < heaps.size(); ++i)
    text += std::to_string(heaps[i]) + (i + 1 < heaps.size() ? " " : "\n");
  call.add(text);
}

int nim_sum(const Heaps& heaps) {
  return std::accumulate(heaps.begin(), heaps.end(), 0, std::bit_xor<int>());
}

// Adds all lists that begin with `heaps` and have `count` more heaps with `stones` stones together.
void add_all(problem::Call& call, Heaps& heaps, int count, int stones) {
  if (count == 0 && stones == 0) add(call, heaps);
  if (count == 0) return;
  for (int heap = count == 1 ? stones : 0; heap <= std::min(stones, kMostStones); ++heap) {
    heaps.push_back(heap);
    add_all(call, heaps, count - 1, stones - heap);
    heaps.pop_back();
  }
}

void small(problem::Call& call) {
  const int size = number(call, "SIZE", 0, 100000);
  Heaps heaps;
  for (int count = 1; count <= std::min(size, kMostHeaps); ++count)
    add_all(call, heaps, count, size - count);
}

Heaps random_heaps(Random& random, int count, int most) {
  Heaps heaps(count);
  for (int& heap : heaps)
    heap = drawn(random, 0, most);
  return heaps;
}

// Changes the last two heaps so that the nim-sum is 0; a heap alone becomes empty.
void make_lost(Random& random, Heaps& heaps) {
  if (heaps.size() == 1) heaps[0] = 0;
  if (heaps.size() == 1) return;
  int& last = heaps.back();
  int& before = heaps[heaps.size() - 2];
  const int both = nim_sum(heaps) ^ last ^ before;
  do {
    before = drawn(random, 0, kMostStones);
    last = before ^ both;
  } while (last > kMostStones);
}

// Makes the list lost, then changes one binary digit of one heap.
void make_nearly_lost(Random& random, Heaps& heaps) {
  make_lost(random, heaps);
  int& heap = heaps[drawn(random, 0, static_cast<int>(heaps.size()) - 1)];
  const int lost = heap;
  do {
    heap = lost ^ (1 << drawn(random, 0, 13));
  } while (heap > kMostStones);
}

// A list of `count` heaps, all but one or two of them of up to `most` stones; lost as often as
// nearly lost.
void add_balanced(problem::Call& call, int count, int most) {
  Heaps heaps = random_heaps(call.random(), count, most);
  const bool is_lost = drawn(call.random(), 0, 1) == 0;
  is_lost ? make_lost(call.random(), heaps) : make_nearly_lost(call.random(), heaps);
  call.random().shuffle(heaps);
  add(call, heaps);
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
    Heaps heaps = random_heaps(call.random(), count, kMostStones);
    make_lost(call.random(), heaps);
    add(call, heaps);
  }
}

// Every size from 0 to 9999 once, in one lost list: the nim-sum of all of them is 0.
void cover(problem::Call& call) {
  Heaps heaps(kMostStones + 1);
  std::iota(heaps.begin(), heaps.end(), 0);
  call.random().shuffle(heaps);
  add(call, heaps);
}

void add_one_bit(problem::Call& call, int bit) {
  const int heap = 1 << bit;
  add(call, {heap});
  add(call, {heap, 0, heap});
  add(call, {heap, heap - 1, std::min(2 * heap - 1, kMostStones)});
}

void hard(problem::Call& call) {
  for (int bit = 0; bit < 14; ++bit)
    add_one_bit(call, bit);
  for (int most : {0, 1, 3, 100, kMostStones}) {
    for (int count : {1, 2, 3, 4, 5, 7, 10, 99, 100, 1000, 1001, kMostHeaps - 1, kMostHeaps})
      add_balanced(call, count, most);
  }
  for (int left = 50; left > 0; --left)
    add_balanced(call, drawn(call.random(), 1, 20), kMostStones);
}

void bench(problem::Call& call) {
  const int count = 100 * number(call, "PERCENT", 1, 100);
  for (int left = kMostCases; left > 0; --left)
    add_balanced(call, count, kMostStones);
}

std::string join(const std::string&, const std::vector<std::string>& cases) {
  std::string input = std::to_string(cases.size()) + "\n";
  for (const std::string& one : cases)
    input += one;
  return input;
}

}  // namespace

int main(int argc, char** argv) {
  problem::Generator generator(kMostCases, join);
  generator.kind("small", "SIZE", "every list with (number of heaps) + (number of stones) = SIZE",
                 small);
  generator.kind("hard", "SEED", "lost lists and their neighbours, powers of two, equal heaps",
                 hard);
  generator.kind("bench", "PERCENT SEED", "10 lists of up to 10000 heaps, for measuring", bench);
  generator.kind("balanced", "COUNT MOST CASES SEED",
                 "CASES lists of COUNT heaps, half of them lost, the others nearly lost", balanced);
  generator.kind("lengths", "LOW HIGH SEED", "a lost list of each number of heaps from LOW to HIGH",
                 lengths);
  generator.kind("cover", "SEED", "every size from 0 to 9999 once, in a lost list", cover);
  return generator.run(argc, argv);
}
