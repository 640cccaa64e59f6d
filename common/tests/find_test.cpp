// The finder of rules: games from their rules alone; members of each family drawn at random, and the
// same with one value changed; tables without a rule; what is wrong with a table.
#include "common/find/find.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <random>
#include <string>
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

using Value = std::function<std::uint64_t(const Position&)>;

Table table_of(Kind kind, const play::Words& names, std::uint64_t size, const Value& value) {
  Table table;
  table.kind = kind;
  table.names = names;
  for (std::size_t i = 0; i < table.numbers(); ++i)
    table.size[i] = size;
  for (std::size_t i = 0; i < table.count(); ++i)
    table.values.push_back(static_cast<std::uint32_t>(value(table.at(i))));
  return table;
}

// The table of a game up to `most`.
Table table_of(const tabulate::Game& game, int most, bool is_misere = false) {
  tabulate::Tabulator values(game, is_misere);
  return table_of(
      is_misere ? Kind::kOutcome : Kind::kGrundy, play::words_of(game.names),
      static_cast<std::uint64_t>(most) + 1, [&](const Position& at) {
        return static_cast<std::uint64_t>(values.value(
            {static_cast<int>(at[0]), static_cast<int>(at[1]), static_cast<int>(at[2])}));
      });
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

// clang-format off
#define HEAP(...) tabulate::game_of(+[](int n) { Ints all; __VA_ARGS__ return all; })
#define HEAPS(...) tabulate::game_of(+[](int n) { Splits all; __VA_ARGS__ return all; })
#define PARAMETER(...) tabulate::game_of(+[](int n, int k) { Ints all; __VA_ARGS__ return all; })
#define PAIR(...) tabulate::game_of(+[](Pair p) { std::vector<Pair> all; const auto [a, b] = p; __VA_ARGS__ return all; })
#define TRIPLE(...) tabulate::game_of(+[](Triple p) { std::vector<Triple> all; const auto [a, b, c] = p; __VA_ARGS__ return all; })
// clang-format on

TEST(Find, TakeGamesAreProved) {
  for (const char* takes : {"1,3,4", "1,2,3,4,5", "2,5,7", "3,10,17,23"}) {
    const Finding finding = find_rules(*take_game(takes, 5000).value, Budget{});
    ASSERT_FALSE(finding.rules.empty()) << takes;
    EXPECT_NE(finding.rules[0].proof.english, "") << takes;
    Position at;
    EXPECT_TRUE(holds_in(finding.rules[0].rule, *take_game(takes, 40000).value, at)) << takes;
  }
}

TEST(Find, OctalGamesWithKnownPeriodsAreProved) {
  // Winning Ways, chapter 4: periods.
  for (const auto& [code, period] :
       {std::pair{"0.137", "34"}, {"0.77", "12"}, {"0.07", "34"}, {"0.45", "20"}}) {
    const Finding finding = find_rules(*octal_game(code, 3000).value, Budget{});
    ASSERT_FALSE(finding.rules.empty()) << code;
    EXPECT_NE(finding.rules[0].rule.words.english.find("period " + std::string(period) + " "),
              std::string::npos);
    EXPECT_NE(finding.rules[0].proof.english.find("Guy and Smith"), std::string::npos) << code;
  }
}

struct Known {
  const char* name;
  tabulate::Game game;
  int most;
  const char* words;  // that the best rule has; empty: there is none
  bool is_misere = false, is_about_outcomes = false;
};

// Those of our problems and headers that are of a kind that the finder takes. Not: knights that all move, games
// with a sign on a string, cutting until a single cell is left, which are no sums of heaps or of numbers.
TEST(Find, GamesFromTheirRules) {
  // clang-format off
  const Known games[] = {
      {"HDU1846", PARAMETER(all = hdu1846::rules::BraveGame{k}(n);), 120, "is n mod (k + 1)."},
      {"HDU4764", PARAMETER(for (int next : hdu4764::rules::Stone{n, k}(0)) if (next <= n) all.push_back(n - next);), 120, "loses exactly if n mod (k + 1) = 1.", true},
      {"HDU2177", tabulate::game_of(hdu2177::rules::options), 120, "exactly if |a − b| = i and min(a, b) = ⌊iα⌋ for some i ≥ 0, where α = (1 + √5) / 2."},
      {"HDU2516", tabulate::game_of(hdu2516::rules::options), 150, "1, 2, …, where a(k) = a(k−1) + a(k−2)", false, true},
      {"HDU6892", tabulate::game_of(hdu6892::rules::options), 3000, "Ω(odd(n)) + "},
      {"P2197", tabulate::game_of(p2197::rules::options), 300, "is n."},
      // The values follow runs, not a rule of one of the families.
      {"HNOI2014", HEAPS(all = hnoi2014::rules::Cutting{3}({n});), 500, ""},
      {"at most half", HEAP(for (int t = 1; 2 * t <= n; ++t) all.push_back(n - t);), 2000, "g(2q) = q; g(2q + 1) = g(q)"},
      {"a proper divisor", HEAP(for (int t = 1; t < n; ++t) if (n % t == 0) all.push_back(n - t);), 2000, "v₂(n)"},
      {"multiplication", HEAP(for (int k = 2; k <= 9 && n > 1; ++k) all.push_back((n + k - 1) / k);), 200000, "begin at 2, 10, …, where a(k) = 18·a(k−2) − 17."},
      {"a square", HEAP(for (int t = 1; t * t <= n; ++t) all.push_back(n - t * t);), 20000, ""},
      {"Grundy's game", HEAPS(for (int part = 1; 2 * part < n; ++part) all.push_back({part, n - part});), 1500, ""},
      {"Lasker", HEAPS(for (int i = 0; i < n; ++i) all.push_back({i}); for (int i = 1; 2 * i <= n; ++i) all.push_back({i, n - i});), 500, "period 4 and grows by 4 a period"},
      {"2-Wythoff", PAIR((void)a, (void)b; all = wythoff(2, p);), 120, "exactly if |a − b| = 2i and min(a, b) = ⌊iα⌋"},
      {"3-Wythoff", PAIR((void)a, (void)b; all = wythoff(3, p);), 120, "exactly if |a − b| = 3i and min(a, b) = ⌊iα⌋"},
      {"misère Wythoff", PAIR((void)a, (void)b; all = wythoff(1, p);), 120, "Exceptions: (0, 0) wins, (0, 1) loses", true},
      {"three times at most", PAIR(for (int t = 1; t <= a && t <= b; ++t) all.push_back({a - t, 3 * t});), 300, "1, 2, 3, 4, 6, …, where a(k) = a(k−1) + a(k−4)"},
      {"staircase", TRIPLE(for (int i = 1; i <= a; ++i) all.push_back({a - i, b, c}); for (int i = 1; i <= b; ++i) all.push_back({a + i, b - i, c});
                           for (int i = 1; i <= c; ++i) all.push_back({a, b + i, c - i});), 30, "is a ⊕ c;"},
  };
  // clang-format on
  for (const Known& known : games) {
    Table table = table_of(known.game, known.most, known.is_misere);
    if (known.is_about_outcomes) table = outcomes_of(table);
    const Finding finding = find_rules(table, Budget{});
    if (*known.words == 0) {
      EXPECT_TRUE(finding.rules.empty()) << known.name;
      continue;
    }
    ASSERT_FALSE(finding.rules.empty()) << known.name;
    const std::string words = finding.rules[0].rule.words.english;
    EXPECT_NE((" " + words).find(known.words), std::string::npos) << known.name << ": " << words;
  }
}

struct Member {
  std::string family;
  Kind kind;
  std::size_t numbers;
  std::uint64_t size;
  Value value;
};

Table table_of(const Member& member, std::uint64_t size) {
  return table_of(member.kind, member.numbers == 1 ? play::Words{"n"} : play::Words{"a", "b"}, size,
                  member.value);
}

// clang-format off
std::vector<Member> members(std::mt19937_64& random) {
  const auto from = [&](std::uint64_t low, std::uint64_t high) { return low + random() % (high - low + 1); };
  std::vector<std::uint32_t> row(from(5, 20));
  for (std::uint32_t& entry : row)
    entry = static_cast<std::uint32_t>(from(0, 3));
  row.front() = 0, row.back() = 1;
  const std::uint64_t growth = from(1, 5), k = from(1, 5), base = from(2, 3), taken = from(1, 3);
  std::vector<std::uint64_t> terms = {from(1, 3), from(4, 7)};
  while (terms.back() < 10000000) terms.push_back(taken * terms.back() + terms[terms.size() - 2]);
  const double slope = (static_cast<double>(k) + std::sqrt(k % 2 == 0 ? 7.0 : 13.0)) / 2;
  const double alpha = (2 - static_cast<double>(k) + std::sqrt(static_cast<double>(k * k + 4))) / 2;
  const auto floor_of = [](std::uint64_t i, double factor) { return static_cast<std::uint64_t>(std::floor(static_cast<double>(i) * factor)); };
  constexpr Kind kGrundy = Kind::kGrundy, kOutcome = Kind::kOutcome;
  using P = const Position&;
  return {
      {"period", kGrundy, 1, 2000, [=](P p) { return row[p[0] % row.size()]; }},
      {"growing period", kGrundy, 1, 2000, [=](P p) { return row[p[0] % row.size()] + growth * (p[0] / row.size()); }},
      {"box", kOutcome, 2, 100, [=](P p) { return row[(p[0] % 4 + 3 * (p[1] % 3)) % row.size()] % 2; }},
      {"formula", kGrundy, 2, 90, [=](P p) { return (p[0] ^ p[1]) % (k + 3) + std::min(p[0], p[1]); }},
      {"conditions", kOutcome, 2, 120, [=](P p) { return (p[0] + p[1]) % (k + 2) != 0 || p[0] < k * p[1]; }},
      {"exponents", kGrundy, 1, 3000, [=](P p) { std::uint32_t e = 0; for (std::uint64_t n = p[0] + taken; n % base == 0; n /= base) ++e; return e; }},
      {"recurrence", kOutcome, 1, 60000, [=](P p) { return !std::binary_search(terms.begin(), terms.end(), p[0]); }},
      {"Beatty", kOutcome, 1, 3000, [=](P p) { return floor_of(static_cast<std::uint64_t>(std::ceil(static_cast<double>(p[0]) / slope)), slope) != p[0]; }},
      {"pairs", kOutcome, 2, 250, [=](P p) { const std::uint64_t least = std::min(p[0], p[1]), gap = std::max(p[0], p[1]) - least; return gap % k != 0 || floor_of(gap / k, alpha) != least; }},
      {"automaton", kGrundy, 1, 20000, [=](P p) { std::uint64_t state = 0; for (std::uint64_t n = p[0]; n > 0; n /= base + 1) state = (state * 2 + n % (base + 1)) % 3; return state; }},
      {"sum", kGrundy, 2, 150, [=](P p) { return p[0] % (k + 2) ^ p[1] % (base + 5); }},
      {"division", kGrundy, 1, 4000, [=](P p) { std::uint64_t sum = 0; for (std::uint64_t n = p[0]; n > 0; n /= base) sum += n % base == 1 ? k : n / base; return sum; }},
  };
}
// clang-format on

TEST(Find, MembersOfEachFamilyComeBackAndChangedOnesDoNot) {
  std::mt19937_64 random(20);
  for (const Member& member : members(random)) {
    Table table = table_of(member, member.size);
    const Finding finding = find_rules(table, Budget{});
    ASSERT_FALSE(finding.rules.empty()) << member.family;
    const Found& found = finding.rules[0];
    Table longer = table_of(member, member.numbers == 1 ? 2 * member.size : member.size * 3 / 2);
    if (found.kind != table.kind) longer = outcomes_of(longer);
    Position exception;
    EXPECT_TRUE(holds_in(found.rule, longer, exception))
        << member.family << ": " << found.rule.words.english << " at "
        << position_words(table, exception);
    const std::size_t place = table.count() / 2 + random() % (table.count() / 2);
    table.values[place] = table.values[place] == 0 ? 1 : 0;
    Budget small;
    small.expressions = 1000;
    small.pairs = 10000;
    const Finding changed = find_rules(table, small);
    EXPECT_TRUE(changed.rules.empty())
        << member.family << ": " << changed.rules[0].rule.words.english;
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
    EXPECT_TRUE(finding.rules.empty()) << i << ": " << finding.rules[0].rule.words.english;
  }
}

TEST(Find, SmallTablesHaveNoRule) {
  EXPECT_TRUE(find_rules(*table_of_input("0 0\n1 1\n2 0\n3 1\n4 0\n").value, {}).rules.empty());
}

TEST(Find, FloorsOfTheGoldenRatioAreExactToTheEnd) {
  Table table =
      outcomes_of(table_of(tabulate::game_of(+[](Pair p) { return wythoff(1, p); }), 150));
  const Finding finding = find_rules(table, Budget{});
  ASSERT_FALSE(finding.rules.empty());
  const std::uint64_t most = finding.rules[0].rule.most;
  for (std::uint64_t i = 1; i < 100; ++i) {
    const std::uint64_t gap = most / 8 * 3 - i * i,
                        least = game::wythoff::p_position<std::uint64_t>(gap).smaller;
    EXPECT_EQ(finding.rules[0].rule.value({least, least + gap, 0}), 0u);
    EXPECT_EQ(finding.rules[0].rule.value({least + 1, least + 1 + gap, 0}), 1u);
  }
}

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
