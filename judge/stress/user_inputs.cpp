// A generator that is told a size is called with ascending sizes, a row of seeds for each; after
// the last size that is cheap enough the next round begins at size 1 with fresh seeds. A generator
// without a size gets one row of seeds after the other.
//
// Without a validator nobody knows which smaller inputs are legal, and the generator's own inputs
// are all there is: more seeds of smaller sizes are tried, or else more seeds, of which the
// shortest input that fails is kept.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "judge/base/text.hpp"
#include "judge/model/verdict.hpp"
#include "judge/problem/helpers.hpp"
#include "judge/run/judging.hpp"
#include "judge/sandbox/run_verdict.hpp"
#include "judge/stress/inputs.hpp"

namespace judge {
namespace {

// Of CPU time, for generator and validator. One that never ends is killed a quarter later.
constexpr double kHelperSeconds = 4;
constexpr Retries kNoRetries = {1, 1, 1};
constexpr int kHelperMemory = 1024;  // MiB: also the slow program

constexpr long long kOneByOneSizes = 16;  // up to here every size is tried, then every fifth or so
constexpr double kRowShare = 0.05;        // of the time: a row that takes longer ends the round
constexpr std::size_t kMostSeeds = 100;   // of one size, when the search is for a smaller input
constexpr std::size_t kSeedsThatTell = 40;  // all made the same: the generator ignores its seed
constexpr std::size_t kSizesThatTell = 3;   // since size 1 may have one input only
constexpr std::size_t kErrorLines = 12;     // of an input on which a helper broke
constexpr std::size_t kErrorBytes = 2000;

// How a run of a helper ended.
struct HelperRun {
  Outcome outcome;
  std::optional<Verdict> verdict;  // nothing: well
  std::string end;                 // in words
};

HelperRun run_helper(Sandbox& sandbox, const Program& program,
                     const std::vector<std::string>& arguments, const std::string& input,
                     double seconds) {
  const Requirements ample{seconds, kHelperMemory, {}};
  Command command = test_command(program, Content::in_memory(input), ample, kNoRetries);
  command.argv.insert(command.argv.end(), arguments.begin(), arguments.end());
  HelperRun run;
  run.outcome = sandbox.run(command);
  run.verdict = verdict_of_run(run.outcome, seconds);
  run.end = describe_end(run.outcome, command.limits, seconds);
  return run;
}

// What the helper wrote, if all went well.
std::string output_of(HelperRun run, const Program& program, const char* role) {
  if (!run.verdict) return std::move(run.outcome.output);
  const std::string name = fmt::format("{} ({})", program.name, role);
  if (*run.verdict == Verdict::kJe) throw JudgeError(name + ": " + run.end);
  if (*run.verdict == Verdict::kRe) throw JudgeError(name + " crashed: " + run.end);
  if (*run.verdict == Verdict::kTle) throw TooLarge(name + " is too slow: " + run.end);
  throw TooLarge(name + " needs too much: " + run.end);
}

// By ICPC's exit statuses or testlib's.
bool says_legal(const HelperRun& run) {
  return has_exited(run.outcome, kLegal) || has_exited(run.outcome, 0);
}

long long next_size(long long size) {
  return size < kOneByOneSizes ? size + 1 : size + size / 4;
}

// The start of an input, for an error message.
std::string shown_input(const std::string& text) {
  if (text.empty()) return "";
  const std::string start = printable(text.substr(0, kErrorBytes));
  return "\nThe input that it made:\n" + first_lines(start, kErrorLines);
}

// A row of seeds from `first` on.
std::vector<StressInput> seeds_of(long long size, std::uint64_t first) {
  std::vector<StressInput> inputs(kSeedsInRow);
  for (StressInput& input : inputs) {
    input.size = size;
    input.seed = first++;
  }
  return inputs;
}

class UserInputs : public InputSource {
 public:
  // `plan.seed` is the first seed that the generator is given. `programs` outlives the object.
  UserInputs(const UserPrograms& programs, const SearchPlan& plan)
      : programs_(programs),
        plan_(plan),
        next_seed_(plan.seed),
        size_limit_(programs.max_size > 0 ? programs.max_size + 1 : 0) {}

  // Each round may go on to costlier sizes than the last.
  std::optional<Row> next(TimePoint, TimePoint deadline) override {
    if (is_past(deadline) || ignores_seed()) return std::nullopt;
    const double most_seconds = kRowShare * plan_.seconds * (round_ + 1);
    const bool is_round_over =
        size_ == 0 || is_too_large(next_size(size_)) || seconds_since(row_began_) > most_seconds;
    if (is_round_over && !seed_uses_.empty()) {
      ++round_;
      next_seed_ += kSeedsInRow;
    }
    if (has_size()) size_ = is_round_over ? 1 : next_size(size_);
    row_began_ = std::chrono::steady_clock::now();
    return Row{seeds_of(size_, next_seed_), deadline};
  }

