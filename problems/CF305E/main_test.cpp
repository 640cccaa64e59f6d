// Codeforces 305E: submission and reference against brute force, and the certificate for every
// run of centres.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

#include "common/game/octal.hpp"
#include "common/oracle/oracle.hpp"
#include "common/problem/random.hpp"
#include "common/testing/brute_force.hpp"
#include "common/testing/certify.hpp"
#include "common/testing/page_table.hpp"

#define main judge_main
#include "main.cpp"
#undef main
#define main reference_main
#include "reference.cpp"
#undef main
#include "rules.hpp"

// The wrong programs whose first mistake is computed below. The standard headers that they include
// are included above, so their text adds nothing but their own functions to these namespaces.
#define main wrong_main
namespace period_from_34 {
#include "wrong/period_from_34.cpp"
}
namespace period_from_zero {
#include "wrong/period_from_zero.cpp"
}
namespace table_too_short {
#include "wrong/table_too_short.cpp"
}
#undef main

namespace {

class Submission : public testing::Test {
 protected:
  void SetUp() override { fill_table(); }
};

// The least position, from 1, of a cut that leaves a P-position; 0 if there is none.
int least_cut_by_the_rules(game::OutcomeSearch<rules::Position>& rules, const std::string& text) {
  for (int at = 0; at < static_cast<int>(text.size()); ++at) {
    if (!rules::may_cut(text, at)) continue;
    if (!rules.mover_wins(rules::after_cut(rules::start(text), 0, at))) return at + 1;
  }
  return 0;
}

// The Grundy values of all substrings [from, to) of one string, by the rules. The only theorem used
// is that a sum of games has the nim-sum of their values; runs are not used.
class Parts {
 public:
  explicit Parts(const std::string& text) : text_(text) {
    const int length = static_cast<int>(text.size());
    values_.assign(length + 1, std::vector<int>(length + 1));
    for (int size = 3; size <= length; ++size) {
      for (int from = 0; from + size <= length; ++from)
        values_[from][from + size] = by_definition(from, from + size);
    }
  }

  int least_winning_cut() const {
    const int length = static_cast<int>(text_.size());
    for (int at = 1; at + 1 < length; ++at) {
      if (rules::may_cut(text_, at) && after_cut(0, at, length) == 0) return at + 1;
    }
    return 0;
  }

 private:
  int after_cut(int from, int at, int to) const { return values_[from][at] ^ values_[at + 1][to]; }

  int by_definition(int from, int to) const {
    std::vector<int> reached;
    for (int at = from + 1; at + 1 < to; ++at) {
      if (rules::may_cut(text_, at)) reached.push_back(after_cut(from, at, to));
    }
    return game::mex(reached);
  }

