// The course, problems/README.md: its tables are computed here, and every position that it works
// out is checked, by brute force over the rules. judge/tests/test_pages.py compares the tables with
// the page in both languages. The theorems that no other test here has are checked on all small
// positions.
#include <gtest/gtest.h>

#include <algorithm>
#include <bitset>
#include <string>
#include <utility>
#include <vector>

#include "common/game/octal.hpp"
#include "common/oracle/compounds.hpp"
#include "common/oracle/heap_games.hpp"
#include "common/oracle/oracle.hpp"
#include "common/problem/zeckendorf.hpp"
#include "common/testing/brute_force.hpp"
#include "common/testing/page_table.hpp"
#include "common/testing/small_digraphs.hpp"

namespace {

namespace rules = game::rules;  // nim_heap, bash, wythoff, fibonacci_nim, and the compounds

using game::Oracle;
using game::Play;
using game::SmallDigraph;
using Numbers = std::vector<int>;
using Heaps = std::vector<int>;
using page::binary;
using page::joined;
using page::outcome;
using page::pair;
using testing_support::multisets;

// --- rules that only the course uses ---

// One heap; a move takes 1, 3 or 4 counters.
Numbers take_1_3_or_4(int heap) {
  Numbers options;
  for (int taken : {1, 3, 4}) {
    if (taken <= heap) options.push_back(heap - taken);
  }
  return options;
}

// Lasker's Nim: a move takes any number of counters from a heap, or divides a heap in two.
std::vector<Heaps> lasker(int heap) {
  std::vector<Heaps> options;
  for (int left = 0; left < heap; ++left)
    options.push_back({left});
  for (int smaller = 1; smaller <= heap - smaller; ++smaller)
    options.push_back({smaller, heap - smaller});
  return options;
}

// Moves from node to node: 1 -> 0, 2 -> 1, 3 -> 0 or 2.
Numbers four_nodes(int node) {
  return std::vector<Numbers>{{}, {0}, {1}, {0, 2}}[node];
}

// The selective compound: a move is a move in one or more parts.
template <class Rules>
auto selective(Rules part) {
  return [part](const Heaps& parts) {
    std::vector<Numbers> choices;
    for (int position : parts) {
      Numbers options = part(position);
      options.insert(options.begin(), position);
      choices.push_back(options);
    }
    std::vector<Heaps> ways = rules::product(choices);
    ways.erase(ways.begin());  // the way that leaves every part as it is
    return ways;
  };
}

// --- helpers ---

// The numbers of counters whose taking leads from this heap to a P-position, least first.
Numbers winning_takes(Oracle<int>& oracle, const Numbers& options, int heap) {
  Numbers takes;
  for (int left : options) {
    if (!oracle.mover_wins(left)) takes.push_back(heap - left);
  }
  return takes;
}

// The options that are P-positions.
std::vector<Heaps> winning_options(const Oracle<Heaps>::Options& rules, const Heaps& heaps) {
  Oracle<Heaps> oracle(rules);
  return testing_support::winning_options(rules, oracle, heaps);
}

int nim_sum(const Numbers& values) {
  int sum = 0;
  for (int value : values)
    sum ^= value;
  return sum;
}

// --- 1. What is a game here ---

TEST(Page, TakeOneThreeOrFour) {
  Oracle<int> normal(take_1_3_or_4), misere(take_1_3_or_4, Play::kMisere);
  page::Table table;
  for (int heap = 0; heap <= 8; ++heap) {
    const Numbers options = take_1_3_or_4(heap);
    table.row(heap, joined(options), outcome(normal.mover_wins(heap)),
              joined(winning_takes(normal, options, heap)), outcome(misere.mover_wins(heap)),
              joined(winning_takes(misere, options, heap)));
  }
  table.record();
}

TEST(Page, TakeOneThreeOrFourIsLostAtZeroAndTwoModuloSeven) {
  Oracle<int> normal(take_1_3_or_4);
  for (int heap = 0; heap <= 100; ++heap) {
    ASSERT_EQ(normal.mover_wins(heap), heap % 7 != 0 && heap % 7 != 2) << heap;
  }
  EXPECT_FALSE(normal.mover_wins(100));
}

// --- 2. Bash's game ---

TEST(Page, Bash) {
  const auto game = rules::bash(3);
  Oracle<int> normal(game), misere(game, Play::kMisere);
  page::Table table;
  for (int heap = 0; heap <= 8; ++heap) {
    table.row(heap, heap % 4, outcome(normal.mover_wins(heap)),
              joined(winning_takes(normal, game(heap), heap)), outcome(misere.mover_wins(heap)),
              joined(winning_takes(misere, game(heap), heap)));
  }
  table.record();
}

// --- 3. Nim ---

// The numbers that may be left of heap i so that the position is P.
Numbers winning_leaves(const Heaps& heaps, std::size_t i) {
  Oracle<Heaps> nim(rules::disjunctive(rules::nim_heap));
  Numbers leaves;
  for (Heaps after = heaps; after[i]-- > 0;) {
    if (!nim.mover_wins(after)) leaves.push_back(after[i]);
  }
  return leaves;
}

TEST(Page, NimMoves) {
  const Heaps heaps = {1, 5, 6, 7};
  EXPECT_EQ(nim_sum(heaps), 5);
  EXPECT_EQ(binary(5), "101");
  EXPECT_EQ(binary(6), "110");
  page::Table table;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    const int left = heaps[i] ^ 5;
    table.row(heaps[i], binary(heaps[i]), left, binary(left), joined(winning_leaves(heaps, i)));
  }
  table.record();
}

