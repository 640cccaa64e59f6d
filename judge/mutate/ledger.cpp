#include "judge/mutate/ledger.hpp"

#include <nlohmann/json.hpp>
#include <utility>

namespace mutate {
namespace {

using Json = nlohmann::json;

constexpr int kFormat = 1;  // to be raised when the file's meaning changes

template <typename Map>
std::optional<typename Map::mapped_type> look_up(const Map& map, const std::string& key) {
  const auto entry = map.find(key);
  if (entry == map.end()) return std::nullopt;
  return entry->second;
}

}  // namespace

Ledger::Ledger(judge::fs::path file, std::string conditions)
    : file_(std::move(file)), conditions_(std::move(conditions)) {
  if (!judge::fs::exists(file_)) return;
  try {
    load(judge::read_file(file_));
  } catch (const Json::exception&) {
    programs_.clear();
    findings_.clear();
    killers_.clear();
  }
}

void Ledger::load(const std::string& content) {
  const Json json = Json::parse(content);
  if (json.at("format") != kFormat || json.at("conditions") != conditions_) return;
  json.at("programs").get_to(programs_);
  json.at("killers").get_to(killers_);
  for (const auto& [program, tests] : json.at("findings").items()) {
    for (const auto& [test, finding] : tests.items()) {
      const auto verdict = judge::verdict_of(finding.at(0).get<std::string>());
      if (verdict) findings_[program][test] = {*verdict, finding.at(1)};
    }
  }
}

std::optional<std::string> Ledger::program(const std::string& text) const {
  const std::lock_guard lock(mutex_);
  return look_up(programs_, text);
}

void Ledger::note_program(const std::string& text, const std::string& program) {
  const std::lock_guard lock(mutex_);
  programs_[text] = program;
}

std::optional<TestOutcome> Ledger::finding(const std::string& program,
                                           const std::string& test) const {
  const std::lock_guard lock(mutex_);
  const auto tests = findings_.find(program);
  if (tests == findings_.end()) return std::nullopt;
  return look_up(tests->second, test);
}

void Ledger::note_finding(const std::string& program, const std::string& test,
                          TestOutcome outcome) {
  const std::lock_guard lock(mutex_);
  findings_[program][test] = outcome;
}

std::string Ledger::killer(const std::string& text) const {
  const std::lock_guard lock(mutex_);
  return look_up(killers_, text).value_or("");
}

void Ledger::note_killer(const std::string& text, const std::string& test_name) {
  const std::lock_guard lock(mutex_);
  killers_[text] = test_name;
}

void Ledger::save() const {
  const std::lock_guard lock(mutex_);
  Json findings = Json::object();
  for (const auto& [program, tests] : findings_) {
    for (const auto& [test, outcome] : tests) {
      findings[program][test] = {judge::verdict_name(outcome.verdict), outcome.cpu_seconds};
    }
  }
  const Json json = {{"format", kFormat},
                     {"conditions", conditions_},
                     {"programs", programs_},
                     {"killers", killers_},
                     {"findings", findings}};
  judge::write_file(file_, json.dump() + "\n");
}

}  // namespace mutate
