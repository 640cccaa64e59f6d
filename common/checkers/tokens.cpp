// The checker of problems with compare = "tokens".
#include "common/package/comparing.hpp"

int main(int argc, char** argv) {
  return package::run_checker(
      argc, argv, [](const std::string&, const std::string& answer, const std::string& output) {
        package::expect_same_tokens(answer, output);
      });
}
