// The three ways a command ends early. Each carries the words that the user sees.
#pragma once

#include <stdexcept>
#include <string>

namespace judge {

// The command line, or a problem folder, is wrong: exit status 2. The message names file, place
// and repair.
struct UsageError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The judge, or a helper of a problem (generator, validator, reference, checker), broke:
// exit status 3. Never the fault of a submission.
struct JudgeError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The user pressed Ctrl-C, or somebody sent SIGTERM: exit status 130.
struct Interrupted : std::runtime_error {
  Interrupted() : std::runtime_error("interrupted") {}
};

}  // namespace judge
