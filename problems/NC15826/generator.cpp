// Inputs for NowCoder NC15826: one square per case.
#include "common/problem/wythoff_cases.hpp"

int main(int argc, char** argv) {
  // The greatest distance, and the greatest difference of a lost square's distances.
  const problem::WythoffCases cases(2147483647, 820265763);
  problem::Generator generator(1000000, problem::ended_by(""));
  problem::declare_kinds(generator, cases);
  return generator.run(argc, argv);
}
