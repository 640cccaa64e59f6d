// The formats of packages for other judges. Each writer is a pure function from the problem to the
// files of its package; write_package puts them on the disk, as a folder and as a zip of it.
#pragma once

#include <string>
#include <vector>

#include "judge/base/cancellation.hpp"
#include "judge/package/export_problem.hpp"

namespace judge {

// One file of a package: its bytes are `text`, or those of the file `source` if that is not empty.
struct PackageFile {
  std::string path;  // from the package's folder on
  std::string text;
  fs::path source{};
};

struct ExportedPackage {
  std::vector<PackageFile> files;    // by path
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

// Makes FOLDER/NAME and FOLDER/NAME.zip hold the package, in place of what was there. The same
// package gives the same bytes. Until both are whole they stand under another name; what was there
// before stays if something fails. Throws JudgeError if a file cannot be read or written,
// Interrupted.
void write_package(const ExportedPackage& package, const fs::path& folder, const std::string& name,
                   const StopToken& stop);

}  // namespace judge
