// POJ 2311: submission and reference against brute force, and the certificate for every sheet.
#include <gtest/gtest.h>

#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "common/game/octal.hpp"
#include "common/game/oracle.hpp"
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

// The number of squares to which brute force is fast enough; the rules allow cuts that leave a side
// of 1, so there are many positions.
const int kSquares = certify::full() ? 30 : 24;

template <class Body>
void for_small_sheets(Body body) {
  for (int width = 2; 2 * width <= kSquares; ++width) {
    for (int height = 2; width * height <= kSquares; ++height)
      body(width, height);
  }
}

TEST_F(Submission, CertificateSmallSheetsByTheRules) {
  game::Oracle<rules::Position> oracle(rules::options);
  for_small_sheets([&](int width, int height) {
    const bool wins = oracle.mover_wins(rules::start(width, height));
    EXPECT_EQ(mover_wins(width, height), wins) << width << " by " << height;
    EXPECT_EQ(reference::table()[width][height] != 0, wins) << width << " by " << height;
  });
}

TEST(Reference, NamesACutThatLeadsToAPPosition) {
  game::Oracle<rules::Position> oracle(rules::options);
  for_small_sheets([&](int width, int height) {
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

TEST_F(Submission, HasDawsonsKaylesForItsStrips) {
  const std::vector<int> kayles = game::grundy_values(game::Octal("0.07"), kLongest);
  const std::vector<int> chess = game::grundy_values(game::Octal("0.137"), kLongest);
  for (unsigned n = 2; n <= kLongest; ++n) {
    EXPECT_EQ(static_cast<int>(strip_value[n]), kayles[n - 2]) << n;
    EXPECT_EQ(static_cast<int>(strip_value[n]), reference::table()[2][n]) << n;
  }
  for (unsigned n = 3; n <= kLongest; ++n) {
    EXPECT_EQ(static_cast<int>(strip_value[n]), chess[n - 3]) << n;
  }
}

// Every legal sheet, against the table of all sheets.
TEST_F(Submission, CertificateEverySheet) {
  for (int width = 2; width <= 200; ++width) {
    for (int height = 2; height <= 200; ++height) {
      ASSERT_EQ(mover_wins(width, height), reference::table()[width][height] != 0)
          << width << " by " << height;
    }
  }
}

// The formula for the Grundy value, far beyond the limits of the statement. README.md proves it for
// all sheets by induction.
TEST(ClosedForm, CertificateToSidesOfAThousand) {
  const int longest = certify::full() ? 1000 : 250;
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
