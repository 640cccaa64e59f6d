// Inputs for HDU 2177: one pair of piles per case; in tests.txt at most 200000 cases per file.
#include "common/problem/generator.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "common/problem/wythoff_pairs.hpp"

namespace {

constexpr std::int64_t kMost = 1000000;
constexpr std::int64_t kMostDifference = 381966;  // of a lost pair with legal piles

void add(problem::Call& call, std::int64_t a, std::int64_t b) {
  const bool is_legal = 0 <= a && a <= b && 0 < b && b <= kMost;
  if (is_legal) call.add(std::to_string(a) + " " + std::to_string(b) + "\n");
}

void small(problem::Call& call) {
  const std::int64_t sum = call.number("SIZE");
  for (std::int64_t a = 0; 2 * a <= sum; ++a)
    add(call, a, sum - a);
}

void square(problem::Call& call) {
  const std::int64_t low = call.number("LOW", 0, kMost);
  const std::int64_t high = call.number("HIGH", low, std::min(low + 1000, kMost));
  for (std::int64_t a = low; a <= high; ++a) {
    for (std::int64_t b = a; b <= high; ++b)
      add(call, a, b);
  }
}

std::int64_t upper(std::int64_t k) {
  return problem::lower_of_pair(k) + k;
}

// The lost pair of difference k, and the pairs beside it. Also the greater pile of this pair
// together with this pile plus k: the move on both piles and a move on one lead to the same
// position.
void add_around(problem::Call& call, std::int64_t k) {
  const std::int64_t a = problem::lower_of_pair(k), b = a + k;
  for (std::int64_t off : {0, -1, 1}) {
    add(call, a + off, b + off);
    add(call, a, b + off);
    add(call, a + off, b);
  }
  add(call, b, b + k);
}

void around(problem::Call& call) {
  const std::int64_t step = call.number("STEP", 1, kMost);
  for (std::int64_t k = 0; k <= kMostDifference; k += step)
    add_around(call, k);
}

// Both piles are the greater ones of their lost pairs, the second one less than phi times the
// first: a move on each pile wins, and often a move on both, too.
void add_three_moves(problem::Call& call) {
  const std::int64_t k = call.random().between(1, kMostDifference);
  const std::int64_t j = call.random().between(k, std::min(k + k / 2 + 1, kMostDifference));
  add(call, upper(k), upper(j));
}

void three_moves(problem::Call& call) {
  for (std::int64_t left = call.number("COUNT"); left > 0; --left)
    add_three_moves(call);
}

void random_piles(problem::Call& call) {
  const std::int64_t low = call.number("LOW", 0, kMost);
  const std::int64_t high = call.number("HIGH", low, kMost);
  for (std::int64_t left = call.number("COUNT"); left > 0; --left) {
    const std::int64_t one = call.random().between(low, high);
    const std::int64_t other = call.random().between(low, high);
    add(call, std::min(one, other), std::max(one, other));
  }
}

void bench(problem::Call& call) {
  for (std::int64_t left = 2000 * call.number("PERCENT", 1, 100); left > 0; --left) {
    const std::int64_t one = call.random().between(1, kMost);
    const std::int64_t other = call.random().between(1, kMost);
    add(call, std::min(one, other), std::max(one, other));
  }
}

// An empty pile, equal piles, and the greatest pile, over the whole range.
void edges(problem::Call& call) {
  for (std::int64_t at = 0; at <= kMost; at += at / 50 + 1) {
    add(call, 0, at);
    add(call, at, at);
    add(call, at, at + 1);
    add(call, at, kMost);
    add(call, kMost - at, kMost);
  }
}

void hard(problem::Call& call) {
  for (std::int64_t k = 0; k <= 30; ++k)
    add_around(call, k);
  for (int left = 300; left > 0; --left) {
    add_around(call, call.random().between(0, kMostDifference));
    add_three_moves(call);
  }
  edges(call);
}

// The input ends right after the terminator.
void unended(problem::Call& call) {
  for (std::int64_t left = call.number("COUNT"); left > 0; --left) {
    const std::int64_t a = call.random().between(kMost / 2, kMost - 1);
    const std::int64_t b = call.random().between(a, kMost - 1);
    call.add(std::to_string(a) + " " + std::to_string(b) + "\n", problem::kUnended);
  }
}

}  // namespace

int main(int argc, char** argv) {
  problem::Generator generator(200000, problem::ended_by("0 0\n"));
  generator.kind("small", "SIZE", "every pair of piles with SIZE stones together", small);
  generator.kind("hard", "SEED",
                 "lost pairs, the pairs beside them, pairs with several winning moves, edges",
                 hard);
  generator.kind("square", "LOW HIGH", "every pair of piles from LOW to HIGH", square);
  generator.kind("around", "STEP", "every STEP-th lost pair, and pairs that are related to it",
                 around);
  generator.kind("three_moves", "COUNT SEED", "COUNT pairs where a move on each pile wins",
                 three_moves);
  generator.kind("edges", "", "an empty pile, equal piles, the greatest pile", edges);
  generator.kind("random", "COUNT LOW HIGH SEED", "COUNT pairs, uniform in LOW..HIGH",
                 random_piles);
  generator.kind("unended", "COUNT SEED", "COUNT pairs, and no newline after the last line",
                 unended);
  generator.kind("bench", "PERCENT SEED", "up to 200000 random pairs, for measuring", bench);
  return generator.run(argc, argv);
}
