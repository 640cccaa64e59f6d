// The programs that a user brings to test another one: a generator, a slow program that is right,
// and, if there is one, a validator.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "judge/base/errors.hpp"
#include "judge/model/program.hpp"
#include "judge/model/test_case.hpp"
#include "judge/sandbox/sandbox.hpp"
#include "judge/stress/tester.hpp"

namespace judge {

// A generator or a slow program ran out of time, memory or output: the input is too large for it.
struct TooLarge : JudgeError {
  using JudgeError::JudgeError;
};

struct UserPrograms {
  Program generator;
  Program against;  // slow, but right
  std::optional<Program> validator;
  // Of the generator; the words SIZE and SEED stand for numbers.
  std::vector<std::string> arguments = {"SEED"};
  long long max_size = 0;  // of the sizes; 0: no bound
  double slow_limit = 10;  // seconds of CPU time for `against`

  // Whether the generator is told a size.
  bool has_size() const;
};

// One call of the user's generator.
struct UserCall {
  long long size = 0;  // 0: it is told none
  std::uint64_t seed = 1;
};

// Asks these programs. All is safe for several threads, each with its own sandbox, and throws
// JudgeError if the program that is asked broke, in words that name it.
class UserRunner : public AnswerSource {
 public:
  explicit UserRunner(const UserPrograms& programs) : programs_(programs) {}

  // The generator's arguments in this call.
  std::vector<std::string> arguments(const UserCall& call) const;
  // The call in words: the file and its arguments.
  std::string words(const UserCall& call) const;

  // What the generator makes. Throws TooLarge too.
  std::string make(Sandbox& sandbox, const UserCall& call) const;
  // Throws JudgeError if the validator does not find the input legal.
  void check_legal(Sandbox& sandbox, const std::string& input) const;
  // What the slow program answers. Throws TooLarge too.
  std::string answer_to(Sandbox& sandbox, const std::string& input) const override;

  // Nothing, too, if there is no validator, or if validator or slow program broke: not the
  // generator made that input, so it need not be one that they were written for.
  std::optional<std::string> answer_if_legal(Sandbox& sandbox,
                                             const std::string& input) const override;

 private:
  const UserPrograms& programs_;
};

}  // namespace judge
