// Google Benchmark over random arguments.
#pragma once

#include <benchmark/benchmark.h>

#include <cstddef>
#include <vector>

#include "common/problem/random.hpp"

namespace testing_support {

// 2^14 arguments made by make(random): too many for the branch prediction to learn their order.
template <class Make>
auto random_arguments(Make make) {
  problem::Random random(1);
  std::vector<decltype(make(random))> arguments;
  for (int i = 0; i < 1 << 14; ++i)
    arguments.push_back(make(random));
  return arguments;
}

// Measures function(argument), going through the arguments again and again.
template <class Argument, class Function>
void time_calls(benchmark::State& state, const std::vector<Argument>& arguments,
                Function function) {
  std::size_t next = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(function(arguments[next]));
    next = next + 1 == arguments.size() ? 0 : next + 1;
  }
}

}  // namespace testing_support
