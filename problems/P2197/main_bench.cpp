// P2197: the submission's function beside the reference's, over random lists of 100 heaps.
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

using reference::Heaps;

const std::vector<Heaps>& arguments() {
  static const auto kLists = random_arguments([](problem::Random& random) {
    Heaps heaps(100);
    for (int& heap : heaps)
      heap = static_cast<int>(random.between(0, 9999));
    return heaps;
  });
  return kLists;
}

void submission(benchmark::State& state) {
  time_calls(state, arguments(), [](const Heaps& heaps) { return mover_wins(heaps); });
}
BENCHMARK(submission);

void reference_solution(benchmark::State& state) {
  time_calls(state, arguments(), [](const Heaps& heaps) { return reference::mover_wins(heaps); });
}
BENCHMARK(reference_solution);

}  // namespace
