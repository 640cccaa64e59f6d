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

// What the UsageError of `parse` says.
template <typename Parse>
std::string complaint(Parse parse) {
  try {
    parse();
  } catch (const UsageError& error) {
    return error.what();
  }
  return "no complaint";
}

std::string complaint_about_facts(const std::string& text) {
  return complaint([&] { parse_config(text, "p.toml"); });
}

std::string complaint_about_tests(const std::string& text) {
  return complaint([&] { parse_tests(text, "tests.txt"); });
}

std::string complaint_about_sums(const std::string& text) {
  return complaint([&] { parse_sums(text, "SHA256SUMS"); });
}

std::string complaint_about_expectation(const std::string& text) {
  return complaint([&] { parse_expectation(text, "w.cpp"); });
}

bool begins(const std::string& words, const std::string& start) {
  return words.rfind(start, 0) == 0;
}

std::string with_line(int number, const std::string& line) {
  std::string text;
  std::size_t at = 0;
  for (int i = 1; at < kFacts.size(); ++i) {
    const std::size_t end = kFacts.find('\n', at) + 1;
    text += i == number ? line + "\n" : kFacts.substr(at, end - at);
    at = end;
  }
  return text;
}

TEST(ParseFacts, ReadsAllKeys) {
  const ProblemConfig config = parse_config(kFacts, "p.toml");
  EXPECT_EQ(config.title, "Doubling");
  EXPECT_EQ(config.origin, "nowhere 1");
  EXPECT_EQ(config.url, "https://example.org/1");
  EXPECT_DOUBLE_EQ(config.time_limit, 1.5);
  EXPECT_EQ(config.memory_limit, 64);
  EXPECT_EQ(config.dialect, "c++98");
  EXPECT_EQ(config.compare, CompareMode::kLines);
  EXPECT_EQ(parse_config(kFacts + "game = \"nim 3 4 5\"\n", "").game, "nim 3 4 5");
}

TEST(ParseFacts, TakesWholeSecondsAndTheOtherComparisons) {
  EXPECT_DOUBLE_EQ(parse_config(with_line(4, "time_limit = 2"), "").time_limit, 2.0);
  EXPECT_EQ(parse_config(with_line(7, "compare = \"tokens\""), "").compare, CompareMode::kTokens);
  EXPECT_EQ(parse_config(with_line(7, "compare = \"checker\""), "").compare, CompareMode::kChecker);
}

TEST(ParseFacts, NamesTheLineAndTheKey) {
  EXPECT_TRUE(begins(complaint_about_facts(with_line(1, "title = 3")), "p.toml:1: title must be"));
  EXPECT_TRUE(
      begins(complaint_about_facts(with_line(1, "title = \"\"")), "p.toml:1: title must be"));
  EXPECT_TRUE(begins(complaint_about_facts(kFacts + "color = 1\n"), "p.toml:8: unknown key color"));
  EXPECT_TRUE(
      begins(complaint_about_facts(with_line(5, "")), "p.toml:1: the key memory_limit is missing"));
  EXPECT_TRUE(begins(complaint_about_facts(with_line(3, "url =")), "p.toml:3: "));
}

TEST(ParseFacts, HoldsTheRanges) {
  for (const char* value : {"0", "-1", "61", "nan", "inf", "\"1\"", "true", "1e300"}) {
    const std::string line = std::string("time_limit = ") + value;
    EXPECT_TRUE(begins(complaint_about_facts(with_line(4, line)), "p.toml:4: time_limit must"))
        << line;
  }
  for (const char* value : {"0", "-1", "4097", "64.0", "99999999999", "\"64\""}) {
    const std::string line = std::string("memory_limit = ") + value;
    EXPECT_TRUE(begins(complaint_about_facts(with_line(5, line)), "p.toml:5: memory_limit must"))
        << line;
  }
  for (const char* value : {"\"c++12\"", "\"gnu++17\"", "\"c++\"", "17", "\"c++17 -x\""}) {
    const std::string line = std::string("dialect = ") + value;
    EXPECT_TRUE(begins(complaint_about_facts(with_line(6, line)), "p.toml:6: dialect must"))
        << line;
  }
  EXPECT_TRUE(
      begins(complaint_about_facts(with_line(7, "compare = \"bytes\"")), "p.toml:7: compare must"));
}

