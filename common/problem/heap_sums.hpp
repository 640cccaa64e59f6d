// How large a heap several heaps of Nim are worth together, from the mex rule and without binary
// digits. For references of problems whose submission uses the nim-sum, and for their tests.
#pragma once

#include <cstddef>
#include <vector>

#include "common/oracle/oracle.hpp"
#include "common/problem/nim_columns.hpp"
#include "common/problem/text.hpp"

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

// What the heaps before each heap are worth together, and at last all heaps.
inline std::vector<int> sums_before(const std::vector<int>& heaps) {
  std::vector<int> sums = {0};
  for (int heap : heaps)
    sums.push_back(heap_sum(sums.back(), heap));
  return sums;
}

// What all heaps but one are worth together, for each that is left out.
inline std::vector<int> worth_of_the_others(const std::vector<int>& heaps) {
  const std::vector<int> before = sums_before(heaps);
  const std::vector<int> behind = sums_before({heaps.rbegin(), heaps.rend()});
  std::vector<int> worth;
  for (std::size_t i = 0; i < heaps.size(); ++i)
    worth.push_back(heap_sum(before[i], behind[heaps.size() - 1 - i]));
  return worth;
}

// The first heap in which there is a winning move, from 0; only if there is one.
inline std::size_t first_winning_heap(const std::vector<int>& heaps) {
  const std::vector<int> others = worth_of_the_others(heaps);
  std::size_t i = 0;
  while (others[i] >= heaps[i])
    ++i;
  return i;
}

// Who wins normal play from heaps of so many `things`, and why; for a student.
inline Text explain_heaps(const std::vector<int>& heaps, const Text& things) {
  const int worth = sums_before(heaps).back();
  const Text rule = say(
      "All heaps together are worth one heap of {0} {1}, their nim-sum (xor). In binary, a column "
      "that has an odd number of ones has a 1 behind ⊕:{2}\n",
      "所有堆合起来相当于一堆 {0} {1}，即异或和。写成二进制，某一列有奇数个 1，⊕ 那一行的这一列就是 "
      "1：{2}\n",
      {worth, things, nim_columns(heaps)});
  if (worth == 0) {
    return rule + say("That is a P-position: every move changes one heap, so some column gets an "
                      "odd number of ones. No first move wins.\n",
                      "这是 P 局面：每一步都只改变一堆，必有一列的 1 变成奇数个，所以先手必败。\n");
  }
  const std::vector<int> others = worth_of_the_others(heaps);
  const std::size_t i = first_winning_heap(heaps);
  return rule +
         say("That is an N-position. A move wins if it makes a heap as large as the others "
             "are worth together. For example, without heap number {0} they are worth {1}: "
             "take {2} of its {3} {4} and leave {1}. The nim-sum is then 0: a P-position.\n",
             "这是 N 局面。必胜走法是把一堆变得与其余各堆合起来一样大。例如第 {0} 堆有 {3} "
             "{4}，其余各堆合起来相当于 {1} {4}：取走 {2} {4}，剩 {1} {4}，异或和变成 0，是 P "
             "局面。\n",
             {i + 1, others[i], heaps[i] - others[i], heaps[i], things});
}

}  // namespace problem
