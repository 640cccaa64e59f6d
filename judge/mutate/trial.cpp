// What is found out about a program is kept by its machine code and read from there: several
// mutants may become the same program, and what one of them shows counts for all. Which program a
// text becomes is kept apart. So a new test is all that is run when one is added.
#include "judge/mutate/trial.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <map>
#include <mutex>
#include <optional>
#include <sstream>
#include <tuple>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/compile/directives.hpp"
#include "judge/data/data.hpp"
#include "judge/problem/helpers.hpp"
#include "judge/run/judging.hpp"
#include "judge/run/test_memory.hpp"
#include "judge/sandbox/run_verdict.hpp"

namespace mutate {
namespace {

// In the judge's cache: which program a text became, and which test killed it the last time. The
// second is a guess where to begin, nothing more: the test may have changed since.
constexpr const char* kPrograms = "mutant program";
constexpr const char* kKillers = "mutant killer";

constexpr double kSlower = 10;  // times the submission's own CPU time that a mutant may take

// What is known of each program from earlier runs, of whatever build of the judge, and from this
// one. Safe for several threads.
class Findings {
 public:
  Findings(judge::Workspace& workspace, bool forgets)
      : memory_(workspace, "mutants"), forgets_(forgets) {}

  const judge::TestMemory& memory() const { return memory_; }

  std::optional<judge::TestResult> find(const std::string& program, const std::string& run) {
    const std::lock_guard lock(mutex_);
    const judge::TestResults& results = of(program);
    const auto found = results.find(run);
    return found == results.end() ? std::nullopt : std::optional(found->second);
  }
  void note(const std::string& program, const std::string& run, const judge::TestResult& result) {
    const std::lock_guard lock(mutex_);
    of(program)[run] = result;
    memory_.remember(program, of(program));
  }

 private:
  judge::TestResults& of(const std::string& program) {
    const auto [place, is_new] = results_.try_emplace(program);
    if (is_new && !forgets_) place->second = memory_.recall(program);
    return place->second;
  }

  const judge::TestMemory memory_;
  const bool forgets_;
  std::mutex mutex_;
  std::map<std::string, judge::TestResults> results_;
};

// --- compiling ---

judge::Recipe with_flags(judge::Recipe recipe, const std::vector<std::string>& flags) {
  recipe.flags.insert(recipe.flags.end(), flags.begin(), flags.end());
  return recipe;
}

// The directives of `source` up to the last #include before its code.
std::string leading_directives(const std::string& source) {
  const judge::Directives found = judge::directives(source);
  std::string all, up_to_include;
  for (const judge::Directive& directive : found.all) {
    if (directive.begin >= found.first_code.value_or(source.size())) break;
    all += source.substr(directive.begin, directive.end - directive.begin);
    if (directive.name == "include") up_to_include = all;
  }
  return up_to_include;
}

// Mutants are compiled by the submission's own command and run at its own -O2, so that each one is
// the program that the judge would run. Most of the time would go into the standard headers, so
// these are compiled once for all versions. Safe for several threads, each with its own sandbox.
class Builder {
 public:
  // Takes the headers from `source`, of which all versions are small variations.
  Builder(judge::Context& context, judge::Recipe recipe, const std::string& source)
      : context_(context), recipe_(std::move(recipe)), headers_(leading_directives(source)) {}

  // Compiles one version; nothing if it does not compile. Programs of the same machine code have
  // the same `key`. The program's file is there until the next call with this sandbox.
  std::optional<judge::Program> build(judge::Sandbox& sandbox, const std::string& text) {
    const judge::fs::path& folder = folder_of(sandbox);
    judge::write_file(folder / recipe_.source, text);
    const judge::fs::path program = folder / recipe_.output;
    std::error_code none;
    judge::fs::remove(program, none);
    std::call_once(once_,
                   [&] { prelude_ = context_.compiler.prelude(sandbox, recipe_, headers_); });
    if (!compile(sandbox, folder)) return std::nullopt;
    const std::string key = judge::sha256(judge::MappedFile(program).bytes());
    return judge::Program{key, "mutant", recipe_.run, {{"program", program}}, false};
  }

