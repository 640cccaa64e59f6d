// Theory of operation. A generator that is told a size is called with ascending sizes, a row of
// seeds for each; after the last size that is cheap enough the next round begins at size 1 with
// fresh seeds. A generator without a size gets one row of seeds after the other. Of a row the first
// call counts that does not end well, however many workers there are: so the same seed finds the
// same thing.
//
// What fails is made smaller by shrink.hpp if there is a validator, for only that one knows which
// smaller inputs are legal. Without one the generator's own inputs are all there is: more seeds of
// smaller sizes are tried, or else more seeds, of which the shortest input that fails is kept.
#include "judge/stress/user_search.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/run/atomic.hpp"

namespace judge {
namespace {

constexpr long long kOneByOneSizes = 16;  // up to here every size is tried, then every fifth or so
constexpr double kRowShare = 0.05;        // of the time: a row that takes longer ends the round
constexpr std::size_t kMostSeeds = 100;   // of one size, when the search is for a smaller input
constexpr std::size_t kSeedsThatTell = 40;  // all made the same: the generator ignores its seed
constexpr std::size_t kSizesThatTell = 3;   // since size 1 may have one input only
constexpr std::size_t kErrorLines = 12;     // of an input on which a helper broke
constexpr std::size_t kErrorBytes = 2000;

long long next_size(long long size) {
  return size < kOneByOneSizes ? size + 1 : size + size / 4;
}

// The start of an input, for an error message.
std::string shown_input(const std::string& text) {
  if (text.empty()) return "";
  const std::string start = printable(text.substr(0, kErrorBytes));
  return "\nThe input that it made:\n" + first_lines(start, kErrorLines);
}

}  // namespace

UserSearch::UserSearch(Workspace& workspace, Workers& workers, Progress& progress,
                       const UserPrograms& programs, const Program& program,
                       const Requirements& requirements, const SearchPlan& plan)
    : programs_(programs),
      runner_(programs),
      workers_(workers),
      progress_(progress),
      tester_(workspace, workers, program, requirements, runner_),
      plan_(plan),
      start_(std::chrono::steady_clock::now()),
      deadline_(after(start_, plan.seconds)),
      size_limit_(programs.max_size > 0 ? programs.max_size + 1 : 0) {}

std::optional<Counterexample> UserSearch::run() {
  std::optional<Counterexample> counterexample;
  if (auto failure = find()) {
    check_repeatable(*failure);
    deadline_ = after(std::chrono::steady_clock::now(), plan_.shrink_seconds);
    counterexample = made_small(*std::move(failure));
    complete(*counterexample, tester_, runner_, workers_.sandbox());
  }
  note_generator();
  seconds_ = seconds_since(start_);
  return counterexample;
}

SearchCounts UserSearch::counts() const {
  std::vector<std::string> blind;
  if (ignores_seed()) blind.push_back(programs_.generator.name);
  return {cases_, tester_.runs(), -1, seconds_, blind};
}

// --- searching ----------------------------------------------------------------------------------

std::optional<UserSearch::Failure> UserSearch::find() {
  for (int round = 0; !is_past(deadline_) && !ignores_seed(); ++round) {
    auto failure = programs_.has_size() ? try_sizes(round) : first_failure({0, seeds_of(round)});
    if (failure) return failure;
  }
  return std::nullopt;
}

std::uint64_t UserSearch::seeds_of(int round) const {
  return plan_.seed + static_cast<std::uint64_t>(round) * kSeeds;
}

// Each round may go on to costlier sizes than the last.
std::optional<UserSearch::Failure> UserSearch::try_sizes(int round) {
  const double most_seconds = kRowShare * plan_.seconds * (round + 1);
  for (long long size = 1; !is_too_large(size) && !is_past(deadline_); size = next_size(size)) {
    const TimePoint begin = std::chrono::steady_clock::now();
    if (auto failure = first_failure({size, seeds_of(round)})) return failure;
    if (seconds_since(begin) > most_seconds) break;
  }
  return std::nullopt;
}

bool UserSearch::is_too_large(long long size) const {
  return size_limit_ > 0 && size >= size_limit_;
}

// The first of the row on which the program fails. A helper that broke before it is told.
std::optional<UserSearch::Failure> UserSearch::first_failure(const Row& row) {
  std::vector<Try> tries = try_row(row, true);
  const auto passed = [](const Try& made) { return made.end == Try::End::kPassed; };
  const auto other = std::find_if_not(tries.begin(), tries.end(), passed);
  // What ran beyond it depends on chance.
  if (other != tries.end()) tries.erase(other + 1, tries.end());
  note_row(row, tries);
  const UserCall call = call_of(row, tries.size() - 1);
  Try& last = tries.back();
  if (last.end == Try::End::kFailed) return Failure{call, std::move(last)};
  if (last.end == Try::End::kBroke) broke(call, last);
  if (last.end == Try::End::kTooLarge) note_too_large(call, last);
  return std::nullopt;
}

UserCall UserSearch::call_of(const Row& row, std::size_t index) {
  return {row.size, row.first + index};
}

std::vector<UserSearch::Try> UserSearch::try_row(const Row& row, bool until_failure) {
  show_progress(row);
  std::vector<Try> tries(row.count);
  std::atomic<std::size_t> last{row.count};
  workers_.each(row.count, [&](Sandbox& sandbox, std::size_t i) {
    if (i > last || is_past(deadline_)) return;
    tries[i] = attempt(sandbox, call_of(row, i));
    if (until_failure && tries[i].end != Try::End::kPassed) lower(last, i);
  });
  return tries;
}

UserSearch::Try UserSearch::attempt(Sandbox& sandbox, const UserCall& call) {
  Try made;
  try {
    made.text = runner_.make(sandbox, call);
    runner_.check_legal(sandbox, made.text);
    made.answer = runner_.answer_to(sandbox, made.text);
    made.result = tester_.judge(sandbox, made.text, made.answer);
    made.end = fails(made.result) ? Try::End::kFailed : Try::End::kPassed;
  } catch (const TooLarge& error) {
    made.end = Try::End::kTooLarge;
    made.error = error.what();
  } catch (const JudgeError& error) {
    made.end = Try::End::kBroke;
    made.error = error.what();
  }
  return made;
}

void UserSearch::broke(const UserCall& call, const Try& made) const {
  throw JudgeError(fmt::format("{}\nThe generator's call that shows it: {}{}{}", made.error,
                               runner_.words(call), hint(call), shown_input(made.text)));
}

std::string UserSearch::hint(const UserCall& call) const {
  if (call.size <= 1) return "";
  return fmt::format("\nIf that size is too large: --max-size {}", call.size - 1);
}

// Sooner or later a slow program is too slow: sizes end there. The smallest size has to work.
void UserSearch::note_too_large(const UserCall& call, const Try& made) {
  if (call.size <= 1) broke(call, made);
  size_limit_ = call.size;
  facts_.too_large = fmt::format("{}: {}", runner_.words(call), made.error);
}

// --- the generator ------------------------------------------------------------------------------

void UserSearch::note_row(const Row& row, const std::vector<Try>& tries) {
  SeedUse& use = seed_uses_[row.size];
  const std::size_t passed_before = use.passed;
  for (const Try& made : tries) {
    if (made.end != Try::End::kPassed && made.end != Try::End::kFailed) continue;
    ++cases_;
    if (use.seeds++ == 0) use.first = made.text;
    use.all_the_same = use.all_the_same && made.text == use.first;
    if (made.end == Try::End::kPassed) ++use.passed;
  }
  if (use.passed == passed_before + row.count)
    facts_.largest_size = std::max(facts_.largest_size, row.size);
}

bool UserSearch::ignores_seed() const {
  std::size_t seeds = 0;
  for (const auto& [size, use] : seed_uses_) {
    if (!use.all_the_same) return false;
    seeds += use.seeds;
  }
  const std::size_t sizes = programs_.has_size() ? kSizesThatTell : 1;
  return seeds >= kSeedsThatTell && seed_uses_.size() >= sizes;
}

void UserSearch::note_generator() {
  if (!ignores_seed()) return;
  std::size_t seeds = 0;
  for (const auto& [size, use] : seed_uses_)
    seeds += use.seeds;
  facts_.warning = fmt::format(
      "{} ignores its seed: {} calls with different seeds made the same input{}; let its random "
      "numbers begin with the argument that stands for SEED in --args",
      programs_.generator.name, seeds, programs_.has_size() ? " for each size" : "");
}

void UserSearch::check_repeatable(const Failure& failure) {
  if (runner_.make(workers_.sandbox(), failure.call) == failure.made.text) return;
  facts_.warning = fmt::format(
      "{} makes another input each time from the same arguments: the call does not show this "
      "counterexample again; keep it with --save",
      programs_.generator.name);
}

// --- making it small ----------------------------------------------------------------------------

Counterexample UserSearch::made_small(Failure failure) {
  facts_.call = runner_.words(failure.call);
  if (programs_.validator) return made_smaller(failure);
  return programs_.has_size() ? with_smallest_size(std::move(failure))
                              : with_shortest(std::move(failure));
}

Counterexample UserSearch::found(const Failure& failure, Smallness smallness) const {
  Counterexample counterexample;
  counterexample.input.text = failure.made.text;
  counterexample.result = failure.made.result;
  counterexample.smallness = is_past(deadline_) ? Smallness::kCutShort : smallness;
  counterexample.size = failure.call.size;
  return counterexample;
}

Counterexample UserSearch::made_smaller(const Failure& failure) {
  const std::string text = tester_.shrunk(failure.made.text, [this] {
    progress_.step("making it smaller");
    return is_past(deadline_);
  });
  Counterexample counterexample = found(failure, Smallness::kShrunk);
  counterexample.input.text = text;
  return counterexample;
}

Counterexample UserSearch::with_smallest_size(Failure failure) {
  std::size_t seeds = kMostSeeds;  // that passed at each of the smaller sizes
  for (long long size = 1; size < failure.call.size; size = next_size(size)) {
    if (auto smaller = more_seeds_fail(size)) {
      failure = *std::move(smaller);
      facts_.call = runner_.words(failure.call);
      break;
    }
    seeds = std::min(seeds, seed_uses_[size].passed);
  }
  Counterexample counterexample = found(failure, Smallness::kLeastSize);
  counterexample.seeds = seeds;
  return counterexample;
}

// All seeds of the size so far passed, and there are no gaps between them. What breaks here takes
// nothing away from the failure that is known.
std::optional<UserSearch::Failure> UserSearch::more_seeds_fail(long long size) {
  try {
    while (seed_uses_[size].passed < kMostSeeds && !is_past(deadline_)) {
      const std::size_t passed = seed_uses_[size].passed;
      if (auto failure = first_failure({size, plan_.seed + passed})) return failure;
      if (seed_uses_[size].passed == passed) break;
    }
  } catch (const JudgeError&) {
  }
  return std::nullopt;
}

Counterexample UserSearch::with_shortest(Failure failure) {
  std::size_t failures = 1;
  std::uint64_t seed = failure.call.seed;
  const std::uint64_t last = seed + kMostSeeds;
  while (seed < last && !is_past(deadline_) && !ignores_seed()) {
    const Row row{0, seed + 1};
    std::vector<Try> tries = try_row(row, false);
    note_row(row, tries);
    for (std::size_t i = 0; i < tries.size(); ++i) {
      if (tries[i].end != Try::End::kFailed) continue;
      ++failures;
      if (tries[i].text.size() < failure.made.text.size())
        failure = {call_of(row, i), std::move(tries[i])};
    }
    seed += row.count;
  }
  facts_.call = runner_.words(failure.call);
  Counterexample counterexample = found(failure, Smallness::kShortest);
  counterexample.seeds = seed_uses_[0].seeds;
  counterexample.failures = failures;
  return counterexample;
}

void UserSearch::show_progress(const Row& row) {
  const std::string size = row.size > 0 ? fmt::format(", size {}", row.size) : "";
  progress_.step(fmt::format("{:.0f} s, {} runs{}", seconds_since(start_), tester_.runs(), size));
}

}  // namespace judge
