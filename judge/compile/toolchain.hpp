// Which tools turn a source file into something to run. Knows languages, runs nothing.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "judge/base/files.hpp"

namespace judge {

enum class Language { kC, kCpp, kPython, kJava, kRust, kGo };

// By the ending of the file's name. Throws UsageError with the known endings for any other.
Language language_of(const fs::path& source);

// How to compile one source, and how to run the result.
struct Recipe {
  fs::path tool;            // the compiler, absolute
  std::string staged_name;  // where in the compiler's folder to copy the source; empty: stays
  std::vector<std::string> compile;  // argv, with the words FOLDER and ROOT below
  std::vector<std::string> run;      // argv; its first word is a file of FOLDER/out or absolute
  bool writes_depfile = false;       // to FOLDER/depfile, as gcc -MMD does
  bool is_heavy = false;             // the language's own machinery wants more memory and threads
};

// What stands in Recipe::compile for the compiler's folder, and for the checkout's root.
inline constexpr std::string_view kFolder = "FOLDER", kRoot = "ROOT";

// The recipe for a submission with content `text`. `dialect` is that of g++ -std= for C and C++ and
// the edition for Rust; empty means the usual one. Throws UsageError if the language has no
// dialects, or its tool is missing: then the message names the Debian package.
Recipe submission_recipe(const fs::path& source, std::string_view text, const std::string& dialect,
                         int memory_mib);

// The recipe for a program of a package, `source` from the checkout's root on. It is compiled
// where it is and may include the files of the checkout.
Recipe package_recipe(const std::string& source);

}  // namespace judge
