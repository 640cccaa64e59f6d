#include "judge/mutate/trial.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <map>
#include <mutex>
#include <sstream>

#include "judge/base/errors.hpp"
#include "judge/base/interrupt.hpp"
#include "judge/base/text.hpp"
#include "judge/data/data.hpp"
#include "judge/model/program.hpp"
#include "judge/model/result.hpp"
#include "judge/model/test_case.hpp"
#include "judge/mutate/builder.hpp"
#include "judge/mutate/equivalent.hpp"
#include "judge/mutate/ledger.hpp"
#include "judge/package/package_program.hpp"

namespace mutate {
namespace {

using judge::Verdict;

constexpr double kSlower = 3;           // times the submission's own CPU time on the test
constexpr double kPatience = 0.3;       // seconds of CPU time that every mutant gets
constexpr double kStrictPatience = 10;  // the same under sanitizers
constexpr int kStrictMemory = 1024;     // MiB that sanitizers may take
constexpr std::size_t kKeySize = 20;    // digits of a hash that name a thing in the ledger

std::string short_key(const std::string& text) {
  return judge::sha256(text).substr(0, kKeySize);
}

// One way to compile all texts, and how programs that it makes are judged.
struct Build {
  std::string name;  // in the ledger
  judge::Recipe recipe;
  double least_seconds;       // of CPU time that every program gets on a test
  int more_memory;            // MiB, beyond the problem's limit
  std::string own_program{};  // what the submission becomes
  std::map<judge::Sandbox*, std::unique_ptr<Builder>> builders{};  // one for each worker
};

// The same command, but what reads or writes out of bounds, or computes what C++ leaves undefined,
// ends there. So a table that is one short is found out wherever a test needs its last entry.
judge::Recipe with_sanitizers(judge::Recipe recipe) {
  recipe.flags.insert(recipe.flags.end(),
                      {"-fsanitize=address,undefined", "-fno-sanitize-recover=all"});
  return recipe;
}

// A test with what the trial knows about it.
struct Exhibit {
  judge::TestCase test;
  std::string key;  // of both contents
  std::uint64_t bytes = 0;
  double seconds = 0;  // of CPU time, by the submission
};

class Trial {
 public:
  Trial(const Setting& setting, const judge::Problem& problem)
      : setting_(setting),
        problem_(problem),
        source_(judge::read_file(problem.folder / "main.cpp")),
        compiler_(setting.workspace),
        package_(judge::compile_package(setting.workers, compiler_, problem)),
        recipe_(judge::submission_recipe(problem.folder / "main.cpp", source_,
                                         problem.config.dialect, problem.config.memory_limit)),
        plain_{"", recipe_, kPatience, 0},
        strict_{"sanitizers ", with_sanitizers(recipe_), kStrictPatience, kStrictMemory},
        ledger_(ledger_file(), conditions()) {}

  ProblemResult run() {
    const auto start = std::chrono::steady_clock::now();
    make_exhibits();
    const std::vector<Mutant> mutants = mutants_of(source_, problem_.config.dialect);
    try {
      try_submission();
      try_mutants(mutants);
      if (setting_.with_package) try_wrong();
    } catch (...) {
      ledger_.save();  // what is found out is not found out twice, even after Ctrl-C
      throw;
    }
    ledger_.save();
    classify(mutants);
    explain();
    if (setting_.with_package) measure_reach();
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    result_.seconds = taken.count();
    return std::move(result_);
  }

 private:
  // --- before the trial ---

  judge::fs::path ledger_file() const {
    const judge::fs::path file = setting_.workspace.cache() / "mutants" / (problem_.id + ".json");
    if (setting_.forgets) judge::fs::remove(file);
    return file;
  }

  // What a finding depends on besides the program and the test.
  std::string conditions() const {
    std::vector<std::string> parts = {judge::recipe_key(plain_.recipe),
                                      judge::recipe_key(strict_.recipe)};
    parts.push_back(setting_.workspace.hashes().of(recipe_.tool));
    parts.push_back(std::to_string(problem_.config.memory_limit));
    parts.push_back(std::to_string(static_cast<int>(problem_.config.compare)));
    parts.push_back(package_.checker ? package_.checker->key : "");
    return judge::key_of(parts);
  }

