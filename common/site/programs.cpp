// The references, validators, generators and wrong programs of all problems as one program, so that
// the standard library is there once: programs ID reference|validator|generator|NAME [ARG…] < INPUT.
// The Makefile lists the problems in PROBLEMS as X(ID) X(ID) …, with _ for the - of a name.
#include "common/site/programs.hpp"

#include <cstdio>
#include <map>
#include <string>

#define X(id) extern const Program programs_of_##id[];
PROBLEMS
#undef X

int main(int argc, char** argv) {
  static const std::map<std::string, const Program*> kProblems = {
#define X(id) {#id, programs_of_##id},
      PROBLEMS
#undef X
  };
  const auto found = argc > 2 ? kProblems.find(argv[1]) : kProblems.end();
  if (found != kProblems.end()) {
    for (const Program* program = found->second; program->name != nullptr; ++program) {
      if (argv[2] == std::string(program->name)) return program->main(argc - 2, argv + 2);
    }
  }
  std::fputs("usage: programs ID reference|validator|generator|NAME [ARG…] < INPUT\n", stderr);
  return 2;
}
