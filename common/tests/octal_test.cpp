// Octal games: the options by hand; the Grundy values compared with the oracle, and the theorem of
// Guy and Smith with long tables, for all codes of up to three digits; all winning moves compared
// with the oracle for all codes of up to two digits.
#include "common/game/octal.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "common/oracle/compounds.hpp"
#include "common/oracle/oracle.hpp"
#include "common/testing/brute_force.hpp"

namespace game {
namespace {

using Heaps = std::vector<int>;
using Options = std::vector<Heaps>;
using octal::Period;
using octal::Rules;

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
  const Rules dawsons_chess("0.137");
  EXPECT_EQ(dawsons_chess(0), Options{});
  EXPECT_EQ(dawsons_chess(1), (Options{{}}));
  EXPECT_EQ(dawsons_chess(2), (Options{{}}));
  EXPECT_EQ(dawsons_chess(3), (Options{{1}, {}}));
  EXPECT_EQ(dawsons_chess(5), (Options{{3}, {2}, {1, 1}}));
  EXPECT_EQ(dawsons_chess(7), (Options{{5}, {4}, {1, 3}, {2, 2}}));
  const Rules split_or_take_one("4.1");
  EXPECT_EQ(split_or_take_one(1), (Options{{}}));
  EXPECT_EQ(split_or_take_one(4), (Options{{1, 3}, {2, 2}}));
}

TEST(Octal, LastDigitThatIsNotZeroBoundsTheMove) {
  EXPECT_EQ(Rules("0.137").most_taken(), 3);
  EXPECT_EQ(Rules("0.0700").most_taken(), 2);
  EXPECT_EQ(Rules("4.0").most_taken(), 0);
}

TEST(Octal, RefusesWhatIsNoCode) {
  for (const char* code :
       {"", "0", "0.", "1.7", "3.1", "7.7", "0.8", "0.-1", "0,7", "00.7", "0.7 "}) {
    EXPECT_THROW(Rules{code}, std::invalid_argument) << code;
  }
}

// The oracle does not use nim-sums: it plays all heaps that one heap may become.
TEST(Octal, GrundyValuesAreTheOraclesForEveryCodeOfThreeDigits) {
  const int last = 9;
  for (const std::string& code : codes_of_three_digits()) {
    const Rules rules(code);
    Oracle<Heaps> oracle(rules::disjunctive_with_splits(rules));
    const std::vector<int> values = octal::grundy_values(rules, last);
    for (int heap = 0; heap <= last; ++heap) {
      ASSERT_EQ(values[heap], oracle.grundy({heap})) << code << ", heap " << heap;
    }
  }
}

TEST(GuySmith, LastHeapNeeded) {
  EXPECT_EQ(octal::last_heap_needed(Rules("0.137"), {52, 34}), 174);
  EXPECT_EQ(octal::last_heap_needed(Rules("0.77"), {71, 12}), 167);
  EXPECT_EQ(octal::last_heap_needed(Rules("0.3"), {1, 2}), 6);
}

TEST(GuySmith, RepeatsAsFarAsTheTableGoes) {
  EXPECT_TRUE(octal::repeats({7, 0, 1, 0, 1, 0}, {1, 2}));
  EXPECT_FALSE(octal::repeats({7, 0, 1, 0, 1, 0}, {0, 2}));
  EXPECT_FALSE(octal::repeats({0, 1, 0, 2}, {1, 2}));
  EXPECT_TRUE(octal::repeats({0, 1}, {1, 5}));
}

TEST(GuySmith, ProvesNothingWithAStartOrAPeriodOfZero) {
  EXPECT_FALSE(octal::is_proved(Rules("0.3"), {0, 2}));
  EXPECT_FALSE(octal::is_proved(Rules("0.3"), {1, 0}));
  EXPECT_TRUE(octal::is_proved(Rules("0.3"), {1, 2}));
}

// Every claim with start and period up to 10 whose hypothesis holds, checked up to heap 150.
//
// With start 0 the proof fails if an option of n + period leaves a heap of exactly `period`: the
// option of n would leave an empty heap, and that is no heap. The theorem fails as well: in 0.4 the
// heaps 0, 1 and 2 have no move, but heap 3 has one.
TEST(GuySmith, HypothesisImpliesThePeriodForEveryCodeOfThreeDigitsFromStartOneOn) {
  int instances = 0;
  std::set<std::string> refuted;
  for (const std::string& code : codes_of_three_digits()) {
    const Rules rules(code);
    const std::vector<int> values = octal::grundy_values(rules, 150);
    for (int start = 0; start <= 10; ++start) {
      for (int period = 1; period <= 10; ++period) {
        const Period claim = {start, period};
        const auto end = values.begin() + octal::last_heap_needed(rules, claim) + 1;
        if (!octal::repeats({values.begin(), end}, claim)) continue;
        ++instances;
        if (octal::repeats(values, claim)) continue;
        ASSERT_EQ(start, 0) << code << ' ' << period;
        refuted.insert(code);
      }
    }
  }
  EXPECT_GT(instances, 10000);
  EXPECT_EQ(refuted, (std::set<std::string>{"4.000", "0.400", "0.040", "0.004"}));
  EXPECT_EQ(octal::grundy_values(Rules("4.0"), 2), (std::vector<int>{0, 0, 1}));
  EXPECT_EQ(octal::grundy_values(Rules("0.4"), 3), (std::vector<int>{0, 0, 0, 1}));
}

const Period kNone = {0, 0};

Period find_period(const Rules& rules, int last) {
  return octal::proved_period(rules, octal::grundy_values(rules, last));
}

// The same by trying one period after the other.
Period least_proved(const Rules& rules, const std::vector<int>& values) {
  const int last = static_cast<int>(values.size()) - 1;
  for (int length = 1; 2 * length <= last; ++length) {
    Period claim = {last, length};
    while (claim.start > 1 && octal::repeats(values, {claim.start - 1, length}))
      --claim.start;
    if (octal::last_heap_needed(rules, claim) <= last) return claim;
  }
  return kNone;
}

TEST(GuySmith, FindsTheLeastPeriodThatATableProvesForEveryCodeOfThreeDigits) {
  std::set<bool> seen;
  for (const std::string& code : codes_of_three_digits()) {
    const Rules rules(code);
    for (int last : {1, 2, 7, 30, 60}) {
      const std::vector<int> values = octal::grundy_values(rules, last);
      const Period least = least_proved(rules, values);
      ASSERT_EQ(octal::proved_period(rules, values), least) << code << ' ' << last;
      seen.insert(least == kNone);
    }
  }
  EXPECT_EQ(seen.size(), 2u);
}

// Kayles: period 12 from 71 on, with 14 exceptions before, as found by Guy and Smith.
TEST(GuySmith, Kayles) {
  const Rules kayles("0.77");
  EXPECT_EQ(find_period(kayles, 167), (Period{71, 12}));
  const std::vector<int> values = octal::grundy_values(kayles, 200);
  std::vector<int> exceptions;
  for (int heap = 0; heap <= 100; ++heap) {
    if (values[heap] != values[heap % 12 + 84]) exceptions.push_back(heap);
  }
  EXPECT_EQ(exceptions, (std::vector<int>{0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70}));
}

TEST(GuySmith, FindsShortPeriodsAndSaysWhenItFindsNone) {
  EXPECT_EQ(find_period(Rules("0.3"), 6), (Period{1, 2}));
  EXPECT_EQ(find_period(Rules("0.3"), 5), kNone);
  // By hand: 0, 1, 2, then 0, 2, 0, 2, …
  EXPECT_EQ(find_period(Rules("4.3"), 8), (Period{2, 2}));
  EXPECT_EQ(find_period(Rules("0.0"), 3), (Period{1, 1}));
  EXPECT_EQ(find_period(Rules("0.007"), 1000), kNone);
}

class DawsonsChess : public testing::Test {
 protected:
  const Rules rules{"0.137"};
  const std::vector<int> values = octal::grundy_values(rules, 1000);
};

TEST_F(DawsonsChess, PeriodIs34From52OnAndATableTo174ProvesIt) {
  EXPECT_TRUE(octal::is_proved(rules, {52, 34}));
  EXPECT_FALSE(octal::is_proved(rules, {51, 34}));
  EXPECT_FALSE(octal::is_proved(rules, {52, 17}));
  EXPECT_EQ(find_period(rules, 174), (Period{52, 34}));
  EXPECT_EQ(find_period(rules, 173), kNone);
  EXPECT_TRUE(octal::repeats(values, {52, 34}));
}

// The period is proved from 52 on, so the heaps 68 … 101 represent all later ones.
TEST_F(DawsonsChess, HasSevenExceptions) {
  std::vector<int> exceptions;
  for (int heap = 0; heap <= 101; ++heap) {
    if (values[heap] != values[heap % 34 + 68]) exceptions.push_back(heap);
  }
  EXPECT_EQ(exceptions, (std::vector<int>{0, 14, 16, 17, 31, 34, 51}));
}

// The octal games 0.07 and 0.4 have the same values as 0.137, one and two heaps later. 0.07 is
// the game of the rows in problems/CF305E/README.md, which also says how the names go together.
TEST_F(DawsonsChess, ShiftedGames) {
  const std::vector<int> kayles = octal::grundy_values(Rules("0.07"), 1001);
  const std::vector<int> strips = octal::grundy_values(Rules("0.4"), 1002);
  EXPECT_EQ(std::vector<int>(kayles.begin() + 1, kayles.end()), values);
  EXPECT_EQ(std::vector<int>(strips.begin() + 2, strips.end()), values);
  EXPECT_TRUE(octal::is_proved(Rules("0.07"), {53, 34}));
  EXPECT_TRUE(octal::is_proved(Rules("0.4"), {54, 34}));
}

// --- the game with heaps of 64 bits ---

using std::uint64_t;
using Counters = std::vector<uint64_t>;
using testing_support::kMost;
using testing_support::Split;

std::vector<Split> splits(const std::vector<octal::Move>& moves) {
  std::vector<Split> chosen;
  for (const octal::Move& move : moves)
    chosen.push_back({move.heap, testing_support::narrow_heaps(move.left)});
  return chosen;
}

void expect_as_by_the_rules(const Rules& rules, const Heaps& heaps, const octal::Game& game,
                            Oracle<Heaps>& oracle) {
  const Counters counters(heaps.begin(), heaps.end());
  ASSERT_EQ(game.mover_wins(counters),
            oracle.mover_wins(testing_support::after_split(heaps, 0, {heaps[0]})));
  ASSERT_EQ(splits(game.winning_moves(counters)),
            testing_support::winning_splits(rules, oracle, heaps))
      << testing::PrintToString(heaps);
}

// 128 codes; a table of 1000 heaps proves no period for some of them.
TEST(OctalGame, OutcomeAndAllWinningMovesForCodesOfTwoDigits) {
  int played = 0;
  for (int number = 0; number < 128; ++number) {
    const std::string code =
        (number < 64 ? "0." : "4.") + std::to_string(number / 8 % 8) + std::to_string(number % 8);
    SCOPED_TRACE(code);
    const Rules rules(code);
    if (find_period(rules, 1000) == kNone) continue;
    ++played;
    const octal::Game game(code, 1000);
    Oracle<Heaps> oracle(rules::disjunctive_with_splits(rules));
    for (int a = 0; a <= 8; ++a) {
      expect_as_by_the_rules(rules, {a}, game, oracle);
      for (int b = 0; b <= 6; ++b)
        expect_as_by_the_rules(rules, {a, b}, game, oracle);
    }
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(played, 64);
}

TEST(OctalGame, WithoutHeapsTheMoverLoses) {
  const octal::Game kayles("0.77");
  EXPECT_FALSE(kayles.mover_wins({}));
  EXPECT_TRUE(kayles.winning_moves({}).empty());
}

TEST(OctalGame, SaysWhenNoPeriodIsProved) {
  EXPECT_THROW(octal::Game("0.007", 1000), std::length_error);
  EXPECT_THROW(octal::Game("0.137", 173), std::length_error);
  EXPECT_NO_THROW(octal::Game("0.137", 174));
  EXPECT_THROW(octal::Game("0.137", 0), std::length_error);
  EXPECT_THROW(octal::Game("0.8"), std::invalid_argument);
}

TEST(OctalGame, PeriodOfOneHeap) {
  for (const char* code : {"0.137", "0.77", "4.3", "0.07", "0.3"}) {
    const octal::Game game(code);
    const std::vector<int> values = octal::grundy_values(Rules(code), 1000);
    EXPECT_EQ(game.period(), find_period(Rules(code), 1000));
    const uint64_t length = game.period().length;
    for (uint64_t heap = 0; heap <= 1000; ++heap)
      ASSERT_EQ(game.grundy(heap), values[heap]) << code << ' ' << heap;
    for (uint64_t heap = game.period().start; heap <= 300; ++heap) {
      const uint64_t far = heap + (kMost - heap) / length * length;
      ASSERT_EQ(game.grundy(far), values[heap]) << code << ' ' << far;
    }
  }
}

// All winning moves of one heap beside a heap of 1, from the table and without the period.
std::vector<Split> moves_by_table(const Rules& rules, const std::vector<int>& values, int heap) {
  std::vector<Split> winning;
  for (const Heaps& pieces : rules(heap)) {
    int sum = values[1];
    for (int piece : pieces)
      sum ^= values[piece];
    if (sum == 0) winning.push_back({0, pieces});
  }
  return winning;
}

TEST(OctalGame, SkipsNoWinningMoveOfALargeHeap) {
  std::set<bool> seen;
  for (const char* code : {"0.137", "0.77", "4.3", "0.07", "0.16", "4.0"}) {
    const Rules rules(code);
    const std::vector<int> values = octal::grundy_values(rules, 1400);
    if (find_period(rules, 1000) == kNone) continue;
    const octal::Game game(code, 1000);
    for (int heap = 1300; heap <= 1400; ++heap) {
      // Of the heap of 1 itself no move is asked for: they come last.
      std::vector<Split> winning = moves_by_table(rules, values, heap);
      std::vector<Split> all = splits(game.winning_moves({static_cast<uint64_t>(heap), 1}));
      while (!all.empty() && all.back().first == 1)
        all.pop_back();
      ASSERT_EQ(all, winning) << code << ' ' << heap;
      seen.insert(winning.empty());
      const std::size_t some = winning.size() / 2;
      winning.resize(some);
      all = splits(game.winning_moves({static_cast<uint64_t>(heap), 1}, some));
      ASSERT_EQ(all, winning) << code << ' ' << heap;
    }
  }
  EXPECT_EQ(seen.size(), 2u);
}

TEST(OctalGame, FirstWinningMovesOfHeapsOf64Bits) {
  const octal::Game game("0.137");
  for (uint64_t heap = kMost; heap > kMost - 200; --heap) {
    const std::vector<octal::Move> moves = game.winning_moves({heap}, 50);
    ASSERT_EQ(moves.empty(), game.grundy(heap) == 0);
    for (const octal::Move& move : moves) {
      uint64_t counters = 0;
      for (uint64_t left : move.left)
        counters += left;
      ASSERT_TRUE(heap - counters == 2 || heap - counters == 3);
      ASSERT_FALSE(game.mover_wins(move.left));
    }
  }
}

// The lost heaps of Dawson's Chess are 0, 14, 34 and those of five remainders.
TEST(OctalGame, PPositionsOfOneHeap) {
  const octal::Game game("0.137");
  const std::vector<int> values = octal::grundy_values(Rules("0.137"), 1000);
  uint64_t index = 0;
  for (uint64_t heap = 0; heap <= 1000; ++heap) {
    if (values[heap] == 0) {
      ASSERT_EQ(game.p_position(index++), heap);
    }
  }
  const std::vector<uint64_t> residues = {4, 8, 20, 24, 28};
  const uint64_t rounds = kMost / 34;
  for (uint64_t i = 0; i < 4; ++i)
    ASSERT_EQ(game.p_position(3 + 5 * (rounds - 1) + i), 34 * (rounds - 1) + residues[i]);
  EXPECT_THROW(game.p_position(3 + 5 * (rounds + 1)), std::out_of_range);
  EXPECT_THROW(game.p_position(kMost), std::out_of_range);
}

TEST(OctalGame, KaylesHasOnlyTheEmptyPPosition) {
  const octal::Game kayles("0.77");
  EXPECT_EQ(kayles.p_position(0), 0u);
  EXPECT_THROW(kayles.p_position(1), std::out_of_range);
}

}  // namespace
}  // namespace game
