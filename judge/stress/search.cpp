// Theory of operation. A source says what to try next, a row of inputs at a time: of the problem's
// own helpers (problem_inputs.cpp), or of the user's programs (user_inputs.cpp). Of a row the first input
// counts that does not pass, however many workers there are, and how much is tried before something
// else is counted in inputs, not in seconds: so the same seed finds the same thing.
//
// What fails is made smaller as its source knows how. Where somebody can say which inputs are legal
// that is done by shrink.hpp: each step is found legal and answered anew.
#include "judge/stress/search.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "judge/model/verdict.hpp"
#include "judge/run/judging.hpp"

namespace judge {
namespace {

TimePoint after(TimePoint start, double seconds) {
  using Duration = std::chrono::steady_clock::duration;
  return start + std::chrono::duration_cast<Duration>(std::chrono::duration<double>(seconds));
}

bool fails(const TestResult& result) {
  return result.verdict != Verdict::kAc;
}

}  // namespace

double seconds_since(TimePoint start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

bool is_past(TimePoint deadline) {
  return std::chrono::steady_clock::now() >= deadline;
}

Search::Search(Context& context, InputSource& source, const Program& program,
               const Requirements& requirements, const SearchPlan& plan)
    : context_(context),
      source_(source),
      program_(program),
      requirements_(requirements),
      plan_(plan),
      start_(std::chrono::steady_clock::now()),
      deadline_(after(start_, plan.seconds)) {}

std::optional<Counterexample> Search::run() {
  std::optional<Counterexample> found = find();
  if (found) {
    deadline_ = after(std::chrono::steady_clock::now(), plan_.shrink_seconds);
    found = source_.made_small(*this, *std::move(found));
    fill_in(*found);
  }
  seconds_ = seconds_since(start_);
  return found;
}

SearchFacts Search::facts() const {
  SearchFacts facts = source_.facts();
  facts.cases = cases_;
  facts.runs = runs_;
  facts.seconds = seconds_;
  return facts;
}

// --- searching ----------------------------------------------------------------------------------

std::optional<Counterexample> Search::find() {
  while (auto row = source_.next(start_, cases_ < plan_.inputs ? deadline_ : start_)) {
    if (auto failure = first_failure(*std::move(row))) return failure;
  }
  return std::nullopt;
}

std::optional<Counterexample> Search::first_failure(Row row) {
  if (row.begins_with_largest) {
    if (auto slow = slow_on_largest(row)) return slow;
  }
  const std::vector<Try> tries = try_row(row, true);
  const Try& last = tries.back();
  StressInput& input = row.inputs[tries.size() - 1];
  if (last.end == Try::End::kFailed) return Counterexample{std::move(input), last.result};
  if (last.end == Try::End::kBroke || last.end == Try::End::kTooLarge)
    source_.note_trouble(input, last);
  return std::nullopt;
}

// A program that is too slow is so on the largest input, and would take long for all before it.
// Any other failure there has to wait for its turn: a smaller input may show it, too.
std::optional<Counterexample> Search::slow_on_largest(const Row& row) {
  const auto largest =
      std::max_element(row.inputs.begin(), row.inputs.end(),
                       [](const auto& a, const auto& b) { return a.text.size() < b.text.size(); });
  auto failure = first_failure({{*largest}, row.deadline});
  if (failure && failure->result.verdict == Verdict::kTle) return failure;
  return std::nullopt;
}

std::vector<Try> Search::try_row(Row& row, bool until_failure) {
  context_.progress.step(
      fmt::format("{:.0f} s, {} runs{}", seconds_since(start_), runs_.load(), source_.progress()));
  std::vector<Try> tries(row.inputs.size());
  std::atomic<std::size_t> last{tries.size() - 1};
  context_.workers.each(tries.size(), [&](Sandbox& sandbox, std::size_t i) {
    if (i > last || is_past(row.deadline)) return;
    tries[i] = attempt(sandbox, row.inputs[i]);
    if (until_failure && tries[i].end != Try::End::kPassed) lower(last, i);
  });
  tries.resize(last + 1);  // what ran beyond it depends on chance
  for (std::size_t i = 0; i < tries.size(); ++i) {
    if (tries[i].result.name != "") cases_ += std::max<std::size_t>(1, row.inputs[i].cases);
  }
  source_.note(row, tries);
  return tries;
}

Try Search::attempt(Sandbox& sandbox, StressInput& input) {
  Try made;
  try {
    source_.make(sandbox, input);
    made.result = judge(sandbox, input);
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

TestResult Search::judge(Sandbox& sandbox, const StressInput& input) {
  const TestCase test{"made", Content::in_memory(input.text), Content::in_memory(input.answer)};
  TestResult result = judge_test(context_, sandbox, program_, test, requirements_, kStressRetries);
  ++runs_;
  if (result.verdict == Verdict::kJe) throw JudgeError(result.message);
  return result;
}

// --- what was found -----------------------------------------------------------------------------

// Answer, output and verdict of the input that is left in the end.
void Search::fill_in(Counterexample& found) {
  StressInput& input = found.input;
  input.answer = source_.answer_to(sandbox(), input.text);
  const TestResult result = judge(sandbox(), input);
  if (fails(result)) found.result = result;
  const Command command = test_command(program_, Content::in_memory(input.text), requirements_);
  found.output = sandbox().run(command).output;
}

std::string Search::shrunk(const std::string& text) {
  return shrink(text, {[this](const auto& candidates) { return first_hit(candidates); },
                       [this] { return is_past(deadline_); }});
}

std::optional<Hit> Search::first_hit(const std::vector<Candidate>& candidates) {
  context_.progress.step("making it smaller");
  std::atomic<std::size_t> first{candidates.size()};
  std::vector<std::string> hits(candidates.size());
  context_.workers.each(candidates.size(), [&](Sandbox& sandbox, std::size_t i) {
    if (i > first || is_past(deadline_)) return;
    const auto hit = hit_in(sandbox, candidates[i]);
    if (!hit) return;
    hits[i] = *hit;
    lower(first, i);
  });
  if (first == candidates.size()) return std::nullopt;
  return Hit{first, hits[first]};
}

// The first legal text of the candidate, if the program fails on it.
std::optional<std::string> Search::hit_in(Sandbox& sandbox, const Candidate& candidate) {
  for (const std::string& text : candidate) {
    const auto answer = source_.answer_if_legal(sandbox, text);
    if (!answer) continue;
    if (fails(judge(sandbox, {text, *answer, nullptr, ""}))) return text;
    return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace judge
