// One file out of a C or C++ source and the headers of its own that it includes.
#pragma once

#include <string>
#include <vector>

#include "judge/base/files.hpp"

namespace judge {

struct Bundle {
  std::string text;
  std::vector<fs::path> files;       // what it was made of, the source first
  std::vector<std::string> remarks;  // what was left as it is and may be missing, each in one line
};

// The source with every `#include "NAME"` replaced by the file, which lies beside the file that
// includes it, or under `root`, absolute. It stands where it is included first; where it is
// included again, and is certainly there already, the line is taken out. Throws UsageError with
// file, line and repair if that is not possible; JudgeError if a file cannot be read.
Bundle bundle(const fs::path& source, const fs::path& root);

}  // namespace judge
