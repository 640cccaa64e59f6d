// How large a heap several heaps of Nim are worth together, from the mex rule and without binary
// digits. For references of problems whose submission uses the nim-sum, and for their tests.
#pragma once

#include <vector>

#include "common/oracle/oracle.hpp"

namespace problem {

// The Grundy values of Nim with two heaps of x and y counters, for 0 <= x, y < side, by definition:
// entry [x][y] is the mex of the entries [a][y] with a < x and [x][b] with b < y. Takes a time
// proportional to the third power of `side`.
inline std::vector<std::vector<int>> mex_table(int side) {
  std::vector<std::vector<int>> table(side, std::vector<int>(side));
  for (int x = 0; x < side; ++x) {
    for (int y = 0; y < side; ++y) {
      std::vector<int> options(table[x].begin(), table[x].begin() + y);
      for (int a = 0; a < x; ++a)
        options.push_back(table[a][y]);
      table[x][y] = game::mex(options);
    }
  }
  return table;
}

// The side of the part of the table that heap_sum uses: in this part each row and each column has
// each of the numbers 0 … kHeapSumBase - 1 once.
constexpr int kHeapSumBase = 32;

// Entry [x][y] of the unlimited mex table, for 0 <= x, y < 2^30: two heaps of x and y counters are
// worth as much as one heap of so many. The table consists of blocks of 32 rows and 32 columns. All
// blocks have the same pattern, and their places the same again, so the digits of x and y in base
// 32 are looked up one by one. problems/HDU1850/README.md proves this from what is said above of
// the first block.
inline int heap_sum(int x, int y) {
  static const std::vector<std::vector<int>> kFirstBlock = mex_table(kHeapSumBase);
  int sum = 0;
  for (int place = 1; x > 0 || y > 0; place *= kHeapSumBase) {
    sum += place * kFirstBlock[x % kHeapSumBase][y % kHeapSumBase];
    x /= kHeapSumBase;
    y /= kHeapSumBase;
  }
  return sum;
}

}  // namespace problem
