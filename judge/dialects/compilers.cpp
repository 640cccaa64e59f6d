#include "judge/dialects/compilers.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>

#include "judge/base/errors.hpp"
#include "judge/base/process.hpp"

namespace dialects {
namespace {

// By the names that GCC 12 and Clang 14 know too: C++23 is c++2b.
const std::vector<std::string> kStandards = {"c++98", "c++11", "c++14", "c++17", "c++20", "c++2b"};

// Windows gives a program 1 MiB of stack; a MinGW program brings its libraries along, as judges
// have none.
const std::vector<std::string> kOfWindows = {"-static", "-Wl,--stack,1048576"};

namespace fs = judge::fs;

constexpr int kSetUpSeconds = 300, kRunSeconds = 30;
constexpr int kLate = 124;  // of timeout(1)

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

std::string to_windows(std::string_view text) {
  std::string lines;
  for (char c : text)
    lines += c == '\n' ? std::string("\r\n") : std::string(1, c);
  return lines;
}

std::string from_windows(std::string_view bytes) {
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const bool is_end = bytes.substr(i, 2) == "\r\n";
    if (is_end) ++i;
    text += bytes[i] == '\n' && !is_end ? "\\n" : std::string(1, bytes[i]);
  }
  return text;
}

Wine::~Wine() {
  if (folder_) call(kRunSeconds, {"wineserver", "-k"}, "/dev/null", "/dev/null");
}

std::string Wine::version(judge::FileHashes& hashes) {
  std::vector<std::string> parts;
  for (const char* file : {"/usr/bin/wine", "/usr/lib/wine/wine", "/usr/lib/wine/wine64"})
    parts.push_back(hashes.of(file));
  return judge::key_of(parts);
}

int Wine::call(int seconds, const std::vector<std::string>& words, const fs::path& input,
               const fs::path& output) const {
  // No words of Wine's own, no offer of Mono and Gecko, no debugger for what crashes.
  std::vector<std::string> argv = {"env",
                                   "WINEPREFIX=" + (folder_->path() / "prefix").string(),
                                   "WINEDEBUG=-all",
                                   "WINEDLLOVERRIDES=mscoree,mshtml,winedbg.exe=",
                                   "timeout",
                                   "--foreground",
                                   "--kill-after=5",
                                   std::to_string(seconds)};
  argv.insert(argv.end(), words.begin(), words.end());
  judge::ChildFiles files;
  files.open(STDIN_FILENO, input, O_RDONLY);
  files.open(STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC);
  files.open(STDERR_FILENO, "/dev/null", O_WRONLY);
  const int status = judge::wait_for_process(judge::start_process(argv, files)).status;
  return WIFEXITED(status) ? WEXITSTATUS(status) : kLate;
}

void Wine::set_up() {
  const std::lock_guard<std::mutex> lock(mutex_);
  if (folder_) return;
  folder_.emplace(parent_);
  if (call(kSetUpSeconds, {"wine", "wineboot", "-i"}, "/dev/null", "/dev/null") == 0) return;
  folder_.reset();
  throw judge::JudgeError("dialects: Wine cannot be set up; see what `wineboot -i` says");
}

WineRun Wine::run(const fs::path& program, std::string_view input) {
  set_up();
  const judge::TemporaryFolder run(folder_->path());
  const fs::path in = run.path() / "input", out = run.path() / "output";
  judge::write_file(in, input);
  const int status = call(kRunSeconds, {"wine", program.string()}, in, out);
  return {status == kLate, status, judge::read_file(out)};
}

}  // namespace dialects
