// The only user of CLI11, which is heavy.
#include "judge/cli/options.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <map>
#include <string>
#include <thread>

#include "judge/base/workspace.hpp"

namespace judge {
namespace {

constexpr int kUsageStatus = 2;

void add_common(CLI::App* command, Options& options, Action action) {
  command->add_option("--root", options.root, "the checkout (default: the one of this binary)");
  command->callback([&options, action] { options.action = action; });
}

void add_ids(CLI::App* command, Options& options) {
  command->add_option("ID", options.ids, "problems (default: all)");
  command->add_option("--jobs", options.jobs, "how many runs at a time")
      ->check(CLI::Range(1, 64))
      ->capture_default_str();
  CLI::Option* quiet = command->add_flag_callback(
      "--quiet", [&options] { options.verbosity = Verbosity::kQuiet; }, "no progress");
  command
      ->add_flag_callback(
          "--verbose", [&options] { options.verbosity = Verbosity::kVerbose; },
          "a line a submission")
      ->excludes(quiet);
}

void add_run_limits(CLI::App* run, Options& options) {
  run->add_option("--time", options.time, "CPU time limit in seconds, in place of the problem's")
      ->check(CLI::Range(0.01, 600.0));
  run->add_option("--memory", options.memory, "memory limit in MiB, in place of the problem's")
      ->check(CLI::Range(1, 65536));
  run->add_option("--time-factor", options.time_factor, "scales the time limit")
      ->check(CLI::Range(0.01, 100.0));
}

void add_run(CLI::App& app, Options& options) {
  CLI::App* run = app.add_subcommand("run", "judges the submissions of problems, or your own file");
  add_common(run, options, Action::kRun);
  add_ids(run, options);
  CLI::Option* source = run->add_option("--source", options.source, "judge this file instead");
  CLI::Option* tests = run->add_option("--tests", options.tests,
                                       "against this folder of NAME.in and NAME.ans or .out")
                           ->needs(source);
  run->add_option("--compare", options.compare, "lines or tokens (with --tests; default tokens)")
      ->check(CLI::IsMember({"lines", "tokens"}))
      ->needs(tests);
  add_run_limits(run, options);
  run->add_option("--std", options.dialect, "dialect of the source, like c++20 or c11")
      ->needs(source);
  run->add_option("--json", options.json, "write the results to this file");
  run->add_option("--junit", options.junit, "write them as JUnit's XML to this file");
  run->add_option("--html", options.html, "write them as a page for browsers to this file");
  run->add_option("--isolation", options.isolation,
                  "best: all the system allows; none: limits and measurement only")
      ->transform(CLI::CheckedTransformer(
          std::map<std::string, Isolation>{{"best", Isolation::kBest}, {"none", Isolation::kNone}}))
      ->default_str("best");
  run->add_flag("--force", options.force, "run again what did not change");
  run->add_flag("--all", options.all, "go on after a test that failed");
}

void add_stress(CLI::App& app, Options& options) {
  CLI::App* stress =
      app.add_subcommand("stress", "finds a smallest input on which your file is wrong");
  add_common(stress, options, Action::kStress);
  add_ids(stress, options);
  stress->get_option("ID")->required()->expected(1)->description("the problem");
  stress->add_option("--source", options.source, "your file")->required();
  stress->add_option("--seconds", options.seconds, "how long to search")
      ->check(CLI::Range(0.1, 1e6))
      ->capture_default_str();
  stress->add_option("--shrink", options.shrink, "seconds to make smaller what was found")
      ->check(CLI::Range(0.1, 1e6))
      ->capture_default_str();
  stress->add_option("--seed", options.seed, "the same seed finds the same input")
      ->capture_default_str();
  stress->add_option("--save", options.save, "keep the input and its answer in this folder");
  stress->add_option("--lang", options.language, "en or zh (default: as LC_ALL or LANG say)")
      ->check(CLI::IsMember({"en", "zh"}));
}

void add_data(CLI::App& app, Options& options) {
  CLI::App* data = app.add_subcommand("data", "makes and checks the tests of problems");
  add_common(data, options, Action::kData);
  add_ids(data, options);
  data->add_flag("--pin", options.pin, "write the hashes of what is made to SHA256SUMS");
}

void add_list(CLI::App& app, Options& options) {
  CLI::App* list = app.add_subcommand("list", "names the problems");
  add_common(list, options, Action::kList);
}

}  // namespace

ParsedOptions parse_options(int argc, char** argv) {
  Options options;
  options.root = default_root();
  options.jobs = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1u, 64u));
  CLI::App app("Judges programs by the problems of this checkout.", "judge");
  app.require_subcommand(1);
  app.get_formatter()->column_width(32);
  add_run(app, options);
  add_stress(app, options);
  add_data(app, options);
  add_list(app, options);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const bool is_mistake = app.exit(error) != 0;
    return {std::nullopt, is_mistake ? kUsageStatus : 0};
  }
  return {options, 0};
}

}  // namespace judge
