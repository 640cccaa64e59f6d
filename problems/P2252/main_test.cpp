// Luogu P2252: submission and reference against brute force, and the certificate for every
// difference of the piles.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iostream>
#include <set>
#include <utility>
#include <vector>

#include "common/oracle/oracle.hpp"
#include "common/problem/wythoff_pairs.hpp"
#include "common/problem/zeckendorf.hpp"
#include "common/testing/certify.hpp"
#include "common/testing/page_table.hpp"
#include "common/testing/wythoff.hpp"

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
namespace phi_in_double {
#include "wrong/phi_in_double.cpp"
}
namespace phi_in_float {
#include "wrong/phi_in_float.cpp"
}
namespace phi_is_1618 {
#include "wrong/phi_is_1618.cpp"
}
namespace phi_to_nine_digits {
#include "wrong/phi_to_nine_digits.cpp"
}
namespace root_in_double {
#include "wrong/root_in_double.cpp"
}
namespace squares_in_int {
#include "wrong/squares_in_int.cpp"
}
#undef main

namespace {

using testing_support::lower_by_mex;
using testing_support::Piles;
using testing_support::PilesSearch;
using testing_support::sorted;
using testing_support::text;
using testing_support::with_two_decimals;

// The rules alone decide.
TEST(SubmissionAndReference, CertificateSmallPilesByTheRules) {
  testing_support::expect_outcomes_by_the_rules(rules::options, certify::reach(120, 300),
                                                mover_wins, reference::mover_wins);
}

TEST(Reference, NamesAMoveThatLeadsToAPPosition) {
  testing_support::expect_moves_to_p_positions(rules::options, [](int a, int b) {
    return Piles(reference::after_a_winning_move({a, b}));
  });
}

// The 14 differences for which floor(k·phi) in double is wrong though both piles are legal.
const std::vector<std::pair<int, int>> kMisleadDoubles = {
    {165580140, 267914295}, {228826126, 370248450}, {292072112, 472582605}, {331160281, 535828591},
    {355318098, 574916760}, {394406267, 638162746}, {433494436, 701408732}, {457652253, 740496901},
    {496740422, 803742887}, {520898239, 842831056}, {545056056, 881919225}, {559986408, 906077042},
    {584144225, 945165211}, {599074577, 969323028}};

// The submission says "lost" for piles of a and a + k stones exactly when a is the last x >= 0 with
// x² - k·x <= k². There is exactly one last x: up to x = k the left side is at most 0, and from
// x = k / 2 on it grows. So if this x is that of the k-th lost pair for every k, the submission is
// right for all piles.
bool is_last_at_most_k_phi(std::int64_t a, std::int64_t k) {
  const int difference = static_cast<int>(k);
  return is_at_most_k_phi(a, difference) && !is_at_most_k_phi(a + 1, difference);
}

bool is_lost_between_won(std::int64_t lower, std::int64_t k) {
  const int a = static_cast<int>(lower), b = static_cast<int>(lower + k);
  return !mover_wins(a, b) && mover_wins(a - 1, b - 1) && mover_wins(a + 1, b + 1);
}

// The right pairs come from the mex rule alone (WythoffWalk), which finds the P-positions: each
// pair is the first with its difference that shares no number with an earlier pair. A block starts
// from pairs that lower_of_pair gives. The test checks that each of them has the last x of its
// difference. The block that contains the difference checks that the right pair has it, too. There
// is only one last x, so both pairs are the same.
TEST(Submission, CertificateEveryDifference) {
  EXPECT_FALSE(mover_wins(0, 0));
  const auto lower = [](std::int64_t k) {
    const std::int64_t named = problem::lower_of_pair(k);
    EXPECT_TRUE(is_last_at_most_k_phi(named, k)) << k;
    return named;
  };
  const auto is_right = [](std::int64_t k, std::int64_t a) {
    return is_last_at_most_k_phi(a, k) && (a + k >= 1000000000 || is_lost_between_won(a, k));
  };
  testing_support::sweep_pairs("P2252, every difference", 1000000001, 10000000, lower, is_right);
}

// The reference says "lost" exactly when partner(a) = b. So it is enough to check partner() for
// every legal number. Each number from 1 on is in one lost pair, and up to the 618033989th pair,
// whose smaller number is 10^9, these are all legal numbers.
TEST(Reference, CertificateEveryNumber) {
  EXPECT_EQ(reference::partner(0), 0);
  EXPECT_EQ(problem::lower_of_pair(618033989), 1000000000);
  testing_support::sweep_partners("P2252, every number", 618033990, reference::partner);
}

TEST(Reference, NamesTheSmallerNumberForAChoiceOfDifferences) {
  for (std::int64_t k : testing_support::choice_of_differences(20, 1000000000))
    ASSERT_EQ(reference::lower(k), problem::lower_of_pair(k));
}

// --- where wrong programs go wrong first (README.md) ---

TEST(Wrong, CertificateFirstMistakesOfInexactRatios) {
  const std::int64_t most = certify::reach(200000, 102334155);
  testing_support::expect_first_wrong(phi_is_1618::floor_of_k_phi, 233, {376, 609}, most);
  testing_support::expect_first_wrong(phi_in_float::floor_of_k_phi, 2584, {4180, 6764}, most);
  testing_support::expect_first_wrong(phi_to_nine_digits::floor_of_k_phi, 46368, {75024, 121392},
                                      most);
  testing_support::expect_first_wrong(phi_in_double::floor_of_k_phi, 102334155,
                                      {165580140, 267914295}, most);
  testing_support::expect_first_wrong(root_in_double::floor_of_k_phi, 102334155,
                                      {165580140, 267914295}, most);
}

// All differences that legal lost pairs have.
TEST(Wrong, CertificateDoublesFailAtFourteenDifferences) {
  const std::int64_t most = certify::reach(1000000, 381966011);
  std::vector<std::int64_t> expected;
  for (const auto& [a, b] : kMisleadDoubles) {
    if (b - a <= most) expected.push_back(b - a);
    ASSERT_EQ(phi_in_double::floor_of_k_phi(b - a), a + 1);
  }
  EXPECT_EQ(testing_support::wrong_differences(phi_in_double::floor_of_k_phi, most, 100), expected);
  EXPECT_GT(problem::lower_of_pair(381966012) + 381966012, 1000000000);
}

// The sum of the piles is below that of the counterexample (228, 65650), or the same.
TEST(Wrong, CertificateFirstMistakeOfSquaresIn32Bits) {
  const std::int64_t most = certify::reach(6000, 228 + 65650);
  testing_support::expect_first_wrong_pair(squares_in_int::is_lost, {228, 65650}, most);
}

// --- tables and numbers of the page ---

// The P-positions that one move reaches, as unordered pairs: the smaller pile is the first.
std::set<Piles> lost_options(PilesSearch& rules, const Piles& piles) {
  std::set<Piles> lost;
  for (const Piles& option : testing_support::lost_of(rules, rules::options(piles)))
    lost.insert(sorted(option));
  return lost;
}

TEST(Page, MovesFromThreeAndFive) {
  PilesSearch rules(rules::options);
  page::Table table;
  for (const Piles& option : rules::options({3, 5})) {
    const std::set<Piles> replies = lost_options(rules, option);
    ASSERT_EQ(replies.size(), 1u) << text(option);
    table.row(3 - option.first, 5 - option.second, text(sorted(option)),
              page::outcome(rules.mover_wins(option)), text(*replies.begin()));
  }
  table.record();
}

// The pairs by the mex rule, beside the multiples of phi.
TEST(Page, FirstPairs) {
  const long double phi = (1 + std::sqrt(5.0L)) / 2;
  std::set<int> taken;
  page::Table table;
  for (int k = 0; k <= 6; ++k) {
    int a = 0;
    while (taken.count(a) > 0)
      ++a;
    taken.insert({a, a + k});
    table.row(k, a, a + k, with_two_decimals(k * phi), with_two_decimals(k * phi * phi));
  }
  table.record();
}

TEST(Page, WhereDoublesFail) {
  page::Table table;
  std::set<std::size_t> smallest;
  for (const auto& [a, b] : kMisleadDoubles) {
    const std::vector<std::size_t> indices = problem::zeckendorf(b - a);
    smallest.insert(indices.back());
    table.row(b - a, "F" + page::joined({indices.begin(), indices.end()}, " + F"), text({a, b}));
  }
  EXPECT_EQ(smallest, (std::set<std::size_t>{34, 36, 38, 40, 42}));
  EXPECT_EQ(problem::lower_of_pair(102334155), kMisleadDoubles[0].first);
  table.record();
}

TEST(Page, TheDoubleNextToPhiIsGreater) {
  const double phi = (1 + std::sqrt(5.0)) / 2;
  EXPECT_GT(phi, (1 + std::sqrt(5.0L)) / 2);
  EXPECT_LT(std::nextafter(phi, 0), (1 + std::sqrt(5.0L)) / 2);
}

TEST(Page, Exercises) {
  PilesSearch rules(rules::options);
  using Positions = std::set<Piles>;
  EXPECT_EQ(lost_options(rules, {4, 6}), (Positions{{3, 5}}));
  EXPECT_FALSE(rules.mover_wins({21, 34}));
  EXPECT_EQ(lost_options(rules, {13, 21}), (Positions{{8, 13}, {12, 20}}));
  const std::vector<rules::Position> options = rules::options({5, 7});
  EXPECT_EQ(
      std::count_if(options.begin(), options.end(), [&](auto at) { return !rules.mover_wins(at); }),
      3);
  EXPECT_EQ(lost_options(rules, {5, 7}), (Positions{{3, 5}, {4, 7}}));
  EXPECT_EQ(lower_by_mex(100), 161);
  EXPECT_EQ(reference::partner(161), 261);
}

// Whoever takes the last stones loses: two empty piles are an N-position.
TEST(Page, LostPairsIfTheLastStonesLose) {
  constexpr int kMost = 40;
  PilesSearch normal(rules::options);
  game::Oracle<rules::Position> misere(rules::options, game::Play::kMisere);
  for (int a = 0; a <= kMost; ++a) {
    for (int b = a; b <= kMost; ++b) {
      const Piles at = {a, b};
      const bool is_small = b <= 2;
      const bool lost = is_small ? at == rules::Position{0, 1} || at == rules::Position{2, 2}
                                 : !normal.mover_wins(at);
      ASSERT_EQ(misere.mover_wins(at), !lost) << a << ' ' << b;
    }
  }
}

}  // namespace
