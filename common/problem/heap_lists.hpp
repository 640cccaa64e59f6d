// Lists of heaps for generators of Nim: random, lost, and nearly lost.
#pragma once

#include <algorithm>
#include <functional>
#include <numeric>
#include <string>
#include <vector>

#include "common/problem/generator.hpp"

namespace problem {

using Heaps = std::vector<int>;

inline int number(const Call& call, const std::string& name, int low, int high) {
  return static_cast<int>(call.number(name, low, high));
}

inline int drawn(Random& random, int low, int high) {
  return static_cast<int>(random.between(low, high));
}

// A case: the number of heaps, and in the next line the heaps.
inline void add_heaps(Call& call, const Heaps& heaps) {
  std::string text = std::to_string(heaps.size()) + "\n";
  for (std::size_t i = 0; i < heaps.size(); ++i)
    text += std::to_string(heaps[i]) + (i + 1 < heaps.size() ? " " : "\n");
  call.add(text);
}

// Makes lists of heaps that have `least` (0 or 1) to `most` counters each.
class HeapLists {
 public:
  HeapLists(int least, int most) : least_(least), most_(most) {}

  // Adds all lists that begin with `heaps` and have `count` more heaps, with so many counters
  // together.
  void add_all(Call& call, Heaps& heaps, int count, int counters) const {
    if (count == 0 && counters == 0) add_heaps(call, heaps);
    if (count == 0) return;
    const int greatest = std::min(counters - least_ * (count - 1), most_);
    for (int heap = count == 1 ? counters : least_; heap <= greatest; ++heap) {
      heaps.push_back(heap);
      add_all(call, heaps, count - 1, counters - heap);
      heaps.pop_back();
    }
  }

  Heaps random(Random& random, int count, int most) const {
    Heaps heaps(count);
    for (int& heap : heaps)
      heap = drawn(random, least_, most);
    return heaps;
  }

  // Changes the last two heaps so that the nim-sum is 0; a heap alone becomes empty.
  void make_lost(Random& random, Heaps& heaps) const {
    if (heaps.size() == 1) heaps[0] = 0;
    if (heaps.size() == 1) return;
    int& last = heaps.back();
    int& before = heaps[heaps.size() - 2];
    const int nim_sum = std::accumulate(heaps.begin(), heaps.end(), 0, std::bit_xor<int>());
    const int both = nim_sum ^ last ^ before;
    do {
      before = drawn(random, least_, most_);
      last = before ^ both;
    } while (!is_legal(last));
  }

  // Makes the list lost, then changes one binary digit of one heap.
  void make_nearly_lost(Random& random, Heaps& heaps) const {
    make_lost(random, heaps);
    int digits = 0;
    while (most_ >> digits > 0)
      ++digits;
    int& heap = heaps[drawn(random, 0, static_cast<int>(heaps.size()) - 1)];
    const int lost = heap;
    do {
      heap = lost ^ (1 << drawn(random, 0, digits - 1));
    } while (!is_legal(heap));
  }

  // Adds a list of `count` heaps, all but one or two of them of up to `most` counters. One of so
  // many lists is lost, and one nearly lost.
  void add_balanced(Call& call, int count, int most, int one_of) const {
    Heaps heaps = random(call.random(), count, most);
    const int kind = drawn(call.random(), 0, one_of - 1);
    if (kind == 0) make_lost(call.random(), heaps);
    if (kind == 1) make_nearly_lost(call.random(), heaps);
    call.random().shuffle(heaps);
    add_heaps(call, heaps);
  }

 private:
  bool is_legal(int heap) const { return least_ <= heap && heap <= most_; }

  int least_, most_;
};

}  // namespace problem
