#include "judge/dialects/wine.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <string_view>
#include <vector>

#include "judge/base/errors.hpp"
#include "judge/base/process.hpp"

namespace dialects {
namespace {

namespace fs = judge::fs;

constexpr int kSetUpSeconds = 300, kRunSeconds = 30;
constexpr int kLate = 124;  // of timeout(1)

}  // namespace

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
