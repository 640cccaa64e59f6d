#include "judge/mutate/ledger_keys.hpp"

namespace mutate {
namespace {

constexpr std::size_t kKeySize = 20;  // digits of a hash: enough for the things of one problem

}  // namespace

std::string text_key(const BuildMode& mode, const std::string& text) {
  return judge::sha256(mode.name + text).substr(0, kKeySize);
}

std::string test_key(const judge::TestCase& test, judge::FileHashes& hashes) {
  return judge::key_of({hashes.of(test.input.file), hashes.of(test.answer.file)})
      .substr(0, kKeySize);
}

std::string ledger_conditions(const BuildMode& plain, const BuildMode& sanitized,
                              const judge::Requirements& problem, judge::FileHashes& hashes) {
  return judge::key_of({judge::recipe_key(plain.recipe), judge::recipe_key(sanitized.recipe),
                        time_rule(plain), time_rule(sanitized), hashes.of(plain.recipe.tool),
                        std::to_string(problem.memory_limit),
                        std::to_string(static_cast<int>(problem.check.mode)),
                        problem.check.checker ? problem.check.checker->key : ""});
}

}  // namespace mutate
