// Inputs for HDU 2516: one pile per case.
#include "common/problem/generator.hpp"

namespace {

constexpr std::int64_t kLeast = 2;
constexpr std::int64_t kMost = 2147483647;

void add(problem::Call& call, std::int64_t n) {
  if (kLeast <= n && n <= kMost) call.add(std::to_string(n) + "\n");
}

// F(0) = 0, F(1) = 1, … modulo 2^64: what a table in 64 bits holds after an overflow.
std::vector<std::uint64_t> fibonacci_numbers(int count) {
  std::vector<std::uint64_t> numbers = {0, 1};
  while (static_cast<int>(numbers.size()) < count) {
    numbers.push_back(numbers.end()[-1] + numbers.end()[-2]);
  }
  return numbers;
}

void small(problem::Call& call) {
  add(call, call.number("SIZE"));
}

void range(problem::Call& call) {
  for (std::int64_t n = call.number("LOW"); n <= call.number("HIGH"); ++n)
    add(call, n);
}

void near_fibonacci(problem::Call& call) {
  const std::int64_t spread = call.number("SPREAD", 0, 1000);
  for (std::uint64_t f : fibonacci_numbers(47)) {
    for (std::int64_t off = -spread; off <= spread; ++off) {
      add(call, static_cast<std::int64_t>(f) + off);
    }
  }
}

// What a table of Fibonacci numbers in 16, 31 or 32 bits holds after an overflow.
void wraps(problem::Call& call) {
  for (std::uint64_t f : fibonacci_numbers(94)) {
    for (int bits : {16, 31, 32})
      add(call, static_cast<std::int64_t>(f % (UINT64_C(1) << bits)));
  }
}

// Sums of two Fibonacci numbers: Zeckendorf forms of two parts, and the piles next to them.
void two_parts(problem::Call& call) {
  const std::vector<std::uint64_t> fibonacci = fibonacci_numbers(47);
  for (std::size_t i = 2; i < fibonacci.size(); ++i) {
    for (std::size_t j = 2; j + 1 < i; ++j) {
      add(call, static_cast<std::int64_t>(fibonacci[i] + fibonacci[j]));
    }
  }
}

// Multiples of Fibonacci numbers: a double may take 5n^2 + 4 or 5n^2 - 4 for a square there.
void multiples(problem::Call& call) {
  const std::int64_t most = call.number("MOST", 2, 1000);
  for (std::uint64_t f : fibonacci_numbers(47)) {
    for (std::int64_t times = 2; times <= most; ++times) {
      add(call, static_cast<std::int64_t>(f) * times);
    }
  }
}

void random_piles(problem::Call& call) {
  const std::int64_t low = call.number("LOW", kLeast, kMost);
  const std::int64_t high = call.number("HIGH", low, kMost);
  for (std::int64_t left = call.number("COUNT"); left > 0; --left) {
    add(call, call.random().between(low, high));
  }
}

void bench(problem::Call& call) {
  for (std::int64_t left = 10000 * call.number("PERCENT", 1, 100); left > 0; --left) {
    add(call, call.random().between(kLeast, kMost));
  }
}

// The input ends right after the terminator 0.
void unended(problem::Call& call) {
  for (std::int64_t left = call.number("COUNT"); left > 0; --left) {
    call.add(std::to_string(call.random().between(kMost / 2, kMost)) + "\n", problem::kUnended);
  }
}

void top(problem::Call& call) {
  for (std::int64_t n = kMost - call.number("COUNT") + 1; n <= kMost; ++n)
    add(call, n);
}

void hard(problem::Call& call) {
  for (std::uint64_t f : fibonacci_numbers(47)) {
    for (int off = -1; off <= 1; ++off)
      add(call, static_cast<std::int64_t>(f) + off);
    add(call, static_cast<std::int64_t>(f) + call.random().between(-1000, 1000));
  }
  wraps(call);
  two_parts(call);
  add(call, kMost);
}

}  // namespace

int main(int argc, char** argv) {
  problem::Generator generator(1000000, problem::ended_by("0\n"));
  generator.kind("small", "SIZE", "the pile of SIZE stones, where it is legal", small);
  generator.kind("hard", "SEED", "Fibonacci numbers, their neighbours and sums, wraps", hard);
  generator.kind("bench", "PERCENT SEED", "up to a million random piles, for measuring", bench);
  generator.kind("range", "LOW HIGH", "every pile from LOW to HIGH", range);
  generator.kind("near_fibonacci", "SPREAD", "every pile within SPREAD of a Fibonacci number",
                 near_fibonacci);
  generator.kind("wraps", "", "Fibonacci numbers modulo 2^16, 2^31 and 2^32", wraps);
  generator.kind("two_parts", "", "sums of two Fibonacci numbers that are no neighbours",
                 two_parts);
  generator.kind("multiples", "MOST", "2 to MOST times a Fibonacci number", multiples);
  generator.kind("unended", "COUNT SEED", "COUNT great piles, and no newline after the last line",
                 unended);
  generator.kind("top", "COUNT", "the COUNT greatest legal piles", top);
  generator.kind("random", "COUNT LOW HIGH SEED", "COUNT piles, uniform in LOW..HIGH",
                 random_piles);
  return generator.run(argc, argv);
}
