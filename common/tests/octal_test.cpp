// Octal games: the options by hand; the Grundy values compared with the oracle, and the theorem of
// Guy and Smith with long tables, for all codes of up to three digits.
#include "common/game/octal.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "common/oracle/compounds.hpp"
#include "common/oracle/oracle.hpp"

namespace game {
namespace {

using Heaps = std::vector<int>;
using Options = std::vector<Heaps>;

// 0.000 … 0.777, then 4.000 … 4.777.
std::vector<std::string> codes_of_three_digits() {
  std::vector<std::string> codes;
  for (int code = 0; code < 1024; ++code) {
    std::string text = code < 512 ? "0." : "4.";
    for (int shift : {6, 3, 0})
      text += static_cast<char>('0' + (code >> shift) % 8);
    codes.push_back(text);
  }
  return codes;
}

TEST(Octal, OptionsByHand) {
  const Octal dawsons_chess("0.137");
  EXPECT_EQ(dawsons_chess(0), Options{});
  EXPECT_EQ(dawsons_chess(1), (Options{{}}));
  EXPECT_EQ(dawsons_chess(2), (Options{{}}));
  EXPECT_EQ(dawsons_chess(3), (Options{{1}, {}}));
  EXPECT_EQ(dawsons_chess(5), (Options{{3}, {2}, {1, 1}}));
  EXPECT_EQ(dawsons_chess(7), (Options{{5}, {4}, {1, 3}, {2, 2}}));
  const Octal split_or_take_one("4.1");
  EXPECT_EQ(split_or_take_one(1), (Options{{}}));
  EXPECT_EQ(split_or_take_one(4), (Options{{1, 3}, {2, 2}}));
}

TEST(Octal, LastDigitThatIsNotZeroBoundsTheMove) {
  EXPECT_EQ(Octal("0.137").most_taken(), 3);
  EXPECT_EQ(Octal("0.0700").most_taken(), 2);
  EXPECT_EQ(Octal("4.0").most_taken(), 0);
}

TEST(Octal, RefusesWhatIsNoCode) {
  for (const char* code :
       {"", "0", "0.", "1.7", "3.1", "7.7", "0.8", "0.-1", "0,7", "00.7", "0.7 "}) {
    EXPECT_THROW(Octal{code}, std::invalid_argument) << code;
  }
}

// The oracle does not use nim-sums: it plays all heaps that one heap may become.
TEST(Octal, GrundyValuesAreTheOraclesForEveryCodeOfThreeDigits) {
  const int last = 9;
  for (const std::string& code : codes_of_three_digits()) {
    const Octal octal(code);
    Oracle<Heaps> oracle(rules::disjunctive_with_splits(octal));
    const std::vector<int> values = grundy_values(octal, last);
    for (int heap = 0; heap <= last; ++heap) {
      ASSERT_EQ(values[heap], oracle.grundy({heap})) << code << ", heap " << heap;
    }
  }
}

TEST(GuySmith, LastHeapNeeded) {
  EXPECT_EQ(last_heap_needed(Octal("0.137"), {52, 34}), 174);
  EXPECT_EQ(last_heap_needed(Octal("0.3"), {1, 2}), 6);
}

TEST(GuySmith, RepeatsAsFarAsTheTableGoes) {
  EXPECT_TRUE(repeats({7, 0, 1, 0, 1, 0}, {1, 2}));
  EXPECT_FALSE(repeats({7, 0, 1, 0, 1, 0}, {0, 2}));
  EXPECT_FALSE(repeats({0, 1, 0, 2}, {1, 2}));
  EXPECT_TRUE(repeats({0, 1}, {1, 5}));
}

TEST(GuySmith, RefusesAStartOrAPeriodOfZero) {
  EXPECT_THROW(is_proved_periodic(Octal("0.3"), {0, 2}), std::invalid_argument);
  EXPECT_THROW(is_proved_periodic(Octal("0.3"), {1, 0}), std::invalid_argument);
}

// Every claim with start and period up to 10 whose hypothesis holds, checked up to heap 150.
TEST(GuySmith, HypothesisImpliesThePeriodForEveryCodeOfThreeDigits) {
  int instances = 0;
  for (const std::string& code : codes_of_three_digits()) {
    const Octal octal(code);
    const std::vector<int> values = grundy_values(octal, 150);
    for (int start = 1; start <= 10; ++start) {
      for (int period = 1; period <= 10; ++period) {
        const Periodicity claim = {start, period};
        const auto end = values.begin() + last_heap_needed(octal, claim) + 1;
        if (!repeats({values.begin(), end}, claim)) continue;
        ++instances;
        ASSERT_TRUE(repeats(values, claim)) << code << ' ' << start << ' ' << period;
      }
    }
  }
  EXPECT_GT(instances, 10000);
}

// With start 0 the proof fails if an option of n + period leaves a heap of exactly `period`: the
// option of n would leave an empty heap, and that is no heap. The theorem fails as well: in 0.4 the
// heaps 0, 1 and 2 have no move, but heap 3 has one.
TEST(GuySmith, IsFalseWithStartZero) {
  std::set<std::string> refuted;
  for (const std::string& code : codes_of_three_digits()) {
    const Octal octal(code);
    const std::vector<int> values = grundy_values(octal, 150);
    for (int period = 1; period <= 10; ++period) {
      const Periodicity claim = {0, period};
      const auto end = values.begin() + last_heap_needed(octal, claim) + 1;
      if (repeats({values.begin(), end}, claim) && !repeats(values, claim)) refuted.insert(code);
    }
  }
  EXPECT_EQ(refuted, (std::set<std::string>{"4.000", "0.400", "0.040", "0.004"}));
  EXPECT_EQ(grundy_values(Octal("4.0"), 2), (std::vector<int>{0, 0, 1}));
  EXPECT_EQ(grundy_values(Octal("0.4"), 3), (std::vector<int>{0, 0, 0, 1}));
}

// Kayles: period 12 from 71 on, with 14 exceptions before, as found by Guy and Smith.
TEST(GuySmith, Kayles) {
  const Octal kayles("0.77");
  EXPECT_EQ(find_period(kayles, 167), (Periodicity{71, 12}));
  const std::vector<int> values = grundy_values(kayles, 200);
  std::vector<int> exceptions;
  for (int heap = 0; heap <= 100; ++heap) {
    if (values[heap] != values[heap % 12 + 84]) exceptions.push_back(heap);
  }
  EXPECT_EQ(exceptions, (std::vector<int>{0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70}));
}

TEST(GuySmith, FindsShortPeriodsAndSaysWhenItFindsNone) {
  EXPECT_EQ(find_period(Octal("0.3"), 6), (Periodicity{1, 2}));
  EXPECT_EQ(find_period(Octal("0.3"), 5), std::nullopt);
  // By hand: 0, 1, 2, then 0, 2, 0, 2, …
  EXPECT_EQ(find_period(Octal("4.3"), 8), (Periodicity{2, 2}));
  EXPECT_EQ(find_period(Octal("0.0"), 3), (Periodicity{1, 1}));
  EXPECT_EQ(find_period(Octal("0.007"), 1000), std::nullopt);
}

class DawsonsChess : public testing::Test {
 protected:
  const Octal octal{"0.137"};
  const std::vector<int> values = grundy_values(octal, 1000);
};

TEST_F(DawsonsChess, PeriodIs34From52OnAndATableTo174ProvesIt) {
  EXPECT_TRUE(is_proved_periodic(octal, {52, 34}));
  EXPECT_FALSE(is_proved_periodic(octal, {51, 34}));
  EXPECT_FALSE(is_proved_periodic(octal, {52, 17}));
  EXPECT_EQ(find_period(octal, 174), (Periodicity{52, 34}));
  EXPECT_EQ(find_period(octal, 173), std::nullopt);
  EXPECT_TRUE(repeats(values, {52, 34}));
}

// The period is proved from 52 on, so the heaps 68 … 101 represent all later ones.
TEST_F(DawsonsChess, HasSevenExceptions) {
  std::vector<int> exceptions;
  for (int heap = 0; heap <= 101; ++heap) {
    if (values[heap] != values[heap % 34 + 68]) exceptions.push_back(heap);
  }
  EXPECT_EQ(exceptions, (std::vector<int>{0, 14, 16, 17, 31, 34, 51}));
}

TEST_F(DawsonsChess, GreatestValueIs9AndComesFirstAt85) {
  const auto greatest = std::max_element(values.begin(), values.end());
  EXPECT_EQ(*greatest, 9);
  EXPECT_EQ(greatest - values.begin(), 85);
}

TEST_F(DawsonsChess, PPositions) {
  const std::set<int> early = {0, 14, 34}, residues = {4, 8, 20, 24, 28};
  for (int heap = 0; heap <= 1000; ++heap) {
    const bool is_listed = early.count(heap) > 0 || residues.count(heap % 34) > 0;
    EXPECT_EQ(values[heap] == 0, is_listed) << heap;
  }
}

// The octal games 0.07 and 0.4 have the same values as 0.137, one and two heaps later. 0.07 is
// the game of the rows in problems/CF305E/README.md, which also says how the names go together.
TEST_F(DawsonsChess, ShiftedGames) {
  const std::vector<int> kayles = grundy_values(Octal("0.07"), 1001);
  const std::vector<int> strips = grundy_values(Octal("0.4"), 1002);
  EXPECT_EQ(std::vector<int>(kayles.begin() + 1, kayles.end()), values);
  EXPECT_EQ(std::vector<int>(strips.begin() + 2, strips.end()), values);
  EXPECT_TRUE(is_proved_periodic(Octal("0.07"), {53, 34}));
  EXPECT_TRUE(is_proved_periodic(Octal("0.4"), {54, 34}));
}

}  // namespace
}  // namespace game
