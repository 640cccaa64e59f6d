// HNOI 2014 江南乐: submission and reference against brute force, and the certificates.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "common/game/oracle.hpp"
#include "common/package/random.hpp"
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

constexpr unsigned kMost = 99999;  // of F and of a pile

// Visits every position with this many stones; its piles are in ascending order.
void for_each_position(int stones, const std::function<void(const rules::Position&)>& visit,
                       rules::Position piles = {}) {
  if (stones == 0) return visit(piles);
  for (int pile = piles.empty() ? 1 : piles.back(); pile <= stones; ++pile) {
    piles.push_back(pile);
    for_each_position(stones - pile, visit, piles);
    piles.pop_back();
  }
}

// The Grundy value of a pile from those of smaller piles, by trying every number of parts. The only
// theorem used is that a sum of games has the nim-sum of their values. For speed, most sizes and
// remainders are computed from those of the number of parts before, without a division.
template <class Table>
unsigned grundy_by_every_cut(unsigned pile, const Table& smaller) {
  std::array<std::uint8_t, 256> taken{};
  for (unsigned parts = 2; parts <= pile;) {
    const unsigned size = pile / parts, last = pile / size;
    const unsigned of_size = smaller[size];
    const unsigned of_larger = size + 1 < pile ? smaller[size + 1] : 0;  // 2 = 1 + 1 has none
    for (unsigned larger = pile - size * parts; parts <= last; ++parts, larger -= size) {
      taken[(of_larger & -(larger % 2)) ^ (of_size & -((parts - larger) % 2))] = 1;
    }
  }
  return std::find(taken.begin(), taken.end(), 0) - taken.begin();
}

// Checks that the table satisfies the definition for the piles [from, to). If it does so for all
// piles from 1 on, its values are the Grundy values, by induction on the pile.
void expect_definition(const GrundyTable& table, unsigned least, unsigned from, unsigned to) {
  for (unsigned pile = from; pile < to; ++pile) {
    const unsigned value = pile < least ? 0 : grundy_by_every_cut(pile, table);
    ASSERT_EQ(table[pile], value) << "F " << least << ", pile " << pile;
  }
}

TEST(Rules, SplitsEvenly) {
  EXPECT_EQ(rules::split(7, 3), (std::vector<int>{3, 2, 2}));
  EXPECT_EQ(rules::split(6, 3), (std::vector<int>{2, 2, 2}));
  EXPECT_EQ((rules::Cutting{4}({3, 4})),
            (std::vector<rules::Position>{{2, 2, 3}, {1, 1, 2, 3}, {1, 1, 1, 1, 3}}));
  EXPECT_TRUE(rules::Cutting{1}({1, 1}).empty());
  EXPECT_TRUE(rules::Cutting{5}({4, 4}).empty());
}

TEST(SubmissionAndReference, AgreeWithTheRulesOnEverySmallPosition) {
  for (int least = 1; least <= 8; ++least) {
    game::Oracle<rules::Position> oracle(rules::Cutting{least});
    const GrundyTable table(least, 20);
    reference::Piles piles(least);
    for (int stones = 1; stones <= 20; ++stones) {
      for_each_position(stones, [&](const rules::Position& position) {
        const std::vector<unsigned> game(position.begin(), position.end());
        ASSERT_EQ(mover_wins(game, table), oracle.mover_wins(position));
        ASSERT_EQ(reference::nim_sum(piles, position), oracle.grundy(position));
      });
    }
  }
}

TEST(Reference, NamesACutThatLeadsToAPPosition) {
  for (int least = 1; least <= 6; ++least) {
    game::Oracle<rules::Position> oracle(rules::Cutting{least});
    reference::Piles piles(least);
    for (int stones = 1; stones <= 16; ++stones) {
      for_each_position(stones, [&](const rules::Position& position) {
        const auto [which, parts] = reference::winning_cut(piles, position);
        ASSERT_EQ(parts != 0, oracle.mover_wins(position));
        if (parts == 0) return;
        rules::Position after = position;
        after.erase(after.begin() + which);
        for (int part : rules::split(position[which], parts))
          after.push_back(part);
        ASSERT_FALSE(oracle.mover_wins(after));
      });
    }
  }
}

TEST(Oracle, IsWhatEveryCutSays) {
  for (int least = 1; least <= 8; ++least) {
    game::Oracle<rules::Position> oracle(rules::Cutting{least});
    std::vector<unsigned> values = {0};
    for (int pile = 1; pile <= 24; ++pile) {
      values.push_back(pile < least ? 0 : grundy_by_every_cut(pile, values));
      ASSERT_EQ(static_cast<int>(values.back()), oracle.grundy({pile})) << least << ' ' << pile;
    }
  }
}

