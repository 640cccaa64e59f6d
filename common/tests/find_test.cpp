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
#include "common/game/fibonacci_nim.hpp"
#include "common/game/wythoff.hpp"

// Each problem has its rules in the namespace `rules`.
namespace cf305e {
#include "problems/CF305E/rules.hpp"
}
namespace hdu1846 {
#include "problems/HDU1846/rules.hpp"
}
namespace hdu1850 {
#include "problems/HDU1850/rules.hpp"
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
namespace nc15826 {
#include "problems/NC15826/rules.hpp"
}
namespace nyoj161 {
#include "problems/NYOJ161/rules.hpp"
}
namespace p2197 {
#include "problems/P2197/rules.hpp"
}
namespace p2252 {
#include "problems/P2252/rules.hpp"
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
  const auto value = [&](const Position& at) {
    const auto number = [&](std::size_t i) { return static_cast<int>(at[i]); };
    return static_cast<std::uint64_t>(values.value({number(0), number(1), number(2)}));
  };
  return table_of(is_misere ? Kind::kOutcome : Kind::kGrundy, play::words_of(game.names),
                  static_cast<std::uint64_t>(most) + 1, value);
}

// From one number, or from both if what is taken differs by less than `width`.
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

// What our problems, the headers of the library and some classical games come to, from their rules
// alone; and why, where nothing is found or nothing looked for.
struct Row {
  const char* name;
  Table table;        // empty: not of a kind that the finder takes
  const char* words;  // that the best rule has
  const char* proof = nullptr;
  const char* why_not = "";
};

Table outcomes(const tabulate::Game& game, int most) {
  return outcomes_of(table_of(game, most));
}

std::vector<Row> rows() {
  const auto strings = HEAPS(const std::string text(static_cast<std::size_t>(n), 'a');
                             for (int at = 0; at < n; ++at) if (cf305e::rules::may_cut(text, at)) all.push_back({at, 1, n - at - 1}););
  const auto stones = PARAMETER(for (int next : hdu4764::rules::Stone{n, k}(0)) if (next <= n) all.push_back(n - next););
  const auto moore = TRIPLE(for (int i = 0; i <= a; ++i) for (int j = 0; j <= b; ++j) for (int l = 0; l <= c; ++l)
    if ((i > 0) + (j > 0) + (l > 0) == 1 || (i > 0) + (j > 0) + (l > 0) == 2) all.push_back({a - i, b - j, c - l}););
  const auto nim = TRIPLE(for (int i = 0; i < a; ++i) all.push_back({i, b, c}); for (int i = 0; i < b; ++i) all.push_back({a, i, c});
    for (int i = 0; i < c; ++i) all.push_back({a, b, i}););
  const auto stairs = TRIPLE(for (int i = 1; i <= a; ++i) all.push_back({a - i, b, c}); for (int i = 1; i <= b; ++i) all.push_back({a + i, b - i, c});
    for (int i = 1; i <= c; ++i) all.push_back({a, b + i, c - i}););
  constexpr const char *kWythoff = "exactly if |a − b| = i and min(a, b) = ⌊iα⌋ for some i ≥ 0, where α = (1 + √5) / 2.", *kFibonacci = "1, 2, …, where a(k) = a(k−1) + a(k−2)";
  return {
      {"CEOI2008-Knights", {}, "", nullptr, "all knights move at once, which is no sum"},
      {"CF305E", table_of(strings, 2000), "has period 34 "},
      {"HDU1846", table_of(PARAMETER(all = hdu1846::rules::BraveGame{k}(n);), 60), "is n mod (k + 1)."},
      {"HDU1850", table_of(tabulate::game_of(hdu1850::rules::options), 200), "is n."},
      {"HDU2177", outcomes(tabulate::game_of(hdu2177::rules::options), 100), kWythoff},
      {"HDU2516", outcomes(tabulate::game_of(hdu2516::rules::options), 100), kFibonacci},
      {"HDU4764", table_of(stones, 60, true), "loses exactly if n mod (k + 1) = 1."},
      {"HDU6892", table_of(tabulate::game_of(hdu6892::rules::options), 3000), "Ω(odd(n)) + "},
      {"HNOI2014", outcomes(HEAPS(all = hnoi2014::rules::Cutting{3}({n});), 500), "", nullptr, "the values follow runs of piles"},
      {"NC15826", outcomes(tabulate::game_of(nc15826::rules::options), 100), kWythoff},
      {"NYOJ161", outcomes(tabulate::game_of(nyoj161::rules::options), 100), kWythoff},
      {"P2197", table_of(tabulate::game_of(p2197::rules::options), 200), "is n."},
      {"P2252", outcomes(tabulate::game_of(p2252::rules::options), 100), kWythoff},
      {"POJ2311", {}, "", nullptr, "a sheet becomes two sheets, and a single square ends the game"},
      {"bash.hpp", table_of(PARAMETER(for (int t = 1; t <= k && t <= n; ++t) all.push_back(n - t);), 60), "is n mod (k + 1)."},
      {"conjunctive.hpp", {}, "", nullptr, "all parts move at once, which is no sum"},
      {"fibonacci_nim.hpp", outcomes(PAIR(for (int t = 1; t <= a && t <= b; ++t) all.push_back({a - t, 2 * t});), 100), kFibonacci},
      {"fibonacci_nim_big.hpp", {}, "", nullptr, "the same game"},
      {"grundy.hpp", {}, "", nullptr, "no game of its own"},
      {"moore_nim.hpp", outcomes(moore, 16), "loses exactly if"},
      {"nim.hpp", table_of(nim, 16), "that of a is a. that of b is b. that of c is c."},
      {"nimber.hpp", {}, "", nullptr, "a product of values, no game"},
      {"octal.hpp", *octal_game("0.77", 1000).value, "has period 12 ", "Guy and Smith"},  // Winning Ways, chapter 4
      {"0.07", *octal_game("0.07", 3000).value, "has period 34 ", "Guy and Smith"},
      {"0.137", *octal_game("0.137", 3000).value, "has period 34 ", "Guy and Smith"},
      {"0.45", *octal_game("0.45", 3000).value, "has period 20 ", "Guy and Smith"},
      {"staircase_nim.hpp", table_of(stairs, 20), "is a ⊕ c;"},
      {"subtraction.hpp", *take_game("1,3,4", 1000).value, "has period 7 ", "no move reaches further"},
      {"wythoff.hpp", outcomes(PAIR((void)a, (void)b; all = wythoff(1, p);), 100), kWythoff},
      {"wythoff_big.hpp", {}, "", nullptr, "the same game"},
      {"1 or k", outcomes(PARAMETER(if (n > 0) all.push_back(n - 1); if (k > 0 && k <= n) all.push_back(n - k);), 200), "mod (k + 1)) mod 2 = 0"},
      {"at most half", table_of(HEAP(for (int t = 1; 2 * t <= n; ++t) all.push_back(n - t);), 1000), "g(2q) = q; g(2q + 1) = g(q)"},
      {"at most a third", table_of(HEAP(for (int t = 1; 3 * t <= n; ++t) all.push_back(n - t);), 1000), "g(3q) = q; g(3q + 1) = g(2q); g(3q + 2) = g(2q + 1)"},
      {"a proper divisor", table_of(HEAP(for (int t = 1; t < n; ++t) if (n % t == 0) all.push_back(n - t);), 2000), "v₂(n)"},
      {"multiplication", outcomes(HEAP(for (int k = 2; k <= 9 && n > 1; ++k) all.push_back((n + k - 1) / k);), 200000), "begin at 2, 10, …, where a(k) = 18·a(k−2) − 17."},
      {"Lasker", table_of(HEAPS(for (int i = 0; i < n; ++i) all.push_back({i}); for (int i = 1; 2 * i <= n; ++i) all.push_back({i, n - i});), 300), "period 4 and grows by 4 a period"},
      {"2-Wythoff", outcomes(PAIR((void)a, (void)b; all = wythoff(2, p);), 100), "exactly if |a − b| = 2i and min(a, b) = ⌊iα⌋"},
      {"3-Wythoff", outcomes(PAIR((void)a, (void)b; all = wythoff(3, p);), 100), "exactly if |a − b| = 3i and min(a, b) = ⌊iα⌋"},
      {"misère Wythoff", table_of(PAIR((void)a, (void)b; all = wythoff(1, p);), 100, true), "Exceptions: (0, 0) wins, (0, 1) loses"},
      {"three times at most", outcomes(PAIR(for (int t = 1; t <= a && t <= b; ++t) all.push_back({a - t, 3 * t});), 300), "1, 2, 3, 4, 6, …, where a(k) = a(k−1) + a(k−4)"},
      {"a square", outcomes(HEAP(for (int t = 1; t * t <= n; ++t) all.push_back(n - t * t);), 5000), "", nullptr, "nobody knows one"},
      {"Grundy's game", table_of(HEAPS(for (int part = 1; 2 * part < n; ++part) all.push_back({part, n - part});), 1500), "", nullptr, "nobody knows one"},
  };
}
// clang-format on

TEST(Find, GamesFromTheirRules) {
  for (const Row& row : rows()) {
    EXPECT_EQ(*row.words == 0, *row.why_not != 0) << row.name;
    if (row.table.values.empty()) continue;
    const Finding finding = find_rules(row.table, Budget{});
    EXPECT_EQ(finding.rules.empty(), *row.words == 0) << row.name;
    if (finding.rules.empty()) continue;
    const std::string words = " " + finding.rules[0].rule.words.english;
    EXPECT_NE(words.find(row.words), std::string::npos) << row.name << ":" << words;
    const std::string proof = finding.rules[0].proof.english;
    EXPECT_EQ(proof.empty(), row.proof == nullptr) << row.name;
    EXPECT_NE(proof.find(row.proof == nullptr ? "" : row.proof), std::string::npos) << row.name;
  }
}

TEST(Find, TakeGamesAreProved) {
  for (const char* takes : {"1,3,4", "1,2,3,4,5", "2,5,7", "3,10,17,23"}) {
    const Finding finding = find_rules(*take_game(takes, 5000).value, Budget{});
    ASSERT_FALSE(finding.rules.empty()) << takes;
    EXPECT_NE(finding.rules[0].proof.english, "") << takes;
    Position at;
    EXPECT_TRUE(holds_in(finding.rules[0].rule, *take_game(takes, 40000).value, at)) << takes;
  }
}

TEST(Find, AutomataReadFibonacciDigits) {
  // Both games have shorter rules, which are tried first.
  const auto fibonacci =
      PAIR(for (int t = 1; t <= a && t <= b; ++t) all.push_back({a - t, 2 * t}););
  for (const Table& table :
       { outcomes(PAIR((void)a, (void)b; all = wythoff(1, p);), 180), outcomes(fibonacci, 120) }) {
    const Rules rules = automaton_rules(learning_part(table), Budget{});
    ASSERT_FALSE(rules.empty());
    EXPECT_NE(rules.back().words.english.find("Fibonacci"), std::string::npos);
    Position exception;
    EXPECT_TRUE(holds_in(rules.back(), table, exception));
  }
}

const play::Words kOne = {"n"}, kTwo = {"a", "b"};

struct Member {
  std::string family;
  Kind kind;
  play::Words names;
  std::uint64_t size;
  Value value;
};

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
      {"period", kGrundy, kOne, 2000, [=](P p) { return row[p[0] % row.size()]; }},
      {"growing period", kGrundy, kOne, 2000, [=](P p) { return row[p[0] % row.size()] + growth * (p[0] / row.size()); }},
      {"box", kOutcome, kTwo, 100, [=](P p) { return row[(p[0] % 4 + 3 * (p[1] % 3)) % row.size()] % 2; }},
      {"formula", kGrundy, kTwo, 90, [=](P p) { return (p[0] ^ p[1]) % (k + 3) + std::min(p[0], p[1]); }},
      {"conditions", kOutcome, kTwo, 120, [=](P p) { return (p[0] + p[1]) % (k + 2) != 0 || p[0] < k * p[1]; }},
      {"exponents", kGrundy, kOne, 3000, [=](P p) { std::uint32_t e = 0; for (std::uint64_t n = p[0] + taken; n % base == 0; n /= base) ++e; return e; }},
      {"recurrence", kOutcome, kOne, 60000, [=](P p) { return !std::binary_search(terms.begin(), terms.end(), p[0]); }},
      {"Beatty", kOutcome, kOne, 3000, [=](P p) { return floor_of(static_cast<std::uint64_t>(std::ceil(static_cast<double>(p[0]) / slope)), slope) != p[0]; }},
      {"pairs", kOutcome, kTwo, 250, [=](P p) { const std::uint64_t least = std::min(p[0], p[1]), gap = std::max(p[0], p[1]) - least; return gap % k != 0 || floor_of(gap / k, alpha) != least; }},
      {"automaton", kGrundy, kOne, 20000, [=](P p) { std::uint64_t state = 0; for (std::uint64_t n = p[0]; n > 0; n /= base + 1) state = (state * 2 + n % (base + 1)) % 3; return state; }},
      {"Fibonacci automaton", kGrundy, kOne, 6000, [=](P p) { return game::fibonacci_nim::zeckendorf_parts<std::uint64_t>(p[0]).size() % (taken + 1); }},
      {"sum", kGrundy, kTwo, 150, [=](P p) { return p[0] % (k + 2) ^ p[1] % (base + 5); }},
      {"division", kGrundy, kOne, 4000, [=](P p) { std::uint64_t sum = 0; for (std::uint64_t n = p[0]; n > 0; n /= base) sum += n % base == 1 ? k : n / base; return sum; }},
  };
}
// clang-format on

