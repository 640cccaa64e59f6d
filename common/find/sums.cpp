// A position of two or three numbers that is a sum of one game for each number: the Grundy value is
// f(a) ⊕ g(b) ⊕ …, where f, g, … are found by the families for one number. A number that does not
// matter has f = 0.
#include "common/find/find.hpp"
#include "common/find/rule.hpp"

namespace find {
namespace {

class SumRule : public Rule {
 public:
  SumRule(const Table& part, Rules parts) : names_(part.names), parts_(std::move(parts)) {}

  std::uint64_t value(const Position& at) const override {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < parts_.size(); ++i)
      sum ^= parts_[i]->value({at[i], 0, 0});
    return sum;
  }

  Text words() const override {
    Text text = say("The Grundy value is the nim-sum (xor) of a value for each number:",
                    "SG 值是各数之值的异或：");
    for (std::size_t i = 0; i < parts_.size(); ++i)
      text = text + say(" {0}", " {0}", {parts_[i]->words()});
    return text;
  }

  std::string code() const override {
    std::string body, sum;
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      const std::string name = "value_of_" + names_[i];
      body += "  const auto " + name + " = [](std::uint64_t " + names_[i] +
              ") -> std::uint64_t {\n" + parts_[i]->code() + "  };\n";
      sum += (i > 0 ? " ^ " : "") + name + "(" + names_[i] + ")";
    }
    return body + "  return " + sum + ";\n";
  }

  double bits() const override {
    double all = 4;
    for (const auto& part : parts_)
      all += part->bits();
    return all;
  }

 private:
  std::vector<std::string> names_;
  Rules parts_;
};

// The values along one axis where all other numbers are 0.
Table axis_of(const Table& part, std::size_t axis) {
  Table row;
  row.kind = Kind::kGrundy;
  row.names = {part.names[axis]};
  row.what = say("that of {0}", "{0} 之值", {part.names[axis]});
  row.size[0] = part.size[axis];
  for (std::uint64_t n = 0; n < part.size[axis]; ++n) {
    Position at{0, 0, 0};
    at[axis] = n;
    row.values.push_back(part.value(at));
  }
  return row;
}

bool is_a_sum(const Table& part, const std::vector<Table>& axes) {
  for (std::size_t i = 0; i < part.count(); ++i) {
    const Position at = part.at(i);
    std::uint32_t sum = 0;
    for (std::size_t axis = 0; axis < axes.size(); ++axis)
      sum ^= axes[axis].values[at[axis]];
    if (sum != part.values[i]) return false;
  }
  return true;
}

}  // namespace

Rules sum_rules(const Table& part, const Budget& budget) {
  Rules rules;
  if (part.numbers() == 1 || part.kind != Kind::kGrundy || part.low != Position{0, 0, 0})
    return rules;
  std::vector<Table> axes;
  for (std::size_t axis = 0; axis < part.numbers(); ++axis)
    axes.push_back(axis_of(part, axis));
  if (part.values[0] != 0 || !is_a_sum(part, axes)) return rules;
  Rules parts;
  for (const Table& axis : axes) {
    Rules found = candidates(axis, budget);
    if (found.empty()) return rules;
    parts.push_back(std::move(found[0]));
  }
  rules.push_back(std::make_unique<SumRule>(part, std::move(parts)));
  return rules;
}

}  // namespace find
