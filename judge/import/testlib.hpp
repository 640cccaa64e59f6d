// Which programs are written with testlib, and where it is.
#pragma once

#include <optional>
#include <vector>

#include "judge/base/files.hpp"

namespace judge {

inline constexpr const char* kTestlib = "testlib.h";

// Whether a program includes testlib.h itself, from whatever folder. Throws JudgeError if it cannot
// be read.
bool uses_testlib(const fs::path& source);

// testlib.h, absolute: in one of these folders, or else in CPLUS_INCLUDE_PATH and CPATH and where
// the system has its headers. Nothing if no folder has it.
std::optional<fs::path> find_testlib(std::vector<fs::path> folders);

}  // namespace judge
