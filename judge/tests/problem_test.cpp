#include "judge/model/problem.hpp"

#include <gtest/gtest.h>

#include "judge/base/errors.hpp"
#include "judge/model/comparison.hpp"
#include "judge/model/verdict.hpp"
#include "judge/problem/problem_folder.hpp"

namespace judge {
namespace {

const std::string kFacts = R"(title = "Doubling"
origin = "nowhere 1"
url = "https://example.org/1"
time_limit = 1.5
memory_limit = 64
dialect = "c++98"
compare = "lines"
)";

// Puts this line in the place of the one that begins with the same word; without such a one it is
// added.
std::string with(const std::string& line) {
  const std::size_t at = kFacts.find(line.substr(0, line.find(' ')) + " ");
  if (at == std::string::npos) return kFacts + line + "\n";
  return std::string(kFacts).replace(at, kFacts.find('\n', at) - at, line);
}

TEST(ParseConfig, ReadsAllKeys) {
  const ProblemConfig config = parse_config(with("game = \"nim 3 4 5\""), "p.toml");
  EXPECT_EQ(config.title, "Doubling");
  EXPECT_EQ(config.origin, "nowhere 1");
  EXPECT_EQ(config.url, "https://example.org/1");
  EXPECT_DOUBLE_EQ(config.time_limit, 1.5);
  EXPECT_EQ(config.memory_limit, 64);
  EXPECT_EQ(config.dialect, "c++98");
  EXPECT_EQ(config.compare, CompareMode::kLines);
  EXPECT_EQ(config.game, "nim 3 4 5");
  EXPECT_DOUBLE_EQ(parse_config(with("time_limit = 2"), "").time_limit, 2.0);
}

TEST(ParseTests, TakesNamesAndArgumentsAndLeavesComments) {
  const auto tests = parse_tests("# all\n\nsmall  range 1 10   # ten\nbig\trandom 5\t7\r\n", "t");
  ASSERT_EQ(tests.size(), 2u);
  EXPECT_EQ(tests[0].name, "small");
  EXPECT_EQ(tests[0].arguments, (std::vector<std::string>{"range", "1", "10"}));
  EXPECT_EQ(tests[0].line, 3);
  EXPECT_EQ(tests[1].name, "big");
  EXPECT_EQ(tests[1].arguments, (std::vector<std::string>{"random", "5", "7"}));
  EXPECT_EQ(tests[1].line, 4);
}

const std::string kHash(64, 'a');

TEST(ParseSums, ReadsTheFormatOfSha256sum) {
  const auto pins = parse_sums(kHash + "  generated/a.in\n" + kHash + " *generated/a.ans\n", "s");
  ASSERT_EQ(pins.size(), 2u);
  EXPECT_EQ(pins[0].name, "generated/a.in");
  EXPECT_EQ(pins[0].hash, kHash);
  EXPECT_EQ(pins[1].name, "generated/a.ans");
  EXPECT_EQ(pins[1].line, 2);
}

TEST(ParseExpectation, TakesOneVerdictOrMore) {
  EXPECT_EQ(parse_expectation("// expect: WA — float\nint main;", ""),
            std::set<Verdict>{Verdict::kWa});
  EXPECT_EQ(parse_expectation("// expect: WA - float — or so", ""), std::set{Verdict::kWa});
  EXPECT_EQ(parse_expectation("// expect: TLE AC — slow", ""),
            (std::set<Verdict>{Verdict::kTle, Verdict::kAc}));
}

// --- what is refused ---

// Texts of one file, and how the complaint about each of them begins.
struct Refused {
  std::vector<std::string> texts;
  std::string complaint;
};

template <typename Parse>
void expect_complaints(Parse parse, const std::vector<Refused>& all) {
  for (const auto& [texts, complaint] : all) {
    for (const std::string& text : texts) {
      try {
        parse(text, "FILE");
        ADD_FAILURE() << "no complaint about " << text.substr(0, 99);
      } catch (const UsageError& error) {
        EXPECT_EQ(std::string(error.what()).substr(0, complaint.size()), complaint)
            << text.substr(0, 99);
        EXPECT_EQ(std::string(error.what()).find('\n'), std::string::npos);
      }
    }
  }
}

std::vector<std::string> each(const std::string& key, const std::vector<std::string>& values) {
  std::vector<std::string> texts;
  for (const std::string& value : values)
    texts.push_back(with(key + " = " + value));
  return texts;
}

TEST(ParseConfig, NamesTheLineAndTheKey) {
  std::string dots = "a";
  for (int i = 0; i < 300'000; ++i)
    dots += ".a";
  expect_complaints(
      parse_config,
      {{each("title", {"3", "\"\""}), "FILE:1: title must be"},
       {{with("color = 1")}, "FILE:8: unknown key color"},
       {{with("memory_limit ")}, "FILE:5: "},
       {{kFacts.substr(kFacts.find('\n') + 1)}, "FILE:1: the key title is missing"},
       {{with("url =")}, "FILE:3: "},
       {each("time_limit", {"0", "-1", "61", "nan", "inf", "\"1\"", "true", "1e300"}),
        "FILE:4: time_limit must"},
       {each("memory_limit", {"0", "-1", "4097", "64.0", "99999999999", "\"64\""}),
        "FILE:5: memory_limit must"},
       {each("dialect", {"\"c++12\"", "\"gnu++17\"", "\"c++\"", "17", "\"c++17 -x\""}),
        "FILE:6: dialect must"},
       {{with("compare = \"bytes\"")}, "FILE:7: compare must"},
       // Where the library would abort, or say more than a line.
       {{with("title = [}]"), "title = é", "title = -na\n"}, "FILE:1: "},
       {{dots + " = 1"}, "FILE:1: the file is larger than"}});
}

TEST(ParseTests, RefusesWhatIsNoTest) {
  expect_complaints(parse_tests,
                    {{{"a x\nalone\n"}, "FILE:2: the test case alone has no generator arguments"},
                     {{"../up x\n"}, "FILE:1: ../up is no name"},
                     {{".a x\n"}, "FILE:1: .a is no name"},
                     {{"-a x\n"}, "FILE:1: -a is no name"},
                     {{"a x\nb x\na y\n"}, "FILE:3: a second test a, after line 1"}});
}

TEST(ParseSums, RefusesEveryOtherLine) {
  const std::string line = kHash + "  generated/a.in\n";
  expect_complaints(
      parse_sums,
      {{{"x", kHash, kHash + "  ", kHash + "  hand/a.in", kHash + "  generated/a.txt",
         kHash + "  generated/../a.in", kHash + "  generated/b/a.in", kHash + " generated/a.in",
         std::string(64, 'A') + "  generated/a.in", kHash + "a  generated/a.in", "\n"},
        "FILE:1: not a line of sha256sum"},
       {{line + line}, "FILE:2: generated/a.in is there twice"}});
}

TEST(ParseExpectation, RefusesEveryOtherFirstLine) {
  expect_complaints(parse_expectation,
                    {{{"", "int main() {}", "// expect: WA", "// expect: WA — ", "// expect: WA - ",
                       "// expect: WA-float", "\n// expect: WA — float", "//expect: WA — float"},
                      "FILE:1: the first line must"},
                     {{"// expect: XX — x"}, "FILE:1: XX is no verdict"},
                     {{"// expect: JE — x"}, "FILE:1: JE is no verdict"},
                     {{"// expect: AC — x", "// expect: — x"}, "FILE:1: a wrong submission"}});
}

}  // namespace
}  // namespace judge
