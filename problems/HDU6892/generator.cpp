// Inputs for HDU 6892: one game per case. Most games are P-positions, or nearly: there a wrong
// Grundy value of one length shows.
#include "common/problem/generator.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace {

using Lengths = std::vector<std::int64_t>;

constexpr std::int64_t kMost = 1000000000;
constexpr std::size_t kMostPieces = 10;
constexpr int kMostValue = 19;  // of 2 · 3^18

void add(problem::Call& call, const Lengths& lengths) {
  std::string text = std::to_string(lengths.size()) + "\n";
  for (std::size_t i = 0; i < lengths.size(); ++i)
    text += (i > 0 ? " " : "") + std::to_string(lengths[i]);
  call.add(text + "\n");
}

// All primes below 10^6.
const Lengths& primes() {
  static const Lengths list = [] {
    const std::int64_t end = 1000000;
    std::vector<char> is_composite(end);
    Lengths found;
    for (std::int64_t n = 2; n < end; ++n) {
      if (is_composite[n]) continue;
      found.push_back(n);
      for (std::int64_t multiple = n * n; multiple < end; multiple += n)
        is_composite[multiple] = 1;
    }
    return found;
  }();
  return list;
}

// The odd prime factors, with multiplicity, plus 1 for an even length.
int value_of(std::int64_t length) {
  int value = length % 2 == 0 ? 1 : 0;
  while (length % 2 == 0)
    length /= 2;
  for (std::int64_t p : primes()) {
    if (p * p > length) break;
    for (; length % p == 0; length /= p)
      ++value;
  }
  return value + (length > 1 ? 1 : 0);
}

// A random length of this value: odd primes, with a power of 2 in place of one of them.
std::int64_t length_worth(problem::Random& random, int value) {
  std::int64_t length = 1;
  const bool is_even = value == kMostValue || (value > 0 && random.between(0, 1) == 1);
  for (int left = value - is_even; left > 0; --left) {
    std::int64_t most = kMost / length / (is_even ? 2 : 1);
    for (int later = left - 1; later > 0; --later)
      most /= 3;
    const auto end = std::upper_bound(primes().begin(), primes().end(), most);
    const std::int64_t count = end - primes().begin();
    const std::int64_t among = left > 1 ? std::min<std::int64_t>(count, 6) : count;
    length *= primes()[static_cast<std::size_t>(random.between(1, among - 1))];
  }
  const std::int64_t twos = is_even ? random.between(1, 3) : 0;
  for (std::int64_t left = twos; left > 0 && length * 2 <= kMost; --left)
    length *= 2;
  return length;
}

// A P-position with these lengths, if one more length can make it one; shuffled.
void add_balanced(problem::Call& call, Lengths lengths) {
  int nim_sum = 0;
  for (std::int64_t length : lengths)
    nim_sum ^= value_of(length);
  if (nim_sum <= kMostValue) lengths.push_back(length_worth(call.random(), nim_sum));
  call.random().shuffle(lengths);
  add(call, lengths);
}

// Adds all games of `left` more stones in `lengths.size()` pieces or more, lengths ascending.
void add_partitions(problem::Call& call, std::int64_t left, Lengths& lengths) {
  if (left == 0) return add(call, lengths);
  if (lengths.size() == kMostPieces) return;
  const std::int64_t least = lengths.empty() ? 1 : lengths.back();
  for (std::int64_t next = least; next <= left; ++next) {
    if (next < left && next > left - next) continue;
    lengths.push_back(next);
    add_partitions(call, left - next, lengths);
    lengths.pop_back();
  }
}

void small(problem::Call& call) {
  const std::int64_t sum = call.number("SIZE", 0, 100);
  Lengths lengths;
  if (sum > 0) add_partitions(call, sum, lengths);
}

// Each two values: alone, where their nim-sum wins, and in a P-position.
void values(problem::Call& call) {
  for (int greater = 1; greater <= kMostValue; ++greater) {
    for (int value = 0; value < greater; ++value) {
      const Lengths lengths = {length_worth(call.random(), greater),
                               length_worth(call.random(), value)};
      add(call, lengths);
      add_balanced(call, lengths);
    }
  }
}

// Each length with one other of the same value.
void every_length(problem::Call& call) {
  const std::int64_t low = call.number("LOW", 1, kMost);
  for (std::int64_t n = low; n <= call.number("HIGH", low, kMost); ++n)
    add_balanced(call, {n});
}

// Powers of a prime, and the same with factors 2.
void powers(problem::Call& call) {
  for (std::int64_t p : primes()) {
    if (p * p > kMost) break;
    for (std::int64_t power = p * p; power <= kMost; power *= p) {
      add_balanced(call, {power});
      if (power <= kMost / 2) add_balanced(call, {2 * power});
    }
  }
}

// Two primes above 1000, where the product is legal.
std::int64_t random_product(problem::Random& random) {
  const auto position = [](std::int64_t most) {
    return std::upper_bound(primes().begin(), primes().end(), most) - primes().begin();
  };
  const std::int64_t p =
      primes()[static_cast<std::size_t>(random.between(position(1000), position(31622) - 1))];
  const std::int64_t first = position(p - 1), last = position(kMost / p) - 1;
  return p * primes()[static_cast<std::size_t>(random.between(first, std::max(first, last)))];
}

void products(problem::Call& call) {
  for (std::int64_t left = call.number("COUNT"); left > 0; --left)
    add_balanced(call, {random_product(call.random())});
}