// --- 4. Sums of games and Grundy values ---

TEST(Page, SumsOfTwoHeaps) {
  Oracle<Heaps> sum(rules::disjunctive(take_1_3_or_4));
  page::Table table;
  for (int a = 0; a <= 7; ++a) {
    const auto at = [&](int b) { return outcome(sum.mover_wins({a, b})); };
    table.row(a, at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7));
  }
  table.record();
}

TEST(Page, GrundyValues) {
  Oracle<int> oracle(take_1_3_or_4);
  page::Table table;
  for (int heap = 0; heap <= 8; ++heap) {
    const Numbers options = take_1_3_or_4(heap);
    Numbers values;
    for (int option : options)
      values.push_back(oracle.grundy(option));
    table.row(heap, joined(options), joined(values), oracle.grundy(heap));
  }
  table.record();
}

TEST(Page, SumOfEightAndFive) {
  EXPECT_EQ(winning_options(rules::disjunctive(take_1_3_or_4), {8, 5}),
            (std::vector<Heaps>{{5, 5}, {8, 1}}));
}

TEST(Page, LaskersNim) {
  Oracle<Heaps> oracle(rules::disjunctive_with_splits(lasker));
  Numbers values;
  page::Table table;
  for (int heap = 0; heap <= 8; ++heap) {
    values.push_back(oracle.grundy({heap}));
    if (heap < 1 || heap > 5) continue;
    Numbers taking, dividing;
    for (const Heaps& left : lasker(heap))
      (left.size() == 1 ? taking : dividing).push_back(oracle.grundy(left));
    table.row(heap, joined(taking), joined(dividing), values[heap]);
  }
  table.record();
  EXPECT_EQ(values, (Numbers{0, 1, 2, 4, 3, 5, 6, 8, 7}));
}

// --- 5. Octal games and periods ---

// octal_test.cpp holds the values and the periods of octal.hpp to brute force.
TEST(Page, OctalGames) {
  page::Table table;
  for (const char* code : {"0.3", "0.33", "0.77", "0.137"}) {
    const game::octal::Rules octal(code);
    const Numbers values = game::octal::grundy_values(octal, 300);
    const game::octal::Period found = game::octal::proved_period(octal, values);
    table.row(code, joined({values.begin(), values.begin() + 12}), found.start, found.length,
              game::octal::last_heap_needed(octal, found));
  }
  table.record();
  // The greatest heap in the hypothesis, and the greatest n of which it speaks.
  const int last = game::octal::last_heap_needed(game::octal::Rules("0.137"), {52, 34});
  EXPECT_EQ(last, 174);
  EXPECT_EQ(last - 34, 140);
}