TEST(Find, MembersOfEachFamilyComeBackAndChangedOnesDoNot) {
  std::mt19937_64 random(20);
  for (const Member& member : members(random)) {
    Table table = table_of(member.kind, member.names, member.size, member.value);
    const Finding finding = find_rules(table, Budget{});
    ASSERT_FALSE(finding.rules.empty()) << member.family;
    const Found& found = finding.rules[0];
    Table longer = table_of(member.kind, member.names, member.size * 3 / 2, member.value);
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

TEST(Find, RandomAndSmallTablesHaveNoRule) {
  EXPECT_TRUE(find_rules(*table_of_input("0 0\n1 1\n2 0\n3 1\n4 0\n").value, {}).rules.empty());
  std::mt19937_64 random(5);
  for (int i = 0; i < 200; ++i) {
    Budget budget;
    if (i % 100 != 0) budget.expressions = 500, budget.pairs = 5000;
    const std::uint32_t values = i % 3 == 0 ? 5 : 2;
    const Table noise =
        table_of(values == 2 ? Kind::kOutcome : Kind::kGrundy, i % 2 == 0 ? kOne : kTwo,
                 i % 2 == 0 ? 400 : 40, [&](const Position&) { return random() % values; });
    const Finding finding = find_rules(noise, budget);
    EXPECT_TRUE(finding.rules.empty()) << i << ": " << finding.rules[0].rule.words.english;
  }
}

TEST(Find, FloorsOfTheGoldenRatioAreExactToTheEnd) {
  const Finding finding = find_rules(outcomes(tabulate::game_of(hdu2177::rules::options), 150), {});
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
