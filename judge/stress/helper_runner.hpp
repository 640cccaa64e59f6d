// The programs of a problem's package, as stress asks them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "judge/model/problem.hpp"
#include "judge/model/program.hpp"
#include "judge/stress/search.hpp"

namespace judge {

// The package's programs, as stress asks them. Every call throws JudgeError if the program broke.
class HelperRunner {
 public:
  HelperRunner(Workers& workers, const Problem& problem, const Helpers& package)
      : workers_(workers), problem_(problem), package_(package) {}

  // The inputs of a generator call without their answers; `options` are those before the kind.
  std::vector<StressInput> generate(Sandbox& sandbox, const GeneratorCall& options,
                                    const GeneratorCall& call) const;

  // The same until `deadline` and with less patience; nothing if that is not enough: there are too
  // many cases. Nothing too if the generator knows no such call.
  std::optional<std::vector<StressInput>> try_generate(Sandbox& sandbox,
                                                       const GeneratorCall& options,
                                                       const GeneratorCall& call,
                                                       TimePoint deadline) const;

  // Adds the reference's answers.
  void answer(std::vector<StressInput>& inputs) const;

  // The reference's answer to one input.
  std::string answer_to(Sandbox& sandbox, const std::string& input) const;

  // Nothing if the input is legal, else why it is not.
  std::optional<std::string> why_illegal(Sandbox& sandbox, const std::string& input) const;

  // What the reference tells a student about the input; `language` is "en" or "zh".
  std::string explain(Sandbox& sandbox, const std::string& input,
                      const std::string& language) const;

  // The problem's own test cases, with the answers: sample, hand, and the lines of tests.txt.
  std::vector<StressInput> own_tests() const;

  // The kinds whose last parameter is SEED.
  std::vector<std::string> seeded_kinds(Sandbox& sandbox) const;

  const Problem& problem() const { return problem_; }
  Workers& workers() const { return workers_; }

 private:
  std::vector<StressInput> written_tests() const;
  void answer_part(Sandbox& sandbox, std::vector<StressInput>& inputs, std::size_t begin,
                   std::size_t end) const;

  Workers& workers_;
  const Problem& problem_;
  const Helpers& package_;
};

}  // namespace judge
