// Rules for several numbers out of rules for one. A position may be a sum of one game for each number:
// the Grundy value is f(a) ⊕ g(b) ⊕ …; a number that does not matter has f = 0.
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

// One rule where the second number is the least, another where it is greater.
Rule margin_rule(const Table& part, const Rule& edge, const Rule& inner) {
  Rule rule;
  rule.value = [edge, inner, low = part.low[1]](const Position& at) {
    return at[1] == low ? edge.value({at[0], 0, 0}) : inner.value(at);
  };
  rule.words = say("If {0} = {1}: {2} Else: {3}", "若 {0} = {1}：{2}否则：{3}",
                   {part.names[1], part.low[1], edge.words, inner.words});
  rule.code = lines_of("  if ({0} == {1}u) {\n{2}  }\n{3}",
                       {part.names[1], part.low[1], edge.code, inner.code});
  rule.bits = 4 + edge.bits + inner.bits;
  rule.most = std::min(edge.most, inner.most);
  return rule;
}

}  // namespace

// As for a parameter that means nothing where it is 0.
Rules margin_rules(const Table& part, const Budget& budget) {
  Rules rules;
  if (part.numbers() != 2 || part.kind != Kind::kOutcome || part.size[1] < 2) return rules;
  const Rules edges = candidates(axis_of(part, 0), budget);
  const Table rest =
      box_in(part, {part.low[0], part.low[1] + 1, 0}, {part.size[0], part.size[1] - 1, 1});
  for (const Rule& inner : edges.empty() ? Rules() : formula_rules(rest, budget))
    add_rule(part, margin_rule(part, edges[0], inner), rules);
  return rules;
}

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
