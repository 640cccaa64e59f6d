// POJ 2311: submission and reference against brute force, and the certificate for every sheet.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "common/game/octal.hpp"
#include "common/oracle/oracle.hpp"
#include "common/testing/certify.hpp"
#include "common/testing/run_main.hpp"

#define main judge_main
#include "main.cpp"
#undef main
#define main reference_main
#include "reference.cpp"
#undef main
#include "rules.hpp"

namespace {

using testing_support::output_of;

class Submission : public testing::Test {
 protected:
  void SetUp() override { fill_strip_values(); }
};

// Calls body(width, height) for all sheets of at most so many squares.
template <class Body>
void for_small_sheets(std::int64_t squares, Body body) {
  for (int width = 2; 2 * width <= squares; ++width) {
    for (int height = 2; width * height <= squares; ++height)
      body(width, height);
  }
}

// The rules, which allow cuts that leave a side of 1. Options in which the game is over come first,
// so that a search ends there.
std::vector<rules::Position> options_over_first(const rules::Position& position) {
  std::vector<rules::Position> options = rules::options(position);
  std::stable_partition(options.begin(), options.end(), rules::is_over);
  return options;
}

// The rules alone decide: the search knows neither Grundy values nor that a side of 1 loses.
TEST_F(Submission, CertificateSmallSheetsByTheRules) {
  game::OutcomeSearch<rules::Position> rules(options_over_first);
  for_small_sheets(certify::reach(56, 80), [&](int width, int height) {
    const bool wins = rules.mover_wins(rules::start(width, height));
    ASSERT_EQ(mover_wins(width, height), wins) << width << " by " << height;
    ASSERT_EQ(reference::table()[width][height] != 0, wins) << width << " by " << height;
  });
}

// Calls body(sheets) for all tables of sheets with sides of 2 and more and at most so many squares,
// the sheets in ascending order, none of them wider than high.
template <class Body>
void for_every_table(rules::Position& sheets, std::int64_t squares, Body body) {
  body(sheets);
  for_small_sheets(squares, [&](int width, int height) {
    const rules::Piece sheet(width, height);
    if (width > height || (!sheets.empty() && sheet < sheets.back())) return;
    sheets.push_back(sheet);
    for_every_table(sheets, squares - width * height, body);
    sheets.pop_back();
  });
}

// What submission and reference both use: several sheets are decided by the nim-sum of values that
// follow from cuts with sides of 2 and more.
TEST(Values, CertificateSumsOfSheetsByTheRules) {
  game::OutcomeSearch<rules::Position> rules(options_over_first);
  rules::Position none;
  for_every_table(none, certify::reach(40, 60), [&](const rules::Position& sheets) {
    int nim_sum = 0;
    for (const auto& [width, height] : sheets)
      nim_sum ^= reference::table()[width][height];
    ASSERT_EQ(rules.mover_wins(sheets), nim_sum != 0);
  });
}

TEST(Reference, NamesACutThatLeadsToAPPosition) {
  game::Oracle<rules::Position> oracle(rules::options);
  for_small_sheets(24, [&](int width, int height) {
    const reference::Cut cut = reference::winning_cut(width, height);
    ASSERT_EQ(cut.width != 0, oracle.mover_wins(rules::start(width, height)));
    if (cut.width == 0) return;
    const rules::Position left =
        rules::after_cut(rules::start(width, height), 0, {cut.width, cut.height},
                         {cut.other_width, cut.other_height});
    EXPECT_FALSE(oracle.mover_wins(left)) << width << " by " << height;
    const std::vector<rules::Position> options = rules::options(rules::start(width, height));
    EXPECT_NE(std::find(options.begin(), options.end(), left), options.end());
  });
}

// d(n) = D(n - 3), a heap of Dawson's Chess, for n >= 3; and K(n - 2) in its other count
// (README.md).
TEST_F(Submission, TableHasTheValuesOfDawsonsChess) {
  const std::vector<int> chess = game::octal::grundy_values(game::octal::Rules("0.137"), kLongest);
  const std::vector<int> kayles = game::octal::grundy_values(game::octal::Rules("0.07"), kLongest);
  EXPECT_EQ(strip_value[2], 0u);
  for (unsigned n = 3; n <= kLongest; ++n) {
    const int value = static_cast<int>(strip_value[n]);
    EXPECT_EQ(value, chess[n - 3]) << n;
    EXPECT_EQ(value, kayles[n - 2]) << n;
    EXPECT_EQ(value, reference::table()[2][n]) << n;
  }
}

// Every legal sheet, against the table of all sheets.
TEST_F(Submission, CertificateEverySheet) {
  const int longest = static_cast<int>(certify::reach(200));
  for (int width = 2; width <= longest; ++width) {
    for (int height = 2; height <= longest; ++height) {
      ASSERT_EQ(mover_wins(width, height), reference::table()[width][height] != 0)
          << width << " by " << height;
    }
  }
}

// The formula for the Grundy value, far beyond the limits of the statement. README.md proves it for
// all sheets by induction.
TEST(ClosedForm, CertificateToSidesOfAThousand) {
  const int longest = static_cast<int>(certify::reach(250, 1000));
  const reference::Table values = reference::all_values(longest);
  const std::vector<int>& strip = values[2];
  for (int width = 2; width <= longest; ++width) {
    for (int height = 2; height <= longest; ++height) {
      const int claimed = strip[width] == 0 ? strip[height] : strip[height] == 0 ? strip[width] : 1;
      ASSERT_EQ(values[width][height], claimed) << width << " by " << height;
    }
  }
}

// The winning move in README.md: in an N-position, cut a side whose value is not 0 into two sides
// of equal value.
TEST_F(Submission, HasACutIntoSidesOfEqualValue) {
  for (unsigned n = 2; n <= kLongest; ++n) {
    bool found = false;
    for (unsigned part = 2; part + 2 <= n; ++part)
      found = found || strip_value[part] == strip_value[n - part];
    EXPECT_EQ(found, strip_value[n] != 0) << n;
  }
}

// The lost sides in README.md.
TEST_F(Submission, HasTheLostSidesOfThePage) {
  std::set<unsigned> lost, expected = {2, 3, 17, 37};
  for (unsigned n = 2; n <= kLongest; ++n) {
    if (strip_value[n] == 0) lost.insert(n);
    if (std::set<unsigned>{7, 11, 23, 27, 31}.count(n % 34)) expected.insert(n);
  }
  EXPECT_EQ(lost, expected);
  EXPECT_EQ(lost.size(), 33u);
}

TEST(Program, AnswersToTheEndOfTheInput) {
  const std::string sample = "LOSE\nLOSE\nWIN\n";
  EXPECT_EQ(output_of(judge_main, "2 2\n3 2\n4 2\n"), sample);
  EXPECT_EQ(output_of(judge_main, "2 2\n3 2\n4 2"), sample);
  EXPECT_EQ(output_of(judge_main, "2 2\r\n3 2\r\n4 2\r\n"), sample);
  EXPECT_EQ(output_of(judge_main, "2 2\n3 2\n4 2\n\n \n"), sample);
  EXPECT_EQ(output_of(judge_main, ""), "");
}

TEST(Program, ReadsNumbersAcrossBlocks) {
  std::string input, expected;
  for (int i = 0; i < 60000; ++i) {
    input += i % 3 == 0 ? "2 3\n" : i % 3 == 1 ? "200 2\n" : "  \r\n \n  17   37\n";
    expected += i % 3 == 1 ? "WIN\n" : "LOSE\n";
  }
  EXPECT_EQ(output_of(judge_main, input), expected);
}

TEST(Reference, ExplainsInBothLanguages) {
  for (const char* sheet : {"2 2", "7 3", "8 4"}) {
    for (auto language : {package::Language::kEnglish, package::Language::kChinese}) {
      std::istringstream in(sheet);
      std::ostringstream out;
      reference::explain(in, out, language);
      const bool lost = std::string(sheet) != "8 4";
      EXPECT_EQ(out.str().find("N-position") == std::string::npos &&
                    out.str().find("N 局面") == std::string::npos,
                lost)
          << out.str();
    }
  }
}

}  // namespace
