// Programs for HDU 1846 that are wrong in one place, for `make mutate`.
#include "common/problem/decision_faults.hpp"

#define main judge_main
#include "main.cpp"
#undef main

namespace {

using problem::Numbers;
using problem::Random;

using Decide = problem::DecisionFaults::Decide;

constexpr std::int64_t kMost = 1000;

// Reads the cases of one input, which begins with their number.
struct ReadCase {
  bool is_first = true;

  bool operator()(std::istream& in, Numbers& pair) {
    std::int64_t cases;
    if (std::exchange(is_first, false)) in >> cases;
    return static_cast<bool>(in >> pair.a >> pair.b);
  }
};

bool decide(const Numbers& pair) {
  return mover_wins(static_cast<int>(pair.a), static_cast<int>(pair.b));
}

// n is a positive multiple of m + 1.
Decide one_lost(Random& random) {
  const std::int64_t m = random.between(1, kMost - 1);
  const std::int64_t n = random.between(1, kMost / (m + 1)) * (m + 1);
  return [n, m](const Numbers& at) { return at.a == n && at.b == m; };
}

Decide one_m(Random& random) {
  const std::int64_t m = random.between(1, kMost);
  return [m](const Numbers& at) { return at.b == m; };
}

// For one m, the lost n leave another remainder.
Decide one_m_shifted(Random& random) {
  const std::int64_t m = random.between(1, kMost), shift = random.between(1, m);
  return [m, shift](const Numbers& at) {
    return at.b == m ? (at.a + shift) % (m + 1) != 0 : decide(at);
  };
}

}  // namespace

int main(int argc, char** argv) {
  problem::DecisionFaults faults({ReadCase(), "first\n", "second\n"}, {1, kMost}, {1, kMost},
                                 decide);
  faults.usual_kinds();
  faults.flips("one-lost", "one lost pair", one_lost);
  faults.flips("one-m", "all n for one m", one_m);
  faults.kind("one-m-shifted", "for one m, the lost n leave another remainder", one_m_shifted);
  return faults.run(argc, argv);
}