  void make_exhibits() {
    result_.id = problem_.id;
    const judge::DataContext context = {setting_.workspace, setting_.workers, setting_.progress};
    judge::FileHashes& hashes = setting_.workspace.hashes();
    for (judge::TestCase& test : judge::make_data(context, problem_, package_)) {
      const std::string key =
          judge::key_of({hashes.of(test.input.file), hashes.of(test.answer.file)});
      const std::uint64_t bytes = judge::fs::file_size(test.input.file);
      result_.tests.push_back({test.name, bytes});
      exhibits_.push_back({std::move(test), key.substr(0, kKeySize), bytes, 0});
    }
    std::stable_sort(exhibits_.begin(), exhibits_.end(),
                     [](const Exhibit& a, const Exhibit& b) { return a.bytes < b.bytes; });
  }

  // --- one program ---

  judge::Requirements requirements(const Build& build, const Exhibit& exhibit) const {
    const double seconds = std::max(build.least_seconds, kSlower * exhibit.seconds);
    return {seconds, problem_.config.memory_limit + build.more_memory, problem_.config.compare,
            package_.checker};
  }

  judge::Requirements own_requirements() const {
    return {problem_.config.time_limit, problem_.config.memory_limit, problem_.config.compare,
            package_.checker};
  }

  // What is known, or else found out now.
  Finding find(judge::Sandbox& sandbox, const judge::Program& program, const Exhibit& exhibit,
               const judge::Requirements& requirements) {
    if (const auto known = ledger_.finding(program.key, exhibit.key)) return *known;
    const judge::JudgingContext context = {setting_.workspace, setting_.workers.gate()};
    const judge::TestResult result =
        judge::judge_test(context, sandbox, program, exhibit.test, requirements);
    if (result.verdict == Verdict::kJe) {
      throw judge::JudgeError(
          fmt::format("{} on {}: {}", problem_.id, exhibit.test.name, result.message));
    }
    const Finding finding = {result.verdict, result.cpu_seconds};
    ledger_.note_finding(program.key, exhibit.key, finding);
    return finding;
  }

  // Whether nothing is left to find out about the program.
  bool is_decided(const std::string& program) const {
    for (const Exhibit& exhibit : exhibits_) {
      const auto known = ledger_.finding(program, exhibit.key);
      if (known && is_enough(*known)) return true;
    }
    return std::all_of(exhibits_.begin(), exhibits_.end(), [&](const Exhibit& exhibit) {
      return ledger_.finding(program, exhibit.key).has_value();
    });
  }

  bool is_enough(const Finding& finding) const {
    if (setting_.all_tests) return finding.verdict == Verdict::kTle;
    return finding.verdict != Verdict::kAc;
  }

  // --- the submission ---

  void try_submission() {
    setting_.progress.step(problem_.id + ": main.cpp");
    const judge::Program program = own(plain_);
    for (Exhibit& exhibit : exhibits_) {
      exhibit.seconds = accepted(program, exhibit, own_requirements(), "").cpu_seconds;
    }
    const judge::Program checked = own(strict_);
    for (const Exhibit& exhibit : exhibits_) {
      accepted(checked, exhibit, requirements(strict_, exhibit), ", under sanitizers,");
    }
  }

  judge::Program own(Build& build) {
    const auto program = builder(build, setting_.workers.sandbox()).build(source_);
    if (!program) throw judge::JudgeError(problem_.id + "/main.cpp does not compile");
    build.own_program = program->key;
    return *program;
  }

  Finding accepted(const judge::Program& program, const Exhibit& exhibit,
                   const judge::Requirements& requirements, const std::string& how) {
    const Finding finding = find(setting_.workers.sandbox(), program, exhibit, requirements);
    if (finding.verdict == Verdict::kAc) return finding;
    throw judge::JudgeError(fmt::format("{}/main.cpp itself{} is {} on {}", problem_.id, how,
                                        judge::verdict_name(finding.verdict), exhibit.test.name));
  }

  Builder& builder(Build& build, judge::Sandbox& sandbox) {
    std::unique_ptr<Builder>* place = nullptr;
    {
      const std::lock_guard lock(mutex_);
      place = &build.builders[&sandbox];
    }
    if (!*place) {
      *place = std::make_unique<Builder>(setting_.workspace, sandbox, build.recipe, source_);
    }
    return **place;
  }

