// The checker of problems with compare = "tokens".
#include "common/problem/comparing.hpp"

int main(int argc, char** argv) {
  return problem::run_checker(
      argc, argv, [](const std::string&, const std::string& answer, const std::string& output) {
        problem::expect_same_tokens(answer, output);
      });
}
