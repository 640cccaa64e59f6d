// POJ 2311: submission and reference against brute force, and the certificate for every sheet.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "common/game/octal.hpp"
#include "common/oracle/oracle.hpp"
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

namespace {

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
    ASSERT_EQ(value, chess[n - 3]) << n;
    ASSERT_EQ(value, kayles[n - 2]) << n;
    ASSERT_EQ(value, reference::table()[2][n]) << n;
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
    ASSERT_EQ(found, strip_value[n] != 0) << n;
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
  EXPECT_EQ(*std::max_element(strip_value, strip_value + kLongest + 1), 9u);
}

// --- tables and numbers of the page ---

std::string name_of(const rules::Piece& piece) {
  return std::to_string(piece.first) + " × " + std::to_string(piece.second);
}

std::string names_of(const rules::Position& pieces) {
  return page::joined(pieces, ", ", name_of);
}

// One row: the pieces after a first cut, and those after the first reply that leaves a P-position.
void add_cut(page::Table& table, game::OutcomeSearch<rules::Position>& rules,
             const std::string& cut, const rules::Position& pieces) {
  const auto replies = testing_support::winning_options(options_over_first, rules, pieces);
  table.row(cut, names_of(pieces), page::outcome(rules.mover_wins(pieces)),
            replies.empty() ? "–" : names_of(replies.front()));
}

TEST(Page, CutsOfSevenByTwo) {
  game::OutcomeSearch<rules::Position> rules(options_over_first);
  const rules::Position sheet = rules::start(7, 2);
  page::Table table;
  for (int left = 1; left <= 3; ++left) {
    const int right = 7 - left;
    add_cut(table, rules, "7 = " + std::to_string(left) + " + " + std::to_string(right),
            rules::after_cut(sheet, 0, {left, 2}, {right, 2}));
  }
  add_cut(table, rules, "2 = 1 + 1", rules::after_cut(sheet, 0, {7, 1}, {7, 1}));
  EXPECT_FALSE(rules.mover_wins(sheet));
  table.record();
}

// d(n) and the values of the cuts it is made of, cut by cut.
TEST(Page, StripValues) {
  page::Table table;
  for (int n = 2; n <= 10; ++n) {
    std::vector<int> values;
    for (int part = 2; 2 * part <= n; ++part)
      values.push_back(reference::value_after_cutting_width(reference::table(), n, 2, part));
    ASSERT_EQ(game::mex(values), reference::table()[n][2]) << n;
    table.row(n, page::joined(values), game::mex(values));
  }
  table.record();
}

// The cuts (part, rest) of the width, part <= rest, that leave nim-sum 0.
std::vector<int> winning_parts(int width, int height) {
  std::vector<int> parts;
  for (int part = 2; 2 * part <= width; ++part) {
    if (reference::value_after_cutting_width(reference::table(), width, height, part) == 0) {
      parts.push_back(part);
    }
  }
  return parts;
}

TEST(Page, Exercises) {
  const reference::Table& values = reference::table();
  EXPECT_EQ(winning_parts(4, 4), (std::vector<int>{2}));
  EXPECT_EQ(values[11][27], 0);
  EXPECT_EQ(winning_parts(9, 17), (std::vector<int>{2, 4}));
  EXPECT_EQ(winning_parts(6, 8), (std::vector<int>{3}));
  EXPECT_EQ(winning_parts(8, 6), (std::vector<int>{4}));
  EXPECT_EQ(winning_parts(5, 8), (std::vector<int>{2}));
  EXPECT_EQ(winning_parts(8, 5), (std::vector<int>{2, 3, 4}));
  EXPECT_EQ(values[4][4], 1);
  EXPECT_EQ(values[4][4] ^ values[6][7] ^ values[8][10], 2);
  EXPECT_EQ(winning_parts(6, 7), (std::vector<int>{3}));
}

// Which cuts win if neither side is lost.
TEST(Page, AllWinningCutsOfASheetWithoutLostSide) {
  const reference::Table& values = reference::table();
  for (int width = 2; width <= 60; ++width) {
    for (int height = 2; height <= 60; ++height) {
      if (values[width][2] == 0 || values[height][2] == 0) continue;
      for (int part = 2; part + 2 <= width; ++part) {
        const bool both_or_none = (values[part][2] == 0) == (values[width - part][2] == 0);
        const int left = reference::value_after_cutting_width(values, width, height, part);
        ASSERT_EQ(left == 0, both_or_none || values[height][2] == 1) << width << ' ' << part;
      }
    }
  }
}

// If whoever first makes a single square loses: the moves that make none, and who cannot move
// loses.
std::vector<rules::Position> options_without_single_square(const rules::Position& position) {
  std::vector<rules::Position> options = rules::options(position);
  options.erase(std::remove_if(options.begin(), options.end(), rules::is_over), options.end());
  return options;
}

// The Grundy values of that game, for all sides from 1 to `longest`.
reference::Table values_without_single_square(int longest) {
  reference::Table values(longest + 1, std::vector<int>(longest + 1));
  for (int width = 1; width <= longest; ++width) {
    for (int height = 1; height <= longest; ++height) {
      std::vector<int> reached;
      for (const rules::Position& pieces :
           options_without_single_square(rules::start(width, height))) {
        reached.push_back(values[pieces[0].first][pieces[0].second] ^
                          values[pieces[1].first][pieces[1].second]);
      }
      values[width][height] = game::mex(reached);
    }
  }
  return values;
}

TEST(Page, LostSheetsIfTheFirstSingleSquareLoses) {
  game::OutcomeSearch<rules::Position> rules(options_without_single_square);
  const reference::Table values = values_without_single_square(16);
  for_small_sheets(21, [&](int width, int height) {
    EXPECT_EQ(rules.mover_wins(rules::start(width, height)), values[width][height] != 0);
  });
  for (int width = 2; width <= 16; ++width) {
    for (int height = 2; width + height <= 18; ++height) {
      const bool both_odd = width % 2 == 1 && height % 2 == 1;
      const bool is_exception = std::max(width, height) == 15;
      ASSERT_EQ(values[width][height] == 0, both_odd && !is_exception) << width << ' ' << height;
    }
  }
}

}  // namespace
