// The JSON of `judge stress`.
#include <nlohmann/json.hpp>

#include "judge/base/text.hpp"
#include "judge/model/verdict.hpp"
#include "judge/stress/stress_report.hpp"

namespace judge {

NLOHMANN_JSON_SERIALIZE_ENUM(Smallness, {{Smallness::kLeast, "least"},
                                         {Smallness::kLeastOfFiles, "least known"},
                                         {Smallness::kLeastSize, "least size"},
                                         {Smallness::kShortest, "shortest"},
                                         {Smallness::kShrunk, "shrunk"},
                                         {Smallness::kCutShort, "cut short"}})

namespace {

using Json = nlohmann::ordered_json;

// Of what a program wrote, bytes that are no UTF-8 are escaped.
Json to_json(const Counterexample& found) {
  return {{"verdict", verdict_name(found.result.verdict)},
          {"message", printable(found.result.message)},
          {"input", found.input.text},
          {"answer", found.input.answer},
          {"output", printable(found.output)},
          {"smallness", found.smallness}};
}

Json to_json(const SearchFacts& facts) {
  return {{"cases", facts.cases},
          {"runs", facts.runs},
          {"seconds", facts.seconds},
          {"complete_size", facts.complete_size},
          {"seed_blind_kinds", facts.seed_blind_kinds}};
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
               {"warning", printable(result.compiled.warning)},
               {"counterexample", nullptr},
               {"explanation", result.explanation},
               {"search", to_json(result.facts)}};
  if (result.problem.empty()) json["problem"] = nullptr;
  if (!result.counterexample) return text_of(json);
  json["counterexample"] = to_json(*result.counterexample);
  if (result.problem.empty())
    json["counterexample"]["generator_call"] = printable(result.facts.call);
  return text_of(json);
}

}  // namespace judge
