#include "judge/mutate/ledger.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <utility>

namespace mutate {

Ledger::Ledger(judge::Cache& cache, const std::string& problem, std::string conditions)
    : cache_(cache),
      programs_("mutant program " + problem),
      findings_("mutant finding " + problem),
      killers_("mutant killer " + problem),
      conditions_(std::move(conditions)) {}

void Ledger::forget() {
  for (const std::string& kind : {programs_, findings_, killers_})
    cache_.forget(kind);
}

std::optional<std::string> Ledger::program(const std::string& text) const {
  return cache_.find(programs_, key(text));
}

void Ledger::note_program(const std::string& text, const std::string& program) {
  cache_.put(programs_, key(text), program);
}

// An entry is a verdict, a blank, and seconds.
std::optional<TestOutcome> Ledger::finding(const std::string& program,
                                           const std::string& test) const {
  const auto entry = cache_.find(findings_, key(program + " " + test));
  if (!entry) return std::nullopt;
  const std::size_t blank = entry->find(' ');
  const auto verdict = judge::verdict_of(entry->substr(0, blank));
  if (!verdict || blank == std::string::npos) return std::nullopt;
  return TestOutcome{*verdict, std::strtod(entry->c_str() + blank, nullptr)};
}

void Ledger::note_finding(const std::string& program, const std::string& test,
                          TestOutcome outcome) {
  cache_.put(findings_, key(program + " " + test),
             fmt::format("{} {}", judge::verdict_name(outcome.verdict), outcome.cpu_seconds));
}

std::string Ledger::killer(const std::string& text) const {
  return cache_.find(killers_, key(text)).value_or("");
}

void Ledger::note_killer(const std::string& text, const std::string& test_name) {
  cache_.put(killers_, key(text), test_name);
}

}  // namespace mutate
