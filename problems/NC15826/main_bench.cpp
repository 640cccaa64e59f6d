// NC15826: the submission's function beside the reference's, over random arguments.
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
  int x, y;
};

const std::vector<Pair>& arguments() {
  static const auto kPairs = random_arguments([](problem::Random& random) {
    const int x = static_cast<int>(random.between(0, 2147483647));
    return Pair{x, static_cast<int>(random.between(0, 2147483647))};
  });
  return kPairs;
}

void submission(benchmark::State& state) {
  time_calls(state, arguments(), [](Pair p) { return mover_wins(p.x, p.y); });
}
BENCHMARK(submission);

void reference_solution(benchmark::State& state) {
  time_calls(state, arguments(), [](Pair p) { return reference::mover_wins(p.x, p.y); });
}
BENCHMARK(reference_solution);

}  // namespace
