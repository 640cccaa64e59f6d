// `make dialects`: the submissions with the compilers that judges have. Exit status 0 if all that
// could be tried passed, 1 if something failed; 2, 3, 130 as the judge's.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>

#include "judge/cli/selection.hpp"
#include "judge/compile/context.hpp"
#include "judge/dialects/dialects.hpp"

namespace {

constexpr const char* kLegend =
    R"(compiled as: the dialect of problem.toml, its GNU twin, and every later standard to C++23 (c++2b);
  every warning is an error.
run: what the dialect of problem.toml makes, on the problem's test cases. On Linux by the problem's
  limits; for Windows under Wine: lines end in CR LF, the stack has 1 MiB, a run has 30 s by the
  clock, and memory is not looked at.
Not to be had here: POJ's compilers, GCC 4.4.0 and Visual C++ 2008, and those of HDU, whose versions
  are unknown. A recent g++ as c++98 stands for them.
)";

int run(const judge::CommonOptions& options, const judge::StopToken& stop) {
  judge::Context context(options.root, options.jobs, options.verbosity, stop);
  dialects::Wine wine(context.workspace);
  const std::vector<dialects::Candidate> candidates = dialects::candidates(context, wine);
  std::vector<dialects::Row> rows;
  std::vector<std::string> errors;
  const int status = judge::each_problem(options, errors, [&](const judge::Problem& problem) {
    context.progress.line(problem.id);
    for (dialects::Row& row : dialects::try_problem(context, wine, candidates, problem))
      rows.push_back(std::move(row));
  });
  context.progress.clear();
  fmt::print("{}{}", dialects::table(rows), kLegend);
  for (const std::string& error : errors)
    fmt::print(stderr, "dialects: {}\n", error);
  return std::max(status, dialects::all_passed(rows) ? judge::kAllHeld : judge::kOneFailed);
}

}  // namespace

int main(int argc, char** argv) {
  judge::CommonOptions options;
  CLI::App app("The submissions with the compilers that judges have.", "dialects");
  judge::add_root(app, options);
  judge::add_ids(app, options);
  judge::add_work(app, options);
  if (const auto status = judge::parse(app, argc, argv)) return *status;
  return judge::run_main("dialects",
                         [&](const judge::StopToken& stop) { return run(options, stop); });
}
