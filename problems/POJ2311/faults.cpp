// Programs for POJ 2311 that are wrong in one place, for `make mutate`.
#include "common/problem/decision_faults.hpp"

#define main judge_main
#include "main.cpp"
#undef main

namespace {

using problem::Numbers;
using problem::Random;

using Decide = problem::DecisionFaults::Decide;

constexpr std::int64_t kMost = kLongest;

bool read_case(std::istream& in, Numbers& sheet) {
  return static_cast<bool>(in >> sheet.a >> sheet.b);
}

bool is_lost_side(std::int64_t side) {
  return strip_value[side] == 0;
}

bool decide(const Numbers& sheet) {
  return !is_lost_side(sheet.a) || !is_lost_side(sheet.b);
}

// The program takes one side for lost that is not, or the other way round.
Decide one_side(Random& random) {
  const std::int64_t wrong = random.between(2, kMost);
  return [wrong](const Numbers& at) {
    return is_lost_side(at.a) == (at.a == wrong) || is_lost_side(at.b) == (at.b == wrong);
  };
}

// The same for the first number only: right if that side is the second number.
Decide one_width(Random& random) {
  const std::int64_t wrong = random.between(2, kMost);
  return [wrong](const Numbers& at) {
    return is_lost_side(at.a) == (at.a == wrong) || !is_lost_side(at.b);
  };
}

Decide one_lost(Random& random) {
  Numbers wrong{0, 0};
  do {
    wrong = {random.between(2, kMost), random.between(2, kMost)};
  } while (decide(wrong));
  return [wrong](const Numbers& at) { return at.a == wrong.a && at.b == wrong.b; };
}

}  // namespace

int main(int argc, char** argv) {
  fill_strip_values();
  problem::DecisionFaults faults({read_case, "WIN\n", "LOSE\n"}, {2, kMost}, {2, kMost}, decide);
  faults.usual_kinds();
  faults.flips("one-lost", "one lost sheet", one_lost);
  faults.kind("one-side", "the outcome of one side", one_side);
  faults.kind("one-width", "the outcome of one side, where it is the width", one_width);
  return faults.run(argc, argv);
}
