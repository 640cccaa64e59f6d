// HDU 6892: submission and reference against brute force, the Grundy values against their
// definition and against a sieve, and the certificate for every number that trial division can
// leave.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <vector>

#include "common/oracle/oracle.hpp"
#include "common/testing/brute_force.hpp"
#include "common/testing/certify.hpp"
#include "common/testing/page_table.hpp"

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
namespace base_two_only {
#include "wrong/base_two_only.cpp"
}
namespace bases_two_and_seven {
#include "wrong/bases_two_and_seven.cpp"
}
namespace fermat {
#include "wrong/fermat.cpp"
}
namespace rest_is_prime {
#include "wrong/rest_is_prime.cpp"
}
#undef main

namespace {

constexpr std::int64_t kMost = 1000000000;

class Submission : public testing::Test {
 protected:
  void SetUp() override { list_odd_primes(); }
};

int nim_sum_by_the_submission(const rules::Position& pieces) {
  int nim_sum = 0;
  for (int length : pieces)
    nim_sum ^= grundy(static_cast<unsigned>(length));
  return nim_sum;
}

// The rules alone decide; no Grundy values.
TEST_F(Submission, CertificateSmallGamesByTheRules) {
  game::OutcomeSearch<rules::Position> rules(rules::options);
  const int most = static_cast<int>(certify::reach(10, 15));
  for (int a = 1; a <= most; ++a) {
    for (int b = a; b <= most; ++b) {
      for (int c = b; c <= most; ++c) {
        const rules::Position pieces = {a, b, c};
        const bool wins = rules.mover_wins(pieces);
        ASSERT_EQ(nim_sum_by_the_submission(pieces) != 0, wins) << a << ' ' << b << ' ' << c;
        ASSERT_EQ(reference::nim_sum_of(pieces) != 0, wins) << a << ' ' << b << ' ' << c;
      }
    }
  }
}

// The definition: the least number that is not the nim-sum of k values of length / k.
std::vector<int> values_by_definition(int most) {
  std::vector<std::vector<int>> of_cuts(most + 1);
  std::vector<int> values(most + 1);
  for (int length = 1; length <= most; ++length) {
    values[length] = game::mex(of_cuts[length]);
    for (int k = 2; k <= most / length; ++k)
      of_cuts[k * length].push_back(k % 2 == 0 ? 0 : values[length]);
    of_cuts[length].clear();
    of_cuts[length].shrink_to_fit();
  }
  return values;
}

TEST_F(Submission, CertificateGrundyValuesByDefinition) {
  const int most = static_cast<int>(certify::reach(50000, 1000000));
  const std::vector<int> values = values_by_definition(most);
  for (int length = 1; length <= most; ++length)
    ASSERT_EQ(grundy(static_cast<unsigned>(length)), values[length]) << length;
}

// For the numbers from `from` to before `to`, their smallest prime factor up to 31627; 0 if none.
std::vector<int> smallest_factors(std::int64_t from, std::int64_t to) {
  std::vector<int> smallest(static_cast<std::size_t>(to - from));
  for (const int p : reference::primes()) {
    const std::int64_t start = std::max<std::int64_t>(2 * p, (from + p - 1) / p * p);
    for (std::int64_t n = start; n < to; n += p) {
      if (smallest[n - from] == 0) smallest[n - from] = p;
    }
  }
  return smallest;
}

// Odd prime factors with multiplicity, and 1 for an even number, by a sieve of smallest factors.
TEST_F(Submission, CertificateValuesByASieve) {
  const std::int64_t most = certify::reach(500000, 20000000);
  const std::vector<int> smallest = smallest_factors(0, most + 1);
  std::vector<int> values(most + 1);
  for (std::int64_t n = 2; n <= most; ++n) {
    const std::int64_t rest = smallest[n] == 0 ? 1 : n / smallest[n];
    const bool is_new = smallest[n] != 2 || rest % 2 == 1;
    values[n] = values[rest] + (is_new ? 1 : 0);
  }
  for (std::int64_t n = 1; n <= most; ++n)
    ASSERT_EQ(grundy(static_cast<unsigned>(n)), values[n]) << n;
}

// Calls body(n, is_prime) for the odd numbers n, from <= n < to, of which every prime factor p has
// p³ > n. These are the numbers that trial division to the cube root can leave.
template <class Body>
void for_each_rest(std::int64_t from, std::int64_t to, Body body) {
  const std::vector<int> smallest = smallest_factors(from, to);
  for (std::int64_t n = from | 1; n < to; n += 2) {
    const std::int64_t p = smallest[n - from];
    if (p == 0 || p * p * p > n) body(n, p == 0);
  }
}

TEST_F(Submission, CertificateEveryRestOfTheTrialDivision) {
  certify::sweep("HDU6892, every rest", 3, kMost + 1, 2000000, [](auto from, auto to) {
    for_each_rest(from, to, [](std::int64_t n, bool prime) {
      ASSERT_EQ(is_prime(static_cast<unsigned>(n)), prime) << n;
    });
  });
}

TEST_F(Submission, DividesByAllOddPrimesToTheCubeRoot) {
  ASSERT_EQ(odd_prime_count, 167);
  for (int i = 0; i < odd_prime_count; ++i)
    ASSERT_EQ(odd_primes[i], static_cast<unsigned>(reference::primes()[i + 1]));
  EXPECT_GT(reference::primes()[odd_prime_count + 1], 1000);
}

TEST(Reference, CertificateGrundyValuesByDefinition) {
  const int most = static_cast<int>(certify::reach(5000, 200000));
  const std::vector<int> values = values_by_definition(most);
  for (int length = 1; length <= most; ++length)
    ASSERT_EQ(reference::values_of_divisors(length).at(length), values[length]) << length;
}

TEST(Reference, NamesACutThatLeadsToAPPosition) {
  game::OutcomeSearch<rules::Position> rules(rules::options);
  for (int a = 1; a <= 18; ++a) {
    for (int b = 1; b <= 9; ++b) {
      std::vector<int> pieces = {a, b};
      if (reference::nim_sum_of(pieces) == 0) continue;
      const reference::Cut cut = reference::winning_cut(pieces);
      ASSERT_GE(cut.parts, 2);
      const int length = pieces[cut.piece];
      ASSERT_EQ(length % cut.parts, 0);
      pieces.erase(pieces.begin() + static_cast<std::ptrdiff_t>(cut.piece));
      pieces.insert(pieces.end(), cut.parts, length / cut.parts);
      std::sort(pieces.begin(), pieces.end());
      ASSERT_FALSE(rules.mover_wins(pieces)) << a << ' ' << b;
    }
  }
}

TEST(Reference, ListsDivisors) {
  EXPECT_EQ(reference::divisors_of(1), std::vector<int>({1}));
  EXPECT_EQ(reference::divisors_of(60),
            std::vector<int>({1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30, 60}));
  EXPECT_EQ(reference::divisors_of(999002449), std::vector<int>({1, 31607, 999002449}));
  EXPECT_EQ(reference::divisors_of(735134400).size(), 1344u);
}

// --- where wrong programs go wrong first (README.md) ---

// The first length whose value a program gets wrong among the rests of trial division, if it
// differs from the submission in its prime test alone.
template <class Value>
std::int64_t first_wrong_rest(std::int64_t most, Value value) {
  std::int64_t first = 0;
  for (std::int64_t from = 3; from <= most && first == 0; from += 100000) {
    for_each_rest(from, std::min(from + 100000, most + 1), [&](std::int64_t n, bool prime) {
      if (first == 0 && value(n) != (prime ? 1 : 2)) first = n;
    });
  }
  return first;
}

TEST(Wrong, CertificateFirstMistakesOfPrimeTests) {
  const std::int64_t most = certify::reach(200000, 2269093);
  const auto expected = [most](std::int64_t first) { return first <= most ? first : 0; };
  EXPECT_EQ(first_wrong_rest(most, rest_is_prime::grundy), expected(9));
  EXPECT_EQ(first_wrong_rest(most, base_two_only::grundy), expected(2047));
  EXPECT_EQ(first_wrong_rest(most, fermat::grundy), expected(721801));
  EXPECT_EQ(first_wrong_rest(most, bases_two_and_seven::grundy), expected(2269093));
}

// --- tables and numbers of the page ---

using Oracle = game::Oracle<rules::Position>;

TEST(Page, CutsOfTwoAndNine) {
  Oracle oracle(rules::options);
  page::Table table;
  for (const rules::Position& left : rules::options({2, 9}))
    table.row(page::joined(left), page::outcome(oracle.mover_wins(left)));
  table.record();
  EXPECT_TRUE(oracle.mover_wins({2, 9}));
  EXPECT_FALSE(oracle.mover_wins({2, 3}));
  EXPECT_TRUE(oracle.mover_wins({4, 9}));
}

// By the definition of Grundy values alone, for the piece and for all pieces of a cut together.
TEST(Page, CutsOfEighteen) {
  Oracle oracle(rules::options);
  page::Table table;
  for (const int k : {2, 3, 6, 9, 18}) {
    const rules::Position cut(k, 18 / k);
    table.row(k, 18 / k, oracle.grundy({18 / k}), oracle.grundy(cut));
  }
  table.record();
  EXPECT_EQ(oracle.grundy({18}), 3);
}

TEST(Page, SomeValues) {
  const std::vector<int> values = values_by_definition(1024);
  page::Table table;
  table.row("G", values[1], values[2], values[3], values[4], values[6], values[9], values[12],
            values[15], values[18], values[27], values[54], values[81]);
  table.record();
  EXPECT_EQ(values[60], 3);
  EXPECT_EQ(values[75], 3);
  EXPECT_EQ(values[1024], 1);
  EXPECT_EQ(values[5], 1);
}

// The cuts that leave a P-position, by the rules alone.
std::vector<rules::Position> winning_cuts(const rules::Position& pieces) {
  Oracle oracle(rules::options);
  return testing_support::winning_options(rules::options, oracle, pieces);
}

TEST(Page, Exercises) {
  using Cuts = std::vector<rules::Position>;
  EXPECT_EQ(winning_cuts({4, 9}), (Cuts{{3, 3, 3, 4}}));
  EXPECT_EQ(winning_cuts({5, 6}), (Cuts{{2, 2, 2, 5}}));
  EXPECT_EQ(winning_cuts({12, 15}), Cuts{});
  EXPECT_EQ(winning_cuts({6}), (Cuts{{3, 3}, {1, 1, 1, 1, 1, 1}}));
  EXPECT_EQ(reference::grundy(1000000000), 10);
}

// The greatest value of a legal length: that of 2 times the greatest power of 3 that is legal.
TEST(Page, TheGreatestValue) {
  int exponent = 0;
  std::int64_t power = 1;
  for (; 3 * power <= kMost; power *= 3)
    ++exponent;
  EXPECT_EQ(exponent, 18);
  EXPECT_EQ(3 * power, 1162261467);
  EXPECT_EQ(2 * power, 774840978);
  EXPECT_EQ(reference::grundy(774840978), 19);
}

// No cut is worth more than its piece, nor as much.
TEST(Page, NoCutRaisesTheValue) {
  const std::vector<int> values = values_by_definition(3000);
  for (int length = 1; length <= 3000; ++length) {
    for (int k = 2; k <= length; ++k) {
      if (length % k != 0) continue;
      ASSERT_LT(k % 2 == 0 ? 0 : values[length / k], values[length]) << length;
    }
  }
}

// An exercise: only cuts into a prime number of pieces are allowed.
TEST(Page, IfTheNumberOfPiecesHasToBePrime) {
  std::vector<int> values = {0, 0};
  for (int length = 2; length <= 1000; ++length) {
    std::vector<int> cuts;
    int odd_primes_of_length = 0;
    for (int p = 2, rest = length; p <= length; ++p) {
      if (rest % p != 0) continue;
      cuts.push_back(p == 2 ? 0 : values[length / p]);
      for (; rest % p == 0; rest /= p)
        odd_primes_of_length += p == 2 ? 0 : 1;
    }
    values.push_back(game::mex(cuts));
    ASSERT_EQ(values.back(), odd_primes_of_length % 2 + (length % 2 == 0 ? 1 : 0)) << length;
  }
}

// The rest of the trial division: 167 primes are enough, since the next one is 1009.
TEST(Page, NumbersOfTheTrialDivision) {
  const std::int64_t last = reference::primes()[167], next = reference::primes()[168];
  EXPECT_EQ(last, 997);
  EXPECT_EQ(next, 1009);
  EXPECT_LT(last * last * last, kMost);
  EXPECT_GT(next * next * next, kMost);
}

// The divisions by odd primes that grundy makes, and those of wrong/every_divisor.cpp.
TEST(Page, DivisionsForTheWorstLengths) {
  list_odd_primes();
  unsigned length = 997 * 997 * 997, divisions = 0;
  for (int i = 0; i < odd_prime_count && odd_primes[i] <= length; ++i) {
    while (++divisions, length % odd_primes[i] == 0)
      length /= odd_primes[i];
  }
  EXPECT_EQ(divisions, 170u);
  int rounds = 0;
  for (int p = 3; p <= 999999937 / p; ++p)
    ++rounds;
  EXPECT_EQ(rounds, 31620);
}

// Each has two prime factors, but the wrong program gives it the value of a prime.
TEST(Page, CompositeNumbersOfTheTraps) {
  EXPECT_EQ(reference::divisors_of(2047), (std::vector<int>{1, 23, 89, 2047}));
  EXPECT_EQ(base_two_only::grundy(2047), 1);
  EXPECT_EQ(reference::divisors_of(2269093), (std::vector<int>{1, 953, 2381, 2269093}));
  EXPECT_EQ(bases_two_and_seven::grundy(2269093), 1);
  EXPECT_EQ(reference::divisors_of(721801), (std::vector<int>{1, 601, 1201, 721801}));
  EXPECT_EQ(fermat::grundy(721801), 1);
}

}  // namespace
