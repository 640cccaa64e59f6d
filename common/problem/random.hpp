// Random numbers that are the same with every compiler and library.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace problem {

// A source of random numbers with a seed. The C++ standard fixes the sequence of the engine, but
// not the results of its distributions. So drawing a number from a range is written here.
class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}

  // Uniform in [low, high], both ends included; needs low <= high. No bias, by rejection.
  std::int64_t between(std::int64_t low, std::int64_t high) {
    const std::uint64_t span = static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low);
    if (span == UINT64_MAX) return static_cast<std::int64_t>(engine_());
    const std::uint64_t sides = span + 1;
    const std::uint64_t fair = UINT64_MAX - UINT64_MAX % sides;  // a multiple of `sides`
    std::uint64_t drawn = engine_();
    while (drawn >= fair)
      drawn = engine_();
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(low) + drawn % sides);
  }

  // One of the items, each equally likely; needs at least one.
  template <class Item>
  const Item& pick(const std::vector<Item>& items) {
    return items[static_cast<std::size_t>(between(0, static_cast<std::int64_t>(items.size()) - 1))];
  }

  // Puts the items in a random order, each equally likely (Fisher–Yates).
  template <class Item>
  void shuffle(std::vector<Item>& items) {
    for (std::size_t left = items.size(); left > 1; --left) {
      std::swap(items[left - 1], items[static_cast<std::size_t>(between(0, left - 1))]);
    }
  }

 private:
  std::mt19937_64 engine_;
};

}  // namespace problem