  void make(Sandbox& sandbox, StressInput& input) const override {
    input.text = generated(sandbox, input);
    check_legal(sandbox, input.text);
    input.answer = answer_to(sandbox, input.text);
  }

  void note(const Row& row, const std::vector<Try>& tries) override {
    const long long size = row.inputs.front().size;
    SeedUse& use = seed_uses_[size];
    const std::size_t passed_before = use.passed;
    for (std::size_t i = 0; i < tries.size(); ++i) {
      const bool has_passed = tries[i].end == Try::End::kPassed;
      if (!has_passed && tries[i].end != Try::End::kFailed) continue;
      const std::string& text = row.inputs[i].text;
      if (!use.first) use.first = text;
      seeds_matter_ = seeds_matter_ || text != *use.first;
      ++seeds_;
      if (has_passed) ++use.passed;
    }
    if (use.passed == passed_before + row.inputs.size())
      facts_.largest_size = std::max(facts_.largest_size, size);
  }

  // Sooner or later a slow program is too slow: sizes end there. The smallest size has to work.
  void note_trouble(const StressInput& input, const Try& made) override {
    if (made.end == Try::End::kBroke || input.size <= 1) broke(input, made);
    size_limit_ = input.size;
    facts_.too_large = fmt::format("{}: {}", call_in_words(input), made.error);
  }

  Counterexample made_small(Search& search, Counterexample found) override {
    check_repeatable(search.sandbox(), found.input);
    if (programs_.validator) {
      found.input.text = search.shrunk(found.input.text);
      found.smallness = Smallness::kShrunk;
    } else if (has_size()) {
      find_smallest_size(search, found);
    } else {
      find_shortest(search, found);
    }
    facts_.call = call_in_words(found.input);
    if (is_past(search.deadline())) found.smallness = Smallness::kCutShort;
    return found;
  }

  std::string answer_to(Sandbox& sandbox, const std::string& input) const override {
    const Program& against = programs_.against;
    return output_of(run_helper(sandbox, against, {}, input, programs_.slow_limit), against,
                     "--against");
  }

  // Nothing, too, if there is no validator, or if validator or slow program broke: not the
  // generator made that input, so it need not be one that they were written for.
  std::optional<std::string> answer_if_legal(Sandbox& sandbox,
                                             const std::string& input) const override {
    if (!programs_.validator) return std::nullopt;
    if (!says_legal(run_helper(sandbox, *programs_.validator, {}, input, kHelperSeconds)))
      return std::nullopt;
    HelperRun run = run_helper(sandbox, programs_.against, {}, input, programs_.slow_limit);
    if (run.verdict) return std::nullopt;
    return std::move(run.outcome.output);
  }

  std::string progress() const override { return size_ > 0 ? fmt::format(", size {}", size_) : ""; }

  SearchFacts facts() const override {
    SearchFacts facts = facts_;
    if (!ignores_seed()) return facts;
    facts.seed_blind_kinds.push_back(programs_.generator.name);
    facts.warning = fmt::format(
        "{} ignores its seed: {} calls with different seeds made the same input{}; let its random "
        "numbers begin with the argument that stands for SEED in --args",
        programs_.generator.name, seeds_, has_size() ? " for each size" : "");
    return facts;
  }

 private:
  std::string generated(Sandbox& sandbox, const StressInput& input) const {
    const Program& generator = programs_.generator;
    return output_of(run_helper(sandbox, generator, arguments_for(input), "", kHelperSeconds),
                     generator, "the generator");
  }

  void check_legal(Sandbox& sandbox, const std::string& input) const {
    if (!programs_.validator) return;
    const Program& validator = *programs_.validator;
    const HelperRun run = run_helper(sandbox, validator, {}, input, kHelperSeconds);
    if (says_legal(run)) return;
    if (run.outcome.end != End::kExited)
      throw JudgeError(fmt::format("{} (the validator) broke: {}", validator.name, run.end));
    throw JudgeError(
        fmt::format("the generator's input is not legal, says {}: {}", validator.name, run.end));
  }

  std::vector<std::string> arguments_for(const StressInput& input) const {
    std::vector<std::string> words = programs_.arguments;
    for (std::string& word : words) {
      word = replaced(std::move(word), kSize, std::to_string(input.size));
      word = replaced(std::move(word), kSeed, std::to_string(input.seed));
    }
    return words;
  }

