// What the command lines of all our programs share.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "judge/base/cancellation.hpp"
#include "judge/base/files.hpp"
#include "judge/base/progress.hpp"

namespace CLI {
class App;
}

namespace judge {

// The exit statuses: every expectation held; one did not; the command line or a problem's folder is
// wrong; the judge or a program of a package broke; somebody pressed Ctrl-C.
inline constexpr int kAllHeld = 0, kOneFailed = 1, kWrongUsage = 2, kJudgeBroke = 3, kStopped = 130;

// The options that commands have in common.
struct CommonOptions {
  CommonOptions();

  std::vector<std::string> ids;  // empty: all problems
  fs::path root;                 // the checkout
  int jobs;                      // as many as there are processors, and memory for
  Verbosity verbosity = Verbosity::kNormal;
};

// Adds --root.
void add_root(CLI::App& command, CommonOptions& options);
// Adds the problems' IDs.
void add_ids(CLI::App& command, CommonOptions& options);
// Adds --jobs, --quiet and --verbose.
void add_work(CLI::App& command, CommonOptions& options);

// Understands the command line. Nothing if all is well, else the status to end with: the user asked
// for help or made a mistake, and the words are printed already.
std::optional<int> parse(CLI::App& app, int argc, char** argv);

// Does `work`, which is handed what Ctrl-C requests, and returns its status; an exception is
// printed as "NAME: its words" and becomes the status that it stands for.
int run_main(const std::string& name, const std::function<int(const StopToken& stop)>& work);

// Throws UsageError if no file can be made at `path`, which `option` names: that is told before
// anything is done for it.
void check_can_write(const std::string& option, const fs::path& path);

// Does each of these, even if another one throws; then throws what the first of them threw.
void do_all(const std::vector<std::function<void()>>& steps);

}  // namespace judge
