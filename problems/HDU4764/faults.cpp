// Programs for HDU 4764 that are wrong in one place, for `make mutate`.
#include "common/problem/decision_faults.hpp"

#define main judge_main
#include "main.cpp"
#undef main

namespace {

using problem::Numbers;
using problem::Random;

using Decide = problem::DecisionFaults::Decide;

constexpr std::int64_t kMostN = 100000000, kMostK = 100;

bool read_case(std::istream& in, Numbers& pair) {
  return in >> pair.a >> pair.b && pair.a != 0;
}

bool decide(const Numbers& pair) {
  return mover_wins(static_cast<unsigned>(pair.a), static_cast<unsigned>(pair.b));
}

// N - 1 is a multiple of k + 1.
Decide one_lost(Random& random) {
  const std::int64_t k = random.between(1, kMostK);
  const std::int64_t n = random.between(0, (kMostN - 1) / (k + 1)) * (k + 1) + 1;
  return [n, k](const Numbers& at) { return at.a == n && at.b == k; };
}

Decide one_k(Random& random) {
  const std::int64_t k = random.between(1, kMostK);
  return [k](const Numbers& at) { return at.b == k; };
}

Decide one_k_above(Random& random) {
  const std::int64_t k = random.between(1, kMostK);
  const std::int64_t threshold = kMostN - problem::of_any_length(random, kMostN - 1);
  return [k, threshold](const Numbers& at) { return at.b == k && at.a > threshold; };
}

// For one k, the lost N leave another remainder.
Decide one_k_shifted(Random& random) {
  const std::int64_t k = random.between(1, kMostK), shift = random.between(1, k);
  return [k, shift](const Numbers& at) {
    return at.b == k ? (at.a - 1 + shift) % (k + 1) != 0 : decide(at);
  };
}

Decide one_k_and_n_modulo(Random& random) {
  const std::int64_t k = random.between(1, kMostK);
  const std::int64_t m = 1 + problem::of_any_length(random, 9999);
  const std::int64_t rest = random.between(0, m - 1);
  return [k, m, rest](const Numbers& at) { return at.b == k && at.a % m == rest; };
}

}  // namespace

int main(int argc, char** argv) {
  problem::DecisionFaults faults({read_case, "Tang\n", "Jiang\n"}, {1, kMostN}, {1, kMostK},
                                 decide);
  faults.usual_kinds();
  faults.flips("one-lost", "one lost pair", one_lost);
  faults.flips("one-k", "all N for one k", one_k);
  faults.flips("one-k-above", "all N above a threshold for one k", one_k_above);
  faults.kind("one-k-shifted", "for one k, the lost N leave another remainder", one_k_shifted);
  faults.flips("one-k-residue", "for one k, all N with one remainder modulo one m <= 10^4",
               one_k_and_n_modulo);
  return faults.run(argc, argv);
}
