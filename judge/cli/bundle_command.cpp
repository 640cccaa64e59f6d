// `judge bundle`: makes one file to paste out of a file and the headers that it includes.
#include <fmt/format.h>

#include "judge/base/errors.hpp"
#include "judge/base/progress.hpp"
#include "judge/base/workspace.hpp"
#include "judge/bundle/bundle.hpp"
#include "judge/cli/commands.hpp"
#include "judge/compile/toolchain.hpp"

namespace judge {
namespace {

void check_cpp(const fs::path& source) {
  if (!fs::is_regular_file(source)) {
    throw UsageError(fmt::format("{}: there is no such file", source.string()));
  }
  if (is_c_or_cpp(source)) return;
  throw UsageError(fmt::format("{}: only C and C++ can be bundled", source.string()));
}

void check_output(const fs::path& output, const std::vector<fs::path>& files) {
  for (const fs::path& file : files) {
    if (!fs::exists(output) || !fs::equivalent(output, file)) continue;
    throw UsageError(fmt::format(
        "--output {}: this is a file that the bundle is made of; name another", output.string()));
  }
}

}  // namespace

int bundle_command(const BundleOptions& options, const StopToken&) {
  check_cpp(options.source);
  if (options.output) check_can_write("--output", *options.output);
  const Bundle made = bundle(options.source, checkout_at(options.root));
  if (options.output) check_output(*options.output, made.files);
  for (const std::string& remark : made.remarks)
    fmt::print(stderr, "judge: warning: {}\n", remark);
  if (options.output) {
    write_file(fs::absolute(*options.output), made.text);
  } else {
    print(made.text);
  }
  return kAllHeld;
}

}  // namespace judge