// --- 6. Wythoff and Fibonacci nim ---

// The least quota with which the mover wins Fibonacci nim.
int least_winning_quota(int counters) {
  static Oracle<rules::QuotaHeap> oracle(rules::fibonacci_nim);
  int quota = 1;
  while (!oracle.mover_wins({counters, quota}))
    ++quota;
  return quota;
}

// The heap with which this heap is a P-position of Wythoff's game.
int wythoff_partner(int heap) {
  static Oracle<std::pair<int, int>> oracle(rules::wythoff);
  int partner = 0;
  while (oracle.mover_wins({heap, partner}))
    ++partner;
  return partner;
}

TEST(Page, Zeckendorf) {
  EXPECT_EQ(problem::digits(12), "10101");
  page::Table table;
  for (int n = 1; n <= 10; ++n) {
    const int partner = wythoff_partner(n);
    table.row(n, problem::digits(n), least_winning_quota(n), partner, problem::digits(partner));
  }
  table.record();
}

// --- 7. Compounds ---

TEST(Page, FourNodes) {
  Oracle<int> oracle(four_nodes);
  page::Table table;
  for (int node = 0; node <= 3; ++node) {
    table.row(node, joined(four_nodes(node)), outcome(oracle.mover_wins(node)), oracle.grundy(node),
              oracle.remoteness(node), oracle.suspense(node));
  }
  table.record();
}

TEST(Page, CompoundsOfTwo) {
  Oracle<int> part(four_nodes);
  Oracle<Heaps> one(rules::disjunctive(four_nodes)), some(selective(four_nodes)),
      all_short(rules::conjunctive(four_nodes)), all_long(rules::continued_conjunctive(four_nodes));
  page::Table table;
  for (int a = 1; a <= 3; ++a) {
    for (int b = 1; b <= a; ++b) {
      table.row(pair(a, b), part.grundy(a) ^ part.grundy(b), outcome(one.mover_wins({a, b})),
                std::min(part.remoteness(a), part.remoteness(b)),
                outcome(all_short.mover_wins({a, b})), std::max(part.suspense(a), part.suspense(b)),
                outcome(all_long.mover_wins({a, b})), outcome(some.mover_wins({a, b})));
    }
  }
  table.record();
}

// The theorem on the selective compound, for every game on four positions in an order: 64 games
// with 20 sums each. compounds_test.cpp has those on the three others.
TEST(Page, SelectiveCompounds) {
  for (unsigned edges = 0; edges < SmallDigraph::count(4); ++edges) {
    Oracle<int> part(SmallDigraph(4, edges));
    Oracle<Heaps> some(selective(SmallDigraph(4, edges)));
    for (const Heaps& parts : multisets(3, 3)) {
      const bool some_part_is_won = std::any_of(
          parts.begin(), parts.end(), [&](int position) { return part.mover_wins(position); });
      ASSERT_EQ(some.mover_wins(parts), some_part_is_won) << edges << ": " << joined(parts);
    }
  }
  EXPECT_EQ(SmallDigraph::count(4), 64u);
  EXPECT_EQ(multisets(3, 3).size(), 20u);
}

// --- 8. Misère sums ---

// For a sum of parts with these Grundy values, where play ends as soon as all values are 0, and the
// player to move then has won.
bool mover_wins_anti_sg(const Numbers& values) {
  int nim_sum = 0, greatest = 0;
  for (int value : values) {
    nim_sum ^= value;
    greatest = std::max(greatest, value);
  }
  return (nim_sum != 0) == (greatest > 1);
}

