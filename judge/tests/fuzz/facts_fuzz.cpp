// parse_facts: problem.toml.
#include "judge/model/problem.hpp"
#include "judge/tests/fuzz/harness.hpp"

namespace {

void check(const judge::Facts& facts) {
  using fuzz::demand;
  demand(!facts.title.empty() && !facts.origin.empty() && !facts.url.empty(), "no text is empty");
  demand(facts.time_limit > 0 && facts.time_limit <= 60, "the time limit is in its range");
  demand(facts.memory_limit >= 1 && facts.memory_limit <= 4096, "so is the memory limit");
  demand(facts.dialect.size() == 5 && facts.dialect.substr(0, 3) == "c++", "the dialect is C++");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::accept_or_complain(
      [&] { check(judge::parse_facts(fuzz::text_of(data, size), fuzz::kFile)); });
  return 0;
}
