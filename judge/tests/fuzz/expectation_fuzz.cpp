// parse_expectation: the first line of a wrong submission.
#include "judge/model/verdict.hpp"
#include "judge/problem/problem_folder.hpp"
#include "judge/tests/fuzz/harness.hpp"

namespace {

using judge::Verdict;

void check(std::string_view source, const std::set<Verdict>& expected) {
  fuzz::demand(expected.count(Verdict::kJe) == 0, "nobody expects that the judge breaks");
  fuzz::demand(!expected.empty() && expected != std::set<Verdict>{Verdict::kAc},
               "something wrong is expected");
  const std::string_view line = source.substr(0, source.find('\n'));
  fuzz::demand(judge::parse_expectation(line, fuzz::kFile) == expected,
               "the rest of the file changes nothing");
  const std::string again = "// expect: " + judge::verdict_names(expected) + " — why";
  fuzz::demand(judge::parse_expectation(again, fuzz::kFile) == expected,
               "the same verdicts are read from what was written");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view source = fuzz::text_of(data, size);
  fuzz::accept_or_complain([&] { check(source, judge::parse_expectation(source, fuzz::kFile)); });
  return 0;
}
