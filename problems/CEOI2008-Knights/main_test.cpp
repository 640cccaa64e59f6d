// CEOI 2008 Knights: submission, reference and checker against brute force, and the certificates
// that the closed form is right on every board.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "common/oracle/compounds.hpp"
#include "common/oracle/oracle.hpp"
#include "common/problem/random.hpp"
#include "common/testing/brute_force.hpp"
#include "common/testing/certify.hpp"
#include "common/testing/page_table.hpp"

#define main judge_main
#include "main.cpp"
#undef main
#define main checker_main
#include "checker.cpp"
#undef main

namespace {

using rules::Position;

std::vector<rules::Square> squares_of(int board) {
  std::vector<rules::Square> squares;
  for (int x = 1; x <= board; ++x) {
    for (int y = 1; y <= board; ++y)
      squares.push_back({x, y});
  }
  return squares;
}

// All squares where a knight may stand at the start.
std::vector<rules::Square> starts_on(int board) {
  std::vector<rules::Square> squares = squares_of(board);
  const auto is_stuck = [&](const auto& square) { return rules::moves(board, square).empty(); };
  squares.erase(std::remove_if(squares.begin(), squares.end(), is_stuck), squares.end());
  return squares;
}

// The definition of the suspense number, from the options' numbers.
int from_options(const std::vector<int>& options) {
  int greatest_even = -1, least_odd = -1;
  for (int number : options) {
    if (number % 2 == 0) greatest_even = std::max(greatest_even, number);
    if (number % 2 == 1) least_odd = least_odd < 0 ? number : std::min(least_odd, number);
  }
  return greatest_even >= 0 ? greatest_even + 1 : least_odd + 1;
}

// The submission's number, in the coordinates of the rules.
int submitted_number(int board, const rules::Square& square) {
  return static_cast<int>(suspense_number(board, {square.x - 1u, square.y - 1u}));
}

rules::Square submitted_target(int board, const rules::Square& square) {
  const Square target = lowered(board, {square.x - 1u, square.y - 1u});
  return {static_cast<int>(target.x) + 1, static_cast<int>(target.y) + 1};
}

// Needs fill_lowering_moves(board % 4).
void expect_definition_holds(int board, const rules::Square& square) {
  const std::vector<rules::Square> moves = rules::moves(board, square);
  std::vector<int> options;
  for (const rules::Square& option : moves)
    options.push_back(submitted_number(board, option));
  const int number = submitted_number(board, square);
  ASSERT_EQ(number, from_options(options)) << board << ": " << square.x << ' ' << square.y;
  if (moves.empty()) return;
  const rules::Square target = submitted_target(board, square);
  ASSERT_NE(std::find(moves.begin(), moves.end(), target), moves.end())
      << board << ": " << square.x << ' ' << square.y;
  ASSERT_EQ(submitted_number(board, target), number - 1)
      << board << ": " << square.x << ' ' << square.y;
}

// --- the rules ---

TEST(Rules, AreTheContinuedConjunctiveCompoundOfSingleKnights) {
  const auto compound = game::rules::continued_conjunctive(
      [](const rules::Square& square) { return rules::moves(4, square); });
  for (const rules::Square& first : squares_of(4)) {
    for (const rules::Square& second : squares_of(4)) {
      const std::vector<rules::Square> knights = {first, second};
      std::vector<std::vector<rules::Square>> options;
      for (const Position& option : rules::options({4, knights}))
        options.push_back(option.knights);
      ASSERT_EQ(options, compound(knights));
    }
  }
}

// From any coordinate of 2 or more (from 0) a knight can go back by two, so its square has a move.
TEST(Rules, LeaveNoMoveOnlyInTheNearCorner) {
  for (int board = 3; board <= 40; ++board) {
    for (const rules::Square& square : squares_of(board)) {
      ASSERT_EQ(rules::moves(board, square).empty(), square.x <= 2 && square.y <= 2)
          << board << ": " << square.x << ' ' << square.y;
    }
  }
}

// --- the numbers ---

TEST(Numbers, AreTheOraclesOnSmallBoards) {
  for (int board = 3; board <= 40; ++board) {
    game::Oracle<rules::Square> oracle(
        [&](const rules::Square& square) { return rules::moves(board, square); });
    const reference::Numbers numbers(board);
    for (const rules::Square& square : squares_of(board)) {
      ASSERT_EQ(submitted_number(board, square), oracle.suspense(square));
      ASSERT_EQ(numbers(square), oracle.suspense(square));
    }
  }
}

// Calls body(board) for every board from 3 to `most`. The move table is filled for each board.
template <class Body>
void for_every_board(std::int64_t most, Body body) {
  for (int remainder = 0; remainder < 4; ++remainder) {
    fill_lowering_moves(remainder);
    const std::string title = "Knights to N = " + std::to_string(most) + ", N mod 4 = ";
    certify::cover(title + std::to_string(remainder), 0, most / 4 + 1,
                   [&](std::int64_t from, std::int64_t to) {
                     for (std::int64_t quarter = from; quarter < to; ++quarter) {
                       const int board = static_cast<int>(4 * quarter) + remainder;
                       if (3 <= board && board <= most) body(board);
                     }
                   });
  }
}

// Every square of every board to N = 200. Each move lowers x + y. So numbers that satisfy the
// definition on every square of a board are the suspense numbers, by induction on x + y.
TEST(Numbers, CertificateEverySquareOfBoardsTo200) {
  for_every_board(certify::reach(200), [](int board) {
    for (const rules::Square& square : squares_of(board))
      expect_definition_holds(board, square);
  });
}

// Every square of every legal board, N = 3 ... 10^6, by kinds of squares.
//
// The closed form depends on a coordinate c (from 0) only through c div 4, c mod 4 and whether c is
// N - 2 or N - 1. The rules depend only on whether c is 0, 1 or N - 1. A move goes from c to c - 2,
// c - 1 or c + 1. So add four to one coordinate of a knight, within 2 ... N - 4. In the definition
// at its square all numbers grow by 2 and nothing else changes, and the submission makes the same
// move. Neither square is one without a move, for which the definition says 0: from c >= 2 a knight
// can move to c - 2. So the definition allows the change: both are right at the two squares or at
// neither. Then the whole board is right if the squares are right whose coordinates are 0, 1, one
// of the last three, or one of four neighbours between. (In the same way, if a board N >= 9 is
// right, so is the board N + 4; the test still checks every N.)
TEST(Numbers, CertificateEveryKindOfSquareOfEveryBoard) {
  for_every_board(certify::reach(40000, 1000000), [](int board) {
    std::vector<int> lines = {1, 2, 3, 4, 5, 6};
    for (int line = std::max(7, board - 2); line <= board; ++line)
      lines.push_back(line);
    for (int x : lines) {
      for (int y : lines) {
        if (std::max(x, y) <= board) expect_definition_holds(board, {x, y});
      }
    }
  });
}

TEST(Numbers, OfTheReferenceAreTheSubmissionsOnLargeBoards) {
  problem::Random random(1);
  for (int board : {24, 25, 26, 27, 101, 999997, 999998, 999999, 1000000}) {
    const reference::Numbers numbers(board);
    for (int i = 0; i < 20000; ++i) {
      const int spread = i % 2 == 0 ? board : 24;
      rules::Square square{static_cast<int>(random.between(1, spread)),
                           static_cast<int>(random.between(1, board))};
      if (i % 4 > 1) square = {board + 1 - square.x, board + 1 - square.y};
      if (i % 8 > 3) std::swap(square.x, square.y);
      ASSERT_EQ(numbers(square), submitted_number(board, square)) << board;
    }
  }
}

// --- who wins, and by which moves ---

// The rules. Which knight is which does not matter, so the knights of an option are sorted: then
// the search finds the same position again.
std::vector<Position> options_in_order(const Position& position) {
  std::vector<Position> options = rules::options(position);
  for (Position& option : options)
    std::sort(option.knights.begin(), option.knights.end());
  return options;
}

// Calls body(position) for all positions of `more` knights besides those that stand. The knights
// are in ascending order, and they may share squares.
template <class Body>
void for_every_position(Position& standing, int more, Body body) {
  if (more == 0) return body(standing);
  for (const rules::Square& square : squares_of(standing.board)) {
    if (!standing.knights.empty() && square < standing.knights.back()) continue;
    standing.knights.push_back(square);
    for_every_position(standing, more - 1, body);
    standing.knights.pop_back();
  }
}

int greatest_submitted_number(const Position& position) {
  int greatest = 0;
  for (const rules::Square& knight : position.knights)
    greatest = std::max(greatest, submitted_number(position.board, knight));
  return greatest;
}

// The rules alone decide the positions: no suspense number is used in the search.
void expect_rules_agree(int board, int knights) {
  game::OutcomeSearch<Position> rules(options_in_order);
  const reference::Numbers numbers(board);
  Position empty = {board, {}};
  for_every_position(empty, knights, [&](const Position& position) {
    const bool mover_wins = rules.mover_wins(position);
    ASSERT_EQ(greatest_submitted_number(position) % 2 == 1, mover_wins);
    ASSERT_EQ(reference::mover_wins(numbers, position.knights), mover_wins);
  });
}

void expect_rules_agree_on_boards_to(std::int64_t most, int knights) {
  for (int board = 3; board <= most; ++board)
    expect_rules_agree(board, knights);
}

TEST(Positions, CertificateOfTwoKnights) {
  expect_rules_agree_on_boards_to(certify::reach(16, 32), 2);
}

TEST(Positions, CertificateOfThreeKnights) {
  expect_rules_agree_on_boards_to(certify::reach(7, 12), 3);
}

TEST(Positions, CertificateOfFourKnights) {
  expect_rules_agree_on_boards_to(certify::reach(5, 7), 4);
}

// The moves of the submission and of the reference, from every start of two knights.
TEST(Moves, LeadToAPPositionByTheRules) {
  for (int board = 3; board <= 6; ++board) {
    fill_lowering_moves(board % 4);
    game::Oracle<Position> oracle(rules::options);
    const reference::Numbers numbers(board);
    for (const auto& knights : game::rules::product(std::vector(2, starts_on(board)))) {
      if (!oracle.mover_wins({board, knights})) continue;
      std::vector<rules::Square> targets;
      for (const rules::Square& knight : knights)
        targets.push_back(submitted_target(board, knight));
      ASSERT_FALSE(oracle.mover_wins({board, targets}));
      ASSERT_FALSE(oracle.mover_wins({board, reference::all_lowered(numbers, knights)}));
    }
  }
}

// The submission cannot print the coordinate 1000000. Checked by kinds of lines, as above.
TEST(Moves, NeverLeadToTheLastLineOfTheGreatestBoard) {
  fill_lowering_moves(0);
  for (int x : {1, 2, 3, 4, 5, 6, 999998, 999999, 1000000}) {
    for (int y : {1, 2, 3, 4, 5, 6, 999998, 999999, 1000000}) {
      if (submitted_number(1000000, {x, y}) == 0) continue;
      const rules::Square target = submitted_target(1000000, {x, y});
      EXPECT_LT(std::max(target.x, target.y), 1000000) << x << ' ' << y;
    }
  }
}

// Remoteness decides the game that ends with the first knight that cannot move. In this game the
// smallest board on which it is wrong is 5 x 5.
TEST(Remoteness, MisleadsFor15PairsOnTheBoardOfFive) {
  for (int board = 3; board <= 5; ++board) {
    game::Oracle<rules::Square> single(
        [&](const rules::Square& square) { return rules::moves(board, square); });
    game::Oracle<Position> pair(rules::options);
    const std::vector<rules::Square> squares = squares_of(board);
    int misled = 0;
    for (std::size_t i = 0; i < squares.size(); ++i) {
      for (std::size_t j = i; j < squares.size(); ++j) {
        const int greatest = std::max(single.remoteness(squares[i]), single.remoteness(squares[j]));
        misled += (greatest % 2 == 1) != pair.mover_wins({board, {squares[i], squares[j]}});
      }
    }
    ASSERT_EQ(misled, board < 5 ? 0 : 15) << board;
  }
}

// --- the checker ---

std::string text_of(const std::vector<rules::Square>& squares) {
  std::string text;
  for (const rules::Square& square : squares)
    text += std::to_string(square.x) + " " + std::to_string(square.y) + "\n";
  return text;
}

bool accepts(const reference::Input& input, const reference::Numbers& numbers,
             const std::string& output) {
  try {
    checker::expect_right(input, numbers, output);
    return true;
  } catch (const problem::Wrong&) {
    return false;
  }
}

// For all starts of two knights, any two squares of the board as targets. Right are exactly the
// options after which the other player loses.
TEST(Checker, AcceptsEveryWinningSetOfMovesAndNoOther) {
  for (int board : {3, 4}) {
    game::Oracle<Position> oracle(rules::options);
    const reference::Numbers numbers(board);
    const auto all_targets = game::rules::product(std::vector(2, squares_of(board)));
    for (const auto& knights : game::rules::product(std::vector(2, starts_on(board)))) {
      const reference::Input input{board, knights};
      std::vector<std::vector<rules::Square>> winning;
      for (const Position& option : rules::options({board, knights})) {
        if (!oracle.mover_wins(option)) winning.push_back(option.knights);
      }
      ASSERT_EQ(accepts(input, numbers, "NO\n"), winning.empty());
      for (const auto& targets : all_targets) {
        const bool wins = std::find(winning.begin(), winning.end(), targets) != winning.end();
        ASSERT_EQ(accepts(input, numbers, "YES\n" + text_of(targets)), wins);
      }
    }
  }
}

TEST(Checker, AgreesWithTheRulesOnAllMovesOfThreeKnights) {
  game::Oracle<Position> oracle(rules::options);
  const reference::Numbers numbers(5);
  problem::Random random(2);
  for (int i = 0; i < 300; ++i) {
    const std::vector<rules::Square> starts = starts_on(5);
    const Position position{5, {random.pick(starts), random.pick(starts), random.pick(starts)}};
    const reference::Input input{5, position.knights};
    for (const Position& option : rules::options(position)) {
      ASSERT_EQ(accepts(input, numbers, "YES\n" + text_of(option.knights)),
                !oracle.mover_wins(option));
    }
  }
}

TEST(Checker, IsStrictAboutTokensAndEasyAboutWhiteSpace) {
  const reference::Input input{3, {{2, 3}, {3, 2}}};
  const reference::Numbers numbers(3);
  for (std::string right :
       {"YES\n1 1\n1 1\n", "YES\r\n1 1\r\n1 1\r\n", "YES 1 1 1 1", " YES 1\n1 1\t1"})
    ASSERT_TRUE(accepts(input, numbers, right)) << right;
  for (std::string wrong :
       {"", "NO", "YES", "yes\n1 1\n1 1\n", "YES\n1 1\n", "YES\n1 1\n1\n", "YES\n1 1\n1 1\n1",
        "YES\n01 1\n1 1\n", "YES\n+1 1\n1 1\n", "YES\n1 1\n1 -1\n", "YES\n1 1\n1 1.0\n",
        "YES\n1 1\n1 0\n", "YES\n0 0\n0 0\n", "YES\n1 1\n1 99999999999999999999\n",
        "YES\n1,1\n1,1\n", "YESNO\n1 1\n1 1\n", "NO\nYES\n1 1\n1 1\n", "YES\n1 1\n1 1\nNO\n"})
    ASSERT_FALSE(accepts(input, numbers, wrong)) << wrong;
  EXPECT_FALSE(accepts(input, numbers, std::string("YES\n1 1\n1 1\n\0", 13)));
  EXPECT_FALSE(accepts({4, {{4, 4}}}, reference::Numbers(4), "NO\n4 4\n"));
}

TEST(Checker, NamesTheKnightThatLetsTheOtherPlayerWin) {
  try {
    checker::check("2 5\n1 5\n3 4\n", "YES\n2 3\n1 5\n", "YES\n2 3\n2 2\n");
    FAIL();
  } catch (const problem::Wrong& wrong) {
    EXPECT_STREQ(
        wrong.what(),
        "the other player wins: the greatest suspense number is 1, odd, of knight 1 on (2, 3)");
  }
}

TEST(Checker, BlamesAWrongAnswerFileOnNoSubmission) {
  const std::string input = "1 4\n4 4\n";
  EXPECT_NO_THROW(checker::check(input, "NO\n", "NO\n"));
  EXPECT_THROW(checker::check(input, "NO\n", "YES\n3 2\n"), problem::Wrong);
  try {
    checker::check(input, "YES\n3 2\n", "NO\n");
    FAIL();
  } catch (const problem::Wrong&) {
    FAIL();
  } catch (const std::runtime_error&) {
  }
}

// --- tables and numbers of the page ---

std::string shown(const rules::Square& square) {
  return page::pair(square.x, square.y);
}

std::string shown(const std::vector<rules::Square>& squares) {
  return page::joined(squares, " ", [](const rules::Square& square) { return shown(square); });
}

using Search = game::OutcomeSearch<Position>;

// The first option that is a P-position, in the order of the rules.
std::vector<rules::Square> reply(Search& search, const Position& position) {
  const auto winning = testing_support::winning_options(rules::options, search, position);
  return winning.empty() ? std::vector<rules::Square>() : winning.front().knights;
}

TEST(Page, TwoKnightsOnFour) {
  Search search(rules::options);
  const Position start = {4, {{3, 4}, {4, 4}}};
  page::Table table;
  for (const Position& option : rules::options(start)) {
    table.row(shown(option.knights[0]), shown(option.knights[1]),
              page::outcome(search.mover_wins(option)), shown(reply(search, option)));
  }
  table.record();
  EXPECT_FALSE(search.mover_wins(start));
}

// What the closed form adds to 2(x div 4 + y div 4), by the oracle on a board without near far
// edges.
TEST(Page, ClosedForm) {
  game::Oracle<rules::Square> single(
      [](const rules::Square& square) { return rules::moves(18, square); });
  page::Table table;
  for (int x = 0; x < 4; ++x) {
    const auto rest = [&](int y) { return single.suspense({x + 5, y + 5}) - 4; };
    table.row(x, rest(0), rest(1), rest(2), rest(3));
  }
  table.record();
}

TEST(Page, Exercises) {
  const auto number = [](int board, rules::Square from) {
    game::Oracle<rules::Square> single(
        [board](const rules::Square& square) { return rules::moves(board, square); });
    return std::pair(single.suspense(from), single.remoteness(from));
  };
  EXPECT_EQ(number(10, {7, 7}).first, 5);
  EXPECT_EQ(number(8, {7, 7}).first, 5);
  EXPECT_EQ(number(5, {3, 4}), (std::pair(3, 1)));
  EXPECT_EQ(number(5, {1, 5}), (std::pair(2, 2)));
  EXPECT_EQ(number(8, {8, 8}).first, 6);
}

// --- the program ---

TEST(Program, WritesEveryNumber) {
  fill_groups();
  for (unsigned number = 1; number < 1000000; ++number) {
    output_end = output;
    write_number(number, '!');
    ASSERT_EQ(std::string(output, output_end), std::to_string(number) + "!");
  }
  output_end = output;
}

}  // namespace
