// A position of two or three numbers that is a sum of one game for each number: the Grundy value is
// f(a) ⊕ g(b) ⊕ …, where f, g, … are found by the families for one number. A number that does not
// matter has f = 0.
#include <algorithm>

#include "common/find/rule.hpp"

namespace find {
namespace {

Rule sum_rule(const play::Words& names, const Rules& parts) {
  Rule rule;
  rule.value = [=](const Position& at) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < parts.size(); ++i)
      sum ^= parts[i].value({at[i], 0, 0});
    return sum;
  };
  rule.words = say("The Grundy value is the nim-sum (xor) of a value for each number:",
                   "SG 值是各数之值的异或：");
  rule.bits = 4;
  play::Words calls;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    rule.words = rule.words + Text(" ") + parts[i].words;
    rule.code +=
        lines_of("  const auto value_of_{0} = [](std::uint64_t {0}) -> std::uint64_t {\n{1}  };\n",
                 {names[i], parts[i].code});
    calls.push_back(lines_of("value_of_{0}({0})", {names[i]}));
    rule.bits += parts[i].bits;
    rule.most = std::min(rule.most, parts[i].most);
  }
  rule.code += "  return " + play::joined(calls, " ^ ") + ";\n";
  return rule;
}

// The values along one axis where all other numbers are 0.
Table axis_of(const Table& part, std::size_t axis) {
  Position size{1, 1, 1};
  size[axis] = part.size[axis];
  Table row = box_in(part, part.low, size);
  row.names = {part.names[axis]};
  row.size = {part.size[axis], 1, 1};
  row.what = say("that of {0}", "{0} 之值", {part.names[axis]});
  return row;
}

}  // namespace

Rules sum_rules(const Table& part, const Budget& budget) {
  Rules rules, parts;
  const bool is_grundy = part.kind == Kind::kGrundy && part.values[0] == 0;
  if (part.numbers() == 1 || !is_grundy || part.low != Position{0, 0, 0}) return rules;
  std::vector<std::uint32_t> sums(part.count(), 0);
  for (std::size_t axis = 0; axis < part.numbers(); ++axis) {
    const Table row = axis_of(part, axis);
    for (std::size_t i = 0; i < part.count(); ++i)
      sums[i] ^= row.values[part.at(i)[axis]];
  }
  for (std::size_t axis = 0; axis < part.numbers() && sums == part.values; ++axis) {
    Rules found = candidates(axis_of(part, axis), budget);
    if (found.empty()) return rules;
    parts.push_back(std::move(found[0]));
  }
  if (!parts.empty()) rules.push_back(sum_rule(part.names, parts));
  return rules;
}

}  // namespace find
