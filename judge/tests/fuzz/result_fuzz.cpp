// result_from_json: what the cache remembers of a submission.
#include "judge/report/report.hpp"
#include "judge/tests/fuzz/harness.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto result = judge::result_from_json(fuzz::text_of(data, size));
  if (!result) return 0;
  const std::string written = judge::result_to_json(*result);
  const auto again = judge::result_from_json(written);
  fuzz::demand(again.has_value(), "what was written is a result");
  fuzz::demand(judge::result_to_json(*again) == written, "and the same one");
  return 0;
}
