#include "judge/stress/shrink.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

namespace judge {
namespace {

std::set<std::string> texts(const Moves& moves) {
  std::set<std::string> all;
  for (std::size_t i = 0; i < moves.count; ++i) {
    for (const std::string& text : moves.make(i))
      all.insert(text);
  }
  return all;
}

// Shrinks where a text counts as legal and as failing by these two.
std::string shrunk(const std::string& text, const std::function<bool(const std::string&)>& is_legal,
                   const std::function<bool(const std::string&)>& fails) {
  const auto first_hit = [&](const std::vector<Candidate>& candidates) -> std::optional<Hit> {
    for (std::size_t i = 0; i < candidates.size(); ++i) {
      for (const std::string& smaller : candidates[i]) {
        if (!is_legal(smaller)) continue;
        if (fails(smaller)) return Hit{i, smaller};
        break;
      }
    }
    return std::nullopt;
  };
  return shrink(text, {first_hit, [] { return false; }});
}

bool anything(const std::string&) {
  return true;
}

TEST(Layout, GivesPlainTextsBack) {
  for (const char* text : {"", "1 2\n3\n", "1 2\n3", "\n\n", "a\n\nb\n", "1\r\n2\r\n", "1\r\n2"})
    EXPECT_EQ(Layout(text).render(), text);
}

TEST(Layout, LosesOtherBlanks) {
  EXPECT_EQ(Layout("1  2 \n\t3\n").render(), "1 2\n3\n");
}

TEST(Moves, TakeEveryRunOfLines) {
  const Layout layout("a\nb\nc\n");
  EXPECT_EQ(texts(without_lines(layout, 1)), (std::set<std::string>{"b\nc\n", "a\nc\n", "a\nb\n"}));
  EXPECT_EQ(texts(without_lines(layout, 2)), (std::set<std::string>{"c\n", "a\n"}));
  EXPECT_EQ(texts(without_lines(layout, 4)), std::set<std::string>{});
}

TEST(Moves, LowerTheCountOfLines) {
  EXPECT_EQ(without_lines(Layout("2 9\na\nb\n"), 1).make(1),
            (Candidate{"2 9\nb\n", "1 9\nb\n", "2 8\nb\n"}));
}

TEST(Moves, LowerTheCountOfCasesByOneWhereACaseTakesSeveralLines) {
  const Candidate candidate = without_lines(Layout("2\nx y\nz\nx y\nz\n"), 2).make(2);
  EXPECT_NE(std::find(candidate.begin(), candidate.end(), "1\nx y\nz\n"), candidate.end());
}

TEST(Moves, LowerTheCountOfWords) {
  EXPECT_EQ(without_words(Layout("3 7 8 9\n"), 1).make(2), (Candidate{"3 7 9\n", "2 7 9\n"}));
  EXPECT_EQ(without_words(Layout("3\n7 8 9\n"), 1).make(0), (Candidate{"3\n8 9\n", "2\n8 9\n"}));
}

TEST(Moves, KeepAWordInEachLine) {
  EXPECT_EQ(texts(without_words(Layout("1\n2\n"), 1)), std::set<std::string>{});
}

TEST(Moves, TakeLettersAndLowerTheLength) {
  EXPECT_EQ(without_letters(Layout("3 abc\n"), 1).make(1), (Candidate{"3 ac\n", "2 ac\n"}));
  EXPECT_EQ(without_letters(Layout("3\nabc\n"), 2).make(0), (Candidate{"3\nc\n", "1\nc\n"}));
}

TEST(Moves, PutEarlierLettersOnly) {
  EXPECT_EQ(texts(with_early_letters(Layout("bc 5\n"))),
            (std::set<std::string>{"ac 5\n", "ba 5\n", "bb 5\n"}));
  EXPECT_EQ(texts(with_early_letters(Layout("C\n"))), (std::set<std::string>{"A\n", "B\n"}));
  EXPECT_EQ(texts(with_early_letters(Layout("a\n"))), std::set<std::string>{});
}

TEST(Moves, RenameLetters) {
  EXPECT_EQ(texts(with_renamed_letters(Layout("cxc\n"))),
            (std::set<std::string>{"aba\n", "axa\n", "bxb\n", "cac\n", "cbc\n"}));
  EXPECT_EQ(texts(with_renamed_letters(Layout("aba 7\n"))), std::set<std::string>{"aaa 7\n"});
}

TEST(Moves, MakeNumbersLesser) {
  const std::set<std::string> found = texts(with_lesser_number(Layout("x 25\n")));
  for (const char* text : {"x 0\n", "x 1\n", "x 12\n", "x 2\n", "x 5\n", "x 9\n", "x 24\n"})
    EXPECT_EQ(found.count(text), 1u) << text;
  EXPECT_EQ(found.count("x 25\n"), 0u);
  EXPECT_EQ(texts(with_lesser_number(Layout("0\n"))), std::set<std::string>{});
  EXPECT_EQ(texts(with_lesser_number(Layout("-2\n"))), (std::set<std::string>{"0\n", "-1\n"}));
}

TEST(Moves, TakeNoLongRunOfDigitsForANumber) {
  EXPECT_EQ(texts(with_lesser_number(Layout("1234567890123456789 - 12a\n"))),
            std::set<std::string>{});
}

TEST(Moves, ShiftNumbersTogether) {
  const std::set<std::string> found = texts(with_shifted_numbers(Layout("1 100 90\n")));
  EXPECT_EQ(found.count("1 36 26\n"), 1u);  // all that are at least 64
  EXPECT_EQ(found.count("0 99 89\n"), 1u);
  EXPECT_EQ(found.count("1 99 89\n"), 1u);  // the large ones
}

TEST(Shrink, KeepsCountsRight) {
  const auto is_legal = [](const std::string& t) {
    const Layout layout(t);
    if (layout.lines.empty() || layout.lines[0].size() != 1) return false;
    if (layout.lines[0][0] != std::to_string(layout.lines.size() - 1)) return false;
    for (std::size_t i = 1; i < layout.lines.size(); ++i) {
      if (layout.lines[i][0] != std::to_string(layout.lines[i].size() - 1)) return false;
    }
    return true;
  };
  const auto fails = [](const std::string& t) {
    for (const auto& line : Layout(t).lines) {
      for (std::size_t j = 1; j < line.size(); ++j) {
        if (std::stoll(line[j]) >= 5) return true;
      }
    }
    return false;
  };
  ASSERT_TRUE(is_legal("3\n2 1 4\n4 1 9 2 70\n1 6\n"));
  EXPECT_EQ(shrunk("3\n2 1 4\n4 1 9 2 70\n1 6\n", is_legal, fails), "1\n1 5\n");
}

TEST(Shrink, MakesLettersFewAndEarly) {
  const auto fails = [](const std::string& t) {
    const std::string word(t, 0, t.find('\n'));
    return word.size() >= 3 && word[0] == word[2] && word[0] != word[1];
  };
  EXPECT_EQ(shrunk("zyzzyva\n", anything, fails), "aba\n");
}

TEST(Shrink, LeavesATextWithoutSmallerOnes) {
  const auto never = [](const std::string&) { return false; };
  EXPECT_EQ(shrunk("odd  blanks\n5\n", anything, never), "odd  blanks\n5\n");
}

TEST(Shrink, StopsWhenTold) {
  const auto hit = [](const std::vector<Candidate>& candidates) -> std::optional<Hit> {
    return Hit{0, candidates[0][0]};
  };
  EXPECT_EQ(shrink("1\n2\n", {hit, [] { return true; }}), "1\n2\n");
}

}  // namespace
}  // namespace judge
