#include "judge/cli/command_line.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <exception>
#include <thread>

#include "judge/base/errors.hpp"
#include "judge/base/workspace.hpp"

namespace judge {
namespace {

constexpr int kMostJobs = 64;
constexpr long kBytesOfJob = 1536l
                             << 20;  // a compiler may take 1 GiB, and the machine is not to swap

// As many as there are processors, and memory.
int usual_jobs() {
  const long memory = sysconf(_SC_PHYS_PAGES) * sysconf(_SC_PAGESIZE);
  const long processors = std::thread::hardware_concurrency();
  return static_cast<int>(
      std::clamp(std::min(processors, memory / kBytesOfJob), 1l, long{kMostJobs}));
}

int fail(const std::string& name, const std::exception& error, int status) {
  fmt::print(stderr, "{}: {}\n", name, error.what());
  return status;
}

}  // namespace

CommonOptions::CommonOptions() : root(default_root()), jobs(usual_jobs()) {}

void add_root(CLI::App& command, CommonOptions& options) {
  command.add_option("--root", options.root, "the checkout (default: the one of this binary)");
}

void add_ids(CLI::App& command, CommonOptions& options) {
  command.add_option("ID", options.ids, "problems (default: all)");
}

void add_work(CLI::App& command, CommonOptions& options) {
  command.add_option("--jobs", options.jobs, "how many runs at a time")
      ->check(CLI::Range(1, kMostJobs))
      ->capture_default_str();
  const auto set = [&options](Verbosity verbosity) {
    return [&options, verbosity] { options.verbosity = verbosity; };
  };
  CLI::Option* quiet = command.add_flag_callback("--quiet", set(Verbosity::kQuiet), "no progress");
  command.add_flag_callback("--verbose", set(Verbosity::kVerbose), "say more about each step")
      ->excludes(quiet);
}

std::optional<int> parse(CLI::App& app, int argc, char** argv) {
  try {
    app.parse(argc, argv);
    return std::nullopt;
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? kAllHeld : kWrongUsage;
  }
}

int run_main(const std::string& name, const std::function<int(const StopToken& stop)>& work) {
  StopToken stop;
  stop_on_signals(stop);
  try {
    return work(stop);
  } catch (const Interrupted& error) {
    return fail(name, error, kStopped);
  } catch (const UsageError& error) {
    return fail(name, error, kWrongUsage);
  } catch (const std::exception& error) {
    return fail(name, error, kJudgeBroke);
  }
}

void check_can_write(const std::string& option, const fs::path& path) {
  std::error_code ignored;
  fs::path folder = fs::absolute(path).parent_path();  // what is missing of it will be made
  while (!fs::exists(folder, ignored))
    folder = folder.parent_path();
  try {
    if (fs::exists(path, ignored) && !fs::is_regular_file(path))
      throw JudgeError(path.string() + " is no file");
    if (!fs::is_directory(folder)) throw JudgeError(folder.string() + " is no folder");
    TemporaryFolder can_be_made(folder);
  } catch (const JudgeError& error) {
    throw UsageError(
        fmt::format("{} {}: cannot write there: {}", option, path.string(), error.what()));
  }
}

void do_all(const std::vector<std::function<void()>>& steps) {
  std::exception_ptr first;
  for (const auto& step : steps) {
    try {
      step();
    } catch (...) {
      if (!first) first = std::current_exception();
    }
  }
  if (first) std::rethrow_exception(first);
}

}  // namespace judge
