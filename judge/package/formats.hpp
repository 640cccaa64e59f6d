// A problem as packages for other judges need it, and the formats of these packages. Each writer is
// a pure function from the problem to the files of its package; write_package puts them on the disk,
// as a folder and as a zip of it.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "judge/base/cancellation.hpp"
#include "judge/base/files.hpp"
#include "judge/model/problem.hpp"
#include "judge/model/test_case.hpp"

namespace judge {

// --- the problem ---

struct ExportTest {
  enum class Group { kSample, kHand, kGenerated };
  Group group = Group::kSample;
  std::string name;       // without the group
  std::string file_name;  // 007-hand-empty: unlike any other's, and sorted by it they are in order
  fs::path input, answer;
  std::string description;              // why the test is there; of those by hand
  std::string call;                     // the arguments of the generator; of generated ones
  std::string icpc_fault;               // why ICPC packages cannot have it; mostly empty
  std::string input_text, answer_text;  // of samples only
};

// An input that is not legal.
struct ExportInvalid {
  std::string name;
  fs::path input;
  std::string description;
  std::string icpc_fault;
};

// A statement in one language.
struct ExportStatement {
  std::string language;  // "en", "zh"
  std::string title;
  std::string markdown;  // without title and samples
};

struct ExportSubmission {
  std::string name;  // main.cpp, float.cpp
  fs::path source;
  std::set<Verdict> expected;
  // Why it does not get an expected verdict from the test cases of ICPC packages; mostly empty.
  std::string icpc_fault{};
};

struct ExportProblem {
  std::string id;
  std::string short_name;  // small letters and digits
  std::string uuid;
  ProblemConfig config;
  std::string rights_owner;
  std::string license;                      // the text of the file LICENSE
  std::vector<ExportStatement> statements;  // English first
  // Programs, each one C++ file that includes standard headers only.
  std::string generator;
  std::string validator;          // accepts plain text files only
  std::string checker;            // exit status 42 and 43
  std::string testlib_checker;    // called `checker INPUT OUTPUT ANSWER`, exit status 0, 1 and 3
  std::vector<ExportTest> tests;  // sample, hand, generated
  std::vector<ExportInvalid> invalid;
  std::vector<ExportSubmission> submissions;
};

// Which of `tests`, of which `problem` was gathered, are in ICPC packages.
std::vector<TestCase> icpc_tests(const ExportProblem& problem, const std::vector<TestCase>& tests);

// Gathers all that packages of the problem need. `root` is the checkout, `tests` are all its test
// cases, named as make_data does. Throws UsageError if the folder lacks something that a package
// must have, like a page with the section "The game"; JudgeError if a file cannot be read.
ExportProblem export_problem(const fs::path& root, const Problem& problem,
                             const std::vector<TestCase>& tests);

// --- the packages ---

// One file of a package: its bytes are `text`, or those of the file `source` if that is not empty.
struct PackageFile {
  std::string path;  // from the package's folder on
  std::string text;
  fs::path source{};
};

struct ExportedPackage {
  std::vector<PackageFile> files;
  std::vector<std::string> remarks;  // what was left out or changed, each in one line
};

struct PackageFormat {
  const char* name;
  bool is_icpc;  // it leaves out what has an icpc_fault
  ExportedPackage (*write)(const ExportProblem& problem);
};

// All formats, in the order in which they are written.
const std::vector<PackageFormat>& package_formats();

// The writers. Each throws UsageError if the problem lacks what its format requires.
// The ICPC and Kattis problem package format, version "legacy", with what DOMjudge reads beside it.
ExportedPackage legacy_package(const ExportProblem& problem);
// The same, version 2025-09.
ExportedPackage icpc_2025_package(const ExportProblem& problem);
// A problem folder of the DMOJ judge.
ExportedPackage dmoj_package(const ExportProblem& problem);
// What Hydro imports.
ExportedPackage hydro_package(const ExportProblem& problem);
// A "free problem set" of one problem, as HUSTOJ and QDUOJ import it.
ExportedPackage fps_package(const ExportProblem& problem);
// The data of a problem on Luogu and UOJ; its statement is typed there.
ExportedPackage luogu_data(const ExportProblem& problem);
ExportedPackage uoj_data(const ExportProblem& problem);

// Makes FOLDER/NAME and FOLDER/NAME.zip hold the package, in place of what was there. The same
// package gives the same bytes. Until both are whole they stand under another name; what was there
// before stays if something fails. Throws JudgeError if a file cannot be read or written,
// Interrupted.
void write_package(ExportedPackage package, const fs::path& folder, const std::string& name,
                   const StopToken& stop);

}  // namespace judge
