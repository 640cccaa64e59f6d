// Programs for NowCoder NC15826 that are wrong in one place, for `make mutate`.
#include "common/package/decision_faults.hpp"
#include "common/package/wythoff_pairs.hpp"
#define main judge_main
#include "main.cpp"
#undef main

namespace {

using package::Numbers;
using package::Random;

using Decide = package::DecisionFaults::Decide;

constexpr std::int64_t kMost = 2147483647;
constexpr std::int64_t kMostDifference = 820265763;  // of a lost pair with legal numbers

bool read_case(std::istream& in, Numbers& pair) {
  return static_cast<bool>(in >> pair.a >> pair.b);
}

bool decide(const Numbers& pair) {
  return mover_wins(static_cast<unsigned>(pair.a), static_cast<unsigned>(pair.b));
}

// The lost pair of difference k, moved by `off` along the diagonal, in either order, is wrong.
Decide wrong_near(Random& random, std::int64_t k, std::int64_t off) {
  const std::int64_t lower = package::lower_of_pair(k) + off;
  const bool turned = random.between(0, 1) == 1;
  const Numbers wrong = turned ? Numbers{lower + k, lower} : Numbers{lower, lower + k};
  return [wrong](const Numbers& at) { return at.a == wrong.a && at.b == wrong.b; };
}

Decide one_lost(Random& random) {
  return wrong_near(random, random.between(0, kMostDifference), 0);
}

// Differences of all lengths, so that small ones are as likely as great ones.
Decide one_lost_of_any_length(Random& random) {
  return wrong_near(random, package::of_any_length(random, kMostDifference), 0);
}

// k·phi is rounded to the wrong side at one k whose Fibonacci parts have an index from 24 on: both
// orders of both pairs are wrong.
Decide one_rounding(Random& random) {
  static const std::vector<std::int64_t> close =
      package::close_differences(24, kMostDifference - 1);
  const std::int64_t k = random.pick(close);
  const std::int64_t lower = package::lower_of_pair(k), off = random.between(0, 1) * 2 - 1;
  return [k, lower, off](const Numbers& at) {
    const std::int64_t smaller = std::min(at.a, at.b);
    return std::max(at.a, at.b) - smaller == k && (smaller == lower || smaller == lower + off);
  };
}

// The same at all k above a threshold.
Decide roundings_above(Random& random) {
  const std::int64_t threshold = kMostDifference - package::of_any_length(random, kMostDifference);
  return [threshold](const Numbers& at) {
    const std::int64_t k = std::max(at.a, at.b) - std::min(at.a, at.b);
    return k > threshold && !decide(at);
  };
}

}  // namespace

int main(int argc, char** argv) {
  package::DecisionFaults faults({read_case, "Xiao Ren\n", "Lao Wang\n"}, {0, kMost}, {0, kMost},
                                 decide);
  faults.usual_kinds();
  faults.flips("one-lost", "one lost pair, each equally likely", one_lost);
  faults.flips("one-lost-any-length", "one lost pair, each length of the difference equally likely",
               one_lost_of_any_length);
  faults.flips("one-rounding",
               "k·phi is rounded to the wrong side at one k where it is nearly whole",
               one_rounding);
  faults.flips("lost-above", "all lost pairs with a difference above a threshold", roundings_above);
  return faults.run(argc, argv);
}
