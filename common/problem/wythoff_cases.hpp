// The kinds of cases that generators of Wythoff's game share: all pairs of piles in a part of the
// range, and the lost pairs, above all those at which inexact programs fail.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>

#include "common/problem/generator.hpp"
#include "common/problem/wythoff_pairs.hpp"

namespace problem {

// Cases of two piles from 0 to `most`. The lost ones have differences up to `most_difference`.
class WythoffCases {
 public:
  WythoffCases(std::int64_t most, std::int64_t most_difference)
      : most_(most), most_difference_(most_difference) {}

  // Adds the pair where it is legal.
  void add(Call& call, std::int64_t a, std::int64_t b) const {
    const bool is_legal = 0 <= a && a <= most_ && 0 <= b && b <= most_;
    if (is_legal) call.add(std::to_string(a) + " " + std::to_string(b) + "\n");
  }

  void add_in_both_orders(Call& call, std::int64_t a, std::int64_t b) const {
    add(call, a, b);
    add(call, b, a);
  }

  void small(Call& call) const {
    const std::int64_t sum = call.number("SIZE");
    for (std::int64_t a = 0; a <= sum; ++a)
      add(call, a, sum - a);
  }

  void square(Call& call) const {
    const std::int64_t low = call.number("LOW", 0, most_);
    const std::int64_t high = call.number("HIGH", low, std::min(low + 315, most_));
    for (std::int64_t a = low; a <= high; ++a) {
      for (std::int64_t b = low; b <= high; ++b)
        add(call, a, b);
    }
  }

  void random(Call& call) const {
    const std::int64_t low = call.number("LOW", 0, most_);
    const std::int64_t high = call.number("HIGH", low, most_);
    for (std::int64_t left = call.number("COUNT"); left > 0; --left) {
      const std::int64_t a = call.random().between(low, high);
      add(call, a, call.random().between(low, high));
    }
  }

  // The lost pair of difference k, and the pairs with one stone less and one more in each pile.
  void add_lost_and_neighbours(Call& call, std::int64_t k) const {
    const std::int64_t lower = lower_of_pair(k);
    for (std::int64_t off = -1; off <= 1; ++off)
      add_in_both_orders(call, lower + off, lower + off + k);
  }

  void lost(Call& call) const {
    const std::int64_t high = call.number("HIGH", 0, most_difference_);
    for (std::int64_t k = call.number("LOW", 0, high); k <= high; ++k)
      add_lost_and_neighbours(call, k);
  }

  void close(Call& call) const {
    for (std::int64_t k : close_to_integers(call))
      add_lost_and_neighbours(call, k);
  }

  // One pile of a lost pair has one stone less or one more: then the difference changes, too.
  void beside(Call& call) const {
    for (std::int64_t k : close_to_integers(call)) {
      const std::int64_t lower = lower_of_pair(k);
      for (std::int64_t off : {-1, 1}) {
        add_in_both_orders(call, lower + off, lower + k);
        add_in_both_orders(call, lower, lower + k + off);
      }
    }
  }

  // Pairs of all kinds: lost pairs, neighbours of them, and two numbers of any length.
  void mixed(Call& call) const {
    for (std::int64_t left = call.number("COUNT"); left > 0; --left)
      add_mixed(call);
  }

  // Half of them are lost pairs or neighbours, so that the outcome is hard to predict.
  void bench(Call& call) const {
    for (std::int64_t left = 5000 * call.number("PERCENT", 1, 100); left > 0; --left) {
      add_near(call, call.random().between(0, most_difference_ - 1));
      const std::int64_t a = call.random().between(0, most_);
      add(call, a, call.random().between(0, most_));
    }
  }

  // Empty piles, equal piles and piles of about double size, over the whole range.
  void edges(Call& call) const {
    for (std::int64_t at = 1; at <= most_; at += at / 3 + 1) {
      for (std::int64_t other : {std::int64_t{0}, at, at + 1, 2 * at, most_})
        add_in_both_orders(call, at, other);
    }
  }