  std::string call_in_words(const StressInput& input) const {
    return programs_.generator.name + " " + join(arguments_for(input), " ");
  }

  [[noreturn]] void broke(const StressInput& input, const Try& made) const {
    std::string hint;
    if (input.size > 1)
      hint = fmt::format("\nIf that size is too large: --max-size {}", input.size - 1);
    if (programs_.arguments.size() == 1 && input.text.empty())
      hint = "\nIf it needs more arguments than a seed: --args \"SIZE SEED\", --args \"10 SEED\"";
    throw JudgeError(fmt::format("{}\nThe generator's call that shows it: {}{}{}", made.error,
                                 call_in_words(input), hint, shown_input(input.text)));
  }

  void check_repeatable(Sandbox& sandbox, const StressInput& input) {
    if (generated(sandbox, input) == input.text) return;
    facts_.warning = fmt::format(
        "{} makes another input each time from the same arguments: the call does not show this "
        "counterexample again; keep it with --save",
        programs_.generator.name);
  }

  bool is_too_large(long long size) const { return size_limit_ > 0 && size >= size_limit_; }

  bool has_size() const { return any_holds(programs_.arguments, kSize); }

  bool ignores_seed() const {
    const std::size_t sizes = has_size() ? kSizesThatTell : 1;
    return !seeds_matter_ && seeds_ >= kSeedsThatTell && seed_uses_.size() >= sizes;
  }

  void find_smallest_size(Search& search, Counterexample& found) {
    std::size_t seeds = kMostSeeds;  // that passed at each of the smaller sizes
    for (long long size = 1; size < found.input.size; size = next_size(size)) {
      if (auto smaller = more_seeds_fail(search, size)) {
        found = *std::move(smaller);
        break;
      }
      seeds = std::min(seeds, seed_uses_[size].passed);
    }
    found.seeds = seeds;
    found.smallness = Smallness::kLeastSize;
  }

  // All seeds of the size so far passed, and there are no gaps between them. What breaks here takes
  // nothing away from the failure that is known.
  std::optional<Counterexample> more_seeds_fail(Search& search, long long size) {
    try {
      while (seed_uses_[size].passed < kMostSeeds && !is_past(search.deadline())) {
        const std::size_t passed = seed_uses_[size].passed;
        auto failure =
            search.first_failure({seeds_of(size, plan_.seed + passed), search.deadline()});
        if (failure) return failure;
        if (seed_uses_[size].passed == passed) break;
      }
    } catch (const JudgeError&) {
    }
    return std::nullopt;
  }

  void find_shortest(Search& search, Counterexample& found) {
    std::size_t failures = 1;
    std::uint64_t seed = found.input.seed;
    const std::uint64_t last = seed + kMostSeeds;
    for (; seed < last && !is_past(search.deadline()) && !ignores_seed(); seed += kSeedsInRow) {
      Row row{seeds_of(0, seed + 1), search.deadline()};
      const std::vector<Try> tries = search.try_row(row, false);
      for (std::size_t i = 0; i < tries.size(); ++i) {
        if (tries[i].end != Try::End::kFailed) continue;
        ++failures;
        if (row.inputs[i].text.size() < found.input.text.size())
          found = {std::move(row.inputs[i]), tries[i].result};
      }
    }
    found.smallness = Smallness::kShortest;
    found.seeds = seeds_;
    found.failures = failures;
  }

  const UserPrograms& programs_;
  SearchPlan plan_;
  std::uint64_t next_seed_;  // of the round, or of the next row
  int round_ = 0;
  long long size_ = 0;        // of the last row; 0: none yet, or the generator is told none
  long long size_limit_ = 0;  // the first size that is too large; 0: there is none
  TimePoint row_began_;
  SearchFacts facts_;  // as far as they are known

  struct SeedUse {
    std::size_t passed = 0;
    std::optional<std::string> first;  // what the first seed made
  };
  std::map<long long, SeedUse> seed_uses_;  // by the size
  std::size_t seeds_ = 0;                   // of all sizes
  bool seeds_matter_ = false;               // two of the same size made different inputs
};

}  // namespace

bool any_holds(const std::vector<std::string>& arguments, std::string_view word) {
  return std::any_of(arguments.begin(), arguments.end(), [&](const std::string& argument) {
    return argument.find(word) != std::string::npos;
  });
}

std::unique_ptr<InputSource> user_inputs(const UserPrograms& programs, const SearchPlan& plan) {
  return std::make_unique<UserInputs>(programs, plan);
}

}  // namespace judge
