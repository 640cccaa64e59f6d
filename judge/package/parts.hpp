// What the writers of several formats share.
#pragma once

#include <yaml-cpp/yaml.h>

#include <optional>
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
    return put(YAML::Key)
        .put(key)
        .put(YAML::Value)
        .put(YAML::Flow)
        .put(std::vector<std::string>(items.begin(), items.end()));
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

// The verdict names of the package format that are right for a submission, sorted: AC, RTE, TLE,
// WA. PE is told as WA; MLE and OLE as RTE. Nothing if a compile error is expected.
std::optional<std::set<std::string>> package_verdicts(const std::set<Verdict>& expected);

// The folder under submissions/ of programs with just this verdict: "wrong_answer" of "WA". Empty
// for more than one.
std::string submission_folder(const std::set<std::string>& verdicts);

// Puts the submissions whose verdict has a folder into `package`; names the others, and verdicts
// that were mapped, in its remarks.
void add_submissions(ExportedPackage& package, const std::vector<ExportSubmission>& submissions);

// Names the submissions that have another verdict in the package than here, in its remarks.
void remark_mapped(ExportedPackage& package, const std::vector<ExportSubmission>& submissions);

// The statement with all samples behind it, as Markdown.
std::string with_samples(const ExportProblem& problem, const ExportStatement& statement);

// A block of code in Markdown; `kind` is the word behind its first fence.
std::string fenced(const std::string& kind, const std::string& text);

// Throws UsageError with the format's name if `is_there` is false: "ID: FORMAT needs WHAT".
void require(bool is_there, const ExportProblem& problem, const char* format,
             const std::string& what);

// Sorts the files by path.
void sort_files(ExportedPackage& package);

}  // namespace judge
