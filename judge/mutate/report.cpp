#include "judge/mutate/report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "judge/base/text.hpp"
#include "judge/model/verdict.hpp"

namespace mutate {
namespace {

using Json = nlohmann::ordered_json;

std::string fate_name(Fate fate) {
  static const std::map<Fate, std::string> kNames = {
      {Fate::kNoProgram, "does not compile"}, {Fate::kTwin, "twin"},
      {Fate::kSameCode, "same code"},         {Fate::kKilled, "killed"},
      {Fate::kExplained, "explained"},        {Fate::kUnexplained, "SURVIVES"}};
  return kNames.at(fate);
}

std::string place(const ProblemResult& result, const Mutant& mutant) {
  return fmt::format("problems/{}/main.cpp:{}", result.id, mutant.line);
}

// What the tests reject.
struct Rejected {
  std::vector<std::string> wrong;
  int mutants = 0;
  int alone = 0;  // mutants and wrong/ files that no other test rejects
};

std::map<std::string, Rejected> rejected_by_test(const ProblemResult& result) {
  std::map<std::string, Rejected> by_test;
  for (const WrongResult& wrong : result.wrong) {
    for (const Rejection& rejection : wrong.rejections) {
      by_test[rejection.test].wrong.push_back(wrong.name);
      by_test[rejection.test].alone += wrong.rejections.size() == 1 ? 1 : 0;
    }
  }
  for (const MutantResult& entry : result.mutants) {
    if (entry.fate != Fate::kKilled) continue;
    const bool was_cut_short = entry.rejections.back().verdict == judge::Verdict::kTle;
    for (const Rejection& rejection : entry.rejections) {
      ++by_test[rejection.test].mutants;
      by_test[rejection.test].alone += entry.rejections.size() == 1 && !was_cut_short ? 1 : 0;
    }
  }
  return by_test;
}

std::string words_for(const Rejected& rejected) {
  if (rejected.wrong.empty() && rejected.mutants == 0) return "IDLE: rejects nothing";
  return fmt::format("{} mutants, {} only here; {}", rejected.mutants, rejected.alone,
                     rejected.wrong.empty() ? "no wrong/ file" : judge::join(rejected.wrong, " "));
}

std::string end_words(long long found, long long allowed) {
  return found == allowed ? fmt::format("{}", found) : fmt::format("{} (of {})", found, allowed);
}

std::string range_words(const ValueRange& range) {
  return fmt::format("{}: {} … {}", range.name, end_words(range.least, range.allowed_least),
                     end_words(range.greatest, range.allowed_greatest));
}

std::string table_row(const ProblemResult& result) {
  const auto caught =
      std::count_if(result.wrong.begin(), result.wrong.end(),
                    [](const WrongResult& wrong) { return !wrong.rejections.empty(); });
  std::uint64_t bytes = 0;
  for (const TestSize& test : result.tests)
    bytes += test.bytes;
  std::vector<std::string> reached;
  for (const ValueRange& range : result.reached)
    reached.push_back(range_words(range));
  const int same = result.count(Fate::kSameCode) + result.count(Fate::kExplained);
  return fmt::format("| {} | {} | {} | {} / {} | {} / {} | {} | {} |\n", result.id,
                     result.tests.size(), bytes, caught, result.wrong.size(),
                     result.count(Fate::kKilled), result.made(), same, judge::join(reached, "; "));
}

}  // namespace

std::string summary(const ProblemResult& result) {
  int by_time = 0, by_sanitizers = 0;
  std::string survivors;
  for (const MutantResult& entry : result.mutants) {
    if (entry.fate == Fate::kKilled) {
      by_time += entry.rejections.front().verdict == judge::Verdict::kTle ? 1 : 0;
      by_sanitizers += entry.by_sanitizer ? 1 : 0;
    } else if (entry.fate == Fate::kUnexplained) {
      survivors +=
          fmt::format("  survives ({})\n{}\n", place(result, entry.mutant), entry.mutant.id);
    }
  }
  std::string text = fmt::format(
      "{}: {} mutants: {} killed ({} by time, {} by sanitizers), {} same code, {} explained, {} "
      "unexplained; {:.1f} s\n{}",
      result.id, result.made(), result.count(Fate::kKilled), by_time, by_sanitizers,
      result.count(Fate::kSameCode), result.count(Fate::kExplained),
      result.count(Fate::kUnexplained), result.seconds, survivors);
  for (const std::string& words : result.stale)
    text += fmt::format("  stale: {}\n", words);
  return text;
}

std::string listing(const ProblemResult& result) {
  std::string text;
  for (const MutantResult& entry : result.mutants) {
    std::string words = fate_name(entry.fate);
    if (entry.fate == Fate::kKilled) {
      words += fmt::format(" by {} ({})", entry.rejections.front().test,
                           judge::verdict_name(entry.rejections.front().verdict));
    }
    if (!entry.reason.empty()) words += " (" + entry.reason + ")";
    text += fmt::format("{}: {}\n    {}\n", place(result, entry.mutant), words, entry.mutant.id);
  }
  return text;
}

std::string cases_report(const ProblemResult& result) {
  std::string text;
  std::map<std::string, Rejected> by_test = rejected_by_test(result);
  for (const TestSize& test : result.tests) {
    text += fmt::format("  {:<32} {:>9} bytes  {}\n", test.name, test.bytes,
                        words_for(by_test[test.name]));
  }
  for (const WrongResult& wrong : result.wrong) {
    if (wrong.rejections.empty()) text += fmt::format("  {}: no test rejects it\n", wrong.name);
  }
  return text;
}

std::string markdown_table(const std::vector<ProblemResult>& results) {
  std::string text =
      "| problem | cases | bytes of input | wrong/ rejected | mutants killed / made | same "
      "function | bounds reached |\n|---|---|---|---|---|---|---|\n";
  for (const ProblemResult& result : results)
    text += table_row(result);
  return text;
}

// --- for programs; nlohmann-json finds these by the types ---

static void to_json(Json& json, const Rejection& rejection) {
  json = {{"test", rejection.test}, {"verdict", judge::verdict_name(rejection.verdict)}};
}

static void to_json(Json& json, const MutantResult& entry) {
  json = {{"id", entry.mutant.id},
          {"line", entry.mutant.line},
          {"fate", fate_name(entry.fate)},
          {"by_sanitizer", entry.by_sanitizer},
          {"rejected_by", entry.rejections}};
  if (!entry.reason.empty()) json["reason"] = entry.reason;
}

static void to_json(Json& json, const WrongResult& wrong) {
  json = {{"name", wrong.name}, {"rejected_by", wrong.rejections}};
}

static void to_json(Json& json, const ProblemResult& result) {
  json = {{"problem", result.id},
          {"made", result.made()},
          {"killed", result.count(Fate::kKilled)},
          {"same_code", result.count(Fate::kSameCode)},
          {"explained", result.count(Fate::kExplained)},
          {"unexplained", result.count(Fate::kUnexplained)},
          {"stale", result.stale},
          {"seconds", result.seconds},
          {"mutants", result.mutants},
          {"wrong", result.wrong}};
}

std::string json_report(const std::vector<ProblemResult>& results) {
  return Json{{"results", results}}.dump(2) + "\n";
}

}  // namespace mutate
