#include <nlohmann/json.hpp>

#include "judge/model/verdict.hpp"
#include "judge/mutate/report.hpp"

namespace mutate {
namespace {

using Json = nlohmann::ordered_json;

Json rejections_json(const std::vector<Rejection>& rejections) {
  Json list = Json::array();
  for (const Rejection& rejection : rejections) {
    list.push_back({{"test", rejection.test}, {"verdict", judge::verdict_name(rejection.verdict)}});
  }
  return list;
}

Json mutant_json(const MutantResult& entry) {
  Json json = {{"id", entry.mutant.id},
               {"line", entry.mutant.line},
               {"fate", fate_name(entry.fate)},
               {"by_sanitizer", entry.by_sanitizer},
               {"rejected_by", rejections_json(entry.rejections)}};
  if (!entry.reason.empty()) json["reason"] = entry.reason;
  return json;
}

Json problem_json(const ProblemResult& result) {
  Json json = {{"problem", result.id},
               {"made", result.made()},
               {"killed", result.count(Fate::kKilled)},
               {"same_code", result.count(Fate::kSameCode)},
               {"explained", result.count(Fate::kExplained)},
               {"unexplained", result.count(Fate::kUnexplained)},
               {"stale", result.stale},
               {"seconds", result.seconds},
               {"mutants", Json::array()},
               {"wrong", Json::array()}};
  for (const MutantResult& entry : result.mutants)
    json["mutants"].push_back(mutant_json(entry));
  for (const WrongResult& wrong : result.wrong) {
    json["wrong"].push_back(
        {{"name", wrong.name}, {"rejected_by", rejections_json(wrong.rejections)}});
  }
  return json;
}

}  // namespace

std::string json_report(const std::vector<ProblemResult>& results) {
  Json json = Json::array();
  for (const ProblemResult& result : results)
    json.push_back(problem_json(result));
  return Json{{"results", json}}.dump(2) + "\n";
}

}  // namespace mutate
