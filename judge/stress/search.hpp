// The search for an input on which a program fails, and what makes that input small.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "judge/model/program.hpp"
#include "judge/model/result.hpp"
#include "judge/model/test_case.hpp"
#include "judge/stress/inputs.hpp"
#include "judge/stress/tester.hpp"

namespace judge {

// How sure it is that there is no smaller input on which the program fails.
enum class Smallness {
  kLeast,         // every smaller case was run alone and passed
  kLeastOfFiles,  // every smaller case passed in a file together with others
  kLeastSize,     // by the user's generator: no seed of a smaller size failed
  kShortest,      // by the user's generator: of those that failed
  kShrunk,        // no small step leads to a smaller one
  kCutShort       // there was no time to find that out
};

// An input on which the program fails.
struct Counterexample {
  StressInput input;
  TestResult result;
  std::string output;  // what the program wrote
  Smallness smallness = Smallness::kCutShort;
  long long size = 0;     // for kLeast and kLeastOfFiles: the SIZE of the generator's kind `small`;
                          // for kLeastSize: the user's SIZE
  std::size_t seeds = 0;  // for kLeastSize: tried of each smaller size; for kShortest: tried in all
  std::size_t failures = 0;  // for kShortest: of these seeds
};

// Fills in the answer, the output and the verdict of the input that is left in the end.
void complete(Counterexample& counterexample, Tester& tester, const AnswerSource& answers,
              Sandbox& sandbox);

// What was done, found something or not.
struct SearchCounts {
  std::size_t cases = 0;  // single inputs, of which a file may hold many
  std::size_t runs = 0;
  long long complete_size = -1;  // all sizes up to this one passed; -1: none
  double seconds = 0;
  std::vector<std::string> seed_blind_kinds;
};

struct SearchPlan {
  double seconds = 30;         // of searching
  double shrink_seconds = 10;  // to make smaller what was found
  std::uint64_t seed = 1;
};

class Search {
 public:
  Search(Context& context, const HelperRunner& runner, const Program& program,
         const Requirements& requirements, const SearchPlan& plan);

  // The first input, in an order that depends on the seed alone, on which the program fails, made
  // small; nothing if there was none until the time was over. Throws JudgeError if a program of the
  // package broke, Interrupted.
  std::optional<Counterexample> run();

  SearchCounts counts() const;

 private:
  // Of a row of inputs: the first that fails.
  struct Failure {
    std::size_t index = 0;
    TestResult result;
  };

  std::optional<Counterexample> find();
  std::optional<Counterexample> try_small(std::size_t count);
  std::optional<Counterexample> try_own_tests();
  std::optional<Counterexample> try_inputs(std::vector<StressInput> inputs);
  std::optional<Counterexample> try_kinds(std::size_t count);
  std::optional<Failure> first_failure(const std::vector<StressInput>& inputs);
  std::optional<Failure> slow_on_largest(const std::vector<StressInput>& inputs);
  std::optional<Failure> first_failure_alone(StressInput& input);
  Counterexample least(const StressInput& input, const TestResult& result);
  Counterexample made_smaller(StressInput input, TestResult result);
  void check_legal(const StressInput& input);
  void show_progress();
  bool is_late() const { return is_past(deadline_); }

  const HelperRunner& runner_;
  Workers& workers_;
  Progress& progress_;
  Tester tester_;
  SmallInputs small_;
  KindInputs kinds_;
  TimePoint start_;
  TimePoint deadline_;  // of the search, later of the shrinking
  double shrink_seconds_;
  double seconds_ = 0;
  std::size_t cases_ = 0;
  std::size_t row_ = 16;  // small inputs to make at once; most wrong programs fail early
};

}  // namespace judge
