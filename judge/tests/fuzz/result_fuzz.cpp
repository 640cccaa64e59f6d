// results_from_json: what the cache remembers of a program.
#include "judge/report/report.hpp"
#include "judge/tests/fuzz/harness.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto results = judge::results_from_json(fuzz::text_of(data, size));
  const std::string written = judge::results_to_json(results);
  const auto again = judge::results_from_json(written);
  fuzz::demand(again.size() == results.size(), "what was written are as many results");
  fuzz::demand(judge::results_to_json(again) == written, "and the same ones");
  return 0;
}
