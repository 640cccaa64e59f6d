// HNOI 2014 江南乐: the submission and the reference against the rules, and the certificates.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <map>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "common/oracle/oracle.hpp"
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

using page::joined;

constexpr unsigned kGreatest = 99999;  // of F and of a pile

// Every position with so many stones, its piles in ascending order.
void for_each_position(int stones, const std::function<void(const rules::Position&)>& visit,
                       rules::Position piles = {}) {
  if (stones == 0) return visit(piles);
  for (int pile = piles.empty() ? 1 : piles.back(); pile <= stones; ++pile) {
    piles.push_back(pile);
    for_each_position(stones - pile, visit, piles);
    piles.pop_back();
  }
}

// What `count` piles of this value are worth together: equal piles cancel in pairs.
unsigned times(unsigned count, unsigned value) {
  return value & -(count % 2);
}

// The Grundy value of a pile from those of smaller piles, by every number of parts: nothing is
// known here but the rule and that a sum has the nim-sum of its parts. A cut that leaves no part of
// F or more is worth 0, as single stones are, so those need no look. The values must be below 32.
template <class Table>
unsigned grundy_by_every_cut(unsigned pile, unsigned least, const Table& smaller) {
  if (pile < least || pile == 1) return 0;
  const unsigned most = pile / std::max(1u, least - 1);
  std::uint32_t taken = 1;
  for (unsigned parts = 2; parts <= most; ++parts) {
    const unsigned size = pile / parts, larger = pile - size * parts;
    taken |=
        UINT32_C(1) << (times(larger, smaller[size + 1]) ^ times(parts - larger, smaller[size]));
  }
  unsigned value = 1;
  while (value < 32 && taken >> value & 1)
    ++value;
  return value;
}

// That submission and reference have the values of the definition for all piles up to the greatest:
// by induction on the pile, for the definition takes the smaller piles' values from the submission.
// None is above 18, so no nim-sum of two is above 31, which is what the submission has room for.
void expect_definition(unsigned least, unsigned greatest) {
  const GrundyTable table(least, greatest);
  reference::Piles piles(static_cast<int>(least));
  for (unsigned pile = 1; pile <= greatest; ++pile) {
    const unsigned value = grundy_by_every_cut(pile, least, table);
    ASSERT_EQ(table[pile], value) << "F " << least << ", pile " << pile;
    ASSERT_EQ(piles.grundy(static_cast<int>(pile)), static_cast<int>(value))
        << "F " << least << ", pile " << pile;
    ASSERT_LE(value, 18u) << "F " << least << ", pile " << pile;
  }
}

// That submission and reference decide every position of so many stones as the bare rules do.
void expect_rules(int least, int stones) {
  game::Oracle<rules::Position> oracle(rules::Cutting{least});
  const GrundyTable table(static_cast<unsigned>(least), static_cast<unsigned>(stones));
  reference::Piles piles(least);
  for_each_position(stones, [&](const rules::Position& position) {
    const std::vector<unsigned> game(position.begin(), position.end());
    ASSERT_EQ(mover_wins(game, table), oracle.mover_wins(position));
    ASSERT_EQ(reference::nim_sum(piles, position), oracle.grundy(position));
  });
}

TEST(Rules, SplitsEvenly) {
  EXPECT_EQ(rules::split(7, 3), (std::vector<int>{3, 2, 2}));
  EXPECT_EQ(rules::split(6, 3), (std::vector<int>{2, 2, 2}));
  EXPECT_EQ((rules::Cutting{4}({3, 4})),
            (std::vector<rules::Position>{{2, 2, 3}, {1, 1, 2, 3}, {1, 1, 1, 1, 3}}));
  EXPECT_TRUE(rules::Cutting{1}({1, 1}).empty());
  EXPECT_TRUE(rules::Cutting{5}({4, 4}).empty());
}

