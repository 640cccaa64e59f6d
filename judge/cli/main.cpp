// The judge's command line: see judge/README.md.
#include <fmt/format.h>

#include <exception>

#include "judge/base/errors.hpp"
#include "judge/base/interrupt.hpp"
#include "judge/cli/commands.hpp"

namespace {

int dispatch(const judge::Options& options) {
  switch (options.action) {
    case judge::Action::kRun:
      return judge::run_command(options);
    case judge::Action::kStress:
      return judge::stress_command(options);
    case judge::Action::kData:
      return judge::data_command(options);
    case judge::Action::kList:
      return judge::list_command(options);
  }
  return judge::kWrongUsage;
}

int fail(const std::exception& error, int status) {
  // An interrupted run ends in all kinds of errors, and none of them is one.
  if (judge::is_interrupted()) status = judge::kStopped;
  fmt::print(stderr, "judge: {}\n", judge::is_interrupted() ? "interrupted" : error.what());
  return status;
}

}  // namespace

int main(int argc, char** argv) {
  judge::catch_interrupts();
  const judge::ParsedOptions parsed = judge::parse_options(argc, argv);
  if (!parsed.options) return parsed.exit_status;
  try {
    return dispatch(*parsed.options);
  } catch (const judge::UsageError& error) {
    return fail(error, judge::kWrongUsage);
  } catch (const std::exception& error) {
    return fail(error, judge::kJudgeBroke);
  }
}