  std::string text_;
  std::vector<std::vector<int>> values_;
};

// All strings of this length over the first `letters` letters.
std::vector<std::string> all_strings(int length, int letters) {
  std::vector<std::string> strings;
  for (const std::vector<int>& numbers : testing_support::all_vectors(length, letters - 1)) {
    strings.emplace_back();
    for (int number : numbers)
      strings.back() += static_cast<char>('a' + number);
  }
  return strings;
}

// Every string of so many letters: the rules alone decide which cuts win.
void expect_agreement(std::int64_t longest, int letters) {
  game::OutcomeSearch<rules::Position> rules(rules::options);
  for (int length = 1; length <= longest; ++length) {
    for (const std::string& text : all_strings(length, letters)) {
      const int cut = least_cut_by_the_rules(rules, text);
      ASSERT_EQ(least_winning_cut(text.c_str()), cut) << text;
      ASSERT_EQ(reference::first_winning_cut(text) + 1, cut) << text;
    }
  }
}

TEST_F(Submission, CertificateAllStringsOfThreeLetters) {
  expect_agreement(certify::reach(9, 11), 3);
}

TEST_F(Submission, CertificateAllStringsOfTwoLetters) {
  expect_agreement(certify::reach(13, 16), 2);
}

// A run of up to 51 centres, which is the last exception of the period.
TEST_F(Submission, CertificateAllStringsOfOneLetter) {
  expect_agreement(certify::reach(36, 53), 1);
}

// Calls body(strings) for all tables of strings aaa… that have at least three letters each and at
// most `letters` together; the shortest comes first.
template <class Body>
void for_every_table(rules::Position& strings, std::int64_t letters, Body body) {
  body(strings);
  const std::size_t least = strings.empty() ? 3 : strings.back().size();
  for (std::size_t length = least; length <= static_cast<std::size_t>(letters); ++length) {
    strings.push_back(std::string(length, 'a'));
    for_every_table(strings, letters - static_cast<std::int64_t>(length), body);
    strings.pop_back();
  }
}

// What submission and reference both use: several runs are decided by the nim-sum of their values,
// and the values follow from each other by mex and nim-sum.
TEST_F(Submission, CertificateSumsOfRunsByTheRules) {
  game::OutcomeSearch<rules::Position> rules(rules::options);
  rules::Position none;
  for_every_table(none, certify::reach(30, 44), [&](const rules::Position& strings) {
    int value = 0, reference_value = 0;
    for (const std::string& text : strings) {
      value ^= value_of_string(text.c_str());
      reference_value ^= reference::value_of_string(text);
    }
    ASSERT_EQ(rules.mover_wins(strings), value != 0);
    ASSERT_EQ(value, reference_value);
  });
}

TEST_F(Submission, AgreesWithTheGrundyValuesOfAllPartsOfRandomStrings) {
  problem::Random random(305);
  for (int round = 0; round < 600; ++round) {
    const int letters = static_cast<int>(random.between(1, 3));
    std::string text;
    for (std::int64_t length = random.between(1, 90); length > 0; --length) {
      text += static_cast<char>('a' + random.between(0, letters - 1));
    }
    const int cut = Parts(text).least_winning_cut();
    ASSERT_EQ(least_winning_cut(text.c_str()), cut) << text;
    ASSERT_EQ(reference::first_winning_cut(text) + 1, cut) << text;
  }
}

// A run of n centres is a row of n + 1 gaps, so the values of the two octal games are the same, one
// heap later (README.md).
TEST_F(Submission, RowsHaveTheValuesOfDawsonsChess) {
  const std::vector<int> chess = game::octal::grundy_values(game::octal::Rules("0.137"), 300);
  const std::vector<int> kayles = game::octal::grundy_values(game::octal::Rules("0.07"), 301);
  for (int centres = 0; centres <= 300; ++centres) {
    ASSERT_EQ(value_of_row(centres + 1), chess[centres]);
    ASSERT_EQ(value_of_row(centres + 1), kayles[centres + 1]);
    ASSERT_EQ(reference::value_of_run(centres), chess[centres]);
  }
}

// The proof that the period holds for all rows: by the theorem of Guy and Smith
// (common/game/octal.hpp) the values up to a row of 175 are enough. One step earlier the
// period has not begun.
TEST(Period, CertificateForAllRows) {
  EXPECT_TRUE(game::octal::is_proved(game::octal::Rules("0.07"), {kPreperiod, kPeriod}));
  EXPECT_FALSE(game::octal::is_proved(game::octal::Rules("0.07"), {kPreperiod - 1, kPeriod}));
  EXPECT_EQ(game::octal::last_heap_needed(game::octal::Rules("0.07"), {kPreperiod, kPeriod}),
            certify::reach(175));
  EXPECT_TRUE(game::octal::is_proved(game::octal::Rules("0.137"), {52, 34}));
  EXPECT_FALSE(game::octal::is_proved(game::octal::Rules("0.137"), {51, 34}));
}

// Every run that a legal string can have, against the definition without a period.
TEST_F(Submission, CertificateEveryRun) {
  reference::value_of_run(4998);
  certify::sweep("CF305E, every run", 0, 4999, 4999, [](auto from, auto to) {
    for (auto centres = from; centres < to; ++centres) {
      const int n = static_cast<int>(centres);
      ASSERT_EQ(value_of_row(n + 1), reference::value_of_run(n)) << n;
    }
  });
}

void expect_the_references_cut(const std::string& text) {
  ASSERT_EQ(least_winning_cut(text.c_str()), reference::first_winning_cut(text) + 1) << text;
}

// A string with one run of `centres`; one that begins with another letter can be put behind it.
std::string run_of(int centres, char letter) {
  return std::string(centres + 2, letter);
}

// Every run alone and next to an equal one, as far as 5000 letters go, and random pairs of runs.
// The reference tries every cut, without a period.
TEST_F(Submission, FindsTheLeastCutOfOneAndTwoRuns) {
  for (int centres = 1; centres <= 4998; ++centres)
    expect_the_references_cut(run_of(centres, 'a'));
  for (int centres = 1; centres <= 2498; ++centres)
    expect_the_references_cut(run_of(centres, 'a') + run_of(centres, 'b'));
  problem::Random random(307);
  for (int round = 0; round < 2000; ++round) {
    const int first = static_cast<int>(random.between(1, 4995));
    const int second = static_cast<int>(random.between(1, 4996 - first));
    expect_the_references_cut(run_of(first, 'a') + run_of(second, 'b'));
  }
}

// --- where wrong programs go wrong first (README.md) ---

template <std::size_t size>
int first_wrong_run(const int (&values)[size]) {
  for (int centres = 0; centres <= 4998; ++centres) {
    if (values[centres] != reference::value_of_run(centres)) return centres;
  }
  return -1;
}

TEST(Wrong, FirstWrongRunOfEachTable) {
  period_from_zero::fill();
  period_from_34::fill();
  table_too_short::fill();
  EXPECT_EQ(first_wrong_run(period_from_zero::grundy), 48);
  EXPECT_EQ(first_wrong_run(period_from_34::grundy), 68);
  EXPECT_EQ(first_wrong_run(table_too_short::grundy), 2501);
}

// --- tables and numbers of the page ---

using Rules = game::OutcomeSearch<rules::Position>;

std::string list_of(const rules::Position& strings) {
  return page::joined(strings, ", ", [](const std::string& text) { return text; });
}

int centres_of(const rules::Position& strings) {
  int centres = 0;
  for (const std::string& text : strings) {
    for (int at = 0; at < static_cast<int>(text.size()); ++at)
      centres += rules::may_cut(text, at);
  }
  return centres;
}

// The strings after the first winning move, by the rules alone.
std::string after_winning_reply(Rules& rules, const rules::Position& strings) {
  const auto winning = testing_support::winning_options(rules::options, rules, strings);
  return winning.empty() ? "–" : list_of(winning.front());
}

TEST(Page, CutsOfSixLetters) {
  Rules rules(rules::options);
  const rules::Position six = rules::start("aaaaaa");
  page::Table table;
  for (int at = 1; at <= 4; ++at) {
    const rules::Position strings = rules::after_cut(six, 0, at);
    table.row(at + 1, list_of(strings), centres_of(strings),
              page::outcome(rules.mover_wins(strings)), after_winning_reply(rules, strings));
  }
  EXPECT_FALSE(rules.mover_wins(six));
  table.record();
}

// D(n), and the values that the cuts of the left half leave; the right half is its mirror image.
TEST(Page, RunValues) {
  page::Table table;
  for (int centres = 0; centres <= 8; ++centres) {
    std::vector<int> values;
    for (int at = 0; 2 * at < centres; ++at)
      values.push_back(reference::value_after_cut(centres, at));
    table.row(centres, page::joined(values), reference::value_of_run(centres));
  }
  table.record();
}

// The positions, from 1, of all cuts that leave a P-position.
std::vector<int> winning_cuts(Rules& rules, const std::string& text) {
  std::vector<int> cuts;
  for (int at = 0; at < static_cast<int>(text.size()); ++at) {
    if (!rules::may_cut(text, at)) continue;
    if (!rules.mover_wins(rules::after_cut(rules::start(text), 0, at))) cuts.push_back(at + 1);
  }
  return cuts;
}

TEST(Page, ExamplesAndExercises) {
  Rules rules(rules::options);
  EXPECT_EQ(winning_cuts(rules, "aaaaaaa"), (std::vector<int>{4}));
  EXPECT_EQ(winning_cuts(rules, "aaaaaaabab"), (std::vector<int>{3, 5}));
  EXPECT_EQ(winning_cuts(rules, "abacaba"), (std::vector<int>{2, 4, 6}));
  EXPECT_EQ(winning_cuts(rules, "abababab"), (std::vector<int>{2, 4, 5, 7}));
  EXPECT_EQ(winning_cuts(rules, "aaaabaaaa"), (std::vector<int>{2, 3, 5, 7, 8}));
  EXPECT_EQ(winning_cuts(rules, "aaaabbbb"), (std::vector<int>{}));
  const std::string long_run(200, 'a');
  EXPECT_EQ(reference::first_winning_cut(long_run), -1);
  EXPECT_EQ(centres_of(rules::start(long_run)), 198);
  EXPECT_EQ(centres_of(rules::start(long_run)), 5 * 34 + 28);
}

// The hypothesis of the theorem of Guy and Smith, in gaps, as the proof uses it.
TEST_F(Submission, HasThePeriodOfThePage) {
  const std::vector<int> kayles = game::octal::grundy_values(game::octal::Rules("0.07"), 175);
  for (int gaps = 53; gaps < 142; ++gaps)
    ASSERT_EQ(kayles[gaps], kayles[gaps + 34]) << gaps;
}

// A ring of equal letters has one kind of cut, which leaves a string with one letter less.
TEST(Page, RingOfEqualLetters) {
  Rules rules(rules::options);
  std::vector<int> won;
  for (int letters = 3; letters <= 24; ++letters) {
    const bool wins = !rules.mover_wins(rules::start(std::string(letters - 1, 'a')));
    ASSERT_EQ(wins, reference::value_of_run(letters - 3) == 0) << letters;
    if (wins) won.push_back(letters);
  }
  EXPECT_EQ(won, (std::vector<int>{3, 7, 11, 17, 23}));
}

}  // namespace
