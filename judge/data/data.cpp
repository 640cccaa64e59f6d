// Theory of operation. Whatever was once found out about a file by running a helper is a *finding*:
// "this generator makes from these arguments the file with this hash", "this validator finds the
// file with this hash legal", "this reference answers it so". Findings name programs and files by
// their content, so they never go stale; the cache keeps them. A test case is up to date when its
// files have the pinned hashes and all that should be known of them is; then nothing is run. A file
// is written whole, and only if its hash is right.
#include "judge/data/data.hpp"

#include <fmt/format.h>

#include <atomic>
#include <functional>
#include <map>
#include <set>
#include <string>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/check/check.hpp"
#include "judge/problem/helpers.hpp"
#include "judge/sandbox/workers.hpp"

namespace judge {
namespace {

// What the lines of tests.txt make, in their order.
std::vector<std::string> generated_files(const Problem& problem) {
  std::vector<std::string> files;
  for (const GeneratedTest& test : problem.tests) {
    for (const char* ending : {".in", ".ans"})
      files.push_back("generated/" + test.name + ending);
  }
  return files;
}

// The files of testdata/<ID>/: their places, their hashes, and what may stay. A file is named by its
// path from testdata/<ID>/ on, like generated/small.in. Safe for several threads.
class DataFiles {
 public:
  // With `pins` any content may stay; otherwise only one with the hash in SHA256SUMS.
  DataFiles(Workspace& workspace, const Problem& problem, bool pins)
      : workspace_(workspace),
        problem_(problem),
        pins_(pins),
        generated_(generated_files(problem)) {
    for (const PinnedFile& pin : problem.pinned)
      pinned_[pin.name] = pin.hash;
  }

  fs::path path(const std::string& file) const {
    const std::string_view made = "generated/";
    if (!starts_with(file, made)) return problem_.data / file;
    return workspace_.generated(problem_.id) / file.substr(made.size());
  }

  // For messages: the path from the checkout on.
  std::string place(const std::string& file) const {
    return fmt::format("testdata/{}/{}", problem_.id, file);
  }

  // SHA-256 of the content; "" if there is no such file.
  std::string hash(const std::string& file) const { return workspace_.hashes().of(path(file)); }

  // Whether a content with this hash may be there; "" may not.
  bool may_stay(const std::string& file, const std::string& hash) const {
    return !hash.empty() && (pins_ || hash == pinned_.at(file));
  }

  // Puts `content` under the name `file`, and returns its hash. Throws JudgeError if it may not
  // stay: `maker` made it wrong; then neither the new nor an old content is there.
  std::string put(const std::string& file, const std::string& content, const Program& maker) {
    std::string hash = sha256(content);
    if (!may_stay(file, hash)) {
      remove(file);
      throw JudgeError(fmt::format("{}: {} makes it with hash {}, SHA256SUMS says {}; {}",
                                   place(file), maker.name, hash.substr(0, 12),
                                   pinned_.at(file).substr(0, 12), repair()));
    }
    write_file(path(file), content);
    ++count_put_;
    return hash;
  }

  void remove(const std::string& file) const {
    std::error_code error;
    fs::remove(path(file), error);
  }

  // How many files were put.
  std::size_t count_put() const { return count_put_; }

  // Throws UsageError if SHA256SUMS names other files than tests.txt makes.
  void check_pins() const {
    std::set<std::string> wanted(generated_.begin(), generated_.end());
    for (const PinnedFile& pin : problem_.pinned) {
      if (wanted.erase(pin.name) > 0) continue;
      throw UsageError(fmt::format("{}:{}: tests.txt makes no {}; {}", place("SHA256SUMS"),
                                   pin.line, pin.name, repair()));
    }
    if (!wanted.empty()) {
      throw UsageError(
          fmt::format("{}: no hash of {}; {}", place("SHA256SUMS"), *wanted.begin(), repair()));
    }
  }

  // Writes SHA256SUMS for what is there now.
  void write_pins() const {
    std::string text;
    for (const std::string& file : generated_)
      text += fmt::format("{}  {}\n", hash(file), file);
    write_file(path("SHA256SUMS"), text);
  }

  // Removes generated files that no line of tests.txt makes: of test cases that are gone, or
  // half-written by a killed judge.
  void remove_unknown() const {
    const std::set<std::string> known(generated_.begin(), generated_.end());
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(path("generated/"), error)) {
      const std::string file = "generated/" + entry.path().filename().string();
      if (known.count(file) == 0) fs::remove_all(entry.path(), error);
    }
  }

 private:
  std::string repair() const {
    return fmt::format("if that is meant, write it anew: judge data {} --pin", problem_.id);
  }