  // --- the mutants ---

  void try_mutants(const std::vector<Mutant>& mutants) {
    std::atomic<std::size_t> done{0};
    setting_.workers.each(mutants.size(), [&](judge::Sandbox& sandbox, std::size_t i) {
      setting_.progress.step(
          fmt::format("{}: mutant {} of {}", problem_.id, ++done, mutants.size()));
      const std::string text = mutated(source_, mutants[i]);
      try_mutant(sandbox, plain_, text);
      const std::string program = program_of(plain_, text);
      const bool survives =
          !program.empty() && program != plain_.own_program && rejections_of(program).empty();
      if (survives) try_mutant(sandbox, strict_, text);
    });
  }

  static std::string key_of(const Build& build, const std::string& text) {
    return short_key(build.name + text);
  }

  // What the text became when it was tried; "" if it did not compile.
  std::string program_of(const Build& build, const std::string& text) const {
    return ledger_.program(key_of(build, text)).value_or("");
  }

  void try_mutant(judge::Sandbox& sandbox, Build& build, const std::string& text) {
    const std::string key = key_of(build, text);
    const auto is_done = [&](const std::string& program) {
      return program.empty() || program == build.own_program || is_decided(program);
    };
    if (const auto known = ledger_.program(key); known && is_done(*known)) return;
    const auto program = builder(build, sandbox).build(text);
    ledger_.note_program(key, program ? program->key : "");
    if (!program || is_done(program->key)) return;
    for (const Exhibit* exhibit : order_for(key)) {
      const Finding finding = find(sandbox, *program, *exhibit, requirements(build, *exhibit));
      if (finding.verdict != Verdict::kAc) ledger_.note_killer(key, exhibit->test.name);
      if (is_enough(finding)) return;
    }
  }

  // The last killer first, then from small to large.
  std::vector<const Exhibit*> order_for(const std::string& text_key) const {
    const std::string killer = ledger_.killer(text_key);
    std::vector<const Exhibit*> order;
    for (const Exhibit& exhibit : exhibits_)
      order.push_back(&exhibit);
    std::stable_partition(order.begin(), order.end(),
                          [&](const Exhibit* exhibit) { return exhibit->test.name == killer; });
    return order;
  }

  // --- the wrong/ files ---

  void try_wrong() {
    for (const judge::Submission& submission : problem_.submissions) {
      const bool is_wrong = judge::starts_with(submission.name, "wrong/");
      if (is_wrong) result_.wrong.push_back({submission.name, {}});
    }
    setting_.workers.each(result_.wrong.size(), [&](judge::Sandbox& sandbox, std::size_t i) {
      setting_.progress.step(fmt::format("{}: {}", problem_.id, result_.wrong[i].name));
      const judge::Compiled compiled =
          compiler_.submission(sandbox, problem_.folder / result_.wrong[i].name,
                               problem_.config.dialect, problem_.config.memory_limit);
      if (!compiled.program) return;
      for (const Exhibit& exhibit : exhibits_) {
        const Finding finding = find(sandbox, *compiled.program, exhibit, own_requirements());
        if (finding.verdict == Verdict::kAc) continue;
        result_.wrong[i].rejections.push_back({exhibit.test.name, finding.verdict});
        if (!setting_.all_tests) return;
      }
    });
  }

  // --- after the trial ---

  void classify(const std::vector<Mutant>& mutants) {
    std::map<std::string, std::string> first_with;  // program -> identifier
    for (const Mutant& mutant : mutants) {
      MutantResult entry = {mutant, Fate::kNoProgram, {}, false, ""};
      const std::string text = mutated(source_, mutant);
      const std::string program = program_of(plain_, text);
      if (program == plain_.own_program) {
        entry.fate = Fate::kSameCode;
      } else if (!program.empty()) {
        add_rejections(entry, program, program_of(strict_, text));
        const auto [first, is_new] = first_with.emplace(program, mutant.id);
        entry.fate = !entry.rejections.empty() ? Fate::kKilled : Fate::kUnexplained;
        if (!is_new) entry.fate = Fate::kTwin;
        if (!is_new) entry.reason = first->second;
      }
      result_.mutants.push_back(std::move(entry));
    }
  }

