// HDU 2177: submission, reference and checker against brute force, and the certificates for every
// entry of the submission's tables.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "common/oracle/oracle.hpp"
#include "common/oracle/wythoff_walk.hpp"
#include "common/testing/certify.hpp"
#include "common/testing/page_table.hpp"
#include "common/testing/run_main.hpp"
#include "common/testing/wythoff.hpp"

#define main judge_main
#include "main.cpp"
#undef main
#define main checker_main
#include "checker.cpp"
#undef main
#include "rules.hpp"

namespace {

using testing_support::expect_output;
using testing_support::sorted;
using testing_support::text;

using Search = game::OutcomeSearch<rules::Position>;
using List = std::vector<rules::Position>;

// The list starts from empty tables, and main makes it again.
class Submission : public testing::Test {
 protected:
  void SetUp() override { list_lost_pairs(); }
  void TearDown() override {
    std::fill(std::begin(partner), std::end(partner), 0);
    std::fill(std::begin(smaller_pile), std::end(smaller_pile), 0);
  }
};

// The lost ones among the positions, each with its smaller pile first.
List lost_of(Search& search, const List& positions) {
  List lost;
  for (const rules::Position& position : positions) {
    if (!search.mover_wins(position)) lost.push_back(sorted(position));
  }
  return lost;
}

// The winning moves by the rules alone. For equal piles, the second half of the moves on one pile
// mirrors the first half.
struct ByTheRules {
  ByTheRules(Search& search, int a, int b) : both(lost_of(search, rules::after_both({a, b}))) {
    List options = rules::after_one({a, b});
    if (a == b) options.resize(options.size() / 2);
    one = lost_of(search, options);
  }
  List both, one;
};

List list_of(const std::vector<reference::Piles>& moves) {
  List list;
  for (const reference::Piles& left : moves)
    list.push_back({static_cast<int>(left.x), static_cast<int>(left.y)});
  return list;
}

List of_the_submission(int a, int b) {
  Piles found[3];
  const int count = winning_moves(a, b, found);
  List list;
  for (int i = 0; i < count; ++i)
    list.push_back({static_cast<int>(found[i].x), static_cast<int>(found[i].y)});
  return list;
}

// The rules alone decide which moves win; none wins exactly if the mover loses.
TEST_F(Submission, CertificateEveryMoveFromSmallPilesByTheRules) {
  Search search(rules::options);
  const int most = static_cast<int>(certify::reach(120, 300));
  for (int b = 1; b <= most; ++b) {
    for (int a = 0; a <= b; ++a) {
      const ByTheRules right(search, a, b);
      List all = right.both;
      all.insert(all.end(), right.one.begin(), right.one.end());
      ASSERT_EQ(of_the_submission(a, b), all) << a << ' ' << b;
      const reference::Moves moves = reference::winning_moves(a, b);
      ASSERT_EQ(list_of(moves.both), right.both) << a << ' ' << b;
      ASSERT_EQ(list_of(moves.one), right.one) << a << ' ' << b;
      ASSERT_EQ(reference::is_lost(a, b), all.empty()) << a << ' ' << b;
    }
  }
}

// The submission finds the moves by these entries and in no other way.
TEST_F(Submission, CertificateEveryEntryOfTheTables) {
  const std::int64_t most = certify::reach(kMost);
  for (std::int64_t n = 0; n <= most; ++n) {
    ASSERT_EQ(partner[n], reference::partner(n)) << n;
    const std::int64_t lower = reference::lower(n);
    if (lower <= most) {
      ASSERT_EQ(smaller_pile[n], lower) << n;
    } else {
      ASSERT_GT(smaller_pile[n], most) << n;
    }
  }
}

TEST(Reference, CertificateEveryPairByTheMexRule) {
  const std::int64_t most = certify::reach(kMost);
  EXPECT_EQ(reference::lower(0), 0);
  EXPECT_EQ(reference::partner(0), 0);
  game::WythoffWalk pair(1, [](std::int64_t) { return std::int64_t{1}; });  // the first is (1, 2)
  for (; pair.k() <= most; pair.advance()) {
    const std::int64_t smaller = pair.lower(), greater = smaller + pair.k();
    ASSERT_EQ(reference::lower(pair.k()), smaller) << pair.k();
    ASSERT_EQ(reference::partner(smaller), greater) << pair.k();
    ASSERT_EQ(reference::partner(greater), smaller) << pair.k();
  }
}

// README.md: a move on both piles and a move on one lead to the same position exactly if a is the
// greater number of the lost pair of the difference; then it is the move on b.
TEST_F(Submission, TwoMovesMeetExactlyWhereThePageSaysSo) {
  for (unsigned b = 1; b <= 700; ++b) {
    for (unsigned a = 0; a < b; ++a) {
      const List moves = of_the_submission(static_cast<int>(a), static_cast<int>(b));
      const bool meet = moves.size() > 1 && moves.front() == moves.back();
      ASSERT_EQ(meet, a > 0 && a == smaller_pile[b - a] + (b - a)) << a << ' ' << b;
      ASSERT_FALSE(moves.size() == 3 && moves[1] == moves[2]) << a << ' ' << b;
    }
  }
}

// --- the checker ---

bool accepts(const std::string& input, const std::string& output) {
  try {
    checker::expect_right(checker::cases_of(input), output);
    return true;
  } catch (const problem::Wrong&) {
    return false;
  }
}

TEST(Checker, AcceptsTheMovesOnOnePileInBothOrders) {
  EXPECT_TRUE(accepts("10 13\n0 0\n", "1\n4 7\n8 13\n6 10\n"));
  EXPECT_TRUE(accepts("10 13\n0 0\n", "1\n4 7\n6 10\n8 13\n"));
  EXPECT_FALSE(accepts("10 13\n0 0\n", "1\n8 13\n4 7\n6 10\n"));
  EXPECT_FALSE(accepts("10 13\n0 0\n", "1\n4 7\n8 13\n"));
  EXPECT_FALSE(accepts("10 13\n0 0\n", "1\n4 7\n8 13\n8 13\n"));
}

TEST(Checker, AcceptsAPositionOfTwoMovesOnceOrTwice) {
  for (const char* right : {"1\n1 2\n", "1\n1 2\n1 2\n"})
    EXPECT_TRUE(accepts("2 3\n0 0\n", right)) << right;
  EXPECT_FALSE(accepts("2 3\n0 0\n", "1\n1 2\n1 2\n1 2\n"));
  const std::string input = "5 7\n0 0\n";
  for (const char* right : {"1\n3 5\n4 7\n3 5\n", "1\n3 5\n3 5\n4 7\n", "1\n3 5\n4 7\n"})
    EXPECT_TRUE(accepts(input, right)) << right;
  EXPECT_FALSE(accepts(input, "1\n4 7\n3 5\n"));
  EXPECT_FALSE(accepts(input, "1\n3 5\n3 5\n"));
}

// The sample lists this position once.
TEST(Checker, AcceptsAMoveOnOneOfEqualPilesOnlyOnce) {
  EXPECT_TRUE(accepts("2 2\n0 0\n", "1\n0 0\n1 2\n"));
  EXPECT_FALSE(accepts("2 2\n0 0\n", "1\n0 0\n1 2\n1 2\n"));
  EXPECT_FALSE(accepts("2 2\n0 0\n", "1\n1 2\n0 0\n"));
}

TEST(Checker, NeedsTheLinesOfEachCase) {
  const std::string input = "1 2\n1 1\n0 0\n";
  EXPECT_TRUE(accepts(input, "0\n1\n0 0\n"));
  EXPECT_TRUE(accepts(input, " 0\r\n\n1 \n0  0"));
  for (const char* wrong : {"", "0\n", "0\n1\n", "0 1 0 0\n", "1\n1\n0 0\n", "0\n0\n",
                            "0\n1\n0 0\n0\n", "0\n1\n0\n0\n", "0\n1\n00 0\n", "0\n1\n0 0 0\n"})
    EXPECT_FALSE(accepts(input, wrong)) << wrong;
}

TEST(Checker, NamesAPositionAfterNoWinningMove) {
  try {
    checker::expect_right(checker::cases_of("2 3\n0 0\n"), "1\n1 2\n0 3\n");
    FAIL();
  } catch (const problem::Wrong& wrong) {
    EXPECT_STREQ(wrong.what(), "piles \"2 3\": \"0 3\" is after no winning move");
  }
}

TEST(Checker, SaysWhereTheAnswerFileIsWrong) {
  EXPECT_NO_THROW(checker::check("1 2\n0 0\n", "0\n", "0\n"));
  EXPECT_THROW(checker::check("1 2\n0 0\n", "0\n", "1\n"), problem::Wrong);
  try {
    checker::check("1 2\n0 0\n", "1\n", "0\n");
    ADD_FAILURE() << "no exception";
  } catch (const problem::Wrong&) {
    ADD_FAILURE() << "the submission is blamed";
  } catch (const std::runtime_error& error) {
    EXPECT_NE(std::string(error.what()).find("the answer file"), std::string::npos);
  }
}

// --- tables and numbers of the page ---

// The moves of the page's three kinds: D on both piles, A on a, B on b.
using Moves = std::map<char, List>;

// From a <= b. For a = b a move on a is the mirror image of one on b, and counts as B.
Moves moves_by_kind(const rules::Position& piles) {
  const auto [a, b] = piles;
  List on_a = rules::after_one(piles), on_b(on_a.begin() + a, on_a.end());
  on_a.resize(a == b ? 0 : a);
  return {{'A', on_a}, {'B', on_b}, {'D', rules::after_both(piles)}};
}

TEST(Page, MovesFromTwoAndThree) {
  Search search(rules::options);
  const Moves moves = moves_by_kind({2, 3});
  page::Table table;
  for (const char kind : {'D', 'A', 'B'}) {
    for (const rules::Position& left : moves.at(kind))
      table.row(kind, 2 - left.first, 3 - left.second, text(sorted(left)),
                page::outcome(search.mover_wins(left)));
  }
  table.record();
}

// The kinds that have a winning move, and these moves, by the rules alone.
Moves winning_moves_by_kind(Search& search, const rules::Position& piles) {
  Moves winning;
  for (const auto& [kind, moves] : moves_by_kind(piles)) {
    const List lost = lost_of(search, moves);
    EXPECT_LE(lost.size(), 1u) << text(piles);
    if (!lost.empty()) winning[kind] = lost;
  }
  return winning;
}

std::string kinds(const Moves& moves) {
  std::string text;
  for (const char kind : {'D', 'A', 'B'}) {
    if (moves.count(kind) > 0) text += (text.empty() ? "" : ", ") + std::string(1, kind);
  }
  return text;
}

// By the rules alone: the P-positions, and the row of differences above them.
TEST(Page, FirstPairs) {
  Search search(rules::options);
  std::vector<int> smaller, greater;
  for (int b = 0; b <= 23; ++b) {
    for (int a = 0; a <= b; ++a) {
      if (search.mover_wins({a, b})) continue;
      ASSERT_EQ(b - a, static_cast<int>(smaller.size()));
      smaller.push_back(a);
      greater.push_back(b);
    }
  }
  page::Table table;
  table.row("aₖ", page::joined(smaller, " | "));
  table.row("bₖ", page::joined(greater, " | "));
  table.record();
}

// All positions with a < b <= 60: the kinds of winning moves, where they occur first by a + b,
// then by a, and how often. Only these kinds occur, and they are the ones that the theorem says.
TEST(Page, KindsOfWinningMoves) {
  Search search(rules::options);
  std::map<std::string, std::pair<rules::Position, int>> found;
  for (int sum = 1; sum < 120; ++sum) {
    for (int a = std::max(0, sum - 60); 2 * a < sum; ++a) {
      const rules::Position piles = {a, sum - a};
      const std::string some = kinds(winning_moves_by_kind(search, piles));
      ++found.emplace(some, std::pair(piles, 0)).first->second.second;
    }
  }
  page::Table table;
  for (const char* some : {"D", "B", "D, A", "D, B", "D, A, B"})
    table.row(some, text(found.at(some).first), found.at(some).second);
  table.record();
  EXPECT_EQ(found.size(), 6u);  // these five, and the P-positions
  EXPECT_EQ(text(found.at("").first), "(1, 2)");
}

// The rule of the page: what decides is whether each number is the smaller or the greater one of
// its pair. For a <= b.
std::string kinds_by_the_page(int a, int b, const std::vector<int>& pair_of) {
  const int p = pair_of[a], q = pair_of[b];
  if (p == b) return "";
  if (a < p) return b > p ? "B" : q < b ? "D, A" : "D";
  const bool both = reference::lower(b - a) < a;
  if (q < a && a != b) return "D, A, B";
  return both ? "D, B" : "B";
}

TEST(Page, WhichKindsOfMovesWin) {
  Search search(rules::options);
  std::vector<int> pair_of;
  for (int n = 0; n <= 60; ++n)
    pair_of.push_back(static_cast<int>(reference::partner(n)));
  for (int b = 1; b <= 60; ++b) {
    for (int a = 0; a <= b; ++a)
      ASSERT_EQ(kinds(winning_moves_by_kind(search, {a, b})), kinds_by_the_page(a, b, pair_of));
  }
}

// The positions that are left by the winning moves, as the submission's order wants them.
List left_by(Search& search, const rules::Position& piles) {
  List left;
  const Moves winning = winning_moves_by_kind(search, piles);
  for (const char kind : {'D', 'A', 'B'}) {
    if (winning.count(kind) > 0) left.push_back(winning.at(kind).front());
  }
  return left;
}

TEST(Page, Examples) {
  Search search(rules::options);
  EXPECT_EQ(left_by(search, {5, 7}), (List{{3, 5}, {4, 7}, {3, 5}}));
  EXPECT_EQ(left_by(search, {10, 13}), (List{{4, 7}, {8, 13}, {6, 10}}));
  EXPECT_EQ(left_by(search, {4, 5}), (List{{1, 2}, {3, 5}}));
  EXPECT_EQ(left_by(search, {2, 2}), (List{{0, 0}, {1, 2}}));
  EXPECT_EQ(left_by(search, {13, 14}), (List{{1, 2}, {8, 13}}));
  EXPECT_EQ(left_by(search, {14, 20}), (List{{9, 15}, {12, 20}}));
  EXPECT_EQ(left_by(search, {14, 30}), (List{{14, 23}}));
  EXPECT_EQ(left_by(search, {2, 13}), (List{{1, 2}}));
  EXPECT_EQ(left_by(search, {5, 8}), (List{{4, 7}, {3, 5}}));
  EXPECT_EQ(left_by(search, {0, 5}), (List{{0, 0}}));
}

// The first position whose three winning moves leave three different positions.
TEST(Page, FirstWithThreeDifferentPositions) {
  Search search(rules::options);
  std::vector<rules::Position> found;
  for (int sum = 1; sum <= 23; ++sum) {
    for (int a = 0; 2 * a <= sum; ++a) {
      const List left = left_by(search, {a, sum - a});
      if (std::set<rules::Position>(left.begin(), left.end()).size() == 3)
        found.push_back({a, sum - a});
    }
  }
  EXPECT_EQ(found, (List{{10, 13}}));
}

// The exercise: a rook instead of the queen, that is, no move on both piles.
TEST(Page, WithoutTheMoveOnBothPilesOneMoveWins) {
  Search search(rules::after_one);
  for (int b = 0; b <= 40; ++b) {
    for (int a = 0; a <= b; ++a) {
      const List lost = lost_of(search, rules::after_one({a, b}));
      ASSERT_EQ(lost, a == b ? List{} : List({{a, a}})) << a << ' ' << b;
    }
  }
}

TEST(Program, StopsAtTheTerminatorOrTheEndOfTheInput) {
  const std::string sample = "0\n1\n4 7\n3 5\n0\n1\n0 0\n1 2\n";
  expect_output(judge_main, "1 2\n5 8\n4 7\n2 2", sample);
  expect_output(judge_main, "1 2\n5 8\n4 7\n2 2\n0 0\n1 1\n", sample);
  expect_output(judge_main, "", "");
}

}  // namespace
