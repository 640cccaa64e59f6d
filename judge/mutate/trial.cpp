#include "judge/mutate/trial.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <map>
#include <mutex>
#include <sstream>

#include "judge/mutate/builder.hpp"
#include "judge/mutate/equivalent.hpp"
#include "judge/mutate/ledger.hpp"
#include "judge/src/checker.hpp"
#include "judge/src/data.hpp"
#include "judge/src/errors.hpp"
#include "judge/src/interrupt.hpp"
#include "judge/src/text.hpp"

namespace mutate {
namespace {

using judge::Verdict;

constexpr double kSlower = 3;         // times the submission's own CPU time on the test
constexpr double kPatience = 0.3;     // seconds of CPU time that every mutant gets
constexpr std::size_t kKeySize = 20;  // digits of a hash that name a thing in the ledger

std::string short_key(const std::string& text) {
  return judge::sha256(text).substr(0, kKeySize);
}

// A test with what the trial knows about it.
struct Exhibit {
  judge::Test test;
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
                                         problem.facts.dialect, problem.facts.memory_limit)),
        ledger_(ledger_file(), conditions()) {}

  ProblemResult run() {
    const auto start = std::chrono::steady_clock::now();
    make_exhibits();
    const std::vector<Mutant> mutants = mutants_of(source_, problem_.facts.dialect);
    try {
      try_submission();
      try_mutants(mutants);
      if (setting_.all_tests) try_wrong();
    } catch (...) {
      ledger_.save();  // what is found out is not found out twice, even after Ctrl-C
      throw;
    }
    ledger_.save();
    classify(mutants);
    explain();
    if (setting_.all_tests) measure_reach();
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
    std::vector<std::string> parts = recipe_.compile;
    parts.push_back(setting_.workspace.hashes().of(recipe_.tool));
    parts.push_back(std::to_string(problem_.facts.memory_limit));
    parts.push_back(std::to_string(static_cast<int>(problem_.facts.compare)));
    parts.push_back(package_.checker ? package_.checker->key : "");
    return judge::key_of(parts);
  }

  void make_exhibits() {
    result_.id = problem_.id;
    const judge::Workshop workshop = {setting_.workspace, setting_.workers, setting_.progress};
    judge::FileHashes& hashes = setting_.workspace.hashes();
    for (judge::Test& test : judge::make_data(workshop, problem_, package_)) {
      const std::string key = judge::key_of({hashes.of(test.input), hashes.of(test.answer)});
      const std::uint64_t bytes = judge::fs::file_size(test.input);
      result_.tests.push_back({test.name, bytes});
      exhibits_.push_back({std::move(test), key.substr(0, kKeySize), bytes, 0});
    }
    std::stable_sort(exhibits_.begin(), exhibits_.end(),
                     [](const Exhibit& a, const Exhibit& b) { return a.bytes < b.bytes; });
  }

  // --- one program ---

  judge::Rules rules(double seconds) const {
    return {seconds, problem_.facts.memory_limit, problem_.facts.compare, package_.checker};
  }

  double patience(const Exhibit& exhibit) const {
    const double wanted = std::max(kPatience, kSlower * exhibit.seconds);
    return std::min(wanted, problem_.facts.time_limit);
  }

  // What is known, or else found out now.
  Finding find(judge::Sandbox& sandbox, const judge::Program& program, const Exhibit& exhibit,
               double seconds) {
    if (const auto known = ledger_.finding(program.key, exhibit.key)) return *known;
    const judge::Court court = {setting_.workspace, setting_.workers.gate()};
    const judge::TestResult result =
        judge::judge_test(court, sandbox, program, exhibit.test, rules(seconds));
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
    judge::Sandbox& sandbox = setting_.workers.sandbox();
    setting_.progress.step(problem_.id + ": main.cpp");
    const auto program = builder(sandbox).build(source_);
    if (!program) throw judge::JudgeError(problem_.id + "/main.cpp does not compile");
    own_program_ = program->key;
    for (Exhibit& exhibit : exhibits_) {
      const Finding finding = find(sandbox, *program, exhibit, problem_.facts.time_limit);
      if (finding.verdict != Verdict::kAc) {
        throw judge::JudgeError(fmt::format("{}/main.cpp itself is {} on {}", problem_.id,
                                            judge::verdict_name(finding.verdict),
                                            exhibit.test.name));
      }
      exhibit.seconds = finding.cpu_seconds;
    }
  }

  // Each worker has a folder with its headers compiled.
  Builder& builder(judge::Sandbox& sandbox) {
    std::unique_ptr<Builder>* place = nullptr;
    {
      const std::lock_guard lock(mutex_);
      place = &builders_[&sandbox];
    }
    if (!*place) *place = std::make_unique<Builder>(setting_.workspace, sandbox, recipe_, source_);
    return **place;
  }

  // --- the mutants ---

  void try_mutants(const std::vector<Mutant>& mutants) {
    std::atomic<std::size_t> done{0};
    setting_.workers.each(mutants.size(), [&](judge::Sandbox& sandbox, std::size_t i) {
      setting_.progress.step(
          fmt::format("{}: mutant {} of {}", problem_.id, ++done, mutants.size()));
      try_mutant(sandbox, mutated(source_, mutants[i]));
    });
  }

  void try_mutant(judge::Sandbox& sandbox, const std::string& text) {
    const std::string key = short_key(text);
    const auto known = ledger_.program(key);
    if (known && (known->empty() || *known == own_program_ || is_decided(*known))) return;
    const auto program = builder(sandbox).build(text);
    ledger_.note_program(key, program ? program->key : "");
    if (!program || program->key == own_program_ || is_decided(program->key)) return;
    for (const Exhibit* exhibit : order_for(key)) {
      const Finding finding = find(sandbox, *program, *exhibit, patience(*exhibit));
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
                               problem_.facts.dialect, problem_.facts.memory_limit);
      if (!compiled.program) return;
      for (const Exhibit& exhibit : exhibits_) {
        const Finding finding =
            find(sandbox, *compiled.program, exhibit, problem_.facts.time_limit);
        if (finding.verdict == Verdict::kAc) continue;
        result_.wrong[i].rejections.push_back({exhibit.test.name, finding.verdict});
      }
    });
  }

  // --- after the trial ---

  void classify(const std::vector<Mutant>& mutants) {
    std::map<std::string, std::string> first_with;  // program -> identifier
    for (const Mutant& mutant : mutants) {
      MutantResult entry = {mutant, Fate::kNoProgram, {}, ""};
      const std::string program = ledger_.program(short_key(mutated(source_, mutant))).value_or("");
      if (program == own_program_) {
        entry.fate = Fate::kSameCode;
      } else if (!program.empty()) {
        const auto [first, is_new] = first_with.emplace(program, mutant.id);
        entry.rejections = rejections_of(program);
        entry.fate = !entry.rejections.empty() ? Fate::kKilled : Fate::kUnexplained;
        if (!is_new) entry.fate = Fate::kTwin;
        if (!is_new) entry.reason = first->second;
      }
      result_.mutants.push_back(std::move(entry));
    }
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
  Ledger ledger_;
  std::vector<Exhibit> exhibits_;  // from small to large
  std::string own_program_;
  std::map<judge::Sandbox*, std::unique_ptr<Builder>> builders_;
  std::mutex mutex_;  // of builders_
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
