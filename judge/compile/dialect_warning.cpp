#include "judge/compile/dialect_warning.hpp"

#include <fmt/format.h>

#include "judge/base/text.hpp"

namespace judge {
namespace {

// The compiler's first error, or else its first line.
std::string first_error(const std::string& diagnostics) {
  const auto lines = split_lines(diagnostics);
  for (std::string_view line : lines) {
    if (line.find("error: ") != std::string_view::npos) return std::string(line);
  }
  return lines.empty() ? "" : std::string(lines.front());
}

}  // namespace

std::string dialect_warning(Compiler& compiler, Sandbox& sandbox, const Submission& submission,
                            int memory_mib) {
  const std::string& dialect = submission.judges_dialect;
  if (dialect.empty()) return "";
  const Compiled compiled = compiler.submission(sandbox, submission.source, dialect, memory_mib);
  if (compiled.program) return "";
  return fmt::format(
      "this problem's judge compiles as {0}, where it fails: {1} (--std {0} judges it so)", dialect,
      first_error(compiled.diagnostics));
}

}  // namespace judge
