// Faults of programs that answer yes or no for each case of one or two numbers.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <istream>
#include <string>
#include <utility>
#include <vector>

#include "common/problem/faults.hpp"

namespace problem {

// A case; if it has one number only, b is 0.
struct Numbers {
  std::int64_t a, b;
};

// The legal values of a number, both ends included.
struct Range {
  std::int64_t low, high;
};

// How a problem writes its cases and answers.
struct DecisionFormat {
  // Reads the next case; false after the last one.
  std::function<bool(std::istream&, Numbers&)> read;
  std::string yes, no;  // with their line ends
};

// From 1 to `high`, each length in binary digits equally likely.
inline std::int64_t of_any_length(Random& random, std::int64_t high) {
  int digits = 0;
  while (high >> (digits + 1) > 0)
    ++digits;
  const std::int64_t least = std::int64_t{1} << random.between(0, digits);
  return random.between(least, std::min(2 * least - 1, high));
}

// The number of binary digits of number >= 0.
inline int binary_digits(std::int64_t number) {
  int digits = 0;
  for (; number > 0; number /= 2)
    ++digits;
  return digits;
}

// The first `digits` binary digits of number >= 0, the others 0.
inline std::int64_t cut_after(std::int64_t number, int digits) {
  const int dropped = std::max(0, binary_digits(number) - digits);
  return number >> dropped << dropped;
}

// faults.cpp of such a problem.
class DecisionFaults {
 public:
  using Decide = std::function<bool(const Numbers&)>;

  // `right` decides as the submission does, for every number from 0 to the greater bound.
  DecisionFaults(DecisionFormat format, Range a, Range b, Decide right)
      : format_(std::move(format)),
        a_(a),
        b_(b),
        right_(std::move(right)),
        faults_([this](std::istream& in) { return read(in); },
                [this](const Cases& cases) { return answers(cases, right_); }) {}

  DecisionFaults(const DecisionFaults&) = delete;  // the kinds point to it
  DecisionFaults& operator=(const DecisionFaults&) = delete;

  // Declares a kind: `make` makes what decides in place of the submission.
  void kind(const std::string& name, const std::string& meaning,
            std::function<Decide(Random&)> make) {
    faults_.kind(name, meaning, [this, make = std::move(make)](Random& random) {
      const Decide decide = make(random);
      return [this, decide](const Cases& cases) { return answers(cases, decide); };
    });
  }

  // Declares a kind that gives the other answer in some cases: `make` makes the test for these.
  void flips(const std::string& name, const std::string& meaning,
             std::function<Decide(Random&)> make) {
    kind(name, meaning, [this, make = std::move(make)](Random& random) -> Decide {
      const Decide is_wrong = make(random);
      return
          [this, is_wrong](const Numbers& numbers) { return right_(numbers) != is_wrong(numbers); };
    });
  }

  // Declares the kinds that make sense for every such problem.
  void usual_kinds() {
    flips("one-input", "one legal input, each equally likely", [this](Random& random) -> Decide {
      const Numbers wrong = {random.between(a_.low, a_.high), random.between(b_.low, b_.high)};
      return [wrong](const Numbers& at) { return at.a == wrong.a && at.b == wrong.b; };
    });
    flips("above", "all inputs with a number above a threshold", [this](Random& random) -> Decide {
      const std::int64_t top = std::max(a_.high, b_.high);
      const std::int64_t threshold = top - of_any_length(random, top - std::max(a_.low, b_.low));
      return [threshold](const Numbers& at) { return std::max(at.a, at.b) > threshold; };
    });
    flips("residue",
          "all inputs whose first number leaves one remainder modulo one m, at most 10^6",
          [this](Random& random) -> Decide {
            const std::int64_t most = std::min<std::int64_t>(1000000, a_.high - a_.low);
            const std::int64_t m = 1 + of_any_length(random, most - 1);
            const std::int64_t rest = random.between(0, m - 1);
            return [m, rest](const Numbers& at) { return at.a % m == rest; };
          });
    changes(
        "last-bits", "the numbers lose their first binary digits, as in a narrow type",
        [](std::int64_t number, int digits) { return number & ((std::int64_t{1} << digits) - 1); });
    changes("first-bits", "the numbers lose their last binary digits, as in a float", cut_after);
  }

  // As Faults::run.
  int run(int argc, char** argv) const { return faults_.run(argc, argv); }

 private:
  using Cases = std::vector<Numbers>;

  // Declares a kind that decides for other numbers than those of the input; from half of the digits
  // of the greatest legal number to all but one are kept.
  void changes(const std::string& name, const std::string& meaning,
               std::function<std::int64_t(std::int64_t, int)> change) {
    kind(name, meaning, [this, change = std::move(change)](Random& random) -> Decide {
      const int all = binary_digits(std::max(a_.high, b_.high));
      const int kept = static_cast<int>(random.between(all / 2, all - 1));
      return [this, change, kept](const Numbers& at) {
        return right_({change(at.a, kept), change(at.b, kept)});
      };
    });
  }

  Cases read(std::istream& in) const {
    Cases cases;
    for (Numbers numbers{0, 0}; format_.read(in, numbers);)
      cases.push_back(numbers);
    return cases;
  }

  std::string answers(const Cases& cases, const Decide& decide) const {
    std::string text;
    for (const Numbers& numbers : cases)
      text += decide(numbers) ? format_.yes : format_.no;
    return text;
  }

  DecisionFormat format_;
  Range a_, b_;
  Decide right_;
  Faults<Cases> faults_;
};

}  // namespace problem