// Is it so that each position of value 0 that has a move has one to value 1?
bool is_fit_for_misere_sums(const SmallDigraph& part) {
  Oracle<int> oracle(part);
  for (int node = 0; node < 5; ++node) {
    Numbers values;
    for (int option : part(node))
      values.push_back(oracle.grundy(option));
    if (game::mex(values) == 0 && !values.empty() && !std::count(values.begin(), values.end(), 1))
      return false;
  }
  return true;
}

TEST(Page, AntiSg) {
  int fit = 0;
  for (unsigned edges = 0; edges < SmallDigraph::count(5); ++edges) {
    const SmallDigraph part(5, edges);
    if (!is_fit_for_misere_sums(part)) continue;
    ++fit;
    Oracle<int> values(part);
    Oracle<Heaps> sum(rules::disjunctive(part), Play::kMisere);
    for (const Heaps& parts : multisets(3, 4)) {
      Numbers grundy;
      for (int node : parts)
        grundy.push_back(values.grundy(node));
      ASSERT_EQ(sum.mover_wins(parts), mover_wins_anti_sg(grundy)) << edges << joined(parts);
    }
  }
  EXPECT_GT(fit, 100);
}

// From 3 one must go to 2, from 2 to 1 or 0, from 1 to 0.
TEST(Page, AntiSgNeedsItsCondition) {
  const auto part = [](int node) { return std::vector<Numbers>{{}, {0}, {0, 1}, {2}}[node]; };
  EXPECT_EQ(Oracle<int>(part).grundy(3), 0);
  EXPECT_TRUE(mover_wins_anti_sg({0}));
  EXPECT_FALSE(Oracle<int>(part, Play::kMisere).mover_wins(3));
}

// --- 9. Coin turning ---

// The value of a head on each place from 0 on, if a move turns a run of coins; no coin is on 0.
Numbers ruler_values(int places) {
  Numbers values = {0};
  while (static_cast<int>(values.size()) <= places) {
    Numbers turned = {0};  // the head alone, then with one, two, … neighbours on its left
    for (std::size_t place = values.size(); --place > 0;)
      turned.push_back(turned.back() ^ values[place]);
    values.push_back(game::mex(turned));
  }
  return values;
}

// Rows of eight coins as binary digits, place 1 the last. A move turns the coins of a mask whose
// first digit is a head; `may_turn` says which masks.
template <class MayTurn>
auto coins(MayTurn may_turn) {
  return [may_turn](int heads) {
    Numbers options;
    for (int mask = 1; mask < 256; ++mask) {
      if ((heads ^ mask) < heads && may_turn(mask)) options.push_back(heads ^ mask);
    }
    return options;
  };
}

TEST(Page, CoinTurning) {
  const auto ones = [](int mask) { return std::bitset<8>(mask).count(); };
  const auto is_run = [](int mask) { return ((mask + (mask & -mask)) & mask) == 0; };
  Oracle<int> two(coins([&](int mask) { return ones(mask) <= 2; })),
      three(coins([&](int mask) { return ones(mask) <= 3; })), ruler(coins(is_run));
  page::Table table;
  for (int place = 1; place <= 8; ++place) {
    const int head = 1 << (place - 1);
    table.row(place, two.grundy(head), three.grundy(head), ruler.grundy(head));
    EXPECT_EQ(ruler.grundy(head), ruler_values(8)[place]);
  }
  table.record();
  for (int heads = 0; heads < 256; ++heads) {
    for (Oracle<int>* game : {&two, &three, &ruler}) {
      const int last = heads & -heads;
      ASSERT_EQ(game->grundy(heads), game->grundy(heads ^ last) ^ game->grundy(last)) << heads;
    }
  }
}

// --- 10. Green Hackenbush on trees ---

// Node 0 stands on the ground; parent[v] < v is the node below v.
int value_of_tree(const Numbers& parent) {
  Numbers value(parent.size());
  for (std::size_t v = parent.size(); --v > 0;)
    value[parent[v]] ^= value[v] + 1;
  return value[0];
}

