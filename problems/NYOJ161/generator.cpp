// Inputs for NYOJ 161: one pair per case; in tests.txt at most 500000 cases per file.
#include "common/problem/generator.hpp"

#include <algorithm>
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

void add_in_both_orders(problem::Call& call, std::int64_t a, std::int64_t b) {
  add(call, a, b);
  add(call, b, a);
}

void small(problem::Call& call) {
  const std::int64_t sum = call.number("SIZE");
  for (std::int64_t a = 0; a <= sum; ++a)
    add(call, a, sum - a);
}

void square(problem::Call& call) {
  const std::int64_t low = call.number("LOW", 0, kMost);
  const std::int64_t high = call.number("HIGH", low, std::min(low + 315, kMost));
  for (std::int64_t a = low; a <= high; ++a) {
    for (std::int64_t b = low; b <= high; ++b)
      add(call, a, b);
  }
}

// The lost pair of difference k, and the pairs with one stone less and one more in each pile.
void add_lost_and_neighbours(problem::Call& call, std::int64_t k) {
  const std::int64_t lower = problem::lower_of_pair(k);
  for (std::int64_t off = -1; off <= 1; ++off)
    add_in_both_orders(call, lower + off, lower + off + k);
}

void lost(problem::Call& call) {
  for (std::int64_t k = call.number("LOW", 0, kMostDifference); k <= call.number("HIGH"); ++k)
    add_lost_and_neighbours(call, k);
}

// One pile of a lost pair has one stone less or one more: then the difference changes, too.
void add_beside(problem::Call& call, std::int64_t k) {
  const std::int64_t lower = problem::lower_of_pair(k);
  for (std::int64_t off : {-1, 1}) {
    add_in_both_orders(call, lower + off, lower + k);
    add_in_both_orders(call, lower, lower + k + off);
  }
}

void close(problem::Call& call) {
  const int index = static_cast<int>(call.number("INDEX", 2, 45));
  for (std::int64_t k : problem::close_differences(index, kMostDifference)) {
    add_lost_and_neighbours(call, k);
    add_beside(call, k);
  }
}

// A pair of any kind: a lost pair, a neighbour of one, or two numbers of any length.
void add_mixed(problem::Call& call) {
  problem::Random& random = call.random();
  const auto number = [&] {
    std::int64_t bound = 10;
    for (std::int64_t digits = random.between(0, 8); digits > 0; --digits)
      bound *= 10;
    return random.between(0, bound);
  };
  if (random.between(0, 1) == 0) {
    const std::int64_t a = number();
    return add(call, a, number());
  }
  const std::int64_t k = std::min(number(), kMostDifference - 1);
  const std::int64_t lower = problem::lower_of_pair(k) + random.between(0, 1);
  random.between(0, 1) == 0 ? add(call, lower, lower + k) : add(call, lower + k, lower);
}

void mixed(problem::Call& call) {
  for (std::int64_t left = call.number("COUNT"); left > 0; --left)
    add_mixed(call);
}

// Half of them are lost pairs or neighbours, so that the outcome is hard to predict.
void bench(problem::Call& call) {
  problem::Random& random = call.random();
  for (std::int64_t left = 5000 * call.number("PERCENT", 1, 100); left > 0; --left) {
    const std::int64_t k = random.between(0, kMostDifference - 1);
    const std::int64_t lower = problem::lower_of_pair(k) + random.between(0, 1);
    add(call, lower + k, lower);
    const std::int64_t a = random.between(0, kMost);
    add(call, a, random.between(0, kMost));
  }
}

// Empty piles, equal piles and piles of about double size, over the whole range.
void edges(problem::Call& call) {
  for (std::int64_t at = 1; at <= kMost; at += at / 3 + 1) {
    for (std::int64_t other : {std::int64_t{0}, at, at + 1, 2 * at, kMost})
      add_in_both_orders(call, at, other);
  }
}

// First the differences that are Fibonacci numbers, in ascending order: most inexact programs are
// wrong at one of them first. Then others where k·phi is close to an integer, the closest first.
void hard(problem::Call& call) {
  for (std::int64_t k = 1, next = 2; k <= kMostDifference; next += std::exchange(k, next))
    add_lost_and_neighbours(call, k);
  for (int least_index : {36, 28, 20, 12}) {
    const std::vector<std::int64_t> close =
        problem::close_differences(least_index, kMostDifference);
    for (int left = 100; left > 0; --left)
      add_lost_and_neighbours(call, call.random().pick(close));
  }
  for (int left = 500; left > 0; --left)
    add_lost_and_neighbours(call, call.random().between(0, kMostDifference));
  edges(call);
}

std::string join(const std::string&, const std::vector<std::string>& cases) {
  std::string input;
  for (const std::string& one : cases)
    input += one;
  return input;
}

}  // namespace

int main(int argc, char** argv) {
  problem::Generator generator(1000000, join);
  generator.kind("small", "SIZE", "every pair of piles with SIZE stones together", small);
  generator.kind("hard", "SEED",
                 "lost pairs for which k·phi is nearly an integer, their neighbours, edges", hard);
  generator.kind("square", "LOW HIGH", "every pair of piles from LOW to HIGH", square);
  generator.kind("lost", "LOW HIGH",
                 "the lost pairs of the differences LOW to HIGH, and the pairs beside them", lost);
  generator.kind("close", "INDEX",
                 "the same, and pairs with one pile changed, for the differences whose Fibonacci "
                 "parts have at least this index",
                 close);
  generator.kind("edges", "", "empty piles, equal piles, piles of double size", edges);
  generator.kind("mixed", "COUNT SEED", "COUNT pairs of all lengths, half of them near a lost pair",
                 mixed);
  generator.kind("bench", "PERCENT SEED", "up to 1000000 pairs, for measuring", bench);
  return generator.run(argc, argv);
}
