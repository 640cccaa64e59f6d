// CF305E: the submission's function beside the reference's, on strings that are one long row.
#include "common/testing/benchmark.hpp"

#define main judge_main
#include "main.cpp"
#undef main
#define main reference_main
#include "reference.cpp"
#undef main

namespace {

std::string one_row(benchmark::State& state) {
  return std::string(state.range(0), 'a');
}

void submission(benchmark::State& state) {
  fill_table();
  const std::string text = one_row(state);
  for (auto _ : state)
    benchmark::DoNotOptimize(least_winning_cut(text.c_str()));
  state.SetComplexityN(state.range(0));
}
BENCHMARK(submission)->RangeMultiplier(4)->Range(20, 5000)->Complexity();

// Its table of all runs is filled once, before the clock starts.
void reference_solution(benchmark::State& state) {
  const std::string text = one_row(state);
  reference::first_winning_cut(text);
  for (auto _ : state)
    benchmark::DoNotOptimize(reference::first_winning_cut(text));
  state.SetComplexityN(state.range(0));
}
BENCHMARK(reference_solution)->RangeMultiplier(4)->Range(20, 5000)->Complexity();

}  // namespace
