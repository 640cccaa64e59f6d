// Inputs for HDU 1846: up to 100 cases "n m" after their number.
#include "common/problem/generator.hpp"

namespace {

constexpr int kMost = 1000;  // of n and of m
constexpr int kMostCases = 100;

int number(problem::Call& call, const std::string& name, int low, int high) {
  return static_cast<int>(call.number(name, low, high));
}

void add(problem::Call& call, int n, int m) {
  if (n < 1 || n > kMost || m < 1 || m > kMost) return;
  call.add(std::to_string(n) + " " + std::to_string(m) + "\n");
}

void small(problem::Call& call) {
  const int size = number(call, "SIZE", 0, 1000000);
  for (int n = 1; n < size; ++n)
    add(call, n, size);
  for (int m = 1; m <= size; ++m)
    add(call, size, m);
}

void grid(problem::Call& call) {
  const int most = number(call, "MOST", 1, kMost);
  for (int n = 1; n <= most; ++n) {
    for (int m = 1; m <= most; ++m)
      add(call, n, m);
  }
}

void row(problem::Call& call) {
  const int high = number(call, "HIGH", 1, kMost);
  for (int n = number(call, "LOW", 1, high); n <= high; ++n)
    add(call, n, number(call, "M", 1, kMost));
}

// A lost n for this m if there is one, and a neighbour of it; else n is at most m and won.
void add_near_lost(problem::Call& call, int m) {
  const int periods = std::max(1, kMost / (m + 1));
  const int lost = static_cast<int>(call.random().between(1, periods)) * (m + 1);
  const int near = lost + (call.random().between(0, 1) == 1 ? 1 : -1);
  add(call, std::min(lost, kMost), m);
  add(call, std::min(near, kMost), m);
}

void near_lost(problem::Call& call) {
  const int high = number(call, "HIGH", 1, kMost);
  for (int m = number(call, "LOW", 1, high); m <= high; ++m)
    add_near_lost(call, m);
}

// Part PART of the 6069 lost pairs, with 100 in each part.
void lost(problem::Call& call) {
  const int first = kMostCases * number(call, "PART", 0, 60);
  for (int m = 1, index = 0; m < kMost; ++m) {
    for (int n = m + 1; n <= kMost; n += m + 1, ++index) {
      if (first <= index && index < first + kMostCases) add(call, n, m);
    }
  }
}

void add_random(problem::Call& call, int count) {
  for (; count > 0; --count) {
    add(call, static_cast<int>(call.random().between(1, kMost)),
        static_cast<int>(call.random().between(1, kMost)));
  }
}

void hard(problem::Call& call) {
  for (int m = 1; m <= 31; ++m)
    add_near_lost(call, m);
  for (int m : {499, 500, 998, 999, 1000})
    add_near_lost(call, m);
  for (int m : {1, 9, 499, 998, 999, 1000})
    add(call, kMost, m);
  add_random(call, kMostCases - static_cast<int>(call.cases().size()));
}

void bench(problem::Call& call) {
  add_random(call, number(call, "PERCENT", 1, 100));
}

}  // namespace

int main(int argc, char** argv) {
  problem::Generator generator(kMostCases, problem::counted);
  generator.kind("small", "SIZE", "every pair whose greater number is SIZE", small);
  generator.kind("hard", "SEED", "lost piles for small and for great m, their neighbours, edges",
                 hard);
  generator.kind("bench", "PERCENT SEED", "up to 100 random pairs, for measuring", bench);
  generator.kind("grid", "MOST", "every pair of numbers up to MOST", grid);
  generator.kind("row", "M LOW HIGH", "every n from LOW to HIGH with m = M", row);
  generator.kind("lost", "PART", "the lost pairs, by m and then n, from number 100 * PART on",
                 lost);
  generator.kind("near_lost", "LOW HIGH SEED",
                 "for every m from LOW to HIGH a lost pile and a neighbour of it", near_lost);
  return generator.run(argc, argv);
}