// Cuts the edge below a node, and all that stands on it falls: -1.
std::vector<Numbers> cuts_of_tree(const Numbers& parent) {
  std::vector<Numbers> options;
  for (std::size_t cut = 1; cut < parent.size(); ++cut) {
    if (parent[cut] < 0) continue;
    options.push_back(parent);
    options.back()[cut] = -1;
    for (int& below : options.back())
      if (below > 0 && options.back()[below] < 0) below = -1;
  }
  return options;
}

TEST(Page, GreenHackenbush) {
  Oracle<Numbers> oracle(cuts_of_tree);
  for (const Numbers& below : rules::product(std::vector<Numbers>{
           {0}, {0}, {0, 1}, {0, 1, 2}, {0, 1, 2, 3}, {0, 1, 2, 3, 4}, {0, 1, 2, 3, 4, 5}})) {
    ASSERT_EQ(oracle.grundy(below), value_of_tree(below)) << joined(below);
  }
  EXPECT_EQ(value_of_tree({0, 0, 1, 1, 1, 0, 5}), 0);
}

// --- 11. Euclid's game ---

bool mover_wins_euclid(int a, int b) {
  if (a < b) std::swap(a, b);
  return b > 0 && (a / b > 1 || !mover_wins_euclid(b, a - b));
}

TEST(Page, Euclid) {
  using Pair = std::pair<int, int>;
  Oracle<Pair> oracle([](const Pair& pair) {
    const auto [b, a] = std::minmax(pair.first, pair.second);
    std::vector<Pair> options;
    for (int left = a - b; b > 0 && left >= 0; left -= b)
      options.push_back({left, b});
    return options;
  });
  for (int a = 1; a <= 60; ++a) {
    for (int b = 1; b <= a; ++b) {
      ASSERT_EQ(oracle.mover_wins({a, b}), mover_wins_euclid(a, b)) << pair(a, b);
      ASSERT_EQ(oracle.mover_wins({a, b}), a == b || a * a > a * b + b * b) << pair(a, b);
    }
  }
}

// --- 12. Chomp ---

// The rows of the bar, the lowest and longest first: all bites but the poisoned square.
std::vector<Numbers> bites(const Numbers& rows) {
  std::vector<Numbers> options;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (int left = row == 0; left < rows[row]; ++left) {
      options.push_back(rows);
      for (std::size_t above = row; above < rows.size(); ++above)
        options.back()[above] = std::min(rows[above], left);
    }
  }
  return options;
}

TEST(Page, Chomp) {
  page::Table table;
  for (const Numbers& bar : std::vector<Numbers>{
           {3, 3}, {5, 5}, {3, 3, 3}, {4, 4, 4}, {5, 5, 5}, {4, 4, 4, 4}, {5, 5, 5, 5}}) {
    std::string leaves;
    for (const Numbers& left : winning_options(bites, bar))
      leaves += (leaves.empty() ? "" : "; ") + joined(left);
    table.row(std::to_string(bar.size()) + " × " + std::to_string(bar[0]), leaves);
  }
  table.record();
  Oracle<Numbers> oracle(bites);
  for (int low = 1; low <= 12; ++low) {
    for (int high = 0; high <= low; ++high)
      ASSERT_EQ(oracle.mover_wins({low, high}), high != low - 1);
  }
}

// --- 13. Games with cycles ---

// For each position 'P', 'N', or 'D' for a draw; options[v] are those of v.
std::string outcomes(const std::vector<Numbers>& options) {
  std::vector<Numbers> before(options.size());
  Numbers open(options.size());  // how many options are not known to be N
  std::string found(options.size(), 'D');
  Numbers known;
  for (std::size_t v = 0; v < options.size(); ++v) {
    for (int option : options[v])
      before[option].push_back(static_cast<int>(v));
    open[v] = static_cast<int>(options[v].size());
    if (open[v] == 0) found[v] = 'P', known.push_back(static_cast<int>(v));
  }
  for (std::size_t i = 0; i < known.size(); ++i) {
    for (int v : before[known[i]]) {
      if (found[v] != 'D') continue;
      if (found[known[i]] == 'P')
        found[v] = 'N', known.push_back(v);
      else if (--open[v] == 0)
        found[v] = 'P', known.push_back(v);
    }
  }
  return found;
}

