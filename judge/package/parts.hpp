// What the writers of several formats share.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "judge/package/formats.hpp"

namespace judge {

// More output than this is OLE here, in MiB.
inline constexpr int kOutputMebibytes = 64;

// A number as it stands in YAML: 1.0, 0.5.
std::string yaml_seconds(double seconds);

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
