// Inputs for HDU 1850: lists of 2 to 100 heaps of 1 to 10^6 cards.
#include "common/problem/heap_lists.hpp"

namespace {

using problem::add_heaps;
using problem::drawn;
using problem::Heaps;
using problem::number;

constexpr int kMostCards = 1000000;
constexpr int kMostHeaps = 100;
const problem::HeapLists lists(1, kMostCards);

void small(problem::Call& call) {
  const int size = number(call, "SIZE", 0, 1000);
  Heaps heaps;
  for (int count = 2; count <= std::min(size, kMostHeaps); ++count)
    lists.add_all(call, heaps, count, size);
}

// A list of so many heaps. Of three lists one is lost and one nearly lost.
void add_balanced(problem::Call& call, int count, int most) {
  lists.add_balanced(call, count, most, 3);
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
        add_heaps(call, {a, b, c});
    }
  }
}

// Every size from 1 to 10^6 once, in lost lists of 100 heaps; the two that complete a list differ from
// the others, so that each size decides one.
void cover(problem::Call& call) {
  Heaps sizes(kMostCards);
  std::iota(sizes.begin(), sizes.end(), 1);
  call.random().shuffle(sizes);
  for (auto next = sizes.begin(); next != sizes.end();) {
    const auto end = next + std::min<std::ptrdiff_t>(kMostHeaps - 2, sizes.end() - next);
    const auto is_there = [&](int heap) { return std::find(next, end, heap) != end; };
    Heaps heaps(next, end);
    heaps.resize(heaps.size() + 2);
    do {
      lists.make_lost(call.random(), heaps);
    } while (is_there(heaps.back()) || is_there(heaps.end()[-2]));
    add_heaps(call, heaps);
    next = end;
  }
}

// All heaps have the same first binary digit, an odd number of heaps: each heap has a winning move.
void add_every_heap_wins(problem::Call& call, int bit) {
  const int least = 1 << bit, most = std::min(2 * least - 1, kMostCards);
  Heaps heaps(99);
  for (int& heap : heaps)
    heap = drawn(call.random(), least, most);
  add_heaps(call, heaps);
}

// Two heaps that are equal, or differ in one binary digit.
void add_pairs(problem::Call& call, int bit) {
  const int heap = drawn(call.random(), 1, kMostCards), other = heap ^ (1 << bit);
  add_heaps(call, {heap, heap});
  if (1 <= other && other <= kMostCards) add_heaps(call, {heap, other});
}

void hard(problem::Call& call) {
  for (int bit = 0; bit < 20; ++bit) {
    add_pairs(call, bit);
    add_every_heap_wins(call, bit);
    add_heaps(call, {1 << bit, std::min((2 << bit) - 1, kMostCards), 1});
  }
  for (int count : {2, 3, 4, 5, 10, 99, 100}) {
    for (int most : {1, 2, 7, 1000, kMostCards})
      add_balanced(call, count, most);
    add_heaps(call, Heaps(count, kMostCards));
    add_heaps(call, Heaps(count, 1));
  }
  for (int left = 50; left > 0; --left)
    add_balanced(call, drawn(call.random(), 2, kMostHeaps), kMostCards);
}

void bench(problem::Call& call) {
  for (int left = 100 * number(call, "PERCENT", 1, 100); left > 0; --left)
    add_heaps(call, lists.random(call.random(), kMostHeaps, kMostCards));
}

}  // namespace

int main(int argc, char** argv) {
  problem::Generator generator(100000, problem::ended_by("0\n"));
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
