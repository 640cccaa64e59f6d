// Theory of operation. First come some small inputs and the problem's own test cases. Then two
// searches take turns: the small inputs, all of them in ascending order, and the generator's other
// kinds with fresh seeds. How much each does in a turn is counted in runs, not in seconds, and of
// several inputs the first that fails counts, however many workers there are: so the same seed
// finds the same thing. The small search alone would never reach a program that fails on large
// inputs only; the other alone would miss the least counterexample.
//
// Where a file of many small cases fails, its cases are run alone, in their order; the first that
// fails is the least there is, since all before it passed. What else is found is made smaller by
// shrink.hpp, where each step is checked by the validator and answered anew by the reference.
#include "judge/stress/search.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/model/verdict.hpp"
#include "judge/run/atomic.hpp"

namespace judge {
namespace {

constexpr std::size_t kFirstTurn = 400, kLongestTurn = 3200;  // runs
constexpr int kFirstShare = 4;            // the first turn takes at most this part of the time
constexpr std::size_t kLongestRow = 400;  // small inputs made before any is run

constexpr std::size_t kOneByOne = 256;  // cases of a file that are run alone at once
constexpr std::size_t kParts = 64;      // that a larger file is divided into

}  // namespace

void complete(Counterexample& counterexample, Tester& tester, const AnswerSource& answers,
              Sandbox& sandbox) {
  StressInput& input = counterexample.input;
  input.answer = answers.answer_to(sandbox, input.text);
  const TestResult result = tester.judge(sandbox, input.text, input.answer);
  if (fails(result)) counterexample.result = result;
  counterexample.output = tester.output_on(input.text);
}

Search::Search(Workspace& workspace, const HelperRunner& runner, Progress& progress,
               const Program& program, const Requirements& requirements, const SearchPlan& plan)
    : runner_(runner),
      workers_(runner.workers()),
      progress_(progress),
      tester_(workspace, workers_, program, requirements, runner),
      small_(runner),
      kinds_(runner, plan.seed),
      start_(std::chrono::steady_clock::now()),
      deadline_(after(start_, plan.seconds)),
      shrink_seconds_(plan.shrink_seconds) {}

std::optional<Counterexample> Search::run() {
  std::optional<Counterexample> counterexample = find();
  if (counterexample) complete(*counterexample, tester_, runner_, workers_.sandbox());
  seconds_ = seconds_since(start_);
  return counterexample;
}

SearchCounts Search::counts() const {
  return {cases_, tester_.runs(), small_.complete_size(), seconds_, kinds_.seed_blind_kinds()};
}

// --- taking turns -------------------------------------------------------------------------------

// The first turn is short even where every run takes long, so that the problem's own test cases
// come early.
std::optional<Counterexample> Search::find() {
  const TimePoint end = deadline_;
  deadline_ = start_ + (end - start_) / kFirstShare;
  auto found = try_small(kFirstTurn);
  if (!found) found = try_own_tests();
  if (found) return found;
  deadline_ = end;
  for (std::size_t turn = kFirstTurn; !is_late(); turn = std::min(2 * turn, kLongestTurn)) {
    if (auto counterexample = try_kinds(turn)) return counterexample;
    if (auto counterexample = try_small(turn)) return counterexample;
  }
  return std::nullopt;
}

// All of them, however long that takes: what `run` rejects is found here too.
std::optional<Counterexample> Search::try_own_tests() {
  deadline_ = TimePoint::max();
  return try_inputs(runner_.own_tests());
}

std::optional<Counterexample> Search::try_inputs(std::vector<StressInput> inputs) {
  if (inputs.empty()) return std::nullopt;
  auto failure = slow_on_largest(inputs);
  if (!failure) failure = first_failure(inputs);
  if (!failure) return std::nullopt;
  return made_smaller(std::move(inputs[failure->index]), failure->result);
}

std::optional<Counterexample> Search::try_small(std::size_t count) {
  for (std::size_t done = 0; done < count && !is_late();) {
    const std::vector<StressInput> inputs = small_.next(row_, deadline_);
    row_ = std::min(2 * row_, kLongestRow);
    if (inputs.empty()) break;
    const auto failure = first_failure(inputs);
    if (failure) return least(inputs[failure->index], failure->result);
    if (!is_late()) small_.note_passed(inputs);
    done += inputs.size();
  }
  return std::nullopt;
}

std::optional<Counterexample> Search::try_kinds(std::size_t count) {
  for (std::size_t done = 0; done < count && !is_late();) {
    std::vector<StressInput> inputs = kinds_.next();
    if (inputs.empty()) break;
    done += inputs.size();
    if (auto counterexample = try_inputs(std::move(inputs))) return counterexample;
  }
  return std::nullopt;
}

// --- running ------------------------------------------------------------------------------------

std::optional<Search::Failure> Search::first_failure(const std::vector<StressInput>& inputs) {
  show_progress();
  std::atomic<std::size_t> first{inputs.size()};
  std::vector<TestResult> results(inputs.size());
  workers_.each(inputs.size(), [&](Sandbox& sandbox, std::size_t i) {
    if (i > first || is_late()) return;
    results[i] = tester_.judge(sandbox, inputs[i].text, inputs[i].answer);
    if (fails(results[i])) lower(first, i);
  });
  for (std::size_t i = 0; i < inputs.size() && results[i].name != ""; ++i)
    cases_ += inputs[i].cases;
  if (first == inputs.size()) return std::nullopt;
  return Failure{first, results[first]};
}

// A program that is too slow is so on the largest input, and would take long for all before it.
// Any other failure there has to wait for its turn: a smaller input may show it, too.
std::optional<Search::Failure> Search::slow_on_largest(const std::vector<StressInput>& inputs) {
  const auto largest =
      std::max_element(inputs.begin(), inputs.end(),
                       [](const auto& a, const auto& b) { return a.text.size() < b.text.size(); });
  const auto failure = first_failure({*largest});
  if (!failure || failure->result.verdict != Verdict::kTle) return std::nullopt;
  return Failure{static_cast<std::size_t>(largest - inputs.begin()), failure->result};
}

// Runs the cases of a file in smaller files, in the end one by one; the first file that fails takes
// the place of `input`. Nothing if no smaller one fails.
std::optional<Search::Failure> Search::first_failure_alone(StressInput& input) {
  std::optional<Failure> last;
  while (input.call && input.cases > 1) {
    const std::size_t most = input.cases <= kOneByOne ? 1 : (input.cases + kParts - 1) / kParts;
    const GeneratorCall options = {"--limit", std::to_string(most),
                                   "--from",  std::to_string(input.first),
                                   "--to",    std::to_string(input.first + input.cases)};
    std::vector<StressInput> parts = runner_.generate(workers_.sandbox(), options, *input.call);
    runner_.answer(parts);
    const auto failure = first_failure(parts);
    if (!failure) break;
    input = std::move(parts[failure->index]);
    last = failure;
  }
  return last;
}

// --- making it small ----------------------------------------------------------------------------

// What a small input that fails leads to. All before it passed.
Counterexample Search::least(const StressInput& input, const TestResult& result) {
  const long long size = SmallInputs::size_of(input);
  StressInput one = input;
  Counterexample counterexample{one, result, "", Smallness::kLeast, size};
  if (input.cases > 1) {
    deadline_ = after(std::chrono::steady_clock::now(), shrink_seconds_);
    const auto failure = first_failure_alone(one);
    if (!failure) return made_smaller(input, result);
    counterexample.input = one;
    counterexample.result = failure->result;
  }
  const bool before_were_alone =
      small_.were_alone(size - 1) && (input.cases == 1 || input.first == 0);
  if (!before_were_alone) counterexample.smallness = Smallness::kLeastOfFiles;
  check_legal(counterexample.input);
  return counterexample;
}

Counterexample Search::made_smaller(StressInput input, TestResult result) {
  check_legal(input);
  deadline_ = after(std::chrono::steady_clock::now(), shrink_seconds_);
  const auto failure = first_failure_alone(input);
  if (failure) result = failure->result;
  input.text = tester_.shrunk(input.text, [this] {
    show_progress();
    return is_late();
  });
  return {std::move(input), std::move(result), "",
          is_late() ? Smallness::kCutShort : Smallness::kShrunk, 0};
}

void Search::check_legal(const StressInput& input) {
  const auto reason = runner_.why_illegal(workers_.sandbox(), input.text);
  if (!reason) return;
  const std::string maker = input.call ? join(*input.call, " ") : input.name;
  throw JudgeError(fmt::format("the generator's input is not legal: {}: {}", maker, *reason));
}

void Search::show_progress() {
  progress_.step(fmt::format("{:.0f} s, {} runs, small sizes up to {} complete",
                             seconds_since(start_), tester_.runs(), small_.complete_size()));
}

}  // namespace judge