// Can the mover ('N') or the other player ('P') force the end within so many moves?
char forced(const std::vector<Numbers>& options, int v, int moves) {
  if (options[v].empty()) return 'P';
  bool all_won = moves > 0;
  for (int option : moves > 0 ? options[v] : Numbers{}) {
    const char after = forced(options, option, moves - 1);
    if (after == 'P') return 'N';
    all_won = all_won && after == 'N';
  }
  return all_won ? 'P' : 'D';
}

// All digraphs on three nodes, with arrows in both directions and to themselves.
TEST(Page, BackwardAnalysis) {
  for (int arrows = 0; arrows < 512; ++arrows) {
    std::vector<Numbers> options(3);
    for (int arrow = 0; arrow < 9; ++arrow) {
      if (arrows >> arrow & 1) options[arrow / 3].push_back(arrow % 3);
    }
    const std::string found = outcomes(options);
    for (int v = 0; v < 3; ++v)
      ASSERT_EQ(found[v], forced(options, v, 6)) << arrows;
  }
}

// --- 14. Exercises ---

TEST(Page, PredictNim) {
  const auto nim = rules::disjunctive(rules::nim_heap);
  EXPECT_EQ(winning_options(nim, {3, 5, 6}), std::vector<Heaps>{});
  EXPECT_EQ(winning_options(nim, {3, 5, 7}), (std::vector<Heaps>{{2, 5, 7}, {3, 4, 7}, {3, 5, 6}}));
  Oracle<Heaps> misere(nim, Play::kMisere);
  EXPECT_FALSE(misere.mover_wins({1, 1, 1}));
  EXPECT_TRUE(misere.mover_wins({1, 1, 2}));
  EXPECT_TRUE(misere.mover_wins({1, 1, 0}));
  EXPECT_FALSE(misere.mover_wins({2, 2, 0}));
}

TEST(Page, PredictBash) {
  Oracle<int> normal(rules::bash(3)), misere(rules::bash(3), Play::kMisere);
  EXPECT_EQ(winning_takes(normal, rules::bash(3)(21), 21), Numbers{1});
  EXPECT_FALSE(misere.mover_wins(21));
}

TEST(Page, PredictASum) {
  EXPECT_EQ(winning_options(rules::disjunctive(take_1_3_or_4), {4, 5, 6}),
            (std::vector<Heaps>{{3, 5, 6}, {1, 5, 6}, {4, 2, 6}, {4, 5, 3}}));
}

// In a heap of Bash's game nobody can hurry and nobody can wait.
TEST(Page, PredictBashInALongCompound) {
  Oracle<int> part(rules::bash(3));
  for (int heap = 0; heap <= 60; ++heap) {
    const int length = 2 * (heap / 4) + (heap % 4 != 0);
    ASSERT_EQ(part.remoteness(heap), length) << heap;
    ASSERT_EQ(part.suspense(heap), length) << heap;
  }
  Oracle<Heaps> all_long(rules::continued_conjunctive(rules::bash(3)));
  EXPECT_FALSE(all_long.mover_wins({8, 5}));
  EXPECT_TRUE(all_long.mover_wins({9, 8}));
}

// The ground comes first.
TEST(Page, ExtendToTheStaircase) {
  EXPECT_EQ(winning_options(rules::staircase_nim, {0, 1, 7, 3, 2}),
            (std::vector<Heaps>{{0, 3, 5, 3, 2}, {0, 1, 9, 1, 2}}));
}

}  // namespace