  Workspace& workspace_;
  const Problem& problem_;
  bool pins_;
  std::vector<std::string> generated_;
  std::map<std::string, std::string> pinned_;  // file -> hash
  std::atomic<std::size_t> count_put_{0};
};

// A problem while its data are made. A file is named as DataFiles does; the cache keeps the
// findings.
struct DataWork {
  const Problem& problem;
  const Helpers& helpers;
  DataFiles& files;
  Cache& cache;
};

bool is_known(const DataWork& work, const std::string& finding) {
  return work.cache.find("finding", finding).has_value();
}

void remember(const DataWork& work, const std::string& finding) {
  work.cache.put("finding", finding, "");
}

// --- one input, one answer ---

// Throws JudgeError if the input is not legal.
void check_legal(const DataWork& work, Sandbox& sandbox, const std::string& input) {
  const Program& validator = work.helpers.validator;
  const std::string finding = fmt::format("legal {} {}", validator.key, work.files.hash(input));
  if (is_known(work, finding)) return;
  const Outcome outcome = run_program(sandbox, validator, {}, work.files.path(input));
  if (has_exited(outcome, kIllegal)) {
    throw JudgeError(
        fmt::format("{}: not a legal input: {}", work.files.place(input), one_line(outcome.error)));
  }
  if (!has_exited(outcome, kLegal)) broke(validator, "on " + work.files.place(input), outcome);
  remember(work, finding);
}

std::string reference_answer(const DataWork& work, Sandbox& sandbox, const std::string& input) {
  const Program& reference = work.helpers.reference;
  Outcome outcome = run_program(sandbox, reference, {}, work.files.path(input));
  if (!has_exited(outcome, 0)) broke(reference, "on " + work.files.place(input), outcome);
  return std::move(outcome.output);
}

[[noreturn]] void unknown_kind(const DataWork& work, Sandbox& sandbox, const GeneratedTest& test,
                               const Outcome& outcome) {
  const Outcome kinds = run_program(sandbox, work.helpers.generator, {"--kinds"}, {});
  std::vector<std::string> known;
  for (std::string_view line : split_lines(kinds.output))
    known.emplace_back(line.substr(0, line.find('\t')));
  throw UsageError(fmt::format(
      "{}:{}: {}: {}; the generator knows: {}", work.files.place("tests.txt"), test.line,
      escaped(join(test.arguments, " ")), one_line(outcome.error), escaped(join(known, ", "))));
}

void make_input(const DataWork& work, Sandbox& sandbox, const GeneratedTest& test,
                const std::string& input) {
  const Program& generator = work.helpers.generator;
  const std::string finding = fmt::format("made {} {} ", generator.key, key_of(test.arguments));
  const std::string present = work.files.hash(input);
  if (work.files.may_stay(input, present) && is_known(work, finding + present)) return;
  const Outcome outcome = run_program(sandbox, generator, test.arguments, {});
  if (has_exited(outcome, kUnknownKind)) unknown_kind(work, sandbox, test, outcome);
  if (!has_exited(outcome, 0)) broke(generator, join(test.arguments, " "), outcome);
  remember(work, finding + work.files.put(input, outcome.output, generator));
}

void make_answer(const DataWork& work, Sandbox& sandbox, const std::string& input,
                 const std::string& answer) {
  const Program& reference = work.helpers.reference;
  const std::string finding = fmt::format("answered {} {} ", reference.key, work.files.hash(input));
  const std::string present = work.files.hash(answer);
  if (work.files.may_stay(answer, present) && is_known(work, finding + present)) return;
  const std::string content = reference_answer(work, sandbox, input);
  remember(work, finding + work.files.put(answer, content, reference));
}

// Makes generated/NAME.in and .ans if they are not right.
void make_test(const DataWork& work, Sandbox& sandbox, const GeneratedTest& test) {
  const std::string input = "generated/" + test.name + ".in";
  const std::string answer = "generated/" + test.name + ".ans";
  try {
    make_input(work, sandbox, test, input);
    check_legal(work, sandbox, input);
    make_answer(work, sandbox, input, answer);
  } catch (const Interrupted&) {
    throw;
  } catch (...) {
    // An input that cannot be used has no answer, and an input without one is no test case.
    work.files.remove(input);
    work.files.remove(answer);
    throw;
  }
}

// --- what people wrote ---

// The test case's input is legal, and the reference agrees with its answer. `scratch` is a folder
// for the checker's files.
void check_written(const DataWork& work, Sandbox& sandbox, const TestCase& test,
                   const fs::path& scratch) {
  const std::string input = test.name + ".in", answer = test.name + ".ans";
  check_legal(work, sandbox, input);
  const Program& reference = work.helpers.reference;
  const CompareMode mode = work.problem.config.compare;
  const std::string finding = fmt::format(
      "agreed {} {} {} {} {}", reference.key, work.files.hash(input), work.files.hash(answer),
      static_cast<int>(mode), work.helpers.checker ? work.helpers.checker->key : "-");
  if (is_known(work, finding)) return;
  const std::string output = reference_answer(work, sandbox, input);
  const Comparison comparison =
      check_output({mode, work.helpers.checker}, sandbox, test, output, scratch);
  if (comparison.verdict != Verdict::kAc) {
    throw JudgeError(fmt::format("{}: {} answers otherwise: {}", work.files.place(answer),
                                 reference.name, comparison.message));
  }
  remember(work, finding);
}

// The validator rejects invalid/NAME.in, and for the reason in NAME.desc.
void check_rejected(const DataWork& work, Sandbox& sandbox, const std::string& name) {
  const std::string input = "invalid/" + name + ".in", reason = "invalid/" + name + ".desc";
  const Program& validator = work.helpers.validator;
  const std::string finding = fmt::format("rejected {} {} {}", validator.key,
                                          work.files.hash(input), work.files.hash(reason));
  if (is_known(work, finding)) return;
  const Outcome outcome = run_program(sandbox, validator, {}, work.files.path(input));
  const std::string place = work.files.place(input);
  if (has_exited(outcome, kLegal)) {
    throw JudgeError(fmt::format("{}: {} finds it legal", place, validator.name));
  }
  if (!has_exited(outcome, kIllegal)) broke(validator, "on " + place, outcome);
  const std::string wanted = one_line(read_file(work.files.path(reason)));
  if (one_line(outcome.error) != wanted) {
    throw JudgeError(fmt::format("{}: {} rejects it with: {}; {} says: {}", place, validator.name,
                                 one_line(outcome.error), reason, wanted));
  }
  remember(work, finding);
}

// --- all of it ---

// One thing to do for one test case or file.
using Task = std::function<void(Sandbox&)>;

void add_tests(std::vector<TestCase>& tests, const DataFiles& files, const std::string& folder,
               const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    const std::string test = folder + "/" + name;
    tests.push_back({test, files.path(test + ".in"), files.path(test + ".ans")});
  }
}

