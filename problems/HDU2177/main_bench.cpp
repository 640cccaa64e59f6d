// HDU2177: the submission's function beside the reference's, over random arguments.
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

const std::vector<Piles>& arguments() {
  static const auto kPairs = random_arguments([](problem::Random& random) {
    const unsigned one = static_cast<unsigned>(random.between(0, kMost));
    return in_order(one, static_cast<unsigned>(random.between(0, kMost)));
  });
  return kPairs;
}

void submission(benchmark::State& state) {
  list_lost_pairs();
  time_calls(state, arguments(), [](Piles piles) {
    Piles found[3];
    return winning_moves(piles.x, piles.y, found);
  });
}
BENCHMARK(submission);

void reference_solution(benchmark::State& state) {
  time_calls(state, arguments(), [](Piles piles) {
    const reference::Moves moves = reference::winning_moves(piles.x, piles.y);
    return moves.both.size() + moves.one.size();
  });
}
BENCHMARK(reference_solution);

}  // namespace
