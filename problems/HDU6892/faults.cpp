// Programs for HDU 6892 that are wrong in one place, for `make mutate`: the Grundy value of some
// lengths is one more or one less.
#include <cstdint>
#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "common/problem/decision_faults.hpp"

#define main judge_main
#include "main.cpp"
#undef main

namespace {

using problem::Random;

using Games = std::vector<std::vector<unsigned>>;
using Faults = problem::Faults<Games>;
using IsWrong = std::function<bool(unsigned length)>;

constexpr unsigned kMost = 1000000000;

Games read(std::istream& in) {
  std::size_t games = 0;
  in >> games;
  Games all(games);
  for (std::vector<unsigned>& lengths : all) {
    std::size_t count = 0;
    in >> count;
    lengths.resize(count);
    for (unsigned& length : lengths)
      in >> length;
  }
  return all;
}

std::string answers(const Games& games, const std::function<int(unsigned)>& value) {
  std::string text;
  for (const std::vector<unsigned>& lengths : games) {
    int nim_sum = 0;
    for (unsigned length : lengths)
      nim_sum ^= value(length);
    text += nim_sum != 0 ? "W\n" : "L\n";
  }
  return text;
}

// As grundy, but each length is computed once: many faulty programs answer the same input.
int known_grundy(unsigned length) {
  static std::unordered_map<unsigned, int> values;
  const auto [entry, is_new] = values.try_emplace(length);
  if (is_new) entry->second = grundy(length);
  return entry->second;
}

std::string right(const Games& games) {
  return answers(games, known_grundy);
}

// The value of these lengths is one more, or one less where it is more than 0.
Faults::Answer with_wrong_values(Random& random, IsWrong is_wrong) {
  const int off = random.between(0, 1) == 0 ? 1 : -1;
  return [off, is_wrong = std::move(is_wrong)](const Games& games) {
    return answers(games, [&](unsigned length) {
      const int value = known_grundy(length);
      return is_wrong(length) ? (value == 0 ? 1 : value + off) : value;
    });
  };
}

unsigned between(Random& random, unsigned low, unsigned high) {
  return static_cast<unsigned>(random.between(low, high));
}

Faults::Answer one_length(Random& random) {
  const unsigned wrong = between(random, 1, kMost);
  return with_wrong_values(random, [wrong](unsigned length) { return length == wrong; });
}

Faults::Answer one_length_of_any_length(Random& random) {
  const unsigned wrong = static_cast<unsigned>(problem::of_any_length(random, kMost));
  return with_wrong_values(random, [wrong](unsigned length) { return length == wrong; });
}

Faults::Answer above(Random& random) {
  const unsigned threshold =
      kMost - static_cast<unsigned>(problem::of_any_length(random, kMost - 1));
  return with_wrong_values(random, [threshold](unsigned length) { return length > threshold; });
}

Faults::Answer residue(Random& random) {
  const unsigned m = 1 + static_cast<unsigned>(problem::of_any_length(random, 999999));
  const unsigned rest = between(random, 0, m - 1);
  return with_wrong_values(random, [m, rest](unsigned length) { return length % m == rest; });
}

// One of the primes that trial division goes through: its multiples.
Faults::Answer one_prime(Random& random) {
  const unsigned p = odd_primes[random.between(0, odd_prime_count - 1)];
  return with_wrong_values(random, [p](unsigned length) { return length % p == 0; });
}

Faults::Answer one_value(Random& random) {
  const int wrong = static_cast<int>(random.between(0, 19));
  return with_wrong_values(random,
                           [wrong](unsigned length) { return known_grundy(length) == wrong; });
}

}  // namespace

int main(int argc, char** argv) {
  list_odd_primes();
  Faults faults(read, right);
  faults.kind("one-length", "the value of one length, each equally likely", one_length);
  faults.kind("one-length-any-digits",
              "the value of one length, each number of binary digits equally likely",
              one_length_of_any_length);
  faults.kind("above", "the values of all lengths above a threshold", above);
  faults.kind("residue", "the values of all lengths with one remainder modulo one m, at most 10^6",
              residue);
  faults.kind("one-prime", "the values of all multiples of one odd prime below 1000", one_prime);
  faults.kind("one-value", "the values of all lengths that have one value", one_value);
  return faults.run(argc, argv);
}
