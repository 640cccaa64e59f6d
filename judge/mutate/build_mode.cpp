#include "judge/mutate/build_mode.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace mutate {
namespace {

constexpr double kSlower = 10;       // times the submission's own CPU time on the test
constexpr double kLeastSeconds = 1;  // of CPU time
constexpr double kSanitizedLeastSeconds = 5;
constexpr int kSanitizedMemory = 1024;  // MiB that sanitizers may take

}  // namespace

BuildMode plain_mode(const judge::Recipe& submission) {
  return {"", submission, kLeastSeconds, 0};
}

BuildMode sanitized_mode(const judge::Recipe& submission) {
  judge::Recipe recipe = submission;
  recipe.flags.insert(recipe.flags.end(),
                      {"-fsanitize=address,undefined", "-fno-sanitize-recover=all"});
  return {"sanitizers ", recipe, kSanitizedLeastSeconds, kSanitizedMemory};
}

std::string time_rule(const BuildMode& mode) {
  return fmt::format("{} {}", kSlower, mode.least_seconds);
}

judge::Requirements mutant_requirements(const BuildMode& mode, const judge::Requirements& problem,
                                        double submission_seconds) {
  judge::Requirements requirements = problem;
  requirements.time_limit = std::max(mode.least_seconds, kSlower * submission_seconds);
  requirements.memory_limit += mode.more_memory;
  return requirements;
}

}  // namespace mutate
