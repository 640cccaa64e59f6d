// The names under which the ledger knows texts and tests, and what it depends on as a whole.
#pragma once

#include <string>

#include "judge/base/cache.hpp"
#include "judge/model/test_case.hpp"
#include "judge/mutate/build_mode.hpp"

namespace mutate {

// A source text that is compiled in the mode.
std::string text_key(const BuildMode& mode, const std::string& text);

// A test, whose input and answer are files, by the content of both.
std::string test_key(const judge::TestCase& test, judge::FileHashes& hashes);

// All that an outcome depends on besides the program and the test: the compiler, the commands,
// how much time a mutant gets, and what the problem asks.
std::string ledger_conditions(const BuildMode& plain, const BuildMode& sanitized,
                              const judge::Requirements& problem, judge::FileHashes& hashes);

}  // namespace mutate
