// HDU2516: the submission's function beside the reference's, over random arguments.
#include "common/testing/benchmark.hpp"

#define main judge_main
#include "main.cpp"
#undef main
#define main reference_main
#include "reference.cpp"
#undef main

namespace {

using testing_support::random_arguments;
using testing_support::time_calls;

const std::vector<unsigned>& arguments() {
  static const auto kPiles = random_arguments(
      [](problem::Random& random) { return static_cast<unsigned>(random.between(2, 2147483647)); });
  return kPiles;
}

void submission(benchmark::State& state) {
  fill_fibonacci_table();
  time_calls(state, arguments(), mover_wins);
}
BENCHMARK(submission);

void reference_solution(benchmark::State& state) {
  time_calls(state, arguments(), [](unsigned n) { return reference::mover_wins(n, n - 1); });
}
BENCHMARK(reference_solution);

}  // namespace
