// Nimbers: the product against the definition by mex for small numbers, and against a slow product
// from the rules for powers of two at 64 bits; the field laws on both.
#include "common/game/nimber.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "common/oracle/oracle.hpp"
#include "common/problem/random.hpp"

namespace game {
namespace {

using std::uint64_t;

uint64_t power_of_two(int exponent) {
  return uint64_t{1} << exponent;
}

// All products of numbers below `end`, by the definition alone.
std::vector<std::vector<int>> products_by_mex(int end) {
  std::vector<std::vector<int>> product(end, std::vector<int>(end));
  for (int a = 0; a < end; ++a) {
    for (int b = 0; b < end; ++b) {
      std::vector<int> excluded;
      for (int x = 0; x < a; ++x) {
        for (int y = 0; y < b; ++y)
          excluded.push_back(product[x][b] ^ product[a][y] ^ product[x][y]);
      }
      product[a][b] = mex(excluded);
    }
  }
  return product;
}

TEST(Nimber, ProductIsTheDefinitionForAllSmallNumbers) {
  const int end = 64;
  const auto product = products_by_mex(end);
  for (int a = 0; a < end; ++a) {
    for (int b = 0; b < end; ++b) {
      ASSERT_EQ(nimber::multiply(a, b), static_cast<uint64_t>(product[a][b])) << a << ' ' << b;
    }
  }
}

// The sum by the definition: the mex of all a' + b and a + b'.
TEST(Nimber, SumIsTheDefinitionForAllSmallNumbers) {
  const int end = 64;
  std::vector<std::vector<int>> sum(end, std::vector<int>(end));
  for (int a = 0; a < end; ++a) {
    for (int b = 0; b < end; ++b) {
      std::vector<int> excluded;
      for (int x = 0; x < a; ++x)
        excluded.push_back(sum[x][b]);
      for (int y = 0; y < b; ++y)
        excluded.push_back(sum[a][y]);
      sum[a][b] = mex(excluded);
      ASSERT_EQ(nimber::add(a, b), static_cast<uint64_t>(sum[a][b])) << a << ' ' << b;
    }
  }
}

// A slow product that halves nothing. 2^i is the product of the Fermat powers F(t) = 2^(2^t) over
// the bits t of i. Different Fermat powers multiply as usual, so 2^i times 2^j is 2^(i + j) if i
// and j share no bit. Otherwise let t be their highest common bit: F(t) times F(t) is F(t) ^ F(t)
// / 2.
class SlowProduct {
 public:
  SlowProduct() : powers_(64, std::vector<uint64_t>(64, 0)) {}

  uint64_t operator()(uint64_t a, uint64_t b) {
    uint64_t sum = 0;
    for (int i = 0; i < 64; ++i) {
      for (int j = 0; j < 64; ++j) {
        if ((a >> i & 1) != 0 && (b >> j & 1) != 0) sum ^= of_powers(i, j);
      }
    }
    return sum;
  }

 private:
  uint64_t of_powers(int i, int j) {
    uint64_t& product = powers_[i][j];
    if (product == 0) product = (i & j) == 0 ? power_of_two(i + j) : with_common_bit(i, j);
    return product;
  }

  uint64_t with_common_bit(int i, int j) {
    int common = 32;
    while ((common & i & j) == 0)
      common /= 2;
    const uint64_t rest = of_powers(i - common, j - common);
    const uint64_t fermat = power_of_two(common);
    return (*this)(rest, fermat) ^ (*this)(rest, fermat / 2);
  }

