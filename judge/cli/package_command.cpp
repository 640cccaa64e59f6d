// `judge package`, a program of its own: the problems as packages for other judges.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>

#include "judge/cli/commands.hpp"
#include "judge/cli/selection.hpp"
#include "judge/compile/context.hpp"
#include "judge/data/data.hpp"
#include "judge/package/formats.hpp"
#include "judge/problem/helpers.hpp"
#include "judge/run/judge_submissions.hpp"

namespace judge {
namespace {

struct PackageOptions : CommonOptions {
  std::vector<std::string> formats;  // empty: all of them
  std::optional<fs::path> out;       // in place of .build/package
};

std::vector<PackageFormat> chosen_formats(const PackageOptions& options) {
  const auto& names = options.formats;
  std::vector<PackageFormat> formats;
  for (const PackageFormat& format : package_formats()) {
    if (names.empty() || std::count(names.begin(), names.end(), format.name) > 0) {
      formats.push_back(format);
    }
  }
  return formats;
}

// Some wrong submissions fail only on test cases that ICPC packages cannot have. A right one stays:
// with fewer test cases it cannot fail, and a machine that is too slow for it today is no reason.
void try_submissions(Context& context, const Problem& problem, const Helpers& package,
                     std::vector<TestCase> tests, ExportProblem& exported) {
  const Target target = {problem.id, problem.submissions, std::move(tests),
                         requirements_of(problem, package)};
  const std::vector<SubmissionResult> results = judge_submissions(context, target, {});
  for (std::size_t i = 0; i < results.size(); ++i) {
    const bool is_right = results[i].expected == std::set<Verdict>{Verdict::kAc};
    if (results[i].is_as_expected() || is_right) continue;
    exported.submissions[i].icpc_fault =
        fmt::format("on these test cases it is {}, not {}", verdict_name(results[i].verdict),
                    verdict_names(results[i].expected));
  }
}

ExportProblem gather(Context& context, const Problem& problem, bool is_for_icpc) {
  context.progress.step(problem.id);
  const Helpers package = compile_helpers(context.workers, context.compiler, problem);
  const std::vector<TestCase> tests = make_data(context, problem, package);
  ExportProblem exported = export_problem(context.workspace.root(), problem, tests);
  if (is_for_icpc) {
    try_submissions(context, problem, package, icpc_tests(exported, tests), exported);
  }
  return exported;
}

void write(Progress& progress, const ExportProblem& problem, const PackageFormat& format,
           const fs::path& out, const StopToken& stop) {
  progress.step(fmt::format("{} {}", problem.id, format.name));
  const fs::path folder = out / format.name;
  const ExportedPackage package = format.write(problem);
  write_package(package, folder, problem.short_name, stop);
  progress.line(fmt::format("{} {}: {} files", problem.id, (folder / problem.short_name).string(),
                            package.files.size()));
  for (const std::string& remark : package.remarks)
    progress.line("  " + remark);
}

std::vector<std::string> package_format_names() {
  std::vector<std::string> names;
  for (const PackageFormat& format : package_formats())
    names.emplace_back(format.name);
  return names;
}

int package_command(const PackageOptions& options, const StopToken& stop) {
  Context context(options.root, options.jobs, options.verbosity, stop);
  const std::vector<PackageFormat> formats = chosen_formats(options);
  const bool is_for_icpc = std::any_of(formats.begin(), formats.end(),
                                       [](const PackageFormat& format) { return format.is_icpc; });
  const fs::path out = fs::absolute(options.out.value_or(context.workspace.made() / "package"));
  return each_problem(options, context.progress, [&](const Problem& problem) {
    const ExportProblem exported = gather(context, problem, is_for_icpc);
    for (const PackageFormat& format : formats)
      write(context.progress, exported, format, out, stop);
  });
}

void add_options(CLI::App& app, PackageOptions& options) {
  add_root(app, options);
  add_ids(app, options);
  add_work(app, options);
  app.add_option("--format", options.formats, "only this format; may be given several times")
      ->check(CLI::IsMember(package_format_names()));
  app.add_option("--out", options.out, "write them there (default: .build/package)");
}

}  // namespace
}  // namespace judge

int main(int argc, char** argv) {
  CLI::App app("Writes problems as packages for other judges.", "judge package");
  judge::PackageOptions options;
  judge::add_options(app, options);
  if (const auto status = judge::parse(app, argc, argv)) return *status;
  return judge::run_main(
      "judge", [&](const judge::StopToken& stop) { return judge::package_command(options, stop); });
}
