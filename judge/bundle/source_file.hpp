// A C or C++ file that goes into a bundle.
#pragma once

#include <optional>
#include <string>

#include "judge/base/files.hpp"
#include "judge/compile/directives.hpp"

namespace judge {

// The #ifndef, #define and #endif that stand around all of a header.
struct IncludeGuard {
  std::string macro;
  std::size_t line = 0;            // of the #ifndef
  std::size_t begin = 0, end = 0;  // where #ifndef and #endif begin, as Directive::begin
};

struct SourceFile {
  fs::path path;     // where it was found
  std::string name;  // for messages
  std::string text;
  Directives directives;
  std::optional<IncludeGuard> guard;
  bool is_read_once = false;  // by its guard, or by #pragma once outside of all conditions
};

// Reads a file and checks that it can be taken apart: the text has no zero byte and no line that
// ends in CR alone, its comments, raw strings and conditional blocks have their ends. Throws
// UsageError with `name`, line and repair; JudgeError if it cannot be read.
SourceFile read_source_file(const fs::path& path, const std::string& name);

bool is_pragma_once(const Directive& directive);

// What a directive does to conditional blocks.
enum class BlockStep { kNone, kBegin, kNextBranch, kEnd };
BlockStep block_step(const Directive& directive);

// A line of a file is wrong: throws UsageError "NAME:LINE: WORDS".
[[noreturn]] void blame(const SourceFile& file, std::size_t line, const std::string& words);

}  // namespace judge
