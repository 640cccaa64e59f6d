// What the writers of several formats share.
#pragma once

#include <yaml-cpp/yaml.h>

#include <set>
#include <string>
#include <vector>

#include "judge/package/formats.hpp"

namespace judge {

// More output than this is OLE here, in MiB.
inline constexpr int kOutputMebibytes = 64;

// A YAML file that is a map, written from its first line to its last.
class Yaml {
 public:
  Yaml() { out_ << YAML::BeginMap; }

  // KEY: VALUE
  template <typename Value>
  Yaml& entry(const std::string& key, const Value& value) {
    out_ << YAML::Key << key << YAML::Value << value;
    return *this;
  }
  // The same in quotes: a title may look like a number or a truth value.
  Yaml& words(const std::string& key, const std::string& text) {
    out_ << YAML::Key << key << YAML::Value << YAML::DoubleQuoted << text;
    return *this;
  }
  // A map or a list as the value of a key, or a map as an item of a list; each up to its end.
  Yaml& map(const std::string& key) { return entry(key, YAML::BeginMap); }
  Yaml& list(const std::string& key) { return entry(key, YAML::BeginSeq); }
  Yaml& item() { return put(YAML::BeginMap); }
  Yaml& end_map() { return put(YAML::EndMap); }
  Yaml& end_list() { return put(YAML::EndSeq); }
  // KEY: [A, B]
  Yaml& one_line(const std::string& key, const std::set<std::string>& items) {
    return entry(key, YAML::Flow).put(std::vector<std::string>(items.begin(), items.end()));
  }
  // A map as an item of a list, in one line: {FIRST: A, SECOND: B}.
  Yaml& one_line_item(const std::string& first, const std::string& a, const std::string& second,
                      const std::string& b) {
    return put(YAML::Flow).item().entry(first, a).entry(second, b).end_map();
  }

  std::string text() {
    out_ << YAML::EndMap;
    return std::string(out_.c_str()) + "\n";
  }

 private:
  template <typename Part>
  Yaml& put(const Part& part) {
    out_ << part;
    return *this;
  }

  YAML::Emitter out_;
};

// A submission of a package.
struct PlacedSubmission {
  std::string path;                // from submissions/ on
  std::set<std::string> verdicts;  // of the package format: AC, RTE, TLE, WA
};

// Puts the submissions into `package`, by their verdict: into submissions/accepted, wrong_answer,
// time_limit_exceeded or run_time_error. PE is told as WA; MLE and OLE as RTE. Those of several
// verdicts go to the folder `mixed`; without one they are left out, as those with CE are. Its remarks
// name what was left out or is told otherwise.
std::vector<PlacedSubmission> add_submissions(ExportedPackage& package,
                                              const std::vector<ExportSubmission>& submissions,
                                              const std::string& mixed = "");

// The statement with all samples behind it, as Markdown.
std::string with_samples(const ExportProblem& problem, const ExportStatement& statement);

// A block of code in Markdown; `kind` is the word behind its first fence.
std::string fenced(const std::string& kind, const std::string& text);

// Adds input and answer of a test case, `path` with ".in" and the other ending.
void add_pair(ExportedPackage& package, const std::string& path, const ExportTest& test,
              const char* answer_ending);

}  // namespace judge
