// POJ2311: the submission's function beside the reference's, over random arguments.
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

struct Pair {
  int w, h;
};

const std::vector<Pair>& arguments() {
  static const auto kPairs = random_arguments([](problem::Random& random) {
    const int w = static_cast<int>(random.between(2, 200));
    return Pair{w, static_cast<int>(random.between(2, 200))};
  });
  return kPairs;
}

void submission(benchmark::State& state) {
  fill_strip_values();
  time_calls(state, arguments(), [](Pair p) { return mover_wins(p.w, p.h); });
}
BENCHMARK(submission);

void reference_solution(benchmark::State& state) {
  time_calls(state, arguments(), [](Pair p) { return reference::table()[p.w][p.h] != 0; });
}
BENCHMARK(reference_solution);

}  // namespace
