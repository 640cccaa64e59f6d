// Which results of earlier runs count: the keys, and what is kept.
#include "judge/run/results_cache.hpp"

#include <gtest/gtest.h>

#include <set>

#include "judge/model/verdict.hpp"

namespace judge {
namespace {

class ResultsCacheTest : public testing::Test {
 protected:
  ResultsCacheTest() { fs::create_directories(folder_.path() / "problems"); }

  std::vector<TestCase> tests(const std::string& input, const std::string& answer) {
    const fs::path folder = folder_.path() / "tests";
    write_file(folder / "1.in", input);
    write_file(folder / "1.ans", answer);
    return {{"1", folder / "1.in", folder / "1.ans"}};
  }

  TemporaryFolder folder_{testing::TempDir()};
};

TEST_F(ResultsCacheTest, TheTestsAreKnownByNameAndContent) {
  Workspace workspace(folder_.path());
  const ResultsCache cache(workspace, "here");
  const std::string key = cache.tests_key(tests("1", "2"));
  EXPECT_EQ(cache.tests_key(tests("1", "2")), key);
  EXPECT_NE(cache.tests_key(tests("2", "2")), key);
  EXPECT_NE(cache.tests_key(tests("1", "1")), key);
  auto renamed = tests("1", "2");
  renamed[0].name = "2";
  EXPECT_NE(cache.tests_key(renamed), key);
}

TEST_F(ResultsCacheTest, AnyChangeChangesTheKey) {
  Workspace workspace(folder_.path());
  const Program program{"program", "main.cpp", {}, {}, false},
      other{"other", "main.cpp", {}, {}, false};
  const Program checker{"checker", "checker.cpp", {}, {}, false};
  const Requirements usual{1, 256, {CompareMode::kTokens, std::nullopt}};
  Requirements slower = usual, larger = usual, lines = usual, checked = usual;
  slower.time_limit = 1.5;
  larger.memory_limit = 257;
  lines.check.mode = CompareMode::kLines;
  checked.check.checker = checker;
  const ResultsCache cache(workspace, "here"), elsewhere(workspace, "elsewhere");
  const std::set<std::string> keys = {
      cache.key(program, "tests", usual),   cache.key(other, "tests", usual),
      cache.key(program, "others", usual),  cache.key(program, "tests", slower),
      cache.key(program, "tests", larger),  cache.key(program, "tests", lines),
      cache.key(program, "tests", checked), elsewhere.key(program, "tests", usual)};
  EXPECT_EQ(keys.size(), 8u);
  EXPECT_EQ(ResultsCache(workspace, "here").key(program, "tests", usual),
            cache.key(program, "tests", usual));
}

TEST_F(ResultsCacheTest, KeepsResultsButNotTheJudgesOwnFailures) {
  Workspace workspace(folder_.path());
  const ResultsCache cache(workspace, "here");
  SubmissionResult result;
  result.verdict = Verdict::kWa;
  cache.keep("wrong", result);
  result.verdict = Verdict::kJe;
  cache.keep("broken", result);
  ASSERT_TRUE(cache.find("wrong").has_value());
  EXPECT_EQ(cache.find("wrong")->verdict, Verdict::kWa);
  EXPECT_FALSE(cache.find("broken").has_value());
  EXPECT_FALSE(cache.find("unknown").has_value());
}

}  // namespace
}  // namespace judge