// Every position of up to 45 stones, for every F that leaves a move. A cut keeps the number of
// stones, so each number of stones is a game of its own.
TEST(SubmissionAndReference, CertificateTheRulesOnEveryPositionOf45Stones) {
  certify::sweep("HNOI2014, the bare rules", 1, 46, 26, [](auto from, auto to) {
    for (auto stones = from; stones < to; ++stones) {
      for (int least = 1; least <= stones; ++least)
        expect_rules(least, static_cast<int>(stones));
    }
  });
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
  for (unsigned least = 1; least <= 30; ++least) {
    game::Oracle<rules::Position> oracle(rules::Cutting{static_cast<int>(least)});
    std::vector<unsigned> values(32, 0);
    for (int pile = 1; pile <= 30; ++pile) {
      values[pile] = grundy_by_every_cut(pile, least, values);
      ASSERT_EQ(static_cast<int>(values[pile]), oracle.grundy({pile})) << least << ' ' << pile;
    }
  }
}

TEST(SubmissionAndReference, AgreeWithEveryCutForSmallF) {
  for (unsigned least = 1; least <= 60; ++least)
    expect_definition(least, 2000);
}

// The whole domain: every F, and every pile that is legal. The F come in a scattered order, so that
// the short part has all sizes of F and each block of the sweep has some of the slow small ones.
TEST(SubmissionAndReference, CertificateEveryFAndEveryPile) {
  constexpr std::int64_t kScatter = 61814;
  static_assert(std::gcd(kScatter, std::int64_t(kGreatest)) == 1, "every F comes once");
  certify::sweep("HNOI2014, every F, every pile", 1, kGreatest + 1, 200, [](auto from, auto to) {
    for (auto i = from; i < to; ++i)
      expect_definition(static_cast<unsigned>((i * kScatter + 50000) % kGreatest + 1), kGreatest);
  });
}

// Whatever the greatest pile is, the values are the same: no run is cut short too early.
TEST(Submission, DoesNotDependOnTheGreatestPile) {
  const GrundyTable all(2, 1000);
  for (unsigned greatest = 1; greatest <= 1000; ++greatest) {
    const GrundyTable some(2, greatest);
    for (unsigned pile = 1; pile <= greatest; ++pile)
      ASSERT_EQ(some[pile], all[pile]) << greatest;
  }
}

// --- tables and numbers of the page ---

using Oracle = game::Oracle<rules::Position>;

// "5 = 3 + 2"
std::string cut_name(int pile, int parts) {
  return std::to_string(pile) + " = " + joined(rules::split(pile, parts), " + ");
}

rules::Position after_cut(rules::Position piles, std::size_t which, int parts) {
  const int pile = piles[which];
  piles.erase(piles.begin() + static_cast<std::ptrdiff_t>(which));
  for (int part : rules::split(pile, parts))
    piles.push_back(part);
  std::sort(piles.begin(), piles.end());
  return piles;
}

using Cut = std::pair<int, int>;  // the size of the pile, and M

// Every cut of a pile of this position that leads to a P-position, by the rules alone; equal piles
// count once.
std::vector<Cut> winning_cuts(Oracle& oracle, int least, const rules::Position& piles) {
  std::vector<Cut> cuts;
  for (std::size_t i = 0; i < piles.size(); ++i) {
    if (i > 0 && piles[i] == piles[i - 1]) continue;
    for (int parts = 2; piles[i] >= least && parts <= piles[i]; ++parts) {
      if (!oracle.mover_wins(after_cut(piles, i, parts))) cuts.emplace_back(piles[i], parts);
    }
  }
  return cuts;
}

TEST(Page, CutsOfThreeAndFour) {
  Oracle oracle(rules::Cutting{2});
  const rules::Position start = {3, 4};
  page::Table table;
  EXPECT_FALSE(oracle.mover_wins(start));
  for (std::size_t i = 0; i < start.size(); ++i) {
    for (int parts = 2; parts <= start[i]; ++parts) {
      const rules::Position left = after_cut(start, i, parts);
      const auto [pile, reply] = winning_cuts(oracle, 2, left).at(0);
      const auto which = std::find(left.begin(), left.end(), pile) - left.begin();
      table.row(cut_name(start[i], parts), joined(left, ", "),
                page::outcome(oracle.mover_wins(left)), cut_name(pile, reply),
                joined(after_cut(left, static_cast<std::size_t>(which), reply), ", "));
    }
  }
  table.record();
}

// The sizes of which a cut has an odd number, by the rules.
std::vector<int> left_over(int pile, int parts) {
  std::map<int, int> count;
  for (int part : rules::split(pile, parts))
    ++count[part];
  std::vector<int> sizes;
  for (const auto& [size, number] : count) {
    if (number % 2 == 1) sizes.push_back(size);
  }
  return sizes;
}

