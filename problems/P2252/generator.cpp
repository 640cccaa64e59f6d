// Inputs for Luogu P2252: one pair per file.
#include "common/problem/wythoff_cases.hpp"

namespace {

constexpr std::int64_t kMost = 1000000000;
constexpr std::int64_t kMostDifference = 381966011;  // of a lost pair with legal piles
const problem::WythoffCases cases(kMost, kMostDifference);

void pair(problem::Call& call) {
  cases.add(call, call.number("A", 0, kMost), call.number("B", 0, kMost));
}

// The lost pair of difference k plus `off` in both piles; the greater pile first if `turned`.
void add_near(problem::Call& call, std::int64_t k, std::int64_t off, bool turned) {
  const std::int64_t lower = problem::lower_of_pair(k) + off;
  cases.add(call, turned ? lower + k : lower, turned ? lower : lower + k);
}

void near(problem::Call& call) {
  const std::string& order = call.text("ORDER");
  if (order != "up" && order != "down") throw problem::Usage("ORDER should be up or down");
  add_near(call, call.number("K", 0, kMostDifference), call.number("OFF", -1000, 1000),
           order == "down");
}

// A lost pair from the upper half of the first PERCENT percent of the range.
void bench(problem::Call& call) {
  const std::int64_t most = kMostDifference / 100 * call.number("PERCENT", 1, 100);
  add_near(call, call.random().between(most / 2, most), 0, true);
}

}  // namespace

int main(int argc, char** argv) {
  problem::Generator generator(1, problem::ended_by(""));
  generator.kind("small", "SIZE", "every pair of piles with SIZE stones together",
                 [](problem::Call& call) { cases.small(call); });
  generator.kind("hard", "SEED",
                 "lost pairs for which k·phi is nearly an integer, their neighbours, edges",
                 [](problem::Call& call) { cases.hard(call, 10); });
  generator.kind("pair", "A B", "piles of A and B stones", pair);
  generator.kind("near", "K OFF ORDER",
                 "the lost pair of difference K, both piles changed by OFF; ORDER is up or down",
                 near);
  generator.kind("bench", "PERCENT SEED", "a lost pair of large piles, for measuring", bench);
  return generator.run(argc, argv);
}
