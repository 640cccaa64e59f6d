// HNOI2014: the table to 99999 by the submission and by the usual O(V sqrt V) program, for some F.
#include "common/testing/benchmark.hpp"

#define main judge_main
#include "main.cpp"
#undef main
#define main textbook_main
#include "textbook.cpp"
#undef main

namespace {

void submission(benchmark::State& state) {
  for (auto _ : state)
    benchmark::DoNotOptimize(GrundyTable(static_cast<unsigned>(state.range(0)), 99999)[99999]);
}

void textbook(benchmark::State& state) {
  for (auto _ : state) {
    std::fill(std::begin(known), std::end(known), 0);
    least = static_cast<int>(state.range(0));
    known[1] = 1;
    for (int pile = 1; pile < 100000; ++pile)
      benchmark::DoNotOptimize(grundy(pile));
  }
}

// F for which no pile, few piles, half of the piles or nearly all piles cannot be cut.
void every_f(benchmark::internal::Benchmark* benchmark) {
  for (int least : {1, 2, 20, 1000, 20000, 50000, 80000, 90000, 99000, 99999})
    benchmark->Arg(least);
  benchmark->Unit(benchmark::kMicrosecond);
}
BENCHMARK(submission)->Apply(every_f);
BENCHMARK(textbook)->Apply(every_f);

}  // namespace
