// HDU6892: the submission's function beside the reference's, over random arguments.
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

const std::vector<int>& arguments() {
  static const auto kLengths = random_arguments(
      [](problem::Random& random) { return static_cast<int>(random.between(1, 1000000000)); });
  return kLengths;
}

void submission(benchmark::State& state) {
  list_odd_primes();
  time_calls(state, arguments(), [](int length) { return grundy(static_cast<unsigned>(length)); });
}
BENCHMARK(submission);

// Without the values that the reference has kept from earlier calls.
void reference_solution(benchmark::State& state) {
  time_calls(state, arguments(),
             [](int length) { return reference::values_of_divisors(length).size(); });
}
BENCHMARK(reference_solution);

}  // namespace
