// Theory of operation. Whatever was once found out about a file by running a program of the package
// is a *fact*: "this generator makes from these arguments the file with this hash", "this validator
// finds the file with this hash legal", "this reference answers it so". ProblemConfig name programs
// and files by their content, so they never go stale; those of the last run are kept in
// .build/cache/facts/<ID>. A test is up to date when its files have the pinned hashes and the facts
// say all that should be known; then nothing is run. A file is written whole, under its own name
// only once its hash is right.
#include "judge/data/data.hpp"

#include <fmt/format.h>

#include <atomic>
#include <functional>
#include <map>
#include <mutex>
#include <set>

#include "judge/base/errors.hpp"
#include "judge/base/interrupt.hpp"
#include "judge/base/text.hpp"
#include "judge/check/checker.hpp"
#include "judge/check/compare.hpp"
#include "judge/model/comparison.hpp"
#include "judge/package/package_program.hpp"

namespace judge {
namespace {

// Keys of facts. Safe for several threads.
class KnownFindings {
 public:
  explicit KnownFindings(fs::path store) : store_(std::move(store)) {
    if (!fs::exists(store_)) return;
    const std::string stored = read_file(store_);  // outlives the views of its lines
    for (std::string_view line : split_lines(stored))
      old_.emplace(line);
  }

  // Whether the fact is known; then it is kept for the next time too.
  bool knows(const std::string& fact) {
    std::lock_guard lock(mutex_);
    if (old_.count(fact) > 0) kept_.insert(fact);
    return kept_.count(fact) > 0;
  }

  void add(const std::string& fact) {
    std::lock_guard lock(mutex_);
    kept_.insert(fact);
  }

  void save() {
    std::lock_guard lock(mutex_);
    if (kept_ != old_) write_file(store_, join({kept_.begin(), kept_.end()}, "\n") + "\n");
  }

 private:
  fs::path store_;
  std::set<std::string> old_;
  std::set<std::string> kept_;
  std::mutex mutex_;
};

// Makes and checks the tests of one problem.
class DataMaker {
 public:
  DataMaker(const DataContext& context, const Problem& problem, const Package& package)
      : context_(context),
        problem_(problem),
        package_(package),
        lock_(context.workspace.lock("data-" + problem.id)),
        facts_(context.workspace.cache() / "facts" / problem.id) {
    for (const PinnedFile& pin : problem.pinned)
      pins_[pin.name] = pin.hash;
  }

  std::vector<TestCase> make() {
    if (!context_.pins) check_pins();
    remove_strangers();
    make_all();
    if (context_.pins) write_pins();
    return tests();
  }

 private:
  // --- the whole ---------------------------------------------------------------------------------

  // One thing to do for one file or test.
  using Task = std::function<void(Sandbox&)>;

  // The written tests, the inputs to reject, and the generated tests.
  std::vector<Task> tasks() {
    std::vector<Task> tasks;
    for (const TestCase& test : written_tests()) {
      tasks.push_back([this, test](Sandbox& sandbox) { check_written(sandbox, test); });
    }
    for (const std::string& name : problem_.invalid) {
      tasks.push_back([this, name](Sandbox& sandbox) { check_rejected(sandbox, name); });
    }
    for (const GeneratedTest& test : problem_.tests) {
      tasks.push_back([this, &test](Sandbox& sandbox) { make_generated(sandbox, test); });
    }
    return tasks;
  }

  void make_all() {
    const std::vector<Task> all = tasks();
    try {
      context_.workers.each(all.size(), [&](Sandbox& sandbox, std::size_t i) { all[i](sandbox); });
    } catch (...) {
      // What was found out before the failure stays true.
      facts_.save();
      throw;
    }
    facts_.save();
    if (made_ > 0) {
      context_.progress.line(fmt::format("{}: made {} of {} files", problem_.id, made_.load(),
                                         2 * problem_.tests.size()));
    }
  }

  std::vector<TestCase> written_tests() const {
    std::vector<TestCase> tests;
    add_tests(tests, "sample", problem_.sample);
    add_tests(tests, "hand", problem_.hand);
    return tests;
  }

  void add_tests(std::vector<TestCase>& tests, const std::string& folder,
                 const std::vector<std::string>& names) const {
    for (const std::string& name : names) {
      const std::string test = folder + "/" + name;
      tests.push_back({test, problem_.data / (test + ".in"), problem_.data / (test + ".ans")});
    }
  }

  std::vector<TestCase> tests() const {
    std::vector<TestCase> tests = written_tests();
    std::vector<std::string> names;
    for (const GeneratedTest& test : problem_.tests)
      names.push_back(test.name);
    add_tests(tests, "generated", names);
    return tests;
  }