TEST(Page, CutsOfNine) {
  Oracle oracle(rules::Cutting{2});
  page::Table table;
  for (int parts = 2; parts <= 9; ++parts) {
    rules::Position pieces = rules::split(9, parts);
    std::sort(pieces.begin(), pieces.end());
    table.row(parts, joined(rules::split(9, parts), " + "), 9 / parts,
              joined(left_over(9, parts), ", "), oracle.grundy(pieces));
  }
  EXPECT_EQ(oracle.grundy({9}), 4);
  table.record();
}

TEST(Page, FirstValues) {
  const std::map<int, std::string> names = {{2, "1, 2"}, {3, "3"}, {4, "4"}};
  page::Table table;
  for (const auto& [least, name] : names) {
    Oracle oracle(rules::Cutting{least});
    std::vector<int> values;
    for (int pile = 1; pile <= 12; ++pile)
      values.push_back(oracle.grundy({pile}));
    table.row(name, joined(values, " | "));
  }
  table.record();
}

TEST(Page, Numbers) {
  const GrundyTable from_one(1, kGreatest), from_two(2, kGreatest);
  for (unsigned pile = 1; pile <= kGreatest; ++pile) {
    ASSERT_EQ(from_one[pile], from_two[pile]);
    ASSERT_EQ(from_two[pile] == 0, pile < 2);
  }
  for (unsigned pile = 1; pile < 6561; ++pile)
    ASSERT_LE(from_two[pile], 12u);
  EXPECT_EQ(from_two[6561], 16u);
  for (unsigned pile = 1; pile <= kGreatest; ++pile)
    ASSERT_TRUE(from_two[pile] < 18 || pile >= 59041) << pile;
  EXPECT_EQ(from_two[59041], 18u);
}

// By the rules: which sizes a cut leaves over, and that its pile is in the run of M.
TEST(Page, RunsByTheRules) {
  for (int pile = 2; pile <= 120; ++pile) {
    for (int parts = 2; parts <= pile; ++parts) {
      const int size = pile / parts;
      const std::vector<int> left = left_over(pile, parts);
      if (parts % 2 == 1) {
        ASSERT_EQ(left, std::vector<int>{(pile - size) % 2 == 0 ? size : size + 1});
        ASSERT_TRUE((left[0] - 1) * parts < pile && pile < (left[0] + 1) * parts);
      } else {
        ASSERT_EQ(left, pile % 2 == 0 ? std::vector<int>{} : (std::vector<int>{size, size + 1}));
      }
    }
  }
}

// The two strips at the foot of the picture: the sets of the submission against the rules.
TEST(Page, RunsOfThePicture) {
  PileSet odd_cuts(1), even_cuts(1);
  add_runs(odd_cuts, 8, 5, 3, 2);
  add_runs(even_cuts, 5, 5, 1, 1);
  for (int pile = 7; pile <= 127; ++pile) {
    bool has_six = false, has_pair = false;
    for (int parts = 2; parts <= pile; ++parts) {
      has_six |= left_over(pile, parts) == std::vector<int>{6};
      has_pair |= left_over(pile, parts) == std::vector<int>{5, 6};
    }
    ASSERT_EQ(has_six, pile % 2 == 0 && has(odd_cuts, pile / 2)) << pile;
    ASSERT_EQ(has_pair, pile % 2 == 1 && has(even_cuts, pile / 2)) << pile;
    ASSERT_TRUE(pile < 26 || pile % 2 == 1 || has_six) << pile;
    ASSERT_TRUE(pile < 51 || pile % 2 == 0 || has_pair) << pile;
  }
  EXPECT_FALSE(has(odd_cuts, 24 / 2));
  EXPECT_FALSE(has(even_cuts, 49 / 2));
}

