// `judge package`: the problems as packages for other judges.
#include <fmt/format.h>

#include <algorithm>

#include "judge/cli/commands.hpp"
#include "judge/cli/context.hpp"
#include "judge/cli/each_problem.hpp"
#include "judge/data/data.hpp"
#include "judge/package/formats.hpp"
#include "judge/problem/helpers.hpp"
#include "judge/run/judge_submissions.hpp"

namespace judge {
namespace {

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
void try_submissions(Context& context, const ResultsCache& cache, const Problem& problem,
                     const Helpers& package, std::vector<TestCase> tests, ExportProblem& exported) {
  const ProblemConfig& config = problem.config;
  const Target target = {
      problem.id,
      problem.submissions,
      std::move(tests),
      {config.time_limit, config.memory_limit, {config.compare, package.checker}}};
  const std::vector<SubmissionResult> results = judge_submissions(
      {context.workspace, context.workers, context.progress, context.compiler, cache}, target, {});
  for (std::size_t i = 0; i < results.size(); ++i) {
    const bool is_right = results[i].expected == std::set<Verdict>{Verdict::kAc};
    if (results[i].is_as_expected() || is_right) continue;
    exported.submissions[i].icpc_fault =
        fmt::format("on these test cases it is {}, not {}", verdict_name(results[i].verdict),
                    verdict_names(results[i].expected));
  }
}

ExportProblem gather(Context& context, const ResultsCache& cache, const Problem& problem,
                     bool is_for_icpc) {
  context.progress.step(problem.id);
  const Helpers package = compile_helpers(context.workers, context.compiler, problem);
  const std::vector<TestCase> tests =
      make_data({context.workspace, context.workers, context.progress}, problem, package);
  ExportProblem exported = export_problem(context.workspace.root(), problem, tests);
  if (is_for_icpc) {
    try_submissions(context, cache, problem, package, icpc_tests(exported, tests), exported);
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

}  // namespace

std::vector<std::string> package_format_names() {
  std::vector<std::string> names;
  for (const PackageFormat& format : package_formats())
    names.emplace_back(format.name);
  return names;
}

int package_command(const PackageOptions& options, const StopToken& stop) {
  Context context(options, stop);
  const ResultsCache cache(context.workspace, context.workers.sandbox().isolation());
  const std::vector<PackageFormat> formats = chosen_formats(options);
  const bool is_for_icpc = std::any_of(formats.begin(), formats.end(),
                                       [](const PackageFormat& format) { return format.is_icpc; });
  const fs::path out =
      fs::absolute(options.out.value_or(context.workspace.root() / ".build/package"));
  std::vector<std::string> errors;
  const int status = each_problem(options, errors, [&](const Problem& problem) {
    const ExportProblem exported = gather(context, cache, problem, is_for_icpc);
    for (const PackageFormat& format : formats)
      write(context.progress, exported, format, out, stop);
  });
  context.progress.clear();
  for (const std::string& error : errors)
    fmt::print(stderr, "judge: {}\n", error);
  return status;
}

}  // namespace judge