  // --- files and hashes --------------------------------------------------------------------------

  std::string place(const std::string& file) const {
    return fmt::format("testdata/{}/{}", problem_.id, file);
  }

  std::string hash(const std::string& file) const {
    return context_.workspace.hashes().of(problem_.data / file);
  }

  void check_pins() const {
    std::set<std::string> wanted;
    for (const GeneratedTest& test : problem_.tests) {
      for (const char* ending : {".in", ".ans"}) {
        wanted.insert("generated/" + test.name + ending);
      }
    }
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

  std::string repair() const {
    return fmt::format("if that is meant, write it anew: judge data {} --pin", problem_.id);
  }

  // Files that no line of tests.txt makes: of tests that are gone, or half-written by
  // a killed judge.
  void remove_strangers() const {
    std::set<std::string> known;
    for (const GeneratedTest& test : problem_.tests) {
      known.insert(test.name + ".in");
      known.insert(test.name + ".ans");
    }
    std::error_code error;
    for (const fs::directory_entry& entry :
         fs::directory_iterator(problem_.data / "generated", error)) {
      if (known.count(entry.path().filename().string()) == 0) fs::remove_all(entry.path(), error);
    }
  }

  void remove(const std::string& file) const {
    std::error_code error;
    fs::remove(problem_.data / file, error);
  }

  // Puts `content` under the name `file` if its hash is the pinned one. Otherwise neither the new
  // nor an old content stays.
  void put(const std::string& file, const std::string& content, const Program& maker) {
    const std::string hash = sha256(content);
    if (!context_.pins && hash != pins_.at(file)) {
      remove(file);
      throw JudgeError(fmt::format("{}: {} makes it with hash {}, SHA256SUMS says {}; {}",
                                   place(file), maker.name, hash.substr(0, 12),
                                   pins_.at(file).substr(0, 12), repair()));
    }
    write_file(problem_.data / file, content);
    ++made_;
  }

  void write_pins() const {
    std::string text;
    for (const GeneratedTest& test : problem_.tests) {
      for (const char* ending : {".in", ".ans"}) {
        const std::string file = "generated/" + test.name + ending;
        text += fmt::format("{}  {}\n", hash(file), file);
      }
    }
    write_file(problem_.data / "SHA256SUMS", text);
  }

  // Whether the file is there with a hash that may stay.
  bool is_right(const std::string& file, const std::string& present) const {
    return !present.empty() && (context_.pins || present == pins_.at(file));
  }

  // --- one generated test ------------------------------------------------------------------------

  void make_generated(Sandbox& sandbox, const GeneratedTest& test) {
    const std::string input = "generated/" + test.name + ".in";
    const std::string answer = "generated/" + test.name + ".ans";
    context_.progress.step(place(input));
    try {
      generate(sandbox, test, input);
      validate(sandbox, input);
      write_answer(sandbox, input, answer);
    } catch (...) {
      // An input that cannot be used has no answer, and an input without one is no test.
      if (!is_interrupted()) {
        remove(input);
        remove(answer);
      }
      throw;
    }
  }

  void generate(Sandbox& sandbox, const GeneratedTest& test, const std::string& input) {
    const std::string recipe = package_.generator.key + " " + key_of(test.arguments);
    const std::string present = hash(input);
    if (is_right(input, present) && facts_.knows("made " + recipe + " " + present)) return;
    const Outcome outcome = run_program(sandbox, package_.generator, test.arguments, {});
    const std::string call = join(test.arguments, " ");
    if (has_exited(outcome, kUnknownKind)) unknown_line(sandbox, test, outcome);
    if (!has_exited(outcome, 0)) broke(package_.generator, call, outcome);
    put(input, outcome.output, package_.generator);
    facts_.add("made " + recipe + " " + sha256(outcome.output));
  }

  [[noreturn]] void unknown_line(Sandbox& sandbox, const GeneratedTest& test,
                                 const Outcome& outcome) {
    const Outcome kinds = run_program(sandbox, package_.generator, {"--kinds"}, {});
    std::vector<std::string> known;
    for (std::string_view line : split_lines(kinds.output)) {
      known.emplace_back(line.substr(0, line.find('\t')));
    }
    throw UsageError(fmt::format("{}:{}: {}: {}; the generator knows: {}", place("tests.txt"),
                                 test.line, escaped(join(test.arguments, " ")),
                                 one_line(outcome.error), escaped(join(known, ", "))));
  }

  void write_answer(Sandbox& sandbox, const std::string& input, const std::string& answer) {
    const std::string recipe = package_.reference.key + " " + hash(input);
    const std::string present = hash(answer);
    if (is_right(answer, present) && facts_.knows("answered " + recipe + " " + present)) return;
    const std::string content = reference_answer(sandbox, input);
    put(answer, content, package_.reference);
    facts_.add("answered " + recipe + " " + sha256(content));
  }

  // --- checks ------------------------------------------------------------------------------------

  std::string reference_answer(Sandbox& sandbox, const std::string& input) {
    Outcome outcome = run_program(sandbox, package_.reference, {}, problem_.data / input);
    if (!has_exited(outcome, 0)) broke(package_.reference, "on " + place(input), outcome);
    return std::move(outcome.output);
  }

  void validate(Sandbox& sandbox, const std::string& input) {
    const std::string fact = "legal " + package_.validator.key + " " + hash(input);
    if (facts_.knows(fact)) return;
    const Outcome outcome = run_program(sandbox, package_.validator, {}, problem_.data / input);
    if (has_exited(outcome, kIllegal)) {
      throw JudgeError(
          fmt::format("{}: not a legal input: {}", place(input), one_line(outcome.error)));
    }
    if (!has_exited(outcome, kLegal)) broke(package_.validator, "on " + place(input), outcome);
    facts_.add(fact);
  }

  // A test written by people is legal, and the reference agrees with its answer.
  void check_written(Sandbox& sandbox, const TestCase& test) {
    const std::string input = test.name + ".in", answer = test.name + ".ans";
    validate(sandbox, input);
    const std::string fact = fmt::format(
        "agreed {} {} {} {} {}", package_.reference.key, hash(input), hash(answer),
        static_cast<int>(problem_.config.compare), package_.checker ? package_.checker->key : "-");
    if (facts_.knows(fact)) return;
    const std::string output = reference_answer(sandbox, input);
    const Comparison comparison = compare_written(sandbox, test, output);
    if (comparison.match != Match::kSame) {
      throw JudgeError(fmt::format("{}: {} answers otherwise: {}", place(answer),
                                   package_.reference.name, comparison.message));
    }
    facts_.add(fact);
  }

  // An input that breaks one rule is rejected, and for that reason.
  void check_rejected(Sandbox& sandbox, const std::string& name) {
    const std::string input = "invalid/" + name + ".in", reason = "invalid/" + name + ".desc";
    const std::string fact =
        fmt::format("rejected {} {} {}", package_.validator.key, hash(input), hash(reason));
    if (facts_.knows(fact)) return;
    const Outcome outcome = run_program(sandbox, package_.validator, {}, problem_.data / input);
    if (has_exited(outcome, kLegal)) {
      throw JudgeError(fmt::format("{}: {} finds it legal", place(input), package_.validator.name));
    }
    if (!has_exited(outcome, kIllegal)) broke(package_.validator, "on " + place(input), outcome);
    const std::string wanted = one_line(read_file(problem_.data / reason));
    if (one_line(outcome.error) != wanted) {
      throw JudgeError(fmt::format("{}: {} rejects it with: {}; {} says: {}", place(input),
                                   package_.validator.name, one_line(outcome.error), reason,
                                   wanted));
    }
    facts_.add(fact);
  }

  Comparison compare_written(Sandbox& sandbox, const TestCase& test, const std::string& output) {
    if (package_.checker) {
      return run_checker(sandbox, *package_.checker, test.input, test.answer, output,
                         context_.workspace.scratch());
    }
    return compare(ContentBytes(test.answer).bytes(), output, problem_.config.compare);
  }

  const DataContext& context_;
  const Problem& problem_;
  const Package& package_;
  FileLock lock_;
  KnownFindings facts_;
  std::map<std::string, std::string> pins_;
  std::atomic<std::size_t> made_{0};
};

}  // namespace

Package compile_package(Workers& workers, Compiler& compiler, const Problem& problem) {
  std::vector<std::string> names = {"generator", "validator", "reference"};
  if (problem.config.compare == CompareMode::kChecker) names.emplace_back("checker");
  std::vector<Program> programs(names.size());
  workers.each(names.size(), [&](Sandbox& sandbox, std::size_t i) {
    programs[i] = compiler.package(sandbox, problem.folder / (names[i] + ".cpp"));
  });
  Package package{programs[0], programs[1], programs[2], std::nullopt};
  if (programs.size() > 3) package.checker = programs[3];
  return package;
}

std::vector<TestCase> make_data(const DataContext& context, const Problem& problem,
                                const Package& package) {
  return DataMaker(context, problem, package).make();
}

}  // namespace judge
