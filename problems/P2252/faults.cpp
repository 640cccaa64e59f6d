// Programs for Luogu P2252 that are wrong in one place, for `make mutate`.
#include "common/problem/wythoff_faults.hpp"

#define main judge_main
#include "main.cpp"
#undef main

namespace {

constexpr std::int64_t kMost = 1000000000;
constexpr std::int64_t kMostDifference = 381966011;  // of a lost pair with legal numbers

bool decide(const problem::Numbers& pair) {
  return mover_wins(static_cast<int>(pair.a), static_cast<int>(pair.b));
}

}  // namespace

int main(int argc, char** argv) {
  problem::WythoffFaults faults({"1\n", "0\n", kMost, kMostDifference, decide});
  faults.usual_kinds();
  return faults.run(argc, argv);
}
