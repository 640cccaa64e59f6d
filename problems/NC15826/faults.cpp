// Programs for NowCoder NC15826 that are wrong in one place, for `make mutate`.
#include "common/problem/wythoff_faults.hpp"

#define main judge_main
#include "main.cpp"
#undef main

namespace {

constexpr std::int64_t kMost = 2147483647;
constexpr std::int64_t kMostDifference = 820265763;  // of a lost pair with legal numbers

bool decide(const problem::Numbers& pair) {
  return mover_wins(static_cast<unsigned>(pair.a), static_cast<unsigned>(pair.b));
}

}  // namespace

int main(int argc, char** argv) {
  problem::WythoffFaults faults({"Xiao Ren\n", "Lao Wang\n", kMost, kMostDifference, decide});
  faults.usual_kinds();
  return faults.run(argc, argv);
}
