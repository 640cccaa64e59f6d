// CEOI2008-Knights: the submission's function beside the reference's, over random arguments.
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
    const int x = static_cast<int>(random.between(0, 999999));
    return Pair{x, static_cast<int>(random.between(3, 999999))};
  });
  return kPairs;
}

void submission(benchmark::State& state) {
  fill_lowering_moves(1000000 % 4);
  time_calls(state, arguments(), [](Pair p) {
    const Square knight = {static_cast<unsigned>(p.x), static_cast<unsigned>(p.y)};
    const Square to = lowered(1000000, knight);
    return suspense_number(1000000, knight) + to.x + to.y;
  });
}
BENCHMARK(submission);

void reference_solution(benchmark::State& state) {
  const reference::Numbers numbers(1000000);
  time_calls(state, arguments(), [&](Pair p) { return numbers({p.x + 1, p.y + 1}); });
}
BENCHMARK(reference_solution);

}  // namespace
