// HDU 2177: submission, reference and checker against brute force, and the certificates for every
// entry of the submission's tables.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

#include "common/oracle/oracle.hpp"
#include "common/oracle/wythoff_walk.hpp"
#include "common/testing/certify.hpp"
#include "common/testing/run_main.hpp"

#define main judge_main
#include "main.cpp"
#undef main
#define main checker_main
#include "checker.cpp"
#undef main
#include "rules.hpp"

namespace {

using testing_support::output_of;

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
  for (const auto& [x, y] : positions) {
    if (!search.mover_wins({x, y})) lost.push_back({std::min(x, y), std::max(x, y)});
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

TEST(Reference, RoundsSquareRootsDown) {
  for (std::int64_t root : {0, 1, 2, 3, 1000, 1618033, 1000000000}) {
    EXPECT_EQ(reference::integer_root(root * root), root);
    EXPECT_EQ(reference::integer_root(root * root + 2 * root), root);
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
  } catch (const package::Wrong&) {
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

TEST(Checker, SaysWhereTheAnswerFileIsWrong) {
  EXPECT_NO_THROW(checker::check("1 2\n0 0\n", "0\n", "0\n"));
  EXPECT_THROW(checker::check("1 2\n0 0\n", "0\n", "1\n"), package::Wrong);
  try {
    checker::check("1 2\n0 0\n", "1\n", "0\n");
    ADD_FAILURE() << "no exception";
  } catch (const package::Wrong&) {
    ADD_FAILURE() << "the submission is blamed";
  } catch (const std::runtime_error& error) {
    EXPECT_NE(std::string(error.what()).find("the answer file"), std::string::npos);
  }
}

TEST(Program, StopsAtTheTerminatorOrTheEndOfTheInput) {
  const std::string sample = "0\n1\n4 7\n3 5\n0\n1\n0 0\n1 2\n";
  EXPECT_EQ(output_of(judge_main, "1 2\n5 8\n4 7\n2 2\n0 0\n"), sample);
  EXPECT_EQ(output_of(judge_main, "1 2\n5 8\n4 7\n2 2"), sample);
  EXPECT_EQ(output_of(judge_main, "1 2\r\n5 8\r\n4 7\r\n2 2\r\n0 0\r\n1 1\r\n"), sample);
  EXPECT_EQ(output_of(judge_main, "0 1\n0 0\n"), "1\n0 0\n");
  EXPECT_EQ(output_of(judge_main, ""), "");
}

TEST(Program, ReadsAndWritesAcrossBlocks) {
  std::string input, expected;
  for (int i = 0; i < 30000; ++i) {
    input += i % 2 == 0 ? "10 13\n" : "  \r\n \n  618033   999999\n";
    expected += i % 2 == 0 ? "1\n4 7\n8 13\n6 10\n" : "0\n";
  }
  EXPECT_EQ(output_of(judge_main, input + "0 0\n"), expected);
}

}  // namespace
