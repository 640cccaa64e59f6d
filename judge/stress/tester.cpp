#include "judge/stress/tester.hpp"

#include "judge/base/errors.hpp"
#include "judge/model/verdict.hpp"
#include "judge/run/atomic.hpp"
#include "judge/run/judging.hpp"

namespace judge {

// A program that is only slow now and then, because the machine is busy, is not wrong.
TestResult Tester::judge(Sandbox& sandbox, const std::string& input, const std::string& answer) {
  const JudgingContext context{workspace_.scratch(), workers_.gate()};
  const TestCase test{"made", Content::in_memory(input), Content::in_memory(answer)};
  TestResult result = judge_test(context, sandbox, program_, test, requirements_);
  ++runs_;
  if (result.verdict == Verdict::kTle)
    result = judge_test(context, sandbox, program_, test, requirements_);
  if (result.verdict == Verdict::kJe) throw JudgeError(result.message);
  return result;
}

std::string Tester::output_on(const std::string& input) {
  const Command command = test_command(program_, Content::in_memory(input), requirements_);
  return workers_.sandbox().run(command).output;
}

std::string Tester::shrunk(const std::string& input, const std::function<bool()>& is_over) {
  const ShrinkAids aids{
      [&](const std::vector<Candidate>& candidates) { return first_hit(candidates, is_over); },
      is_over};
  return shrink(input, aids);
}

std::optional<Hit> Tester::first_hit(const std::vector<Candidate>& candidates,
                                     const std::function<bool()>& is_over) {
  std::atomic<std::size_t> first{candidates.size()};
  std::vector<std::string> hits(candidates.size());
  workers_.each(candidates.size(), [&](Sandbox& sandbox, std::size_t i) {
    if (i > first || is_over()) return;
    const auto hit = hit_in(sandbox, candidates[i]);
    if (!hit) return;
    hits[i] = *hit;
    lower(first, i);
  });
  if (first == candidates.size()) return std::nullopt;
  return Hit{first, hits[first]};
}

// The first legal text of the candidate, if the program fails on it.
std::optional<std::string> Tester::hit_in(Sandbox& sandbox, const Candidate& candidate) {
  for (const std::string& text : candidate) {
    const auto answer = answers_.answer_if_legal(sandbox, text);
    if (!answer) continue;
    if (fails(judge(sandbox, text, *answer))) return text;
    return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace judge