std::int64_t power(std::int64_t base, std::int64_t exponent, std::int64_t n) {
  std::int64_t result = 1;
  for (; exponent > 0; exponent /= 2, base = base * base % n) {
    if (exponent % 2 == 1) result = result * base % n;
  }
  return result;
}

// Products p·q of primes above 1000, q - 1 a multiple of p - 1, that Fermat's test takes for primes
// with one of the usual bases.
Lengths pseudoprimes() {
  Lengths found;
  for (std::int64_t p : primes()) {
    if (p < 1000 || p * p > kMost) continue;
    for (std::int64_t q = 2 * p - 1; p * q <= kMost; q += p - 1) {
      if (!std::binary_search(primes().begin(), primes().end(), q)) continue;
      const std::int64_t n = p * q;
      for (std::int64_t base : {2, 3, 5, 7, 11, 61}) {
        if (power(base, n - 1, n) != 1) continue;
        found.push_back(n);
        break;
      }
    }
  }
  return found;
}

void all_pseudoprimes(problem::Call& call) {
  for (std::int64_t n : pseudoprimes())
    add_balanced(call, {n});
}

// The greatest prime lengths, from a random place on down; to factor them takes longest.
void add_large_primes(problem::Call& call, std::int64_t games) {
  std::int64_t next = kMost - call.random().between(0, 1000000);
  for (; games > 0; --games) {
    Lengths lengths;
    for (; lengths.size() < kMostPieces; --next) {
      if (next % 2 == 1 && value_of(next) == 1) lengths.push_back(next);
    }
    if (call.random().between(0, 1) == 0) lengths.back() = random_product(call.random());
    add(call, lengths);
  }
}

void large_primes(problem::Call& call) {
  add_large_primes(call, call.number("COUNT", 0, 20000));
}

void bench(problem::Call& call) {
  add_large_primes(call, 200 * call.number("PERCENT", 1, 100));
}

// Lengths of many prime factors.
void rich(problem::Call& call) {
  for (std::int64_t left = call.number("COUNT"); left > 0; --left) {
    Lengths lengths;
    for (std::int64_t pieces = call.random().between(1, 9); pieces > 0; --pieces)
      lengths.push_back(
          length_worth(call.random(), static_cast<int>(call.random().between(0, 18))));
    add_balanced(call, lengths);
  }
}

void random_lengths(problem::Call& call) {
  const std::int64_t low = call.number("LOW", 1, kMost);
  const std::int64_t high = call.number("HIGH", low, kMost);
  for (std::int64_t left = call.number("COUNT"); left > 0; --left) {
    Lengths lengths;
    for (std::int64_t pieces = call.random().between(1, 9); pieces > 0; --pieces)
      lengths.push_back(call.random().between(low, high));
    call.random().between(0, 1) == 0 ? add(call, lengths) : add_balanced(call, lengths);
  }
}

// The input ends right after the last length.
void unended(problem::Call& call) {
  for (std::int64_t left = call.number("COUNT"); left > 0; --left) {
    const std::int64_t length = 3 * call.random().between(1000000, 9999999);
    call.add("2\n" + std::to_string(length) + " " + std::to_string(length) + "\n",
             problem::kUnended);
  }
}

void hard(problem::Call& call) {
  for (std::int64_t n = 1; n <= 100; ++n)
    add_balanced(call, {n});
  for (int left = 200; left > 0; --left) {
    add_balanced(call, {random_product(call.random())});
    add_balanced(call,
                 {length_worth(call.random(), static_cast<int>(call.random().between(0, 18)))});
  }
  static const Lengths hardest = pseudoprimes();
  for (int left = 200; left > 0; --left)
    add_balanced(call, {call.random().pick(hardest)});
  for (std::int64_t n = kMost - 20; n <= kMost; ++n)
    add_balanced(call, {n, call.random().between(1, kMost)});
  values(call);
}

}  // namespace

int main(int argc, char** argv) {
  problem::Generator generator(20000, problem::counted);
  generator.kind("small", "SIZE", "every game whose lengths, in ascending order, have the sum SIZE",
                 small);
  generator.kind("hard", "SEED",
                 "small lengths, products of two primes, rich lengths, the greatest", hard);
  generator.kind("values", "SEED", "each two of the values 0 to 19, won and lost", values);
  generator.kind("every_length", "LOW HIGH SEED", "every length, with another of the same value",
                 every_length);
  generator.kind("powers", "SEED", "every power of a prime, also doubled", powers);
  generator.kind("products", "COUNT SEED", "COUNT products of two primes above 1000", products);
  generator.kind("pseudoprimes", "SEED", "such products that Fermat's test takes for primes",
                 all_pseudoprimes);
  generator.kind("large_primes", "COUNT SEED", "COUNT games of ten primes near 10^9", large_primes);
  generator.kind("rich", "COUNT SEED", "COUNT games of lengths with many prime factors", rich);
  generator.kind("random", "COUNT LOW HIGH SEED", "COUNT games, lengths uniform in LOW..HIGH",
                 random_lengths);
  generator.kind("unended", "COUNT SEED", "COUNT games, and no newline after the last length",
                 unended);
  generator.kind("bench", "PERCENT SEED",
                 "up to 20000 games of ten primes near 10^9, for measuring", bench);
  return generator.run(argc, argv);
}
