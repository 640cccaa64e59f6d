// parse_tests: tests.txt.
#include <algorithm>
#include <set>

#include "judge/model/problem.hpp"
#include "judge/problem/problem_folder.hpp"
#include "judge/tests/fuzz/harness.hpp"

namespace {

using fuzz::demand;

// The name becomes a file's: no other folder, no option, no hidden file.
bool is_safe_name(const std::string& name) {
  return !name.empty() && name[0] != '.' && name[0] != '-' && name.find('/') == std::string::npos;
}

void check(const std::vector<judge::GeneratedTest>& tests) {
  std::set<std::string> names;
  int line = 0;
  for (const judge::GeneratedTest& test : tests) {
    demand(is_safe_name(test.name), "a name is safe as a file's");
    fuzz::demand_printable(test.name);
    demand(names.insert(test.name).second, "names are unique");
    demand(!test.arguments.empty(), "every test has a kind");
    demand(test.line > line, "lines go up");
    line = test.line;
  }
}

// What was read, written with one blank after each word, is read as the same tests.
void check_round_trip(const std::vector<judge::GeneratedTest>& tests) {
  std::string text;
  for (const judge::GeneratedTest& test : tests) {
    text += test.name + " ";
    for (const std::string& argument : test.arguments)
      text += argument + " ";
    text += '\n';
  }
  const auto same = [](const judge::GeneratedTest& a, const judge::GeneratedTest& b) {
    return a.name == b.name && a.arguments == b.arguments;
  };
  const std::vector<judge::GeneratedTest> again = judge::parse_tests(text, fuzz::kFile);
  demand(std::equal(tests.begin(), tests.end(), again.begin(), again.end(), same),
         "the same tests are read from what was written");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::accept_or_complain([&] {
    const auto tests = judge::parse_tests(fuzz::text_of(data, size), fuzz::kFile);
    check(tests);
    check_round_trip(tests);
  });
  return 0;
}
