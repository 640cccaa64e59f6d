// Inputs for HDU 1850: lists of 2 to 100 heaps of 1 to 10^6 cards.
#include "common/problem/generator.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

namespace {

using Heaps = std::vector<int>;
using problem::Random;

constexpr int kMostCards = 1000000;
constexpr int kMostHeaps = 100;

int number(const problem::Call& call, const std::string& name, int low, int high) {
  return static_cast<int>(call.number(name, low, high));
}

int drawn(Random& random, int low, int high) {
  return static_cast<int>(random.between(low, high));
}

void add(problem::Call& call, const Heaps& heaps) {
  if (heaps.size() < 2 || heaps.size() > kMostHeaps) return;
  std::string text = std::to_string(heaps.size()) + "\n";
  for (std::size_t i = 0; i < heaps.size(); ++i)
    text += std::to_string(heaps[i]) + (i + 1 < heaps.size() ? " " : "\n");
  call.add(text);
}

int nim_sum(const Heaps& heaps) {
  return std::accumulate(heaps.begin(), heaps.end(), 0, std::bit_xor<int>());
}

// Adds all lists that begin with `heaps` and have `count` more heaps with `cards` cards together.
void add_all(problem::Call& call, Heaps& heaps, int count, int cards) {
  if (count == 0 && cards == 0) add(call, heaps);
  if (count == 0) return;
  for (int heap = count == 1 ? cards : 1; heap <= cards - (count - 1); ++heap) {
    heaps.push_back(heap);
    add_all(call, heaps, count - 1, cards - heap);
    heaps.pop_back();
  }
}

void small(problem::Call& call) {
  const int size = number(call, "SIZE", 0, 1000);
  Heaps heaps;
  for (int count = 2; count <= std::min(size, kMostHeaps); ++count)
    add_all(call, heaps, count, size);
}

Heaps random_heaps(Random& random, int count, int most) {
  Heaps heaps(count);
  for (int& heap : heaps)
    heap = drawn(random, 1, most);
  return heaps;
}

// Changes the last two heaps so that the nim-sum is 0 and they have 1 to 10^6 cards.
void make_lost(Random& random, Heaps& heaps) {
  int& last = heaps.back();
  int& before = heaps[heaps.size() - 2];
  const int both = nim_sum(heaps) ^ last ^ before;
  do {
    before = drawn(random, 1, kMostCards);
    last = before ^ both;
  } while (last < 1 || last > kMostCards);
}

// Makes the list lost, then changes one binary digit of one heap.
void make_nearly_lost(Random& random, Heaps& heaps) {
  make_lost(random, heaps);
  int& heap = heaps[drawn(random, 0, static_cast<int>(heaps.size()) - 1)];
  const int lost = heap;
  do {
    heap = lost ^ (1 << drawn(random, 0, 19));
  } while (heap < 1 || heap > kMostCards);
}

// A list of `count` heaps, all but one or two of them of up to `most` cards. Of three lists one is
// lost and one nearly lost.
void add_balanced(problem::Call& call, int count, int most) {
  Heaps heaps = random_heaps(call.random(), count, most);
  const int kind = drawn(call.random(), 0, 2);
  if (kind == 0) make_lost(call.random(), heaps);
  if (kind == 1) make_nearly_lost(call.random(), heaps);
  call.random().shuffle(heaps);
  add(call, heaps);
}

void balanced(problem::Call& call) {
  const int count = number(call, "COUNT", 2, kMostHeaps);
  const int most = number(call, "MOST", 1, kMostCards);
  for (int left = number(call, "CASES", 1, 100000); left > 0; --left)
    add_balanced(call, count, most);
}

// Every number of heaps, several times.
void lengths(problem::Call& call) {
  for (int left = number(call, "TIMES", 1, 100); left > 0; --left) {
    for (int count = 2; count <= kMostHeaps; ++count)
      add_balanced(call, count, kMostCards);
  }
}

void triples(problem::Call& call) {
  const int most = number(call, "MOST", 1, 30);
  for (int a = 1; a <= most; ++a) {
    for (int b = 1; b <= most; ++b) {
      for (int c = 1; c <= most; ++c)
        add(call, {a, b, c});
    }
  }
}

// Every size from 1 to 10^6 once, in lost lists of 100 heaps.
void cover(problem::Call& call) {
  Heaps sizes(kMostCards);
  std::iota(sizes.begin(), sizes.end(), 1);
  call.random().shuffle(sizes);
  for (auto next = sizes.begin(); next != sizes.end();) {
    const auto end = next + std::min<std::ptrdiff_t>(kMostHeaps - 2, sizes.end() - next);
    Heaps heaps(next, end);
    heaps.resize(heaps.size() + 2);
    make_lost(call.random(), heaps);
    add(call, heaps);
    next = end;
  }
}

// All heaps have the same first binary digit, an odd number of heaps: each heap has a winning move.
void add_every_heap_wins(problem::Call& call, int bit) {
  const int least = 1 << bit, most = std::min(2 * least - 1, kMostCards);
  Heaps heaps(99);
  for (int& heap : heaps)
    heap = drawn(call.random(), least, most);
  add(call, heaps);
}

// Two heaps that are equal, or differ in one binary digit.
void add_pairs(problem::Call& call, int bit) {
  const int heap = drawn(call.random(), 1, kMostCards), other = heap ^ (1 << bit);
  add(call, {heap, heap});
  if (1 <= other && other <= kMostCards) add(call, {heap, other});
}

void hard(problem::Call& call) {
  for (int bit = 0; bit < 20; ++bit) {
    add_pairs(call, bit);
    add_every_heap_wins(call, bit);
    add(call, {1 << bit, std::min((2 << bit) - 1, kMostCards), 1});
  }
  for (int count : {2, 3, 4, 5, 10, 99, 100}) {
    for (int most : {1, 2, 7, 1000, kMostCards})
      add_balanced(call, count, most);
    add(call, Heaps(count, kMostCards));
    add(call, Heaps(count, 1));
  }
  for (int left = 50; left > 0; --left)
    add_balanced(call, drawn(call.random(), 2, kMostHeaps), kMostCards);
}

void bench(problem::Call& call) {
  for (int left = 100 * number(call, "PERCENT", 1, 100); left > 0; --left)
    add(call, random_heaps(call.random(), kMostHeaps, kMostCards));
}

std::string join(const std::string&, const std::vector<std::string>& cases) {
  std::string input;
  for (const std::string& one : cases)
    input += one;
  return input + "0\n";
}

}  // namespace

int main(int argc, char** argv) {
  problem::Generator generator(100000, join);
  generator.kind("small", "SIZE", "every list of heaps with SIZE cards together", small);
  generator.kind("hard", "SEED", "lost lists and their neighbours, powers of two, equal heaps",
                 hard);
  generator.kind("bench", "PERCENT SEED", "up to 10000 random lists of 100 heaps, for measuring",
                 bench);
  generator.kind("balanced", "COUNT MOST CASES SEED",
                 "CASES lists of COUNT heaps, a third lost, a third nearly lost", balanced);
  generator.kind("lengths", "TIMES SEED", "every number of heaps TIMES times", lengths);
  generator.kind("triples", "MOST", "all lists of three heaps up to MOST", triples);
  generator.kind("cover", "SEED", "every size from 1 to 10^6 once, in lost lists", cover);
  return generator.run(argc, argv);
}
