// The inputs on which `judge stress` tries a program: made by the problem's own package, or by the
// programs that a user brings.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "judge/model/program.hpp"
#include "judge/stress/helper_runner.hpp"
#include "judge/stress/search.hpp"

namespace judge {

// What a problem's own package has to try. `runner` outlives the result.
std::unique_ptr<InputSource> package_inputs(const HelperRunner& runner, std::uint64_t seed);

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

// Seeds of one size that are tried before the next size.
inline constexpr std::size_t kSeedsInRow = 20;

// What the user's programs have to try. `plan.seed` is the first seed that the generator is given.
// `programs` outlives the result.
std::unique_ptr<InputSource> user_inputs(const UserPrograms& programs, const SearchPlan& plan);

}  // namespace judge
