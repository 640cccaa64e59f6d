#include "judge/find/game_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <regex>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/problem/helpers.hpp"
#include "judge/sandbox/run_verdict.hpp"

namespace judge {
namespace {

constexpr int kMemory = 1024;  // MiB
constexpr std::size_t kLeastShells = 12;

constexpr const char* kTabulate =
#include "common/find/tabulate.hpp.text"
    ;

Program compile(Context& context, const fs::path& rules) {
  const std::string text = read_file(rules);
  const bool is_misere = std::regex_search(text, std::regex("\\bmisere\\s*="));
  const TemporaryFolder folder(context.workspace.scratch());
  write_file(folder.path() / "tabulate.hpp", kTabulate);
  write_file(
      folder.path() / "find.cpp",
      fmt::format("#include \"{}\"\n#include \"tabulate.hpp\"\n\nnamespace rules {{}}\n"
                  "using namespace rules;\n\nint main(int argc, char** argv) {{\n"
                  "  return tabulate::run(tabulate::game_of(options), {}, argc, argv);\n}}\n",
                  rules.filename().string(), is_misere ? "misere" : "false"));
  const Compiled compiled = context.compiler.helper(context.workers.sandbox(),
                                                    folder.path() / "find.cpp", kMemory, {rules});
  if (compiled.program) return *compiled.program;
  for (const std::string_view line : split_lines(compiled.diagnostics)) {
    if (line.find("error: ") == std::string_view::npos) continue;
    const bool is_ours = line.find("find.cpp:") == 0 || line.find("tabulate.hpp:") == 0;
    throw UsageError(fmt::format(
        "{}: {}\n{}{}", rules.string(), compiled.reason,
        is_ours
            ? "there is no function `options` with one of the signatures of judge/README.md#find: "
            : "",
        line));
  }
  throw UsageError(
      fmt::format("{}: {}\n{}", rules.string(), compiled.reason, compiled.diagnostics));
}

// What the program says in its last line, "error WORD NUMBERS".
[[noreturn]] void refuse(const fs::path& rules, std::string_view line) {
  const std::vector<std::string> words = split_words(line);
  const std::string at =
      words.size() == 3 ? words[2] : "(" + join({words.begin() + 2, words.end()}, ", ") + ")";
  static const std::map<std::string, std::string> kMeanings = {
      {"cycle",
       "the game comes back to position {}: it need not end, so nothing here applies to it"},
      {"negative",
       "position {} has an option with a negative number; all numbers must be at least 0"},
      {"endless", "position {}: options() does not come back in time"},
      {"large",
       "too many positions lie below one another; at {} the table has more than 30 million: does every move make the position smaller?"},
      {"crash", "options() of position {} crashes: memory, a division by 0 or an abort"},
      {"misere",
       "`misere` with heaps that split: the outcome does not follow from values of single heaps"}};
  throw UsageError(
      fmt::format("{}: {}", rules.string(), fmt::format(fmt::runtime(kMeanings.at(words[1])), at)));
}

// The lines of the program: what it is a table of, then the values shell by shell, as a box.
find::Table table_in(const fs::path& rules, const std::vector<std::string_view>& lines) {
  find::Table table;
  table.game = rules.filename().string();
  table.names = split_words(lines.at(0));
  table.kind = table.names.at(0) == "grundy" ? find::Kind::kGrundy : find::Kind::kOutcome;
  table.names.erase(table.names.begin());
  std::vector<std::vector<std::string>> shells;
  for (auto line = lines.begin() + 1; line != lines.end(); ++line)
    shells.push_back(split_words(*line));
  for (std::size_t i = 0; i < table.numbers(); ++i)
    table.size[i] = shells.size();
  std::vector<std::size_t> read(shells.size(), 0);
  for (std::size_t i = 0; i < table.count(); ++i) {
    const find::Position at = table.at(i);
    const std::uint64_t m = *std::max_element(at.begin(), at.end());
    const auto value =
        read[m] < shells[m].size() ? play::number_of(shells[m][read[m]++]) : std::nullopt;
    if (!value)
      throw UsageError(
          fmt::format("{}: options() must not write to standard output", rules.string()));
    table.values.push_back(static_cast<std::uint32_t>(*value));
  }
  return table;
}

}  // namespace

find::Table game_table(Context& context, const fs::path& rules, const TableLimits& limits) {
  context.progress.step("compiling " + rules.string());
  const Program program = compile(context, rules);
  context.progress.step("computing the table");
  Limits bounds = helper_limits();
  bounds.cpu_seconds = limits.seconds + 6;
  bounds.wall_seconds = 4 * bounds.cpu_seconds;
  bounds.memory_bytes = std::uint64_t{kMemory} << 20;
  const Outcome outcome = run_program(
      context.workers.sandbox(), program,
      {std::to_string(limits.to), fmt::format("{}", limits.seconds)}, Content{}, bounds);
  const std::vector<std::string_view> lines = split_lines(outcome.output);
  for (const std::string_view line : lines) {
    if (line.substr(0, 6) == "error ") refuse(rules, line);
  }
  if (!has_exited(outcome, 0)) {
    if (outcome.end == End::kBroken) throw JudgeError(outcome.message);
    throw UsageError(fmt::format("{}: {}, after the positions up to {}", rules.string(),
                                 describe_end(outcome, bounds, bounds.cpu_seconds), lines.size()));
  }
  if (lines.size() < 1 + kLeastShells && limits.to == 0) {
    throw UsageError(fmt::format(
        "{}: in {} s of CPU time the table got no further than {}; make options() quicker",
        rules.string(), limits.seconds, lines.size()));
  }
  return table_in(rules, lines);
}

}  // namespace judge