TEST(Submission, CertificateEverySmallFToPiles2000) {
  certify::sweep("HNOI2014, F <= 300, piles to 2000", 1, 301, 60, [](auto from, auto to) {
    for (unsigned least = from; least < to; ++least)
      expect_definition(GrundyTable(least, 2000), least, 1, 2001);
  });
}

// Every legal pile, by trying every number of parts.
TEST(Submission, CertificateEveryPileForASpreadOfF) {
  for (unsigned least : {1u, 2u, 3u, 20u, 1000u, 50000u, 99999u}) {
    const GrundyTable table(least, kMost);
    certify::sweep("HNOI2014, F = " + std::to_string(least), 1, kMost + 1, 10000,
                   [&](auto from, auto to) { expect_definition(table, least, from, to); });
  }
}

// The submission has sets for values below 32 only. For every F its table holds no value above 18.
// By induction on the pile this is enough: the values of smaller piles are at most 18, the nim-sum
// of two of them is at most 31, and a search that ends at 18 or before uses only sets that exist.
TEST(Submission, CertificateEveryFHasSmallValues) {
  certify::sweep("HNOI2014, every F", 1, kMost + 1, 40, [](auto from, auto to) {
    for (unsigned least = from; least < to; ++least) {
      const GrundyTable table(least, kMost);
      for (unsigned pile = 1; pile <= kMost; ++pile)
        ASSERT_LE(table[pile], 18u) << "F " << least << ", pile " << pile;
    }
  });
}

TEST(SubmissionAndReference, AgreeForRandomF) {
  package::Random random(4);
  for (int round = 0; round < 20; ++round) {
    const unsigned least = random.between(1, round % 2 == 0 ? 1000 : kMost);
    const GrundyTable table(least, kMost);
    reference::Piles piles(least);
    for (int i = 0; i < 100; ++i) {
      const unsigned pile = random.between(1, kMost);
      ASSERT_EQ(static_cast<int>(table[pile]), piles.grundy(pile)) << least << ' ' << pile;
    }
  }
}

// The values do not depend on the greatest pile: no run ends too early.
TEST(Submission, DoesNotDependOnTheGreatestPile) {
  const GrundyTable all(2, 1000);
  for (unsigned greatest = 1; greatest <= 1000; ++greatest) {
    const GrundyTable some(2, greatest);
    for (unsigned pile = 1; pile <= greatest; ++pile)
      ASSERT_EQ(some[pile], all[pile]) << greatest;
  }
}

// The numbers in README.md.
TEST(Page, Numbers) {
  const GrundyTable from_one(1, kMost), from_two(2, kMost), from_three(3, 10);
  for (unsigned pile = 1; pile <= kMost; ++pile) {
    ASSERT_EQ(from_one[pile], from_two[pile]);
    ASSERT_EQ(from_two[pile] == 0, pile < 2);
  }
  const std::vector<unsigned> small = {0, 1, 2, 2, 2, 2, 3, 2, 4, 3};
  const std::vector<unsigned> small_from_three = {0, 0, 1, 1, 2, 1, 2, 1, 2, 2};
  for (unsigned pile = 1; pile <= 10; ++pile) {
    EXPECT_EQ(from_two[pile], small[pile - 1]) << pile;
    EXPECT_EQ(from_three[pile], small_from_three[pile - 1]) << pile;
  }
  for (unsigned pile = 1; pile < 6561; ++pile)
    ASSERT_LE(from_two[pile], 12u);
  EXPECT_EQ(from_two[6561], 16u);
  for (unsigned pile = 1; pile <= kMost; ++pile)
    ASSERT_TRUE(from_two[pile] < 18 || pile >= 59041) << pile;
  EXPECT_EQ(from_two[59041], 18u);
}

TEST(Program, ReadsAndWritesAsTheStatementSays) {
  EXPECT_EQ(output_of(judge_main, "4 3\n1 1\n1 2\n1 3\n1 5\n"), "0 0 1 1\n");
  EXPECT_EQ(output_of(judge_main, "4 3\n1 1\n1 2\n1 3\n1 5"), "0 0 1 1\n");
  EXPECT_EQ(output_of(judge_main, "4 3\r\n1 1\r\n1 2\r\n1 3\r\n1 5\r\n"), "0 0 1 1\n");
  EXPECT_EQ(output_of(judge_main, "1 1\n1 1\n"), "0\n");
  EXPECT_EQ(output_of(judge_main, "1 99999\n2 99999 99999\n"), "0\n");
}

}  // namespace
