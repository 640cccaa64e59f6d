// Which results of earlier runs count: the keys, and what is kept.
#include "judge/run/test_memory.hpp"

#include <gtest/gtest.h>

#include <set>

#include "judge/model/verdict.hpp"

namespace judge {
namespace {

class TestMemoryTest : public testing::Test {
 protected:
  std::string content_key(const std::string& input, const std::string& answer) {
    write_file(folder_.path() / "1.in", input);
    write_file(folder_.path() / "1.ans", answer);
    return TestMemory(workspace_, "here")
        .content_key({"1", folder_.path() / "1.in", folder_.path() / "1.ans"});
  }
  static TestResults results(Verdict verdict) {
    TestResult result;
    result.verdict = verdict;
    return {{"key", result}};
  }

  TemporaryFolder folder_{testing::TempDir()};
  const bool is_checkout_ = fs::create_directories(folder_.path() / "problems");
  Workspace workspace_{folder_.path()};
  const Program program_{"program", "main.cpp", {}, {}, false};
};

TEST_F(TestMemoryTest, ATestIsKnownByItsContent) {
  const std::string key = content_key("1", "2");
  EXPECT_EQ(content_key("1", "2"), key);
  EXPECT_NE(content_key("2", "2"), key);
  EXPECT_NE(content_key("1", "1"), key);
}

TEST_F(TestMemoryTest, AnyChangeChangesTheKeyOfARun) {
  const Program checker{"checker", "checker.cpp", {}, {}, false};
  const Requirements usual{1, 256, {CompareMode::kTokens, std::nullopt}};
  Requirements slower = usual, larger = usual, lines = usual, checked = usual;
  slower.time_limit = 1.5;
  larger.memory_limit = 257;
  lines.check.mode = CompareMode::kLines;
  checked.check.checker = checker;
  const auto key = [](const std::string& content, const Requirements& requirements) {
    return run_key(content, requirements, kUsualRetries);
  };
  const std::set<std::string> keys = {key("test", usual),
                                      key("other", usual),
                                      key("test", slower),
                                      key("test", larger),
                                      key("test", lines),
                                      key("test", checked),
                                      run_key("test", usual, kMutantRetries)};
  EXPECT_EQ(keys.size(), 7u);
  EXPECT_EQ(key("test", usual), key("test", usual));
}

TEST_F(TestMemoryTest, KeepsResultsOfAProgramUnderTheirConditions) {
  const Program other{"other", "main.cpp", {}, {}, false};
  TestMemory(workspace_, "here").remember(program_, results(Verdict::kWa));
  const TestResults known = TestMemory(workspace_, "here").recall(program_);
  ASSERT_EQ(known.size(), 1u);
  EXPECT_EQ(known.at("key").verdict, Verdict::kWa);
  EXPECT_TRUE(TestMemory(workspace_, "here").recall(other).empty());
  EXPECT_TRUE(TestMemory(workspace_, "elsewhere").recall(program_).empty());
}

TEST_F(TestMemoryTest, DoesNotKeepTheJudgesOwnFailures) {
  const TestMemory memory(workspace_, "here");
  memory.remember(program_, results(Verdict::kJe));
  EXPECT_TRUE(memory.recall(program_).empty());
}

}  // namespace
}  // namespace judge
