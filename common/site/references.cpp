// All references in one program, so that they share one copy of the standard library:
// references ID --explain en|zh < INPUT. The Makefile renames each `main` to main_of_ID, and lists
// the problems in REFERENCES as X(ID) X(ID) …, with _ for the - of a name.
#include <cstdio>
#include <map>
#include <string>

#define X(id) int main_of_##id(int argc, char** argv);
REFERENCES
#undef X

namespace {

using Main = int (*)(int, char**);

const std::map<std::string, Main> kMains = {
#define X(id) {#id, main_of_##id},
    REFERENCES
#undef X
};

}  // namespace

int main(int argc, char** argv) {
  const auto found = argc > 1 ? kMains.find(argv[1]) : kMains.end();
  if (found != kMains.end()) return found->second(argc - 1, argv + 1);
  std::fputs("usage: references ID [--explain en|zh] < INPUT\n", stderr);
  return 2;
}
