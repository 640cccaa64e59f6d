// Inputs for Luogu P2252: one pair per file.
#include "common/problem/generator.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "common/problem/wythoff_pairs.hpp"

namespace {

constexpr std::int64_t kMost = 1000000000;
constexpr std::int64_t kMostDifference = 381966011;  // of a lost pair with legal piles

void add(problem::Call& call, std::int64_t a, std::int64_t b) {
  const bool is_legal = 0 <= a && a <= kMost && 0 <= b && b <= kMost;
  if (is_legal) call.add(std::to_string(a) + " " + std::to_string(b) + "\n");
}

void pair(problem::Call& call) {
  add(call, call.number("A", 0, kMost), call.number("B", 0, kMost));
}

void small(problem::Call& call) {
  const std::int64_t sum = call.number("SIZE");
  for (std::int64_t a = 0; a <= sum; ++a)
    add(call, a, sum - a);
}

// The lost pair of difference k plus `off` in both piles; the greater pile first if `turned`.
void add_near(problem::Call& call, std::int64_t k, std::int64_t off, bool turned) {
  const std::int64_t lower = problem::lower_of_pair(k) + off;
  add(call, turned ? lower + k : lower, turned ? lower : lower + k);
}

void near(problem::Call& call) {
  const std::string& order = call.text("ORDER");
  if (order != "up" && order != "down") throw problem::Usage("ORDER should be up or down");
  add_near(call, call.number("K", 0, kMostDifference), call.number("OFF", -1000, 1000),
           order == "down");
}

// A lost pair, and the pairs with one stone less and one stone more in each pile; random order.
void add_lost_and_neighbours(problem::Call& call, std::int64_t k) {
  for (std::int64_t off = -1; off <= 1; ++off)
    add_near(call, k, off, call.random().between(0, 1) == 1);
}

// First the differences that are Fibonacci numbers, in ascending order: most inexact programs are
// wrong at one of them first. Then others where k·phi is close to an integer, the closest first.
void hard(problem::Call& call) {
  for (std::int64_t k = 1, next = 2; k <= kMostDifference; next += std::exchange(k, next))
    add_lost_and_neighbours(call, k);
  for (int least_index : {36, 28, 20, 12}) {
    const std::vector<std::int64_t> close =
        problem::close_differences(least_index, kMostDifference);
    for (int left = 30; left > 0; --left)
      add_lost_and_neighbours(call, call.random().pick(close));
  }
  for (int left = 30; left > 0; --left)
    add_lost_and_neighbours(call, call.random().between(0, kMostDifference));
  for (std::int64_t edge : {std::int64_t{0}, kMost - 1, kMost}) {
    add(call, edge, call.random().between(0, kMost));
    add(call, call.random().between(0, kMost), edge);
    add(call, edge, edge);
  }
}

// A lost pair from the upper half of the first PERCENT percent of the range.
void bench(problem::Call& call) {
  const std::int64_t most = kMostDifference / 100 * call.number("PERCENT", 1, 100);
  add_near(call, call.random().between(most / 2, most), 0, true);
}

std::string only_case(const std::string&, const std::vector<std::string>& cases) {
  return cases.front();
}

}  // namespace

int main(int argc, char** argv) {
  problem::Generator generator(1, only_case);
  generator.kind("small", "SIZE", "every pair of piles with SIZE stones together", small);
  generator.kind("hard", "SEED",
                 "lost pairs for which k·phi is nearly an integer, their neighbours, edges", hard);
  generator.kind("pair", "A B", "piles of A and B stones", pair);
  generator.kind("near", "K OFF ORDER",
                 "the lost pair of difference K, both piles changed by OFF; ORDER is up or down",
                 near);
  generator.kind("bench", "PERCENT SEED", "a lost pair of large piles, for measuring", bench);
  return generator.run(argc, argv);
}
