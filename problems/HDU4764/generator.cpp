// Inputs for HDU 4764: one pair N k per case.
#include "common/problem/generator.hpp"

namespace {

constexpr std::int64_t kMostN = 100000000;
constexpr std::int64_t kMostK = 100;

void add(problem::Call& call, std::int64_t n, std::int64_t k) {
  if (n < 1 || n > kMostN || k < 1 || k > kMostK) return;
  call.add(std::to_string(n) + " " + std::to_string(k) + "\n");
}

// A P-position of k near n; `off` moves it.
void add_near_lost(problem::Call& call, std::int64_t n, std::int64_t k, std::int64_t off) {
  add(call, n / (k + 1) * (k + 1) + 1 + off, k);
}

void small(problem::Call& call) {
  const std::int64_t size = call.number("SIZE");
  for (std::int64_t n = 1; n < size && size <= kMostK; ++n)
    add(call, n, size);
  for (std::int64_t k = 1; k <= std::min(size, kMostK); ++k)
    add(call, size, k);
}

void grid(problem::Call& call) {
  const std::int64_t high = call.number("HIGH", 1, kMostN);
  for (std::int64_t n = call.number("LOW", 1, high); n <= high; ++n) {
    for (std::int64_t k = 1; k <= kMostK; ++k)
      add(call, n, k);
  }
}

void add_near_lost_of_every_k(problem::Call& call, std::int64_t count) {
  for (std::int64_t k = 1; k <= kMostK; ++k) {
    for (std::int64_t i = 0; i < count; ++i) {
      const std::int64_t n = call.random().between(1, kMostN);
      for (std::int64_t off = -1; off <= 1; ++off)
        add_near_lost(call, n, k, off);
    }
  }
}

void near_lost(problem::Call& call) {
  add_near_lost_of_every_k(call, call.number("COUNT", 0, 1000));
}

void top(problem::Call& call) {
  const std::int64_t count = call.number("COUNT", 0, 1000);
  for (std::int64_t k = 1; k <= kMostK; ++k) {
    for (std::int64_t n = kMostN - count + 1; n <= kMostN; ++n)
      add(call, n, k);
  }
}

void random_pairs(problem::Call& call) {
  const std::int64_t low = call.number("LOW", 1, kMostN);
  const std::int64_t high = call.number("HIGH", low, kMostN);
  for (std::int64_t left = call.number("COUNT"); left > 0; --left) {
    add(call, call.random().between(low, high), call.random().between(1, kMostK));
  }
}

// About half of them are P-positions, so that both answers are equally likely.
void evenly(problem::Call& call) {
  const std::int64_t low = call.number("LOW", 1, kMostN);
  const std::int64_t high = call.number("HIGH", low, kMostN);
  for (std::int64_t left = call.number("COUNT"); left > 0; --left) {
    const std::int64_t k = call.random().between(1, kMostK);
    const std::int64_t off = call.random().between(0, 1) * call.random().between(1, k);
    add_near_lost(call, call.random().between(low, high - 2 * k), k, off);
  }
}

void bench(problem::Call& call) {
  for (std::int64_t left = 10000 * call.number("PERCENT", 1, 100); left > 0; --left) {
    add(call, call.random().between(1, kMostN), call.random().between(1, kMostK));
  }
}

void hard(problem::Call& call) {
  for (std::int64_t k = 1; k <= kMostK; ++k) {
    for (std::int64_t most = 10; most <= kMostN; most *= 10) {
      const std::int64_t n = call.random().between(1, most);
      for (std::int64_t off = -1; off <= 1; ++off) {
        add_near_lost(call, n, k, off);
        add_near_lost(call, most, k, off);
      }
    }
    add(call, kMostN, k);
  }
  add_near_lost_of_every_k(call, 20);
}

}  // namespace

int main(int argc, char** argv) {
  problem::Generator generator(1000000, problem::ended_by("0 0\n"));
  generator.kind("small", "SIZE", "every pair whose greater number is SIZE", small);
  generator.kind("hard", "SEED", "for every k P-positions of every length and their neighbours",
                 hard);
  generator.kind("bench", "PERCENT SEED", "up to a million random pairs, for measuring", bench);
  generator.kind("grid", "LOW HIGH", "every N from LOW to HIGH with every k", grid);
  generator.kind("near_lost", "COUNT SEED",
                 "for every k COUNT P-positions over the whole range, and their neighbours",
                 near_lost);
  generator.kind("top", "COUNT", "the COUNT greatest N with every k", top);
  generator.kind("evenly", "COUNT LOW HIGH SEED", "COUNT pairs, about half of them P-positions",
                 evenly);
  generator.kind("random", "COUNT LOW HIGH SEED", "COUNT pairs, N uniform in LOW..HIGH",
                 random_pairs);
  return generator.run(argc, argv);
}
