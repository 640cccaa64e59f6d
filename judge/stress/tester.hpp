// The program under test, on single inputs; and what makes an input on which it fails smaller.
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "judge/compile/context.hpp"
#include "judge/model/program.hpp"
#include "judge/model/result.hpp"
#include "judge/model/test_case.hpp"
#include "judge/stress/shrink.hpp"

namespace judge {

// Who knows which inputs are legal, and their answers.
class AnswerSource {
 public:
  virtual ~AnswerSource() = default;

  // The right answer to a legal input. Throws as below.
  virtual std::string answer_to(Sandbox& sandbox, const std::string& input) const = 0;

  // The right answer to an input that somebody made up; nothing if the input is not legal. Safe for
  // several threads, each with its own sandbox. Throws JudgeError if a program that is asked broke.
  virtual std::optional<std::string> answer_if_legal(Sandbox& sandbox,
                                                     const std::string& input) const = 0;
};

class Tester {
 public:
  // All that is named here outlives the object.
  Tester(Context& context, const Program& program, const Requirements& requirements,
         const AnswerSource& answers)
      : context_(context), program_(program), requirements_(requirements), answers_(answers) {}

  // How the program does on one input. One that is too slow is tried again. Safe for several
  // threads, each with its own sandbox. Throws JudgeError if the judge or the checker broke.
  TestResult judge(Sandbox& sandbox, const std::string& input, const std::string& answer);

  // What the program writes on the input.
  std::string output_on(const std::string& input);

  // `input`, on which the program fails, as small as shrink.hpp makes it until is_over() says so;
  // every step is legal, and answered anew.
  std::string shrunk(const std::string& input, const std::function<bool()>& is_over);

  // How often the program was judged.
  std::size_t runs() const { return runs_; }

 private:
  std::optional<Hit> first_hit(const std::vector<Candidate>& candidates,
                               const std::function<bool()>& is_over);
  std::optional<std::string> hit_in(Sandbox& sandbox, const Candidate& candidate);

  Context& context_;
  const Program& program_;
  const Requirements requirements_;
  const AnswerSource& answers_;
  std::atomic<std::size_t> runs_{0};
};

// Whether the program failed.
inline bool fails(const TestResult& result) {
  return result.verdict != Verdict::kAc;
}

}  // namespace judge
