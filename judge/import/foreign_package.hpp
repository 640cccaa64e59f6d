// Test cases of others: folders of files, and problem packages: Kattis and ICPC (legacy, 2025-09),
// Polygon, Hydro, Luogu, UOJ. Only what judging needs. And testlib.h, with which their checkers are written.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "judge/base/files.hpp"
#include "judge/model/test_case.hpp"

namespace judge {

// --- folders of files: inputs and their answers, by the names that are in use ---

// A file that belongs to no test case.
struct LeftOut {
  enum class Kind { kInput, kAnswer, kOther };
  Kind kind;         // an input without an answer, an answer without an input, or neither
  std::string file;  // from the folder on
  std::string why;
};

struct TestFiles {
  std::vector<TestCase> tests;    // by name, as people sort
  std::vector<LeftOut> left_out;  // in the order of Kind, then as people sort
};

// The names of inputs and answers that are recognized, in words.
std::string supported_names();

// The files in `folder` and the folders in it, as paths from there, sorted as people sort. Hidden
// ones are left out, and links to folders are not followed. Throws JudgeError if it cannot be read.
std::vector<std::string> files_below(const fs::path& folder);

// Makes test cases out of these files of `folder`. The name of a test case is `prefix` and the path
// of the input without its ending; of two with one name, the second has its ending too.
TestFiles pair_files(const fs::path& folder, const std::vector<std::string>& files,
                     const std::string& prefix = "");

// The same of all files in `folder` and below. Throws UsageError with the known names if that makes no
// test case.
TestFiles pair_folder(const fs::path& folder);

// The files that were left out and why, in one line that is cut after some; empty if there are
// none.
std::string describe_left_out(const std::vector<LeftOut>& files);

// --- packages ---

// Whether a path that a package names stays in its folder.
bool is_inside(const fs::path& path);

// Puts the files of a zip into an empty folder. Throws UsageError for what is no zip, is damaged,
// leads out of the folder or holds more than any package.
void unpack_zip(const fs::path& zip, const fs::path& folder);

// The limits that a package may have, as on our command line.
inline constexpr double kLeastSeconds = 0.01, kMostSeconds = 600;
inline constexpr int kMostMebibytes = 65536;

// A checker that is still to be compiled.
struct CheckerSource {
  fs::path source;                // C++
  std::vector<fs::path> headers;  // what else than those beside it it may include, by name alone
  CheckerProtocol protocol = CheckerProtocol::kKattis;
  std::vector<std::string> arguments;  // as in OutputCheck
};

struct ForeignPackage {
  std::string kind;  // in words, for messages
  TestFiles files;
  double time_limit = 1;   // seconds of CPU time
  int memory_limit = 256;  // MiB
  std::optional<CheckerSource> checker;
  CompareMode mode = CompareMode::kTokens;  // where there is no checker
  TokenRules rules;                         // the same, for tokens
  FileStreams streams;
  std::vector<std::string> remarks;  // what is not honoured, each in one line
};

// Reads the package in `folder`; nothing if it is none. Throws UsageError if a file of the package
// is wrong or the judge cannot judge such a problem: the message names file and repair.
std::optional<ForeignPackage> foreign_package(const fs::path& folder);

// One kind of them each, where `folder` holds the file or the folders that tell it.
std::optional<ForeignPackage> kattis_package(const fs::path& folder);
std::optional<ForeignPackage> polygon_package(const fs::path& folder);
std::optional<ForeignPackage> hydro_package(const fs::path& folder);
std::optional<ForeignPackage> luogu_package(const fs::path& folder);
std::optional<ForeignPackage> uoj_package(const fs::path& folder);

// Makes the C++ file `source` of the package in `folder` its checker, with testlib.h if it includes
// that. Where it cannot be used a remark says why, and outputs are compared as the package says.
void set_checker(ForeignPackage& package, const fs::path& folder, const fs::path& source,
                 CheckerProtocol protocol);

inline constexpr const char* kTestlib = "testlib.h";

// Whether a program includes testlib.h itself, from whatever folder. Throws JudgeError if it cannot
// be read.
bool uses_testlib(const fs::path& source);

// testlib.h, absolute: in one of these folders, or else in CPLUS_INCLUDE_PATH and CPATH and where
// the system has its headers. Nothing if no folder has it.
std::optional<fs::path> find_testlib(std::vector<fs::path> folders);

}  // namespace judge
