// What programs did on test cases in earlier runs: what did not change is not run again.
#pragma once

#include <string>

#include "judge/compile/context.hpp"
#include "judge/model/result.hpp"
#include "judge/model/test_case.hpp"
#include "judge/run/judging.hpp"

namespace judge {

// All that is known of a program is one entry of the judge's cache, whatever asked for it. Safe for
// several threads; of two that remember the same program at once one may be in vain.
class TestMemory {
 public:
  // What was found under other `conditions` does not count.
  TestMemory(Workspace& workspace, std::string conditions);

  // The key of the contents of a test case that lies in files.
  std::string content_key(const TestCase& test) const;

  // What is known of the program with the key `program`, by run_key.
  TestResults recall(const std::string& program) const;
  // All that is to be known of it from now on. A result with verdict JE is left out: the judge may
  // do better next time.
  void remember(const std::string& program, const TestResults& results) const;

 private:
  Workspace& workspace_;
  std::string conditions_;
};

// The key of all that a program's result on a test case depends on, besides the program: `content`
// is the content_key of the test case, and the way it is run.
std::string run_key(const std::string& content, const Requirements& requirements,
                    const Retries& retries);

// The usual conditions: this build of the judge and of its supervisor, and their isolation.
std::string this_judge(Context& context);

}  // namespace judge