 private:
  const judge::fs::path& folder_of(judge::Sandbox& sandbox) {
    const std::lock_guard lock(mutex_);
    std::unique_ptr<judge::TemporaryFolder>& place = folders_[&sandbox];
    if (place) return place->path();
    place = std::make_unique<judge::TemporaryFolder>(context_.workspace.scratch());
    const judge::fs::path& folder = place->path();
    for (const char* name : {"src", "out"}) {
      judge::fs::create_directories(folder / name);
      judge::fs::permissions(folder / name,
                             judge::fs::perms::all);  // the compiler's account writes
    }
    return folder;
  }

  // Whether it compiles. A header that did not is no harm: each version has the text of it.
  bool compile(judge::Sandbox& sandbox, const judge::fs::path& folder) const {
    judge::Command command;
    command.argv = judge::compile_command(recipe_, {folder, {}, prelude_.value_or("")});
    if (prelude_) command.readable.push_back(prelude_->parent_path());
    command.writable = folder;
    command.limits = judge::helper_limits();
    command.limits.output_bytes = 256u << 20;
    const judge::Outcome outcome = sandbox.run(command);
    if (outcome.end == judge::End::kBroken)
      throw judge::JudgeError("compiling: " + outcome.message);
    return !judge::verdict_of_run(outcome, command.limits.cpu_seconds);
  }

  judge::Context& context_;
  const judge::Recipe recipe_;
  const std::string headers_;
  std::once_flag once_;
  std::optional<judge::fs::path> prelude_;
  std::map<judge::Sandbox*, std::unique_ptr<judge::TemporaryFolder>> folders_;
  std::mutex mutex_;
};

// How programs are run on the tests, one requirement and one judge::run_key for each.
struct Course {
  judge::Retries retries;
  std::vector<judge::Requirements> requirements{};
  std::vector<std::string> keys{};
};

// The submission and its mutants, compiled in one way.
struct Variant {
  Variant(judge::Context& context, const judge::Recipe& recipe, const std::string& source,
          double least, int more)
      : key(judge::key_of({judge::recipe_key(recipe), context.workspace.hashes().of(recipe.tool)})),
        least_seconds(least),
        more_memory(more),
        builder(context, recipe, source) {}

