// Faults of programs that answer yes or no for pairs of numbers in Wythoff's game.
#pragma once

#include <algorithm>
#include <cstdint>
#include <istream>
#include <string>
#include <utility>
#include <vector>

#include "common/problem/decision_faults.hpp"
#include "common/problem/wythoff_pairs.hpp"

namespace problem {

// A problem that asks whether the mover wins, for each pair up to the end of the input.
struct WythoffProblem {
  std::string won, lost;         // the answers, with their line ends
  std::int64_t most;             // legal are the numbers from 0 to this one
  std::int64_t most_difference;  // of a lost pair with legal numbers; greater than F(24) = 46368
  DecisionFaults::Decide mover_wins;  // as the submission decides, in either order of the numbers
};

// faults.cpp of such a problem.
class WythoffFaults {
 public:
  explicit WythoffFaults(const WythoffProblem& problem)
      : most_difference_(problem.most_difference),
        mover_wins_(problem.mover_wins),
        faults_({read_pair, problem.won, problem.lost}, {0, problem.most}, {0, problem.most},
                problem.mover_wins) {}

  WythoffFaults(const WythoffFaults&) = delete;  // the kinds point to it
  WythoffFaults& operator=(const WythoffFaults&) = delete;

  // Declares the usual kinds of DecisionFaults, and those for lost pairs.
  void usual_kinds() {
    faults_.usual_kinds();
    faults_.flips("one-lost", "one lost pair, each equally likely", [this](Random& random) {
      return is_lost_pair(random, random.between(0, most_difference_));
    });
    faults_.flips("one-lost-any-length",
                  "one lost pair, each length of the difference equally likely",
                  [this](Random& random) {
                    return is_lost_pair(random, of_any_length(random, most_difference_));
                  });
    rounding_kinds();
  }

  // As Faults::run.
  int run(int argc, char** argv) const { return faults_.run(argc, argv); }

 private:
  using Decide = DecisionFaults::Decide;

  static bool read_pair(std::istream& in, Numbers& pair) {
    return static_cast<bool>(in >> pair.a >> pair.b);
  }

  // Is this the lost pair of difference k, in the order that is drawn?
  static Decide is_lost_pair(Random& random, std::int64_t k) {
    const std::int64_t lower = lower_of_pair(k);
    const bool turned = random.between(0, 1) == 1;
    const Numbers lost = turned ? Numbers{lower + k, lower} : Numbers{lower, lower + k};
    return [lost](const Numbers& at) { return at.a == lost.a && at.b == lost.b; };
  }

  // k·phi is nearly whole if all Fibonacci parts of k have an index from 24 on. The greatest
  // difference is left out: the pair above its lost pair may not be legal.
  void rounding_kinds() {
    faults_.flips("one-rounding",
                  "k·phi is rounded to the wrong side at one k where it is nearly whole",
                  [close = close_differences(24, most_difference_ - 1)](Random& random) {
                    return is_rounded_wrong(random, random.pick(close));
                  });
    faults_.flips("lost-above", "all lost pairs with a difference above a threshold",
                  [this](Random& random) { return is_lost_above(random); });
  }

  // Is this the lost pair of difference k, or the pair beside it that is called lost in its place?
  // Which neighbour that is, is drawn; both orders of the numbers count.
  static Decide is_rounded_wrong(Random& random, std::int64_t k) {
    const std::int64_t lower = lower_of_pair(k), off = random.between(0, 1) * 2 - 1;
    return [k, lower, off](const Numbers& at) {
      const std::int64_t smaller = std::min(at.a, at.b);
      return difference(at) == k && (smaller == lower || smaller == lower + off);
    };
  }

  Decide is_lost_above(Random& random) const {
    const std::int64_t threshold = most_difference_ - of_any_length(random, most_difference_);
    return [this, threshold](const Numbers& at) {
      return difference(at) > threshold && !mover_wins_(at);
    };
  }

  static std::int64_t difference(const Numbers& pair) {
    return std::max(pair.a, pair.b) - std::min(pair.a, pair.b);
  }

  std::int64_t most_difference_;
  Decide mover_wins_;
  DecisionFaults faults_;
};

}  // namespace problem
