// Inputs for NowCoder NC15826: one square per case; in tests.txt at most 500000 cases per file.
#include "common/problem/generator.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "common/problem/wythoff_pairs.hpp"

namespace {

constexpr std::int64_t kMost = 2147483647;
constexpr std::int64_t kMostDifference = 820265763;  // of a lost pair with legal distances

void add(problem::Call& call, std::int64_t x, std::int64_t y) {
  const bool is_legal = 0 <= x && x <= kMost && 0 <= y && y <= kMost;
  if (is_legal) call.add(std::to_string(x) + " " + std::to_string(y) + "\n");
}

void small(problem::Call& call) {
  const std::int64_t sum = call.number("SIZE");
  for (std::int64_t x = 0; x <= sum; ++x)
    add(call, x, sum - x);
}

void corner(problem::Call& call) {
  const std::int64_t side = call.number("SIDE", 0, 315);
  for (std::int64_t y = 0; y <= side; ++y) {
    for (std::int64_t x = 0; x <= side; ++x)
      add(call, x, y);
  }
}

// The lost square of difference k, moved by `off` along its diagonal; x and y swapped if `turned`.
void add_near(problem::Call& call, std::int64_t k, std::int64_t off, bool turned) {
  const std::int64_t lower = problem::lower_of_pair(k) + off;
  add(call, turned ? lower + k : lower, turned ? lower : lower + k);
}

// A lost square and its two neighbours on the diagonal, each in both orders of x and y.
void add_lost_and_neighbours(problem::Call& call, std::int64_t k) {
  for (bool turned : {false, true}) {
    for (std::int64_t off = -1; off <= 1; ++off)
      add_near(call, k, off, turned);
  }
}

void lost(problem::Call& call) {
  for (std::int64_t k = call.number("LOW", 0, kMostDifference); k <= call.number("HIGH"); ++k)
    add_lost_and_neighbours(call, k);
}

void close(problem::Call& call) {
  const int index = static_cast<int>(call.number("INDEX", 2, 45));
  for (std::int64_t k : problem::close_differences(index, kMostDifference))
    add_lost_and_neighbours(call, k);
}

// The neighbours of lost squares in row and column: there the difference changes, too.
void beside(problem::Call& call) {
  const int index = static_cast<int>(call.number("INDEX", 2, 45));
  for (std::int64_t k : problem::close_differences(index, kMostDifference)) {
    const std::int64_t lower = problem::lower_of_pair(k);
    for (std::int64_t off : {-1, 1}) {
      add(call, lower + off, lower + k);
      add(call, lower, lower + k + off);
    }
  }
}

void random_lost(problem::Call& call) {
  for (std::int64_t left = call.number("COUNT"); left > 0; --left) {
    const std::int64_t k = call.random().between(0, kMostDifference);
    add_near(call, k, call.random().between(-1, 1), call.random().between(0, 1) == 1);
  }
}

void random_squares(problem::Call& call) {
  const std::int64_t low = call.number("LOW", 0, kMost);
  const std::int64_t high = call.number("HIGH", low, kMost);
  for (std::int64_t left = call.number("COUNT"); left > 0; --left) {
    const std::int64_t x = call.random().between(low, high);
    add(call, x, call.random().between(low, high));
  }
}

// Squares on the edges, on the diagonal and next to it, over the whole range.
void edges(problem::Call& call) {
  for (std::int64_t at = 1; at <= kMost; at += at / 3 + 1) {
    for (std::int64_t near : {at, at + 1, 2 * at}) {
      add(call, at, near);
      add(call, near, at);
    }
    add(call, at, 0);
    add(call, 0, at);
  }
}

void top(problem::Call& call) {
  const std::int64_t side = call.number("SIDE", 0, 315);
  for (std::int64_t x = kMost - side; x <= kMost; ++x) {
    for (std::int64_t y = kMost - side; y <= kMost; ++y)
      add(call, x, y);
    add(call, x, kMost - x);
    add(call, kMost - x, x);
  }
}

// Numbers of one to ten digits, mixed, so that lines have all lengths.
void mixed_lengths(problem::Call& call) {
  const auto number = [&] {
    std::int64_t bound = 10;
    for (std::int64_t digits = call.random().between(0, 9); digits > 0; --digits)
      bound *= 10;
    return call.random().between(0, std::min(bound, kMost));
  };
  for (std::int64_t left = call.number("COUNT"); left > 0; --left) {
    const std::int64_t x = number();
    add(call, x, number());
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
  for (std::int64_t edge : {kMost - 1, kMost}) {
    add(call, edge, call.random().between(0, kMost));
    add(call, call.random().between(0, kMost), edge);
    add(call, edge, edge);
  }
}

// Half of them are lost squares or neighbours, so that the outcome is hard to predict.
void bench(problem::Call& call) {
  for (std::int64_t left = 5000 * call.number("PERCENT", 1, 100); left > 0; --left) {
    const std::int64_t k = call.random().between(0, kMostDifference - 1);
    add_near(call, k, call.random().between(0, 1), call.random().between(0, 1) == 1);
    const std::int64_t x = call.random().between(0, kMost);
    add(call, x, call.random().between(0, kMost));
  }
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
  generator.kind("small", "SIZE", "every square with x + y = SIZE", small);
  generator.kind("hard", "SEED",
                 "lost squares for which k·phi is nearly an integer, their neighbours, edges",
                 hard);
  generator.kind("corner", "SIDE", "every square with x, y <= SIDE", corner);
  generator.kind("lost", "LOW HIGH",
                 "the lost squares of the differences LOW to HIGH, and both neighbours", lost);
  generator.kind("close", "INDEX",
                 "the same for the differences whose Fibonacci parts have at least this index",
                 close);
  generator.kind("beside", "INDEX", "the neighbours in row and column of these lost squares",
                 beside);
  generator.kind("edges", "", "squares on the edges and near the diagonal", edges);
  generator.kind("top", "SIDE", "the SIDE greatest distances in each direction", top);
  generator.kind("mixed_lengths", "COUNT SEED", "COUNT squares of one to ten digits",
                 mixed_lengths);
  generator.kind("random_lost", "COUNT SEED", "COUNT lost squares or neighbours", random_lost);
  generator.kind("random", "COUNT LOW HIGH SEED", "COUNT squares, uniform in LOW..HIGH",
                 random_squares);
  generator.kind("bench", "PERCENT SEED", "up to 1000000 squares, for measuring", bench);
  return generator.run(argc, argv);
}
