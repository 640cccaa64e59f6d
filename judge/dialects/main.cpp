// `make dialects`: the submissions with the compilers that judges have. Exit status 0 if all that
// could be tried passed, 1 if something failed; 2, 3, 130 as the judge's.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>

#include "judge/base/errors.hpp"
#include "judge/cli/selection.hpp"
#include "judge/compile/context.hpp"
#include "judge/data/data.hpp"
#include "judge/dialects/compilers.hpp"
#include "judge/model/problem.hpp"
#include "judge/model/verdict.hpp"
#include "judge/problem/helpers.hpp"
#include "judge/run/judging.hpp"
#include "judge/run/test_memory.hpp"

namespace dialects {
namespace {

// --- what can be tried here ---

// A compiler, and what keeps it from its work here; both empty if nothing does.
struct Candidate {
  const Tool* tool;
  std::string cannot_compile;
  std::string cannot_run;
};

constexpr const char* kProbe =
    "#include <iostream>\n"
    "int main() {\n"
    "  std::cout << \"ready\\n\";\n"
    "}\n";

// What the program prints; "" too if Wine is not installed.
std::string output_on_windows(judge::Context& context, Wine& wine, const judge::Program& program) {
  if (!judge::fs::exists("/usr/bin/wine")) return "";
  judge::Workspace& workspace = context.workspace;
  const std::string key = judge::key_of({program.key, Wine::version(workspace.hashes())});
  if (const auto known = workspace.cache().find("wine-probe", key)) return *known;
  const std::string output = wine.run(program.files.at("program.exe"), "").output;
  workspace.cache().put("wine-probe", key, output);
  return output;
}

void try_to_run(Candidate& candidate, judge::Context& context, Wine& wine,
                const judge::Program& program) {
  const Tool& tool = *candidate.tool;
  if (tool.system == System::kLinux) {
    if (judge::run_program(context.workers.sandbox(), program, {}, {}).output == "ready\n") return;
    candidate.cannot_run = fmt::format("not run: {}-bit programs do not start here", tool.bits);
  } else if (output_on_windows(context, wine, program) != "ready\r\n") {
    candidate.cannot_run = fmt::format("not run: needs the package wine{}", tool.bits);
  }
}

Candidate candidate_of(judge::Context& context, Wine& wine, const Tool& tool,
                       const judge::fs::path& probe) {
  Candidate candidate{&tool, "", ""};
  const std::string needs = "not tried: needs the package " + tool.package;
  try {
    const judge::Compiled compiled = context.compiler.by_recipe(context.workers.sandbox(), probe,
                                                                recipe_of(tool, "c++98", true));
    if (compiled.program) {
      try_to_run(candidate, context, wine, *compiled.program);
    } else {
      candidate.cannot_compile = needs;
    }
  } catch (const judge::UsageError&) {
    candidate.cannot_compile = needs;
  }
  return candidate;
}

// --- one problem ---

// One file and one compiler.
struct Row {
  std::string file;      // ID/main.cpp
  std::string compiler;  // as name_of tells it
  int bits = 0;
  std::vector<std::string> dialects{};  // in which it compiled
  std::string run{};                    // what was run, empty if nothing
  std::string left_out{};               // what could not be tried, and why; empty if nothing
  std::vector<std::string> failures{};  // in words, with the dialect or the test case
};

using judge::Compiled;
using judge::Program;
using judge::Sandbox;
using judge::TestCase;
using judge::TestResult;
using judge::Verdict;

// What all rows of a problem have in common.
struct Task {
  judge::Context& context;
  Wine& wine;
  const judge::Problem& problem;
  const std::vector<TestCase>& tests;
  const judge::Requirements requirements;
  const std::string judge;  // judge::this_judge
};

// A row on its way.
struct Entry {
  judge::fs::path source;
  const Candidate* candidate;
  Row row;
  std::optional<Program> program{};  // of the problem's own dialect
};

std::vector<Entry> entries_of(const judge::Problem& problem,
                              const std::vector<Candidate>& candidates) {
  std::vector<Entry> entries;
  for (const judge::Submission& submission : problem.submissions) {
    if (submission.name != "main.cpp" && submission.name != "textbook.cpp") continue;
    for (const Candidate& candidate : candidates) {
      Row row{problem.id + "/" + submission.name, name_of(*candidate.tool), candidate.tool->bits};
      entries.push_back({submission.source, &candidate, std::move(row)});
    }
  }
  return entries;
}

// A compiler names an option that it refuses; of a dialect that it knows it only names others.
bool is_unknown(const std::string& dialect, const Compiled& compiled) {
  return compiled.diagnostics.find("-std=" + dialect) != std::string::npos;
}

void leave_out(Row& row, const std::string& why) {
  row.left_out += (row.left_out.empty() ? "" : "; ") + why;
}

void note(Row& row, const std::string& dialect, const Compiled& compiled) {
  if (compiled.program) {
    row.dialects.push_back(dialect);
  } else if (is_unknown(dialect, compiled)) {
    leave_out(row, fmt::format("not tried: it does not know {}", dialect));
  } else {
    row.failures.push_back(
        fmt::format("{}: {}\n{}", dialect, compiled.reason, compiled.diagnostics));
  }
}

void compile(const Task& task, Sandbox& sandbox, Entry& entry) {
  entry.row.left_out = entry.candidate->cannot_compile;
  if (!entry.row.left_out.empty()) return;
  const std::string& own = task.problem.config.dialect;
  for (const std::string& dialect : dialects_from(own)) {
    const judge::Recipe recipe = recipe_of(*entry.candidate->tool, dialect, dialect == own);
    const Compiled compiled = task.context.compiler.by_recipe(sandbox, entry.source, recipe);
    note(entry.row, dialect, compiled);
    if (dialect == own) entry.program = compiled.program;
  }
}

TestResult run_on_windows(const Task& task, Sandbox& sandbox, const Program& program,
                          const TestCase& test) {
  TestResult result;
  result.name = test.name;
  const WineRun run = task.wine.run(program.files.at("program.exe"),
                                    to_windows(judge::ContentBytes(test.input).bytes()));
  if (run.is_late) {
    result.verdict = Verdict::kTle;
    result.message = "killed: still running after 30 s under Wine";
  } else if (run.exit_code != 0) {
    result.verdict = Verdict::kRe;
    result.message = fmt::format("exit code {} (its last 8 bits)", run.exit_code);
  } else {
    judge::judge_output(task.context, sandbox, test, from_windows(run.output),
                        task.requirements.check, result);
  }
  return result;
}

TestResult run_on(const Task& task, Sandbox& sandbox, const Entry& entry, const TestCase& test) {
  task.context.progress.step(
      fmt::format("{}, {}: {}", entry.row.file, entry.row.compiler, test.name));
  if (entry.candidate->tool->system == System::kWindows)
    return run_on_windows(task, sandbox, *entry.program, test);
  return judge::judge_test(task.context, sandbox, *entry.program, test, task.requirements);
}

judge::TestMemory memory_for(const Task& task, const Tool& tool) {
  std::vector<std::string> conditions = {task.judge};
  if (tool.system == System::kWindows)
    conditions.push_back(Wine::version(task.context.workspace.hashes()));
  return {task.context.workspace, judge::key_of(conditions)};
}

// On every test case up to the first that is not right. Only what is right is remembered: Ctrl-C
// ends Wine's programs too, and that is no result.
void run_all(const Task& task, Sandbox& sandbox, Entry& entry) {
  const judge::TestMemory memory = memory_for(task, *entry.candidate->tool);
  judge::TestResults known = memory.recall(entry.program->key);
  std::size_t count = 0;
  for (const TestCase& test : task.tests) {
    ++count;
    const std::string run =
        judge::run_key(memory.content_key(test), task.requirements, judge::kUsualRetries);
    if (known.count(run) > 0) continue;
    const TestResult result = run_on(task, sandbox, entry, test);
    task.context.workers.stop().check();
    if (result.verdict == Verdict::kAc) {
      known[run] = result;
      continue;
    }
    entry.row.failures.push_back(fmt::format("{} on {}: {}", judge::verdict_name(result.verdict),
                                             test.name, result.message));
    break;
  }
  memory.remember(entry.program->key, known);
  entry.row.run = fmt::format("{} of {} test cases", count, task.tests.size());
}

void run(const Task& task, Sandbox& sandbox, Entry& entry) {
  if (!entry.program) return;
  if (entry.candidate->cannot_run.empty()) {
    run_all(task, sandbox, entry);
  } else {
    leave_out(entry.row, entry.candidate->cannot_run);
  }
}

// --- the table ---

// All rows are made of these columns, so that a blank field still has its place.
std::string line(const std::string& file, const std::string& compiler, const std::string& bits,
                 const std::string& dialects, const std::string& run, const std::string& left) {
  std::string words =
      fmt::format("{:<30}{:<24}{:<6}{:<22}{:<22}{}", file, compiler, bits, dialects, run, left);
  words.erase(words.find_last_not_of(' ') + 1);
  return words + "\n";
}

std::string span(const std::vector<std::string>& dialects) {
  if (dialects.size() < 2) return dialects.empty() ? "none" : dialects.front();
  return fmt::format("{} - {} ({})", dialects.front(), dialects.back(), dialects.size());
}

std::string line_of(const Row& row) {
  const bool has_failed = !row.failures.empty();
  return line(row.file, row.compiler, std::to_string(row.bits), span(row.dialects),
              row.run.empty() ? "nothing" : row.run,
              has_failed ? "FAILED, see below" : row.left_out);
}

// Finds out for each of tools() by a small program that is compiled and run. What was found out
// counts until a compiler or Wine changes.
std::vector<Candidate> find_candidates(judge::Context& context, Wine& wine) {
  const judge::TemporaryFolder folder(context.workspace.scratch());
  const judge::fs::path probe = folder.path() / "main.cpp";
  judge::write_file(probe, kProbe);
  std::vector<Candidate> all;
  for (const Tool& tool : tools())
    all.push_back(candidate_of(context, wine, tool, probe));
  return all;
}

// Compiles main.cpp and textbook.cpp in every dialect, and runs what the problem's own dialect
// makes on every test case; only what changed since the last time. A row for each file and
// compiler. Throws as make_data does.
std::vector<Row> try_problem(judge::Context& context, Wine& wine,
                             const std::vector<Candidate>& candidates,
                             const judge::Problem& problem) {
  const judge::Helpers package = judge::compile_helpers(context.workers, context.compiler, problem);
  const std::vector<TestCase> tests = judge::make_data(context, problem, package);
  const Task task = {context,
                     wine,
                     problem,
                     tests,
                     judge::requirements_of(problem, package),
                     judge::this_judge(context)};
  std::vector<Entry> entries = entries_of(problem, candidates);
  context.workers.each(entries.size(), [&](Sandbox& sandbox, std::size_t i) {
    compile(task, sandbox, entries[i]);
    run(task, sandbox, entries[i]);
  });
  std::vector<Row> rows;
  for (Entry& entry : entries)
    rows.push_back(std::move(entry.row));
  return rows;
}

// The table with its heading, then every failure in words.
std::string table(const std::vector<Row>& rows) {
  std::string text = line("file", "compiler", "bits", "compiled as", "run", "left out, and why");
  for (const Row& row : rows)
    text += line_of(row);
  for (const Row& row : rows) {
    for (const std::string& failure : row.failures)
      text +=
          fmt::format("FAILED {}, {}, {} bits: {}\n", row.file, row.compiler, row.bits, failure);
  }
  return text;
}

// --- the command ---

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
  Wine wine(context.workspace);
  const std::vector<Candidate> candidates = find_candidates(context, wine);
  std::vector<Row> rows;
  std::vector<std::string> errors;
  const int status = judge::each_problem(options, errors, [&](const judge::Problem& problem) {
    context.progress.line(problem.id);
    for (Row& row : try_problem(context, wine, candidates, problem))
      rows.push_back(std::move(row));
  });
  context.progress.clear();
  fmt::print("{}{}", table(rows), kLegend);
  for (const std::string& error : errors)
    fmt::print(stderr, "dialects: {}\n", error);
  const bool all_passed =
      std::all_of(rows.begin(), rows.end(), [](const Row& row) { return row.failures.empty(); });
  return std::max(status, all_passed ? judge::kAllHeld : judge::kOneFailed);
}

}  // namespace
}  // namespace dialects

int main(int argc, char** argv) {
  judge::CommonOptions options;
  CLI::App app("The submissions with the compilers that judges have.", "dialects");
  judge::add_root(app, options);
  judge::add_ids(app, options);
  judge::add_work(app, options);
  if (const auto status = judge::parse(app, argc, argv)) return *status;
  return judge::run_main(
      "dialects", [&](const judge::StopToken& stop) { return dialects::run(options, stop); });
}