  // First the differences that are Fibonacci numbers, in ascending order: most inexact programs are
  // wrong at one of them first. Then others where k·phi is close to an integer, the closest first,
  // so many of each; five times so many of any kind, and the edges.
  void hard(Call& call, int many) const {
    for (std::int64_t k = 1, next = 2; k <= most_difference_; next += std::exchange(k, next))
      add_lost_and_neighbours(call, k);
    for (int least_index : {36, 28, 20, 12}) {
      const std::vector<std::int64_t> close = close_differences(least_index, most_difference_);
      for (int left = many; left > 0; --left)
        add_lost_and_neighbours(call, call.random().pick(close));
    }
    for (int left = 5 * many; left > 0; --left)
      add_lost_and_neighbours(call, call.random().between(0, most_difference_));
    edges(call);
    for (std::int64_t edge : {std::int64_t{0}, most_ - 1, most_}) {
      add_in_both_orders(call, edge, call.random().between(0, most_));
      add(call, edge, edge);
    }
  }

 private:
  std::vector<std::int64_t> close_to_integers(Call& call) const {
    return close_differences(static_cast<int>(call.number("INDEX", 2, 45)), most_difference_);
  }

  // The lost pair of difference k, or its neighbour with one stone more in each pile.
  void add_near(Call& call, std::int64_t k) const {
    const std::int64_t lower = lower_of_pair(k) + call.random().between(0, 1);
    call.random().between(0, 1) == 0 ? add(call, lower, lower + k) : add(call, lower + k, lower);
  }

  // A number whose count of digits is drawn first.
  std::int64_t number_of_any_length(Random& random) const {
    int most_zeros = 0;
    for (std::int64_t bound = 10; bound < most_; bound *= 10)
      ++most_zeros;
    std::int64_t bound = 10;
    for (std::int64_t zeros = random.between(0, most_zeros); zeros > 0; --zeros)
      bound *= 10;
    return random.between(0, std::min(bound, most_));
  }

  void add_mixed(Call& call) const {
    const bool is_any = call.random().between(0, 1) == 0;
    const std::int64_t number = number_of_any_length(call.random());
    is_any ? add(call, number, number_of_any_length(call.random()))
           : add_near(call, std::min(number, most_difference_ - 1));
  }

  std::int64_t most_, most_difference_;
};

// Declares these kinds, for a format of many pairs.
inline void declare_kinds(Generator& generator, const WythoffCases& cases) {
  const auto kind = [&](const char* name, const char* parameters, const char* meaning,
                        void (WythoffCases::*make)(Call&) const) {
    generator.kind(name, parameters, meaning, [=](Call& call) { (cases.*make)(call); });
  };
  kind("small", "SIZE", "every pair of the sum SIZE", &WythoffCases::small);
  generator.kind("hard", "SEED",
                 "lost pairs for which k·phi is nearly an integer, their neighbours, edges",
                 [=](Call& call) { cases.hard(call, 100); });
  kind("square", "LOW HIGH", "every pair from LOW to HIGH", &WythoffCases::square);
  kind("lost", "LOW HIGH", "the lost pairs of the differences LOW to HIGH, and their neighbours",
       &WythoffCases::lost);
  kind("close", "INDEX",
       "the same for the differences whose Fibonacci parts have at least this index",
       &WythoffCases::close);
  kind("beside", "INDEX", "one number of these pairs changed by one", &WythoffCases::beside);
  kind("edges", "", "zeros, equal numbers, doubles, the greatest number", &WythoffCases::edges);
  kind("mixed", "COUNT SEED", "COUNT pairs of all lengths, half of them near a lost pair",
       &WythoffCases::mixed);
  kind("random", "COUNT LOW HIGH SEED", "COUNT pairs, uniform in LOW..HIGH", &WythoffCases::random);
  kind("bench", "PERCENT SEED", "up to 1000000 pairs, for measuring", &WythoffCases::bench);
}

}  // namespace problem