TEST(ParseFacts, ComplainsWhereTheLibraryWouldAbort) {
  EXPECT_TRUE(begins(complaint_about_facts(with_line(1, "title = [}]")), "p.toml:1: "));
  EXPECT_TRUE(begins(complaint_about_facts("title = é"), "p.toml:1: "));
  std::string dots = "a";
  for (int i = 0; i < 300'000; ++i)
    dots += ".a";
  EXPECT_TRUE(begins(complaint_about_facts(dots + " = 1"), "p.toml:1: the file is larger than"));
}

TEST(ParseFacts, SaysTheLibrarysWordsOnOneLine) {
  const std::string words = complaint_about_facts("title = -na\n");
  EXPECT_TRUE(begins(words, "p.toml:"));
  EXPECT_EQ(words.find('\n'), std::string::npos);
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

TEST(ParseTests, RefusesWhatIsNoTest) {
  EXPECT_TRUE(begins(complaint_about_tests("a x\nalone\n"),
                     "tests.txt:2: the test case alone has no generator arguments"));
  EXPECT_TRUE(begins(complaint_about_tests("../up x\n"), "tests.txt:1: ../up is no name"));
  EXPECT_TRUE(begins(complaint_about_tests(".a x\n"), "tests.txt:1: .a is no name"));
  EXPECT_TRUE(begins(complaint_about_tests("-a x\n"), "tests.txt:1: -a is no name"));
  EXPECT_TRUE(begins(complaint_about_tests("a x\nb x\na y\n"),
                     "tests.txt:3: a second test a, after line 1"));
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

TEST(ParseSums, RefusesEveryOtherLine) {
  for (const std::string& line :
       {std::string("x"), kHash, kHash + "  ", kHash + "  hand/a.in", kHash + "  generated/a.txt",
        kHash + "  generated/../a.in", kHash + "  generated/b/a.in", kHash + " generated/a.in",
        std::string(64, 'A') + "  generated/a.in", kHash + "a  generated/a.in",
        std::string("\n")}) {
    EXPECT_TRUE(begins(complaint_about_sums(line + "\n"), "SHA256SUMS:1: not a line of sha256sum"))
        << line;
  }
  const std::string line = kHash + "  generated/a.in\n";
  EXPECT_TRUE(
      begins(complaint_about_sums(line + line), "SHA256SUMS:2: generated/a.in is there twice"));
}

TEST(ParseExpectation, TakesOneVerdictOrMore) {
  EXPECT_EQ(parse_expectation("// expect: WA — float\nint main;", ""),
            std::set<Verdict>{Verdict::kWa});
  EXPECT_EQ(parse_expectation("// expect: WA - float — or so", ""), std::set{Verdict::kWa});
  EXPECT_EQ(parse_expectation("// expect: TLE AC — slow", ""),
            (std::set<Verdict>{Verdict::kTle, Verdict::kAc}));
}

TEST(ParseExpectation, RefusesEveryOtherFirstLine) {
  for (const char* source :
       {"", "int main() {}", "// expect: WA", "// expect: WA — ", "// expect: WA - ",
        "// expect: WA-float", "\n// expect: WA — float", "//expect: WA — float"}) {
    EXPECT_TRUE(begins(complaint_about_expectation(source), "w.cpp:1: the first line must"))
        << source;
  }
  EXPECT_TRUE(
      begins(complaint_about_expectation("// expect: XX — x"), "w.cpp:1: XX is no verdict"));
  EXPECT_TRUE(
      begins(complaint_about_expectation("// expect: JE — x"), "w.cpp:1: JE is no verdict"));
  EXPECT_TRUE(
      begins(complaint_about_expectation("// expect: AC — x"), "w.cpp:1: a wrong submission"));
  EXPECT_TRUE(begins(complaint_about_expectation("// expect: — x"), "w.cpp:1: a wrong submission"));
}

}  // namespace
}  // namespace judge