  void add_rejections(MutantResult& entry, const std::string& plain, const std::string& strict) {
    entry.rejections = rejections_of(plain);
    if (!entry.rejections.empty()) return;
    entry.rejections = rejections_of(strict);
    entry.by_sanitizer = !entry.rejections.empty();
  }

  std::vector<Rejection> rejections_of(const std::string& program) const {
    std::vector<Rejection> rejections;
    for (const Exhibit& exhibit : exhibits_) {
      const auto finding = ledger_.finding(program, exhibit.key);
      if (finding && finding->verdict != Verdict::kAc) {
        rejections.push_back({exhibit.test.name, finding->verdict});
      }
    }
    return rejections;
  }

  // Which mutants become one program depends on the compiler, so an entry for a twin or for the
  // submission's own code is not needed here and may be needed elsewhere: it is no mistake.
  void explain() {
    const judge::fs::path file = problem_.folder / "equivalent.txt";
    if (!judge::fs::exists(file)) return;
    const std::string name = setting_.workspace.relative(file);
    std::map<std::string, MutantResult*> by_id;
    for (MutantResult& entry : result_.mutants)
      by_id[entry.mutant.id] = &entry;
    for (const Equivalent& entry : parse_equivalents(judge::read_file(file), name)) {
      const auto place = by_id.find(entry.id);
      if (place == by_id.end()) {
        stale(name, entry, "no mutant has this name any more");
      } else if (!place->second->rejections.empty()) {
        const Rejection& rejection = place->second->rejections.front();
        stale(name, entry,
              fmt::format("{} rejects it ({})", rejection.test,
                          judge::verdict_name(rejection.verdict)));
      } else if (place->second->fate == Fate::kUnexplained) {
        place->second->fate = Fate::kExplained;
        place->second->reason = entry.reason;
      }
    }
  }

  void stale(const std::string& name, const Equivalent& entry, const std::string& why) {
    result_.stale.push_back(fmt::format("{}:{}: {}: {}", name, entry.line, why, entry.id));
  }

  // Validators say on standard output which ranges they allowed and what they found in them.
  void measure_reach() {
    std::vector<std::string> outputs(exhibits_.size());
    setting_.workers.each(exhibits_.size(), [&](judge::Sandbox& sandbox, std::size_t i) {
      judge::Command command;
      command.argv = package_.validator.argv;
      command.files = package_.validator.files;
      command.input = exhibits_[i].test.input;
      command.limits = judge::package_limits();
      outputs[i] = sandbox.run(command).output;
    });
    for (const std::string& output : outputs) {
      for (const std::string_view line : judge::split_lines(output))
        add_reach(std::string(line));
    }
  }

  void add_reach(const std::string& line) {
    std::istringstream words(line);
    Reach found;
    if (!(words >> found.name >> found.low >> found.high >> found.least >> found.greatest)) return;
    const auto known = std::find_if(result_.reached.begin(), result_.reached.end(),
                                    [&](const Reach& reach) { return reach.name == found.name; });
    if (known == result_.reached.end()) {
      result_.reached.push_back(found);
      return;
    }
    known->low = std::min(known->low, found.low);
    known->high = std::max(known->high, found.high);
    known->least = std::min(known->least, found.least);
    known->greatest = std::max(known->greatest, found.greatest);
  }

  const Setting& setting_;
  const judge::Problem& problem_;
  const std::string source_;
  judge::Compiler compiler_;
  const judge::Package package_;
  const judge::Recipe recipe_;
  Build plain_;
  Build strict_;
  Ledger ledger_;
  std::vector<Exhibit> exhibits_;  // from small to large
  std::mutex mutex_;               // of the two builds' builders
  ProblemResult result_;
};

}  // namespace

int ProblemResult::count(Fate fate) const {
  return static_cast<int>(
      std::count_if(mutants.begin(), mutants.end(),
                    [&](const MutantResult& entry) { return entry.fate == fate; }));
}

int ProblemResult::made() const {
  return static_cast<int>(mutants.size()) - count(Fate::kNoProgram) - count(Fate::kTwin);
}

bool ProblemResult::is_clean() const {
  return count(Fate::kUnexplained) == 0 && stale.empty();
}

ProblemResult try_problem(const Setting& setting, const judge::Problem& problem) {
  return Trial(setting, problem).run();
}

}  // namespace mutate
