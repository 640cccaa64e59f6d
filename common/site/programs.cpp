// The references, the validators and the wrong programs of all problems as one program, so that the
// standard library is there once: programs ID reference|validator|NAME [--explain en|zh] < INPUT.
// The Makefile renames each `main`, and lists the problems in PROBLEMS as X(ID) X(ID) …, with _ for
// the - of a name.
#include <cstdio>
#include <map>
#include <string>

// As wrong.sh writes it.
struct WrongProgram {
  const char* name;
  int (*main)();
};

#define X(id)                         \
  int reference_of_##id(int, char**); \
  int validator_of_##id();            \
  extern const WrongProgram wrong_##id[];
PROBLEMS
#undef X

namespace {

struct Programs {
  int (*reference)(int, char**);
  int (*validator)();
  const WrongProgram* wrong;
};

const std::map<std::string, Programs> kProblems = {
#define X(id) {#id, {reference_of_##id, validator_of_##id, wrong_##id}},
    PROBLEMS
#undef X
};

int run(const Programs& programs, const std::string& name, int argc, char** argv) {
  if (name == "reference") return programs.reference(argc, argv);
  if (name == "validator") return programs.validator();
  const WrongProgram* wrong = programs.wrong;
  while (wrong->name != nullptr && name != wrong->name)
    ++wrong;
  if (wrong->name == nullptr) return 2;
  wrong->main();
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const auto found = argc > 2 ? kProblems.find(argv[1]) : kProblems.end();
  if (found != kProblems.end()) return run(found->second, argv[2], argc - 2, argv + 2);
  std::fputs("usage: programs ID reference|validator|NAME [--explain en|zh] < INPUT\n", stderr);
  return 2;
}
