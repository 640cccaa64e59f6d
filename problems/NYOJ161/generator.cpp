// Inputs for NYOJ 161: one pair per case.
#include "common/problem/wythoff_cases.hpp"

int main(int argc, char** argv) {
  // The greatest pile, and the greatest difference of a lost pair.
  const problem::WythoffCases cases(1000000000, 381966011);
  problem::Generator generator(1000000, problem::ended_by(""));
  problem::declare_kinds(generator, cases);
  return generator.run(argc, argv);
}
