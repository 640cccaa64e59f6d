// parse_config: problem.toml.
#include "judge/model/problem.hpp"
#include "judge/problem/problem_folder.hpp"
#include "judge/tests/fuzz/harness.hpp"

namespace {

void check(const judge::ProblemConfig& config) {
  using fuzz::demand;
  demand(!config.title.empty() && !config.origin.empty() && !config.url.empty(),
         "no text is empty");
  demand(config.time_limit > 0 && config.time_limit <= 60, "the time limit is in its range");
  demand(config.memory_limit >= 1 && config.memory_limit <= 4096, "so is the memory limit");
  demand(config.dialect.size() == 5 && config.dialect.substr(0, 3) == "c++", "the dialect is C++");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::accept_or_complain(
      [&] { check(judge::parse_config(fuzz::text_of(data, size), fuzz::kFile)); });
  return 0;
}
