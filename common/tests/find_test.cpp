// The finder of rules: games from their rules alone; members of each family drawn at random, and the
// same with one value changed; tables without a rule; what is wrong with a table.
#include "common/find/find.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>
#include <random>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "common/find/tabulate.hpp"
#include "common/game/wythoff.hpp"

// Each problem has its rules in the namespace `rules`.
namespace hdu1846 {
#include "problems/HDU1846/rules.hpp"
}
namespace hdu2177 {
#include "problems/HDU2177/rules.hpp"
}
namespace hdu2516 {
#include "problems/HDU2516/rules.hpp"
}
namespace hdu4764 {
#include "problems/HDU4764/rules.hpp"
}
namespace hdu6892 {
#include "problems/HDU6892/rules.hpp"
}
namespace hnoi2014 {
#include "problems/HNOI2014/rules.hpp"
}
namespace p2197 {
#include "problems/P2197/rules.hpp"
}

namespace find {
namespace {

using Pair = std::array<int, 2>;
using Triple = std::array<int, 3>;
using Ints = std::vector<int>;
using Splits = std::vector<Ints>;

// The table of a game up to `most`.
Table table_of(const tabulate::Game& game, int most, bool is_misere = false) {
  tabulate::Tabulator values(game, is_misere);
  Table table;
  table.kind = is_misere ? Kind::kOutcome : Kind::kGrundy;
  const std::string names = game.names;
  table.names = play::words_of(names);
  for (std::size_t i = 0; i < table.numbers(); ++i)
    table.size[i] = static_cast<std::uint64_t>(most) + 1;
  for (std::size_t i = 0; i < table.count(); ++i) {
    const Position at = table.at(i);
    table.values.push_back(static_cast<std::uint32_t>(
        values.value({static_cast<int>(at[0]), static_cast<int>(at[1]), static_cast<int>(at[2])})));
  }
  return table;
}

// The sentence of the best rule; empty if there is none.
std::string rule_of(const Table& table) {
  const Finding finding = find_rules(table, Budget{});
  return finding.rules.empty() ? "" : finding.rules[0].rule->words().english;
}

Ints numbers_below(int n) {
  Ints all(static_cast<std::size_t>(n));
  std::iota(all.begin(), all.end(), 0);
  return all;
}

std::vector<Pair> wythoff(int width, Pair p) {
  std::vector<Pair> all;
  for (int i = 0; i <= p[0]; ++i) {
    for (int j = 0; j <= p[1]; ++j) {
      if (i + j > 0 && (i == 0 || j == 0 || std::abs(i - j) < width))
        all.push_back({p[0] - i, p[1] - j});
    }
  }
  return all;
}

// --- games --------------------------------------------------------------------------------------

TEST(Find, TakeGamesAreProved) {
  for (const char* takes : {"1,3,4", "1,2,3,4,5", "2,5,7", "3,10,17,23"}) {
    const Table table = *take_game(takes, 5000).value;
    const Finding finding = find_rules(table, Budget{});
    ASSERT_FALSE(finding.rules.empty()) << takes;
    EXPECT_NE(finding.rules[0].proof.english, "") << takes;
    const Table longer = *take_game(takes, 40000).value;
    Position exception;
    EXPECT_TRUE(holds_in(*finding.rules[0].rule, longer, exception)) << takes;
  }
}

TEST(Find, OctalGamesWithKnownPeriodsAreProved) {
  // Winning Ways, chapter 4: periods.
  for (const auto& [code, period] :
       {std::pair{"0.137", "34"}, {"0.77", "12"}, {"0.07", "34"}, {"0.45", "20"}, {"0.45", "20"}}) {
    const Table table = *octal_game(code, 3000).value;
    const Finding finding = find_rules(table, Budget{});
    ASSERT_FALSE(finding.rules.empty()) << code;
    EXPECT_NE(finding.rules[0].rule->words().english.find("period " + std::string(period) + " "),
              std::string::npos)
        << code;
    EXPECT_NE(finding.rules[0].proof.english.find("Guy and Smith"), std::string::npos) << code;
  }
  EXPECT_EQ(rule_of(*octal_game("0.007", 1500).value), "");
}

TEST(Find, OurProblems) {
  EXPECT_EQ(
      rule_of(table_of(
          tabulate::game_of(+[](int n, int k) { return hdu1846::rules::BraveGame{k}(n); }), 120)),
      "The Grundy value is n mod (k + 1).");
  EXPECT_EQ(
      rule_of(table_of(tabulate::game_of(hdu2177::rules::options), 150)),
      "The mover loses iff |a − b| = i and min(a, b) = ⌊iα⌋ for some i ≥ 0, where α = (1 + √5) / 2.");
  EXPECT_EQ(
      rule_of(outcomes_of(table_of(tabulate::game_of(hdu2516::rules::options), 200))),
      "The mover wins iff a ≥ 1 and b ≥ t. t, the least b that wins, is zeck(a); zeck(x) is the least part of x as "
      "a sum of Fibonacci numbers of which no two are neighbours.");
  // The number still missing to n, from 0 on up.
  EXPECT_EQ(rule_of(table_of(tabulate::game_of(+[](int n, int k) {
                               Ints left;
                               for (const int next : hdu4764::rules::Stone{n, k}(0))
                                 if (next <= n) left.push_back(n - next);
                               return left;
                             }),
                             120, true)),
            "The mover loses iff n mod (k + 1) = 1.");
  EXPECT_NE(
      rule_of(table_of(tabulate::game_of(hdu6892::rules::options), 4000)).find("Ω(odd(n)) + "),
      std::string::npos);
  EXPECT_EQ(
      rule_of(table_of(tabulate::game_of(+[](Pair p) {
                         std::vector<Pair> all;
                         for (const int left : numbers_below(p[0]))
                           all.push_back({left, p[1]});
                         for (const int left : numbers_below(p[1]))
                           all.push_back({p[0], left});
                         return all;
                       }),
                       100)),
      "The Grundy value is the nim-sum (xor) of a value for each number: that of a is a. that of b is b.");
  EXPECT_EQ(rule_of(table_of(tabulate::game_of(p2197::rules::options), 400)),
            "The Grundy value is n.");
  // 江南乐 with the least pile 3: the values follow runs, not a rule of one of the families.
  EXPECT_EQ(rule_of(table_of(
                tabulate::game_of(+[](int n) { return hnoi2014::rules::Cutting{3}({n}); }), 600)),
            "");
}

TEST(Find, OneHeap) {
  const auto rule = [](Ints (*options)(int), int most) {
    return rule_of(table_of(tabulate::game_of(options), most));
  };
  EXPECT_NE(rule(
                [](int n) {
                  Ints all;
                  for (int take = 1; 2 * take <= n; ++take)
                    all.push_back(n - take);
                  return all;
                },
                2000)
                .find("⌊odd(n + 1) / 2⌋"),
            std::string::npos);
  EXPECT_NE(rule(
                [](int n) {
                  Ints all;
                  for (int take = 1; take < n; ++take)
                    if (n % take == 0) all.push_back(n - take);
                  return all;
                },
                2000)
                .find("v₂(n)"),
            std::string::npos);
  // The multiplication game, backwards: to reach n by factors from 2 to 9.
  EXPECT_EQ(
      rule(
          [](int n) {
            Ints all;
            for (int factor = 2; factor <= 9 && n > 1; ++factor)
              all.push_back((n + factor - 1) / factor);
            return all;
          },
          200000),
      "The mover loses below 2; from there on runs of equal outcomes begin at 2, 10, …, where a(k) = 18·a(k−2) − 17.");
}

TEST(Find, TwoAndThreeNumbers) {
  for (const int width : {2, 3}) {
    const auto options =
        width == 2 ? +[](Pair p) { return wythoff(2, p); } : +[](Pair p) { return wythoff(3, p); };
    const std::string words = rule_of(outcomes_of(table_of(tabulate::game_of(options), 130)));
    EXPECT_EQ(words.substr(0, 33), "The mover loses iff |a − b| = " + std::to_string(width))
        << words;
  }
  EXPECT_NE(rule_of(table_of(tabulate::game_of(+[](Pair p) { return wythoff(1, p); }), 150, true))
                .find("Exceptions: (0, 0) wins, (0, 1) loses"),
            std::string::npos);
  EXPECT_NE(rule_of(table_of(tabulate::game_of(+[](Pair p) {
                               std::vector<Pair> all;
                               const auto [a, b] = p;
                               for (int take = 1; take <= a && take <= b; ++take)
                                 all.push_back({a - take, 3 * take});
                               return all;
                             }),
                             300))
                .find("1, 2, 3, 4, 6, …, where a(k) = a(k−1) + a(k−4)"),
            std::string::npos);
  EXPECT_EQ(rule_of(table_of(tabulate::game_of(+[](Triple p) {
                               std::vector<Triple> all;
                               const auto [a, b, c] = p;
                               for (int i = 1; i <= a; ++i)
                                 all.push_back({a - i, b, c});
                               for (int i = 1; i <= b; ++i)
                                 all.push_back({a + i, b - i, c});
                               for (int i = 1; i <= c; ++i)
                                 all.push_back({a, b + i, c - i});
                               return all;
                             }),
                             30)),
            "The Grundy value is a ⊕ c; ⊕ is xor.");
}

TEST(Find, GamesWithoutARule) {
  EXPECT_EQ(rule_of(table_of(tabulate::game_of(+[](int n) {
                               Splits all;
                               for (int part = 1; 2 * part < n; ++part)
                                 all.push_back({part, n - part});
                               return all;
                             }),
                             2000)),
            "");
  EXPECT_EQ(rule_of(table_of(tabulate::game_of(+[](int n) {
                               Ints all;
                               for (int root = 1; root * root <= n; ++root)
                                 all.push_back(n - root * root);
                               return all;
                             }),
                             20000)),
            "");
}

// --- families -----------------------------------------------------------------------------------

using Value = std::function<std::uint32_t(const Position&)>;

struct Member {
  std::string family;
  Kind kind;
  std::size_t numbers;
  std::uint64_t size;
  Value value;
};

Table table_of(const Member& member, std::uint64_t size) {
  Table table;
  table.kind = member.kind;
  if (member.numbers == 2) table.names = {"a", "b"};
  for (std::size_t i = 0; i < member.numbers; ++i)
    table.size[i] = size;
  for (std::size_t i = 0; i < table.count(); ++i)
    table.values.push_back(member.value(table.at(i)));
  return table;
}

std::vector<Member> members(std::mt19937_64& random) {
  const auto from = [&](std::uint64_t low, std::uint64_t high) {
    return low + random() % (high - low + 1);
  };
  std::vector<Member> all;
  const auto add = [&](const char* family, Kind kind, std::size_t numbers, std::uint64_t size,
                       Value value) {
    all.push_back({family, kind, numbers, size, std::move(value)});
  };
  std::vector<std::uint32_t> row(from(5, 20));
  for (std::uint32_t& entry : row)
    entry = static_cast<std::uint32_t>(from(0, 3));
  row.front() = 0, row.back() = 1;
  const std::uint64_t growth = from(1, 5), k = from(1, 5), base = from(2, 4), taken = from(1, 3);
  add("period", Kind::kGrundy, 1, 2000, [=](const Position& p) { return row[p[0] % row.size()]; });
  add("growing period", Kind::kGrundy, 1, 2000, [=](const Position& p) {
    return static_cast<std::uint32_t>(row[p[0] % row.size()] + growth * (p[0] / row.size()));
  });
  add("box", Kind::kOutcome, 2, 100,
      [=](const Position& p) { return row[(p[0] % 4 + 3 * (p[1] % 3)) % row.size()] % 2; });
  add("formula", Kind::kGrundy, 2, 90, [=](const Position& p) {
    return static_cast<std::uint32_t>((p[0] ^ p[1]) % (k + 3) + std::min(p[0], p[1]));
  });
  add("conditions", Kind::kOutcome, 2, 120, [=](const Position& p) {
    return std::uint32_t{(p[0] + p[1]) % (k + 2) != 0 || p[0] < k * p[1]};
  });
  add("exponents", Kind::kGrundy, 1, 3000, [=](const Position& p) {
    std::uint32_t e = 0;
    for (std::uint64_t n = p[0] + taken; n % base == 0 && base != 4; n /= base)
      ++e;
    return e;
  });
  std::vector<std::uint64_t> terms = {from(1, 3), from(4, 7)};
  while (terms.back() < 10000000)
    terms.push_back(taken * terms.back() + terms[terms.size() - 2]);
  add("recurrence", Kind::kOutcome, 1, 60000, [=](const Position& p) {
    return std::uint32_t{!std::binary_search(terms.begin(), terms.end(), p[0])};
  });
  const double slope = (static_cast<double>(k) + std::sqrt(k % 2 == 0 ? 7.0 : 13.0)) / 2;
  add("Beatty", Kind::kOutcome, 1, 3000, [=](const Position& p) {
    const auto i = static_cast<std::uint64_t>(std::ceil(static_cast<double>(p[0]) / slope));
    return std::uint32_t{static_cast<std::uint64_t>(std::floor(static_cast<double>(i) * slope)) !=
                         p[0]};
  });
  const double alpha = (2 - static_cast<double>(k) + std::sqrt(static_cast<double>(k * k + 4))) / 2;
  add("pairs", Kind::kOutcome, 2, 250, [=](const Position& p) {
    const std::uint64_t gap = std::max(p[0], p[1]) - std::min(p[0], p[1]);
    return std::uint32_t{gap % k != 0 || static_cast<std::uint64_t>(
                                             std::floor(static_cast<double>(gap / k) * alpha)) !=
                                             std::min(p[0], p[1])};
  });
  // Digits: sums modulo 3, by which no period or short formula comes.
  add("automaton", Kind::kGrundy, 1, 20000, [=](const Position& p) {
    std::uint32_t state = 0;
    for (std::uint64_t n = p[0]; n > 0; n /= base + 1)
      state = static_cast<std::uint32_t>((state * 2 + n % (base + 1)) % 3);
    return state;
  });
  add("sum", Kind::kGrundy, 2, 150, [=](const Position& p) {
    return static_cast<std::uint32_t>(p[0] % (k + 2) ^ p[1] % (base + 5));
  });
  add("division", Kind::kGrundy, 1, 4000, [=](const Position& p) {
    std::uint64_t sum = 0;
    for (std::uint64_t n = p[0]; n > 0; n /= base)
      sum += n % base == 1 ? k : n / base;
    return static_cast<std::uint32_t>(sum);
  });
  return all;
}

TEST(Find, MembersOfEachFamilyComeBackAndChangedOnesDoNot) {
  std::mt19937_64 random(20);
  for (int round = 0; round < 1; ++round) {
    for (const Member& member : members(random)) {
      Table table = table_of(member, member.size);
      const Finding finding = find_rules(table, Budget{});
      ASSERT_FALSE(finding.rules.empty()) << member.family << " " << round;
      const Found& found = finding.rules[0];
      Table longer =
          table_of(member, member.numbers == 1 ? 2 * member.size : member.size + member.size / 2);
      if (found.kind != table.kind) longer = outcomes_of(longer);
      Position exception;
      EXPECT_TRUE(holds_in(*found.rule, longer, exception) || !found.is_for_all)
          << member.family << " " << round << ": " << found.rule->words().english << " at "
          << exception[0] << " " << exception[1];
      const std::size_t place = table.count() / 2 + random() % (table.count() / 2);
      table.values[place] = table.values[place] == 0 ? 1 : 0;
      Budget small;
      small.expressions = 1000;
      small.pairs = 10000;
      const Finding changed = find_rules(table, small);
      EXPECT_TRUE(changed.rules.empty())
          << member.family << " " << round << ": " << changed.rules[0].rule->words().english;
    }
  }
}

TEST(Find, RandomTablesHaveNoRule) {
  std::mt19937_64 random(5);
  for (int i = 0; i < 200; ++i) {
    Budget budget;
    if (i % 100 != 0) budget.expressions = 500, budget.pairs = 5000;
    const std::uint32_t values = i % 3 == 0 ? 5 : 2;
    const Member noise{
        "noise", values == 2 ? Kind::kOutcome : Kind::kGrundy, 1 + static_cast<std::size_t>(i % 2),
        0, [&](const Position&) { return static_cast<std::uint32_t>(random() % values); }};
    const Finding finding = find_rules(table_of(noise, i % 2 == 0 ? 400 : 40), budget);
    EXPECT_TRUE(finding.rules.empty()) << i << ": " << finding.rules[0].rule->words().english;
  }
}

TEST(Find, FloorsOfTheGoldenRatioAreExactToTheEnd) {
  Table table =
      outcomes_of(table_of(tabulate::game_of(+[](Pair p) { return wythoff(1, p); }), 150));
  const Finding finding = find_rules(table, Budget{});
  ASSERT_FALSE(finding.rules.empty());
  const std::uint64_t most = finding.rules[0].rule->most();
  for (std::uint64_t i = 1; i < 100; ++i) {
    const std::uint64_t gap = most / 8 * 3 - i * i,
                        least = game::wythoff::p_position<std::uint64_t>(gap).smaller;
    EXPECT_EQ(finding.rules[0].rule->value({least, least + gap, 0}), 0u);
    EXPECT_EQ(finding.rules[0].rule->value({least + 1, least + 1 + gap, 0}), 1u);
  }
}

// --- tables -------------------------------------------------------------------------------------

TEST(Find, ErrorsOfTablesNameTheLine) {
  for (const auto& [text, error] :
       {std::pair{"0 0\n1 x\n", "line 2: 'x'"},
        {"0 0\n\n1 1 1\n", "line 3: 3 numbers, but line 1 has 2"},
        {"5\n", "line 1: one, two or three numbers and a value"},
        {"0 0\n1 1\n0 1\n", "line 3: 0 has the value 1, but in line 1 it has 0"},
        {"0 0\n2 1\n", "line 2: 1 is wanted before it"},
        {"0 0 1\n0 1 1\n1 0 0\n", "line 3: (1, 1) is wanted after it"},
        {"0 0\n", "line 2: the table ends"}}) {
    const auto table = find::table_of(text);
    ASSERT_FALSE(table) << text;
    EXPECT_EQ(table.error.english.substr(0, std::string(error).size()), error);
    EXPECT_NE(table.error.chinese.find("行"), std::string::npos);
  }
}

TEST(Find, InputIsTakenByItsLooks) {
  EXPECT_EQ(table_of_input("1,3,4").value->theorem, Theorem::kTakes);
  EXPECT_EQ(table_of_input("0.137").value->theorem, Theorem::kOctal);
  EXPECT_EQ(table_of_input("0 0\n1 1\n").value->count(), 2u);
  for (const char* text : {"", "0,1", "1,,2", "0.9", "7.1", "x"})
    EXPECT_FALSE(table_of_input(text)) << text;
}

}  // namespace
}  // namespace find