  const std::string key;       // of the compiler and how it is called
  const double least_seconds;  // of CPU time that every program gets on a test
  const int more_memory;       // MiB, beyond the problem's limit
  Builder builder;
  Course course{judge::kMutantRetries};  // try_submission fills it in
  std::string own_program{};             // what the submission becomes; set by try_submission
};

// What the steps share.
struct Trial {
  judge::Context& context;
  const judge::Problem& problem;
  const TrialOptions& options;
  const judge::fs::path file = problem.folder / "main.cpp";
  const std::string source = judge::read_file(file);
  const judge::Recipe recipe =
      judge::submission_recipe(file, problem.config.dialect, problem.config.memory_limit);
  const judge::Helpers helpers = judge::compile_helpers(context.workers, context.compiler, problem);
  const judge::Requirements requirements = judge::requirements_of(problem, helpers);
  std::vector<judge::TestCase> tests{};  // from small to large
  Course course{judge::kUsualRetries};   // by the problem's own limits
  Findings findings{context.workspace, options.forgets};
  Variant plain{context, recipe, source, 1, 0};
  // What reads or writes out of bounds, or computes what C++ leaves undefined, ends there. So a table
  // that is one short is found out wherever a test needs its last entry.
  Variant sanitized{
      context, with_flags(recipe, {"-fsanitize=address,undefined", "-fno-sanitize-recover=all"}),
      source, 5, 1024};
};

// --- one program ---

void add_to(Course& course, const Trial& trial, judge::Requirements requirements) {
  const judge::TestCase& test = trial.tests[course.keys.size()];
  const std::string content = trial.findings.memory().content_key(test);
  course.keys.push_back(judge::run_key(content, requirements, course.retries));
  course.requirements.push_back(std::move(requirements));
}

// What is known of the program on a test, or else what a run shows.
judge::TestResult try_program(Trial& trial, judge::Sandbox& sandbox, const Course& course,
                              const judge::Program& program, std::size_t test) {
  const std::string& run = course.keys[test];
  if (const auto known = trial.findings.find(program.key, run)) return *known;
  judge::TestResult result = judge::judge_test(trial.context, sandbox, program, trial.tests[test],
                                               course.requirements[test], course.retries);
  if (result.verdict == judge::Verdict::kJe) {
    throw judge::JudgeError(
        fmt::format("{} on {}: {}", trial.problem.id, result.name, result.message));
  }
  trial.findings.note(program.key, run, result);
  return result;
}

// What is known of a program, in the order of the tests.
using Verdicts = std::vector<std::optional<judge::Verdict>>;

// Whether a program needs no further test after this verdict. With `all_tests` only a kill by time
// is enough: it costs the most and says the least.
bool is_enough(judge::Verdict verdict, bool all_tests) {
  return all_tests ? verdict == judge::Verdict::kTle : verdict != judge::Verdict::kAc;
}

// Whether nothing is left to find out: a verdict is enough, or all are known.
bool is_decided(const Verdicts& verdicts, bool all_tests) {
  const auto is_known = [](const auto& verdict) { return verdict.has_value(); };
  return std::all_of(verdicts.begin(), verdicts.end(), is_known) ||
         std::any_of(verdicts.begin(), verdicts.end(), [&](const auto& verdict) {
           return verdict && is_enough(*verdict, all_tests);
         });
}

Verdicts known_verdicts(Trial& trial, const Course& course, const std::string& program) {
  Verdicts verdicts;
  for (const std::string& run : course.keys) {
    const auto known = trial.findings.find(program, run);
    verdicts.push_back(known ? std::optional(known->verdict) : std::nullopt);
  }
  return verdicts;
}

// The tests that are known to reject the program, in their order.
std::vector<Rejection> known_rejections(Trial& trial, const Course& course,
                                        const std::string& program) {
  const Verdicts verdicts = known_verdicts(trial, course, program);
  std::vector<Rejection> rejections;
  for (std::size_t i = 0; i < verdicts.size(); ++i) {
    if (verdicts[i].value_or(judge::Verdict::kAc) == judge::Verdict::kAc) continue;
    rejections.push_back({trial.tests[i].name, *verdicts[i]});
  }
  return rejections;
}

// --- the submission ---

judge::Program build_own(Trial& trial, Variant& variant) {
  const auto program = variant.builder.build(trial.context.workers.sandbox(), trial.source);
  if (!program) throw judge::JudgeError(trial.problem.id + "/main.cpp does not compile");
  variant.own_program = program->key;
  return *program;
}

// The CPU time that the submission takes on the test. Mutants of one that a test rejects would say
// nothing. `how`: in words, for the message.
double try_own(Trial& trial, const Course& course, const judge::Program& program, std::size_t test,
               const std::string& how) {
  const judge::TestResult result =
      try_program(trial, trial.context.workers.sandbox(), course, program, test);
  if (result.verdict == judge::Verdict::kAc) return result.cpu_seconds;
  throw judge::JudgeError(fmt::format("{}/main.cpp itself{} is {} on {}", trial.problem.id, how,
                                      judge::verdict_name(result.verdict), trial.tests[test].name));
}

// Plain under the problem's own limits, then under sanitizers.
void try_submission(Trial& trial) {
  trial.context.progress.step(trial.problem.id + ": main.cpp");
  const judge::Program plain = build_own(trial, trial.plain);
  for (std::size_t i = 0; i < trial.tests.size(); ++i) {
    add_to(trial.course, trial, trial.requirements);
    const double seconds = try_own(trial, trial.course, plain, i, "");
    for (Variant* variant : {&trial.plain, &trial.sanitized}) {
      judge::Requirements requirements = trial.requirements;
      requirements.time_limit = std::max(variant->least_seconds, kSlower * seconds);
      requirements.memory_limit += variant->more_memory;
      add_to(variant->course, trial, std::move(requirements));
    }
  }
  const judge::Program sanitized = build_own(trial, trial.sanitized);
  for (std::size_t i = 0; i < trial.tests.size(); ++i)
    try_own(trial, trial.sanitized.course, sanitized, i, ", under sanitizers,");
}

// --- the mutants ---

// Whether a program needs no run: there is none, or it is the submission, or enough is known.
bool is_done(Trial& trial, const Variant& variant, const std::string& program) {
  return program.empty() || program == variant.own_program ||
         is_decided(known_verdicts(trial, variant.course, program), trial.options.all_tests);
}

// The test that killed the text the last time first, then from small to large.
std::vector<std::size_t> order_for(Trial& trial, const std::string& text) {
  const auto killer = trial.context.workspace.cache().find(kKillers, text);
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < trial.tests.size(); ++i) {
    const bool is_first = trial.tests[i].name == killer;
    order.insert(is_first ? order.begin() : order.end(), i);
  }
  return order;
}

// Runs the program that a text became until enough is known.
void try_on_tests(Trial& trial, judge::Sandbox& sandbox, const Variant& variant,
                  const judge::Program& program, const std::string& text) {
  for (const std::size_t i : order_for(trial, text)) {
    const judge::Verdict verdict = try_program(trial, sandbox, variant.course, program, i).verdict;
    if (verdict != judge::Verdict::kAc)
      trial.context.workspace.cache().put(kKillers, text, trial.tests[i].name);
    if (is_enough(verdict, trial.options.all_tests)) return;
  }
}

// The program that the text becomes, of which enough is known then; "" if it does not compile.
std::string try_text(Trial& trial, judge::Sandbox& sandbox, Variant& variant,
                     const std::string& text) {
  judge::Cache& cache = trial.context.workspace.cache();
  const std::string key = judge::key_of({variant.key, text});
  const auto known = trial.options.forgets ? std::nullopt : cache.find(kPrograms, key);
  if (known && is_done(trial, variant, *known)) return *known;
  const auto program = variant.builder.build(sandbox, text);
  cache.put(kPrograms, key, program ? program->key : "");
  if (!program) return "";
  if (!is_done(trial, variant, program->key)) try_on_tests(trial, sandbox, variant, *program, key);
  return program->key;
}

// What a mutant becomes, plain and sanitized; "" if it does not compile, or was not tried.
std::pair<std::string, std::string> try_mutant(Trial& trial, judge::Sandbox& sandbox,
                                               const Mutant& mutant) {
  const std::string text = mutated(trial.source, mutant);
  const std::string plain = try_text(trial, sandbox, trial.plain, text);
  const bool survives = !plain.empty() && plain != trial.plain.own_program &&
                        known_rejections(trial, trial.plain.course, plain).empty();
  return {plain, survives ? try_text(trial, sandbox, trial.sanitized, text) : ""};
}

// Element i belongs to mutants[i].
std::vector<MutantOutcome> try_mutants(Trial& trial, const std::vector<Mutant>& mutants) {
  std::atomic<std::size_t> done{0};
  std::vector<std::pair<std::string, std::string>> programs(mutants.size());
  trial.context.workers.each(mutants.size(), [&](judge::Sandbox& sandbox, std::size_t i) {
    trial.context.progress.step(
        fmt::format("{}: mutant {} of {}", trial.problem.id, ++done, mutants.size()));
    programs[i] = try_mutant(trial, sandbox, mutants[i]);
  });
  std::vector<MutantOutcome> outcomes;
  for (const auto& [plain, sanitized] : programs) {
    outcomes.push_back({plain, known_rejections(trial, trial.plain.course, plain),
                        known_rejections(trial, trial.sanitized.course, sanitized)});
  }
  return outcomes;
}

// --- wrong/ files, and how far the tests go ---

// The first test that rejects the program, or all with `all_tests`.
std::vector<Rejection> rejections(Trial& trial, judge::Sandbox& sandbox,
                                  const judge::Program& program) {
  for (std::size_t i = 0; i < trial.tests.size(); ++i) {
    const judge::TestResult result = try_program(trial, sandbox, trial.course, program, i);
    if (result.verdict != judge::Verdict::kAc && !trial.options.all_tests)
      return {{trial.tests[i].name, result.verdict}};
  }
  return known_rejections(trial, trial.course, program.key);
}

// One that does not compile is rejected by no test.
std::vector<WrongResult> try_wrong(Trial& trial) {
  std::vector<const judge::Submission*> files;
  for (const judge::Submission& submission : trial.problem.submissions) {
    if (judge::starts_with(submission.name, "wrong/")) files.push_back(&submission);
  }
  std::vector<WrongResult> results(files.size());
  trial.context.workers.each(files.size(), [&](judge::Sandbox& sandbox, std::size_t i) {
    const judge::Submission& file = *files[i];
    trial.context.progress.step(fmt::format("{}: {}", trial.problem.id, file.name));
    const judge::Compiled compiled =
        trial.context.compiler.submission(sandbox, file, trial.requirements.memory_limit);
    results[i].name = file.name;
    if (compiled.program) results[i].rejections = rejections(trial, sandbox, *compiled.program);
  });
  return results;
}

// A line NAME ALLOWED_LEAST ALLOWED_GREATEST LEAST GREATEST of a validator's output; nothing for
// any other line.
std::optional<ValueRange> parse_value_range(std::string_view line) {
  std::istringstream words{std::string(line)};
  ValueRange range;
  words >> range.name >> range.allowed_least >> range.allowed_greatest >> range.least >>
      range.greatest;
  if (!words) return std::nullopt;
  return range;
}

// Takes one test's range into those of all tests: the range of that name becomes as wide as both,
// or it is added behind the others.
void merge(std::vector<ValueRange>& ranges, const ValueRange& found) {
  const auto known = std::find_if(ranges.begin(), ranges.end(), [&](const ValueRange& range) {
    return range.name == found.name;
  });
  if (known == ranges.end()) {
    ranges.push_back(found);
    return;
  }
  known->allowed_least = std::min(known->allowed_least, found.allowed_least);
  known->allowed_greatest = std::max(known->allowed_greatest, found.allowed_greatest);
  known->least = std::min(known->least, found.least);
  known->greatest = std::max(known->greatest, found.greatest);
}

// What the validator says of the tests, in the order in which it first says it.
std::vector<ValueRange> value_ranges(Trial& trial) {
  std::vector<std::string> outputs(trial.tests.size());
  trial.context.workers.each(outputs.size(), [&](judge::Sandbox& sandbox, std::size_t i) {
    outputs[i] =
        judge::run_program(sandbox, trial.helpers.validator, {}, trial.tests[i].input).output;
  });
  std::vector<ValueRange> ranges;
  for (const std::string& output : outputs) {
    for (const std::string_view line : judge::split_lines(output)) {
      if (const auto found = parse_value_range(line)) merge(ranges, *found);
    }
  }
  return ranges;
}

// --- all of it ---

void prepare_tests(Trial& trial, ProblemResult& result) {
  trial.tests = judge::make_data(trial.context, trial.problem, trial.helpers);
  for (const judge::TestCase& test : trial.tests)
    result.tests.push_back({test.name, judge::fs::file_size(test.input.file)});
  // A small test rejects most mutants as well as a large one, in less time.
  const auto size = [](const judge::TestCase& test) {
    return std::tuple(judge::fs::file_size(test.input.file), test.name);
  };
  std::sort(trial.tests.begin(), trial.tests.end(),
            [&](const auto& a, const auto& b) { return size(a) < size(b); });
}

void read_explanations(const Trial& trial, ProblemResult& result) {
  const judge::Workspace& workspace = trial.context.workspace;
  result.stale = explain(result.mutants, equivalents_in(workspace, trial.problem.folder));
  const judge::fs::path problems = trial.problem.folder.parent_path();
  for (std::string& words : explain(result.mutants, equivalents_in(workspace, problems), true))
    result.stale.push_back(std::move(words));
}

}  // namespace

std::vector<Equivalent> equivalents_in(const judge::Workspace& workspace,
                                       const judge::fs::path& folder) {
  const judge::fs::path file = folder / "equivalent.txt";
  if (!judge::fs::exists(file)) return {};
  return parse_equivalents(judge::read_file(file), workspace.relative(file));
}

ProblemResult try_problem(judge::Context& context, const judge::Problem& problem,
                          const TrialOptions& options) {
  Trial trial{context, problem, options};
  const auto start = std::chrono::steady_clock::now();
  ProblemResult result;
  result.id = problem.id;
  prepare_tests(trial, result);
  const std::vector<Mutant> mutants = mutants_of(trial.source, problem.config.dialect);
  try_submission(trial);
  const std::vector<MutantOutcome> outcomes = try_mutants(trial, mutants);
  result.mutants = classify(mutants, outcomes, trial.plain.own_program);
  read_explanations(trial, result);
  if (options.with_wrong) {
    result.wrong = try_wrong(trial);
    result.reached = value_ranges(trial);
  }
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
  result.seconds = taken.count();
  return result;
}

}  // namespace mutate