TEST(Page, Exercises) {
  Oracle two(rules::Cutting{2}), three(rules::Cutting{3});
  EXPECT_EQ(winning_cuts(two, 2, {2, 5}), (std::vector<Cut>{{5, 4}}));
  EXPECT_EQ(winning_cuts(three, 3, {5}), (std::vector<Cut>{{5, 3}, {5, 4}, {5, 5}}));
  EXPECT_EQ(winning_cuts(two, 2, {6, 9}), (std::vector<Cut>{{9, 3}}));
  EXPECT_EQ(winning_cuts(two, 2, {5, 7}), (std::vector<Cut>{{5, 2}, {7, 3}}));
  reference::Piles large(50000);
  EXPECT_EQ(reference::nim_sum(large, {60000, 70000, 80000}), 1);
  EXPECT_EQ(large.grundy(99999), 2);
}

// G(n) = 1 for F <= n <= 2F - 2, and G(2F - 1) = 2.
TEST(Page, ValuesNearF) {
  for (int least = 2; least <= 12; ++least) {
    Oracle oracle(rules::Cutting{least});
    for (int pile = least; pile <= 2 * least - 2; ++pile)
      ASSERT_EQ(oracle.grundy({pile}), 1) << least << ' ' << pile;
    ASSERT_EQ(oracle.grundy({2 * least - 1}), 2) << least;
  }
}

// If M must be even and F = 2, the even piles are worth 1 and the odd ones 0.
TEST(Page, EvenNumbersOfPartsOnly) {
  Oracle oracle([](const rules::Position& piles) {
    std::vector<rules::Position> reached;
    for (std::size_t i = 0; i < piles.size(); ++i) {
      for (int parts = 2; parts <= piles[i]; parts += 2)
        reached.push_back(after_cut(piles, i, parts));
    }
    return reached;
  });
  for (int stones = 1; stones <= 14; ++stones) {
    for_each_position(stones, [&](const rules::Position& piles) {
      const auto is_even = [](int pile) { return pile % 2 == 0; };
      ASSERT_EQ(oracle.grundy(piles), std::count_if(piles.begin(), piles.end(), is_even) % 2);
    });
  }
}

// The numbers of parts with this value, a block of equal quotient at a time.
int count_cuts(reference::Piles& piles, int pile, int value) {
  int count = 0;
  for (int first = 2, last; first <= pile; first = last + 1) {
    last = pile / (pile / first);
    const int length = last - first + 1;
    if (piles.value_of_cut(pile, first) == value) count += (length + 1) / 2;
    if (length > 1 && piles.value_of_cut(pile, first + 1) == value) count += length / 2;
  }
  return count;
}

// Exercise: how many cuts win. All sums of two piles, against the rules.
TEST(Page, WinningCutsByBlocks) {
  for (int least = 1; least <= 3; ++least) {
    Oracle oracle(rules::Cutting{least});
    reference::Piles values(least);
    for (int one = least; one <= 9; ++one) {
      for (int other = one + 1; other <= 10; ++other) {
        const int sum = reference::nim_sum(values, {one, other});
        const int counted = count_cuts(values, one, values.grundy(one) ^ sum) +
                            count_cuts(values, other, values.grundy(other) ^ sum);
        const auto cuts = winning_cuts(oracle, least, {one, other});
        ASSERT_EQ(counted, static_cast<int>(cuts.size())) << least << ' ' << one << ' ' << other;
      }
    }
  }
}

// The runs that README.md counts: q + 1 cut into an odd M, and the pair q, q + 1 cut into M = 2j,
// begin at the pile qM + 1, and are separate where M < q and where j < q.
TEST(Page, NumberOfRuns) {
  constexpr std::int64_t kPiles = kGreatest;
  std::int64_t separate = 0;
  for (std::int64_t q = 1; q < kPiles; ++q) {
    std::int64_t odd = 0, separate_odd = 0, even = 0, separate_even = 0;
    for (std::int64_t parts = 3; q * parts + 1 <= kPiles; parts += 2)
      ++odd, separate_odd += parts < q;
    for (std::int64_t parts = 2; q * parts + 1 <= kPiles; parts += 2)
      ++even, separate_even += parts / 2 < q;
    ASSERT_TRUE(2 * separate_odd < q && 2 * q * odd < kPiles) << q;
    ASSERT_TRUE(separate_even < q && 2 * q * even < kPiles) << q;
    separate += separate_odd + separate_even;
  }
  EXPECT_EQ(separate, 500493);
  EXPECT_LE(separate, kPiles * (0.5 + std::log(std::sqrt(kPiles))));
}

}  // namespace
