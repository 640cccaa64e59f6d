// The JSON of `judge stress`.
#include <nlohmann/json.hpp>

#include "judge/base/text.hpp"
#include "judge/model/verdict.hpp"
#include "judge/stress/stress_report.hpp"

namespace judge {
namespace {

using Json = nlohmann::ordered_json;

const char* name_of(Smallness smallness) {
  switch (smallness) {
    case Smallness::kLeast:
      return "least";
    case Smallness::kLeastOfFiles:
      return "least known";
    case Smallness::kLeastSize:
      return "least size";
    case Smallness::kShortest:
      return "shortest";
    case Smallness::kShrunk:
      return "shrunk";
    case Smallness::kCutShort:
      break;
  }
  return "cut short";
}

// Of what a program wrote, bytes that are no UTF-8 are escaped.
Json to_json(const Counterexample& found) {
  return {{"verdict", verdict_name(found.result.verdict)},
          {"message", printable(found.result.message)},
          {"input", found.input.text},
          {"answer", found.input.answer},
          {"output", printable(found.output)},
          {"smallness", name_of(found.smallness)}};
}

Json to_json(const SearchCounts& counts) {
  return {{"cases", counts.cases},
          {"runs", counts.runs},
          {"seconds", counts.seconds},
          {"complete_size", counts.complete_size},
          {"seed_blind_kinds", counts.seed_blind_kinds}};
}

// A user's generator may write any bytes: those that are no UTF-8 are replaced.
std::string text_of(const Json& json) {
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace

std::string stress_json(const StressResult& result) {
  const Compiled& compiled = result.compiled;
  Json json = {{"problem", result.problem},
               {"source", printable(result.source)},
               {"compiles", compiled.program.has_value()},
               {"message", printable(compiled.reason + compiled.diagnostics)},
               {"warning", printable(result.warning)},
               {"counterexample", nullptr},
               {"explanation", result.explanation},
               {"search", to_json(result.counts)}};
  if (result.problem.empty()) json["problem"] = nullptr;
  if (!result.counterexample) return text_of(json);
  json["counterexample"] = to_json(*result.counterexample);
  if (result.problem.empty())
    json["counterexample"]["generator_call"] = printable(result.user.call);
  return text_of(json);
}

}  // namespace judge
