#include "judge/package/export_yaml.hpp"

#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <cmath>

#include "judge/package/parts.hpp"

namespace judge {
namespace {

using YAML::BeginMap, YAML::EndMap, YAML::BeginSeq, YAML::EndSeq, YAML::Key, YAML::Value;

// In quotes: a title may look like a number or a truth value.
YAML::Emitter& words(YAML::Emitter& out, const char* key, const std::string& text) {
  return out << Key << key << Value << YAML::DoubleQuoted << text;
}

std::string text_of(const YAML::Emitter& out) {
  return std::string(out.c_str()) + "\n";
}

std::string alphanumeric(std::string id) {
  const auto is_other = [](char c) {
    return !((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'));
  };
  id.erase(std::remove_if(id.begin(), id.end(), is_other), id.end());
  return id;
}

void rights(YAML::Emitter& out, const ExportProblem& problem) {
  out << Key << "license" << Value << "permission";
  words(out, "rights_owner", problem.rights_owner);
}

void names(YAML::Emitter& out, const ExportProblem& problem) {
  out << Key << "name" << Value << BeginMap;
  for (const ExportStatement& statement : problem.statements)
    words(out, statement.language.c_str(), statement.title);
  out << EndMap;
}

void verdicts(YAML::Emitter& out, const char* key, const std::set<std::string>& set) {
  out << Key << key << Value << YAML::Flow << BeginSeq;
  for (const std::string& verdict : set)
    out << verdict;
  out << EndSeq;
}

void test_cases(YAML::Emitter& out, const ExportProblem& problem, const char* input,
                const char* output, const std::string& folder, const char* answer_ending) {
  out << BeginSeq;
  for (const ExportTest& test : problem.tests) {
    const std::string name = folder + test.file_name;
    out << YAML::Flow << BeginMap << Key << input << Value << name + ".in";
    out << Key << output << Value << name + answer_ending << EndMap;
  }
  out << EndSeq;
}

}  // namespace

std::string legacy_problem_yaml(const ExportProblem& problem) {
  YAML::Emitter out;
  out << BeginMap << Key << "problem_format_version" << Value << "legacy";
  words(out, "name", problem.statements.front().title);
  out << Key << "uuid" << Value << problem.uuid << Key << "type" << Value << "pass-fail";
  words(out, "source", problem.config.origin);
  words(out, "source_url", problem.config.url);
  rights(out, problem);
  out << Key << "limits" << Value << BeginMap << Key << "memory" << Value
      << problem.config.memory_limit << Key << "output" << Value << kOutputMebibytes << EndMap;
  out << Key << "validation" << Value << "custom" << EndMap;
  return text_of(out);
}

std::string icpc_2025_problem_yaml(const ExportProblem& problem) {
  const double seconds = problem.config.time_limit;
  YAML::Emitter out;
  out << BeginMap << Key << "problem_format_version" << Value << "2025-09";
  names(out, problem);
  out << Key << "uuid" << Value << problem.uuid << Key << "type" << Value << "pass-fail";
  out << Key << "source" << Value << BeginMap;
  words(out, "name", problem.config.origin);
  words(out, "url", problem.config.url);
  out << EndMap;
  rights(out, problem);
  out << Key << "limits" << Value << BeginMap << Key << "time_limit" << Value
      << yaml_seconds(seconds);
  // The limit must be a multiple of this.
  if (std::floor(seconds) != seconds)
    out << Key << "time_resolution" << Value << yaml_seconds(seconds);
  out << Key << "memory" << Value << problem.config.memory_limit << Key << "output" << Value
      << kOutputMebibytes << EndMap << EndMap;
  return text_of(out);
}

std::string submissions_yaml(const std::vector<SubmissionRule>& rules) {
  YAML::Emitter out;
  out << BeginMap;
  for (const SubmissionRule& rule : rules) {
    out << Key << rule.path << Value << BeginMap;
    if (rule.is_model) out << Key << "model_solution" << Value << true;
    const bool is_right = rule.required == std::set<std::string>{"AC"};
    verdicts(out, "permitted",
             is_right ? rule.required : std::set<std::string>{"AC", "RTE", "TLE", "WA"});
    verdicts(out, "required", rule.required);
    out << EndMap;
  }
  out << EndMap;
  return text_of(out);
}

std::string test_yaml(const std::string& description) {
  YAML::Emitter out;
  out << BeginMap;
  words(out, "description", description);
  out << EndMap;
  return text_of(out);
}

std::string dmoj_init_yaml(const ExportProblem& problem) {
  YAML::Emitter out;
  // As they are: DMOJ would change CR LF, and add the end of a last line.
  out << BeginMap << Key << "binary_data" << Value << true;
  out << Key << "output_limit_length" << Value << kOutputMebibytes * (1 << 20);
  out << Key << "checker" << Value;
  const std::string dmoj_checker(way_of(problem.config.compare).dmoj_checker);
  if (!dmoj_checker.empty()) {
    out << dmoj_checker;
  } else {
    out << BeginMap << Key << "name" << Value << "bridged" << Key << "args" << Value << BeginMap
        << Key << "files" << Value << "checker.cpp" << Key << "lang" << Value << "CPP17" << Key
        << "type" << Value << "testlib" << EndMap << EndMap;
  }
  // One batch: no points unless every test case passes.
  out << Key << "test_cases" << Value << BeginSeq << BeginMap << Key << "points" << Value << 100
      << Key << "batched" << Value;
  test_cases(out, problem, "in", "out", "tests/", ".out");
  out << EndMap << EndSeq << EndMap;
  return text_of(out);
}

std::string hydro_problem_yaml(const ExportProblem& problem) {
  YAML::Emitter out;
  out << BeginMap << Key << "pid" << Value << alphanumeric(problem.id);
  words(out, "title", problem.config.title);
  out << EndMap;
  return text_of(out);
}

std::string hydro_config_yaml(const ExportProblem& problem) {
  YAML::Emitter out;
  out << BeginMap << Key << "type" << Value << "default";
  out << Key << "time" << Value
      << fmt::format("{}ms", std::lround(problem.config.time_limit * 1000));
  out << Key << "memory" << Value << fmt::format("{}m", problem.config.memory_limit);
  out << Key << "checker_type" << Value << "kattis" << Key << "checker" << Value << kHydroChecker;
  out << Key << "subtasks" << Value << BeginSeq << BeginMap << Key << "score" << Value << 100;
  out << Key << "type" << Value << "min" << Key << "cases" << Value;
  test_cases(out, problem, "input", "output", "", ".out");
  out << EndMap << EndSeq << EndMap;
  return text_of(out);
}

}  // namespace judge