  std::vector<std::vector<uint64_t>> powers_;
};

TEST(SlowProduct, IsTheDefinitionForAllSmallNumbers) {
  const int end = 64;
  const auto product = products_by_mex(end);
  SlowProduct slow;
  for (int a = 0; a < end; ++a) {
    for (int b = 0; b < end; ++b) {
      ASSERT_EQ(slow(a, b), static_cast<uint64_t>(product[a][b])) << a << ' ' << b;
    }
  }
}

// The product is linear in both factors, so the powers of two decide it. Random numbers show that
// it is linear.
TEST(Nimber, ProductIsTheSlowOneForAllPowersOfTwo) {
  SlowProduct slow;
  for (int i = 0; i < 64; ++i) {
    for (int j = 0; j < 64; ++j) {
      const uint64_t a = power_of_two(i), b = power_of_two(j);
      ASSERT_EQ(nimber::multiply(a, b), slow(a, b)) << i << ' ' << j;
    }
  }
}

// The edges, then numbers of all lengths, then numbers of 64 bits.
std::vector<uint64_t> large_numbers() {
  std::vector<uint64_t> numbers = {0, 1, 2, ~uint64_t{0}, ~uint64_t{0} - 1};
  for (int bits : {8, 16, 32, 63}) {
    for (int off : {-1, 0, 1})
      numbers.push_back(power_of_two(bits) + off);
  }
  problem::Random random(1);
  for (int bits = 1; bits < 63; bits += 5)
    numbers.push_back(random.between(0, power_of_two(bits)));
  for (int i = 0; i < 20; ++i) {
    const uint64_t high = random.between(0, 0xffffffff), low = random.between(0, 0xffffffff);
    numbers.push_back(high << 32 | low);
  }
  return numbers;
}

TEST(Nimber, ProductIsTheSlowOneForLargeNumbers) {
  SlowProduct slow;
  for (uint64_t a : large_numbers()) {
    for (uint64_t b : large_numbers())
      ASSERT_EQ(nimber::multiply(a, b), slow(a, b)) << a << ' ' << b;
  }
}

TEST(Nimber, FieldLaws) {
  using nimber::add, nimber::multiply;
  const std::vector<uint64_t> numbers = large_numbers();
  for (uint64_t a : numbers) {
    ASSERT_EQ(multiply(a, 0), 0u);
    ASSERT_EQ(multiply(a, 1), a);
    for (uint64_t b : numbers) {
      ASSERT_EQ(multiply(a, b), multiply(b, a));
      for (uint64_t c : numbers) {
        ASSERT_EQ(multiply(multiply(a, b), c), multiply(a, multiply(b, c)));
        ASSERT_EQ(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)));
      }
    }
  }
}

TEST(Nimber, InverseAndQuotient) {
  for (uint64_t a = 1; a < 256; ++a)
    ASSERT_EQ(nimber::multiply(a, nimber::inverse(a)), 1u) << a;
  for (uint64_t a : large_numbers()) {
    if (a == 0) continue;
    ASSERT_EQ(nimber::multiply(a, nimber::inverse(a)), 1u) << a;
    ASSERT_EQ(nimber::multiply(a, nimber::divide(12345, a)), 12345u) << a;
  }
}

TEST(Nimber, SquareRoot) {
  for (uint64_t a = 0; a < 256; ++a) {
    const uint64_t root = nimber::square_root(a);
    ASSERT_EQ(nimber::multiply(root, root), a);
    ASSERT_LT(root, 256u);
  }
  for (uint64_t a : large_numbers()) {
    ASSERT_EQ(nimber::square_root(nimber::multiply(a, a)), a);
    ASSERT_EQ(nimber::multiply(nimber::square_root(a), nimber::square_root(a)), a);
  }
}

TEST(Nimber, Power) {
  for (uint64_t a : large_numbers()) {
    uint64_t product = 1;
    for (int n = 0; n <= 20; ++n, product = nimber::multiply(product, a))
      ASSERT_EQ(nimber::power(a, n), product) << a << ' ' << n;
    ASSERT_EQ(nimber::power(a, ~uint64_t{0}), a == 0 ? 0u : 1u) << a;
  }
}

TEST(NimberDeathTest, ZeroHasNoInverse) {
  EXPECT_DEATH(nimber::inverse(0), "a != 0");
}

}  // namespace
}  // namespace game
