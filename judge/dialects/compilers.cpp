#include "judge/dialects/compilers.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "judge/base/errors.hpp"

namespace dialects {
namespace {

// By the names that GCC 12 and Clang 14 know too: C++23 is c++2b.
const std::vector<std::string> kStandards = {"c++98", "c++11", "c++14", "c++17", "c++20", "c++2b"};

// Windows gives a program 1 MiB of stack; a MinGW program brings its libraries along, as judges
// have none.
const std::vector<std::string> kOfWindows = {"-static", "-Wl,--stack,1048576"};

}  // namespace

const std::vector<Tool>& tools() {
  static const std::vector<Tool> all = {
      {"g++", "g++", 64, System::kLinux, {}},
      {"clang++", "clang", 64, System::kLinux, {}},
      {"g++", "g++-multilib", 32, System::kLinux, {"-m32"}},
      {"clang++", "g++-multilib", 32, System::kLinux, {"-m32"}},
      {"x86_64-w64-mingw32-g++", "g++-mingw-w64-x86-64-win32", 64, System::kWindows, kOfWindows},
      {"i686-w64-mingw32-g++", "g++-mingw-w64-i686-win32", 32, System::kWindows, kOfWindows}};
  return all;
}

std::string name_of(const Tool& tool) {
  const auto& flags = tool.flags;
  const bool is_told = std::find(flags.begin(), flags.end(), "-m32") != flags.end();
  return tool.command + (is_told ? " -m32" : "");
}

std::vector<std::string> dialects_from(const std::string& oldest) {
  const auto first = std::find(kStandards.begin(), kStandards.end(), oldest);
  if (first == kStandards.end()) {
    throw judge::JudgeError(
        fmt::format("dialects: \"{}\" is none of {}", oldest, fmt::join(kStandards, " ")));
  }
  std::vector<std::string> all(first, kStandards.end());
  all.insert(all.begin() + 1, "gnu" + oldest.substr(1));
  return all;
}

judge::Recipe recipe_of(const Tool& tool, const std::string& dialect, bool links) {
  std::vector<std::string> flags = {"-std=" + dialect, "-O2",        "-DONLINE_JUDGE", "-Wall",
                                    "-Wextra",         "-Wpedantic", "-Wno-long-long", "-Werror"};
  // What is for the linker alone would be a warning of clang++ without it.
  const bool is_for_linker = tool.system == System::kWindows;
  if (links || !is_for_linker) flags.insert(flags.end(), tool.flags.begin(), tool.flags.end());
  if (!links) flags.emplace_back("-c");
  judge::Recipe recipe = judge::compiler_recipe(tool.command, tool.package, flags);
  const std::string name = program_name(tool);
  recipe.output = "out/" + name;
  recipe.run = {name};
  return recipe;
}

std::string program_name(const Tool& tool) {
  return tool.system == System::kWindows ? "program.exe" : "program";
}

}  // namespace dialects
