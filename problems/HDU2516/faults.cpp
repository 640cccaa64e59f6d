// Programs for HDU 2516 that are wrong in one place, for `make mutate`.
#include "common/problem/decision_faults.hpp"

#define main judge_main
#include "main.cpp"
#undef main

namespace {

using problem::Numbers;
using problem::Random;

using Decide = problem::DecisionFaults::Decide;

constexpr std::int64_t kMost = 2147483647;

bool read_case(std::istream& in, Numbers& pile) {
  return in >> pile.a && pile.a != 0;
}

bool decide(const Numbers& pile) {
  return mover_wins(static_cast<unsigned>(pile.a));
}

// A legal Fibonacci number.
std::int64_t lost_pile(Random& random) {
  std::vector<std::int64_t> lost = {2, 3};
  while (lost.end()[-1] + lost.end()[-2] <= kMost)
    lost.push_back(lost.end()[-1] + lost.end()[-2]);
  return random.pick(lost);
}

Decide one_lost(Random& random) {
  const std::int64_t wrong = lost_pile(random);
  return [wrong](const Numbers& at) { return at.a == wrong; };
}

// One of the 50 piles below or above a Fibonacci number, 3 or more.
Decide one_near(Random& random) {
  const std::int64_t off = random.between(1, 50) * (random.between(0, 1) == 0 ? -1 : 1);
  const std::int64_t wrong = std::clamp<std::int64_t>(lost_pile(random) + off, 2, kMost);
  return [wrong](const Numbers& at) { return at.a == wrong; };
}

// One slot of the table holds another number of the same remainder.
Decide one_slot(Random& random) {
  const unsigned wrong = static_cast<unsigned>(random.between(2, kMost));
  return [wrong](const Numbers& at) {
    const unsigned n = static_cast<unsigned>(at.a);
    return n % kSlots == wrong % kSlots ? n != wrong : mover_wins(n);
  };
}

}  // namespace

int main(int argc, char** argv) {
  fill_fibonacci_table();
  problem::DecisionFaults faults({read_case, "First win\n", "Second win\n"}, {2, kMost}, {0, 0},
                                 decide);
  faults.usual_kinds();
  faults.flips("one-lost", "one Fibonacci number", one_lost);
  faults.flips("one-near", "one pile within 50 of a Fibonacci number", one_near);
  faults.kind("one-slot", "one of the 193 slots of the table holds another number", one_slot);
  return faults.run(argc, argv);
}
