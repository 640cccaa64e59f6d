// `judge package`: the problems as packages for other judges.
#include <fmt/format.h>

#include <algorithm>

#include "judge/cli/commands.hpp"
#include "judge/cli/context.hpp"
#include "judge/cli/each_problem.hpp"
#include "judge/data/data.hpp"
#include "judge/export/formats.hpp"
#include "judge/export/write_package.hpp"
#include "judge/package/package.hpp"

namespace judge {
namespace {

bool is_chosen(const PackageOptions& options, const PackageFormat& format) {
  const auto& names = options.formats;
  return names.empty() || std::find(names.begin(), names.end(), format.name) != names.end();
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
  Progress& progress = context.progress;
  const fs::path out =
      fs::absolute(options.out.value_or(context.workspace.root() / ".build/package"));
  std::vector<std::string> errors;
  const int status = each_problem(options, errors, [&](const Problem& problem) {
    progress.step(problem.id);
    const Package package = compile_package(context.workers, context.compiler, problem);
    const std::vector<TestCase> tests =
        make_data({context.workspace, context.workers, progress}, problem, package);
    const ExportProblem exported = export_problem(context.workspace.root(), problem, tests);
    for (const PackageFormat& format : package_formats()) {
      if (!is_chosen(options, format)) continue;
      progress.step(fmt::format("{} {}", problem.id, format.name));
      const ExportedPackage made = format.write(exported);
      write_package(made, out / format.name, exported.short_name, stop);
      progress.line(fmt::format("{} {}: {} files", problem.id,
                                (out / format.name / exported.short_name).string(),
                                made.files.size()));
      for (const std::string& remark : made.remarks)
        progress.line("  " + remark);
    }
  });
  progress.clear();
  for (const std::string& error : errors)
    fmt::print(stderr, "judge: {}\n", error);
  return status;
}

}  // namespace judge
