// The inputs on which `judge stress` tries a program: made by the problem's own helpers, or by the
// programs that a user brings.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "judge/model/problem.hpp"
#include "judge/model/program.hpp"
#include "judge/model/test_case.hpp"
#include "judge/stress/search.hpp"

namespace judge {

// A problem's helpers, as stress asks them. Every call throws JudgeError if the helper broke.
class HelperRunner {
 public:
  // `test_cases` makes those of the problem, in order: sample, hand, the lines of tests.txt.
  HelperRunner(Workers& workers, const Problem& problem, const Helpers& helpers,
               std::function<std::vector<TestCase>()> test_cases)
      : workers_(workers),
        problem_(problem),
        helpers_(helpers),
        test_cases_(std::move(test_cases)) {}

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

  // The problem's own test cases, with the answers.
  std::vector<StressInput> own_tests() const;

  // The kinds whose last parameter is SEED.
  std::vector<std::string> seeded_kinds(Sandbox& sandbox) const;

  const Problem& problem() const { return problem_; }
  Workers& workers() const { return workers_; }

 private:
  void answer_part(Sandbox& sandbox, std::vector<StressInput>& inputs, std::size_t begin,
                   std::size_t end) const;

  Workers& workers_;
  const Problem& problem_;
  const Helpers& helpers_;
  std::function<std::vector<TestCase>()> test_cases_;
};

// What a problem's own helpers have to try. `runner` outlives the result.
std::unique_ptr<InputSource> problem_inputs(const HelperRunner& runner, std::uint64_t seed);

struct UserPrograms {
  Program generator;
  Program against;  // slow, but right
  std::optional<Program> validator;
  // Of the generator; the words SIZE and SEED stand for numbers.
  std::vector<std::string> arguments = {"SEED"};
  long long max_size = 0;  // of the sizes; 0: no bound
  double slow_limit = 10;  // seconds of CPU time for `against`
};

// Seeds of one size that are tried before the next size.
inline constexpr std::size_t kSeedsInRow = 20;

// What the user's programs have to try. `plan.seed` is the first seed that the generator is given.
// `programs` outlives the result.
std::unique_ptr<InputSource> user_inputs(const UserPrograms& programs, const SearchPlan& plan);

// What stands for numbers in the generator's arguments, as in "SIZE SEED" and "-n=SIZE".
inline constexpr std::string_view kSize = "SIZE", kSeed = "SEED";

// Whether one of the arguments holds this word.
bool any_holds(const std::vector<std::string>& arguments, std::string_view word);

}  // namespace judge
