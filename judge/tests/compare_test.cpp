#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <iterator>
#include <string>
#include <vector>

#include "common/problem/comparing.hpp"
#include "common/problem/random.hpp"
#include "judge/base/text.hpp"
#include "judge/check/check.hpp"
#include "judge/model/comparison.hpp"

namespace judge {

namespace {

using namespace std::string_literals;

Verdict lines(std::string_view wanted, std::string_view got) {
  return compare(wanted, got, CompareMode::kLines).verdict;
}

Verdict tokens(std::string_view wanted, std::string_view got) {
  return compare(wanted, got, CompareMode::kTokens).verdict;
}

std::string message(std::string_view wanted, std::string_view got) {
  return compare(wanted, got, CompareMode::kTokens).message;
}

TEST(Compare, TheSameBytesAreRightInBothModes) {
  for (const char* text : {"", "1\n", "First win\nSecond win\n", "a", " \n\n"}) {
    ASSERT_EQ(lines(text, text), Verdict::kAc) << text;
    ASSERT_EQ(tokens(text, text), Verdict::kAc) << text;
  }
}

TEST(Compare, OtherBlanksArePresentationOnlyInLinesMode) {
  for (const char* got : {"1 2\n3", "1 2\n3\n\n", "1 2 \n3\n", " 1 2\n3\n", "1  2\n3\n",
                          "1\n2\n3\n", "1\t2\n3\n", "1 2\r\n3\r\n", "1\v2\f3\n", "1 2 3"}) {
    ASSERT_EQ(lines("1 2\n3\n", got), Verdict::kPe) << got;
    ASSERT_EQ(tokens("1 2\n3\n", got), Verdict::kAc) << got;
  }
}

TEST(Compare, OtherTokensAreWrongInBothModes) {
  for (const char* got : {"", "\n", "1\n", "1 2\n", "1 2 4\n", "12 3\n", "1 2 3 4\n", "1 23\n",
                          "-1 2 3\n", "1 2 3.0\n", "1 2 03\n"}) {
    ASSERT_EQ(lines("1 2 3\n", got), Verdict::kWa) << got;
    ASSERT_EQ(tokens("1 2 3\n", got), Verdict::kWa) << got;
  }
}

Verdict trimmed(std::string_view wanted, std::string_view got) {
  return compare(wanted, got, CompareMode::kTrimmedLines).verdict;
}

TEST(CompareTrimmedLines, BlanksAtLineEndsAndEmptyLinesAtTheEndDoNotCount) {
  for (const char* got :
       {"1 2\n3\n", "1 2\n3", "1 2 \n3\t\n", "1 2\r\n3\r\n", "1 2\n3\n\n \n", "1 2  \n3 \t"}) {
    ASSERT_EQ(trimmed("1 2\n3\n", got), Verdict::kAc) << got;
    ASSERT_EQ(trimmed(got, "1 2\n3\n"), Verdict::kAc) << got;
  }
}

TEST(CompareTrimmedLines, AllOtherBlanksAreAWrongAnswer) {
  for (const char* got : {"1\n2\n3\n", "1 2 3\n", " 1 2\n3\n", "1  2\n3\n", "1\t2\n3\n",
                          "1 2\n\n3\n", "\n1 2\n3\n", "1 2\v3\n", "1 2\f\n3\n"}) {
    ASSERT_EQ(trimmed("1 2\n3\n", got), Verdict::kWa) << got;
    ASSERT_EQ(tokens("1 2\n3\n", got), Verdict::kAc) << got;
  }
  EXPECT_EQ(compare("1 2\n3\n", "1 2\n\n3\n", CompareMode::kTrimmedLines).message,
            "line 2: the tokens are right, the blanks are not: wanted 3, got ");
}

TEST(CompareTrimmedLines, OtherTokensAreWrong) {
  EXPECT_EQ(trimmed("1 2\n", "1 3\n"), Verdict::kWa);
  EXPECT_EQ(trimmed("1 2\n", "1\n"), Verdict::kWa);
  EXPECT_EQ(trimmed("", "\n \n"), Verdict::kAc);
}

TEST(Compare, CaseCounts) {
  EXPECT_EQ(tokens("YES\n", "Yes\n"), Verdict::kWa);
}

Verdict by_rules(std::string_view wanted, std::string_view got, const TokenRules& rules) {
  return compare(wanted, got, CompareMode::kTokens, rules).verdict;
}

TEST(CompareByRules, CaseNeedNotCount) {
  EXPECT_EQ(by_rules("Yes 1\n", "yES\n1", {true, {}, {}}), Verdict::kAc);
  EXPECT_EQ(by_rules("Yes 1\n", "yes 2\n", {true, {}, {}}), Verdict::kWa);
  EXPECT_EQ(by_rules("Yes\n", "Yess\n", {true, {}, {}}), Verdict::kWa);
  EXPECT_EQ(by_rules("[\n", "{\n", {true, {}, {}}), Verdict::kWa);
}

TEST(CompareByRules, NumbersMayBeNearby) {
  const TokenRules absolute = {false, 0.5, {}}, relative = {false, {}, 0.5};
  for (const char* got : {"9.5", "10.5", "+10", "1e1", "10.0000"}) {
    ASSERT_EQ(by_rules("x 10", "x " + std::string(got), absolute), Verdict::kAc) << got;
  }
  for (const char* got : {"9.25", "10.75", "10x", "ten", "nan", "inf", "-10"}) {
    ASSERT_EQ(by_rules("10", got, absolute), Verdict::kWa) << got;
  }
  EXPECT_EQ(by_rules("-8", "-12", relative), Verdict::kAc);
  EXPECT_EQ(by_rules("-8", "-13", relative), Verdict::kWa);
  EXPECT_EQ(by_rules("100", "100.25", {false, 0.5, 0.0}), Verdict::kAc) << "one of them is enough";
}

TEST(CompareByRules, OtherWordsAreComparedAsBytesUnderATolerance) {
  EXPECT_EQ(by_rules("a1", "a2", {false, 10.0, 10.0}), Verdict::kWa);
  EXPECT_EQ(by_rules("1 2", "1", {false, 10.0, 10.0}), Verdict::kWa);
}

TEST(Compare, NothingWantedAndOnlyBlanksCame) {
  EXPECT_EQ(tokens("", "\n \n"), Verdict::kAc);
  EXPECT_EQ(lines("", "\n \n"), Verdict::kPe);
}

TEST(Compare, ANulIsAByteOfAToken) {
  EXPECT_EQ(tokens("1\n", "1\0\n"s), Verdict::kWa);
  EXPECT_EQ(tokens("1\n", "1\n\0junk"s), Verdict::kWa);
  EXPECT_EQ(message("1\n", "1\n\0junk"s), "extra token at line 2: \\x00junk");
}

TEST(Compare, NamesThePlaceOfTheOutputAndWhatDiffers) {
  const std::array<const char*, 3> cases[] = {
      {"a b\nc d e\n", "a b\nc x e\n", "line 2, token 2: wanted d, got x"},
      {"1 2 3 4\n", "1\n2\n\n9 4\n", "line 4, token 1: wanted 3, got 9"},
      // Where a token goes on.
      {"10 20\n", "10 2\n", "line 1, token 2: wanted 20, got 2"},
      {"10 2\n", "10 20\n", "line 1, token 2: wanted 2, got 20"},
      {"1 2\n", "12\n", "line 1, token 1: wanted 1, got 12"},
      {"a\nb\nc\n", "a\n", "line 2, token 1: wanted b, got the end of the output"},
      {"a b c", "a b", "line 1, token 3: wanted c, got the end of the output"},
      {"a b\n", " \n\n", "output is empty: wanted a first"},
      {"a\n", "a\nb c\n", "extra token at line 2: b"},
      {"", "x", "extra token at line 1: x"},
      {"x\n", "\x1b[2J\n", "line 1, token 1: wanted x, got \\x1b[2J"},
      {"x\n", "\xff\n", "line 1, token 1: wanted x, got \\xff"},
  };
  for (const auto& [wanted, got, words] : cases)
    EXPECT_EQ(message(wanted, got), words);
}

TEST(Compare, ShowsALongTokenAroundTheDifference) {
  const std::string wanted(5000, 'a');
  std::string got = wanted;
  got[4000] = 'b';
  const std::string words = message(wanted, got);
  EXPECT_LT(words.size(), 300u);
  EXPECT_NE(words.find("b"), std::string::npos);
  EXPECT_NE(words.find("byte 4001 of the token"), std::string::npos);
}

// The lines of answer and output where they part, with the tokens there in brackets.
std::string parts(std::string_view wanted, std::string_view got) {
  const Difference d = compare(wanted, got, CompareMode::kLines).difference.value();
  return fmt::format("{}: {}[{}]{} | {}.{}: {}[{}]{}", d.wanted_line, d.around_wanted.before,
                     d.wanted, d.around_wanted.after, d.line, d.token, d.around_got.before, d.got,
                     d.around_got.after);
}

TEST(Compare, GivesTheDifferenceInParts) {
  EXPECT_EQ(parts("a b\n", "a c\n"), "1: a [b] | 1.2: a [c]");
  EXPECT_EQ(parts("1\n2\n3\n", "1 2 4\n"), "3: [3] | 1.3: 1 2 [4]");
  EXPECT_EQ(parts("0\n1 0 1\n2\n", "0\n1 1\n2\n"), "2: 1 [0] 1 | 2.2: 1 [1]");
  EXPECT_EQ(parts("1 2\n", "1\n"), "1: 1 [2] | 1.2: []") << "nothing stands around what is missing";
  EXPECT_EQ(parts("1\na b\nc\n", "1\na b \nc\n"), "2: a b[\"\\n\"] | 2.0: a b[\" \\n\"]");
}

TEST(Compare, CutsLongLinesAroundTheDifference) {
  const std::string many(500, '7');
  const auto difference =
      compare(many + " a " + many, many + " b " + many, CompareMode::kTokens).difference;
  ASSERT_TRUE(difference.has_value());
  EXPECT_EQ(difference->around_got.before, "…" + std::string(39, '7') + " ");
  EXPECT_EQ(difference->around_got.after, " " + std::string(39, '7') + "…");
}

TEST(Compare, AVeryLongLineIsNoTrouble) {
  const std::string line(48 << 20, 'x');
  EXPECT_EQ(lines(line, line), Verdict::kAc);
  EXPECT_EQ(lines(line, line + " "), Verdict::kPe);
  EXPECT_EQ(lines(line + "y", line + "z"), Verdict::kWa);
}

// What the checkers of packages do, in the order of kCompareWays; the last way is a problem's own.
constexpr void (*kShipped[])(const std::string&, const std::string&) = {
    problem::expect_same_lines, problem::expect_same_trimmed_lines, problem::expect_same_tokens};
static_assert(std::size(kShipped) + 1 == std::size(kCompareWays), "a checker for each way");

bool is_shipped_right(CompareMode mode, const std::string& answer, const std::string& output) {
  try {
    kShipped[static_cast<std::size_t>(mode)](answer, output);
    return true;
  } catch (const problem::Wrong&) {
    return false;
  }
}

// In words, where a shipped checker and the judge do not agree; empty where they do.
std::string disagreement(const std::string& answer, const std::string& output) {
  for (const CompareWay& way : kCompareWays) {
    if (way.mode == CompareMode::kChecker) continue;
    const Verdict verdict = compare(answer, output, way.mode).verdict;
    const bool is_right = is_shipped_right(way.mode, answer, output);
    if (is_right == (verdict == Verdict::kAc)) continue;
    return fmt::format("{}: the judge says {}, {} {}; answer \"{}\", output \"{}\"", way.word,
                       verdict_name(verdict), way.checker, is_right ? "accepts" : "rejects",
                       escaped(answer), escaped(output));
  }
  return "";
}

TEST(ShippedCheckers, AcceptWhatTheJudgeAcceptsOnAllShortTexts) {
  std::vector<std::string> texts = {""};
  for (std::size_t next = 0; texts[next].size() < 3; ++next) {
    for (char c : "a \n\r\v"s)
      texts.push_back(texts[next] + c);
  }
  ASSERT_EQ(texts.size(), 1u + 5 + 25 + 125);
  for (const std::string& answer : texts) {
    for (const std::string& output : texts)
      ASSERT_EQ(disagreement(answer, output), "");
  }
}

TEST(ShippedCheckers, AcceptWhatTheJudgeAcceptsOnLongerTexts) {
  problem::Random random(1);
  const std::vector<std::string> parts = {"1",    "23", " ",   "\n",
                                          "\r\n", "\t", "\0"s, "\xe4\xb8\xad"};
  int count_same = 0;
  for (int i = 0; i < 5000; ++i) {
    std::string answer, output;
    for (auto length = random.between(0, 12); length > 0; --length) {
      const std::string part = random.pick(parts);
      answer += part;
      output += random.between(0, 15) > 0 ? part : random.pick(parts);
    }
    count_same += answer == output;
    ASSERT_EQ(disagreement(answer, output), "");
  }
  EXPECT_GT(count_same, 500);
  EXPECT_LT(count_same, 4500);
}

}  // namespace
}  // namespace judge