std::vector<TestCase> written_tests(const Problem& problem, const DataFiles& files) {
  std::vector<TestCase> tests;
  add_tests(tests, files, "sample", problem.sample);
  add_tests(tests, files, "hand", problem.hand);
  return tests;
}

std::vector<TestCase> all_tests(const Problem& problem, const DataFiles& files) {
  std::vector<TestCase> tests = written_tests(problem, files);
  std::vector<std::string> names;
  for (const GeneratedTest& test : problem.tests)
    names.push_back(test.name);
  const std::size_t written = tests.size();
  add_tests(tests, files, "generated", names);
  for (std::size_t i = 0; i < names.size(); ++i)
    tests[written + i].origin = "generator " + join(problem.tests[i].arguments, " ");
  return tests;
}

std::vector<Task> tasks(Context& context, const DataWork& work) {
  std::vector<Task> tasks;
  for (const TestCase& test : written_tests(work.problem, work.files)) {
    tasks.push_back([&context, &work, test](Sandbox& sandbox) {
      check_written(work, sandbox, test, context.workspace.scratch());
    });
  }
  for (const std::string& name : work.problem.invalid)
    tasks.push_back([&work, name](Sandbox& sandbox) { check_rejected(work, sandbox, name); });
  for (const GeneratedTest& test : work.problem.tests) {
    tasks.push_back([&context, &work, &test](Sandbox& sandbox) {
      context.progress.step(work.files.place("generated/" + test.name));
      make_test(work, sandbox, test);
    });
  }
  return tasks;
}

}  // namespace

std::vector<TestCase> make_data(Context& context, const Problem& problem, const Helpers& helpers,
                                bool pins) {
  const FileLock lock =
      FileLock::take(context.workspace.lock("data-" + problem.id), context.workers.stop());
  DataFiles files(context.workspace, problem, pins);
  if (!pins) files.check_pins();
  files.remove_unknown();
  const DataWork work = {problem, helpers, files, context.workspace.cache()};
  const std::vector<Task> all = tasks(context, work);
  context.workers.each(all.size(), [&](Sandbox& sandbox, std::size_t i) { all[i](sandbox); });
  if (files.count_put() > 0) {
    context.progress.line(fmt::format("{}: made {} of {} files", problem.id, files.count_put(),
                                      2 * problem.tests.size()));
  }
  if (pins) files.write_pins();
  return all_tests(problem, files);
}

}  // namespace judge
