// Formulas: expressions of the numbers of a position, and conditions on them.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "common/find/rule.hpp"

namespace find {

// How an operation is written: in itself a unit; a unit whose parts need brackets; with a sign
// between its parts; a comparison; and above these.
enum class Shape { kCall, kTight, kInfix, kCompare, kLogic };

struct Operation {
  Text math;  // with {0}, {1}, {2}
  const char* code;
  int arguments;
  Wide (*apply)(Wide, Wide);
  Shape shape = Shape::kCall;
  // How many bits a value has at most, from those of the parts; more than 128: it may overflow.
  int (*width)(int, int) = [](int, int) { return 8; };
  int cost = 1;  // in size
  bool commutes = false;
  bool divides = false;  // by the second part, which must not be 0
  Text legend = {};      // what the sign means, if not everybody knows
};

// The first kEnumerated are for expressions, the others for conditions.
const std::vector<Operation>& operations();
constexpr int kEnumerated = 24, kEqual = 24, kUnequal = 25, kLess = 26, kAtMost = 27, kAnd = 28,
              kOr = 29, kIf = 30;
constexpr int kDifference = 1, kLesser = 7, kGreater = 8;
constexpr int kNumber = -1, kConstant = -2;  // leaves in place of an operation

class Formula {
 public:
  // A leaf is the place of one of the position's numbers, or a constant.
  Formula(int operation, std::uint64_t leaf, std::vector<Formula> parts = {})
      : operation_(operation), leaf_(leaf), parts_(std::move(parts)) {}

  Wide at(const Position& position) const;
  Text math(const std::vector<std::string>& names) const;
  std::string code(const std::vector<std::string>& names) const;
  // What its signs mean, each once.
  void legends(std::map<std::string, Text>& found) const;
  int size() const;
  int operation() const { return operation_; }
  const std::vector<Formula>& parts() const { return parts_; }

 private:
  int operation_;
  std::uint64_t leaf_;
  std::vector<Formula> parts_;
};

// What a formula says: the value, or a condition for who wins.
enum class Says { kValue, kLoses, kWins };

Rule formula_rule(const Table& part, Says says, const Formula& formula);

}  // namespace find
