// Values that repeat in each of a position's numbers, from some number on; for one number also with
// a growth a period (arithmetic periodicity).
#include <algorithm>
#include <cmath>
#include <map>

#include "common/find/rule.hpp"

namespace find {
namespace {

// From `start` on the number n stands for n - period.
struct Fold {
  std::size_t start = 0, period = 1;

  std::size_t entries() const { return start + period; }
  std::uint64_t of(std::uint64_t n) const { return n < start ? n : start + (n - start) % period; }
};

// The least number of entries with which the places i and i + period are the same from some i on.
// Three periods are seen, and no more than a quarter of what is seen comes before.
template <class Same>
bool fold_of(std::size_t size, Fold& best, const Same& same) {
  constexpr std::size_t kPeriodsSeen = 3, kBeginnings = 4;
  bool is_found = false;
  for (std::size_t period = 1; period * kPeriodsSeen <= size; ++period) {
    if (is_found && period >= best.entries()) break;
    std::size_t start = size - period;
    while (start > 0 && same(start - 1, period))
      --start;
    const Fold fold{start, period};
    if (start + kPeriodsSeen * period > size || start > size / kBeginnings) continue;
    if (!is_found || fold.entries() < best.entries()) best = fold;
    is_found = true;
  }
  return is_found;
}

// A small box that stands for all positions.
struct Periodic {
  Table box;
  std::vector<Fold> folds;
  std::uint64_t growth;

  bool is_line() const { return folds.size() == 1; }

  std::uint64_t value(const Position& at) const {
    Position folded{0, 0, 0};
    for (std::size_t i = 0; i < folds.size(); ++i)
      folded[i] = box.low[i] + folds[i].of(at[i] - box.low[i]);
    const std::uint64_t n = at[0] - box.low[0], start = folds[0].start;
    return box.value(folded) + (n < start ? 0 : growth * ((n - start) / folds[0].period));
  }

  // At which the value is not what the period, continued down to it, says.
  Text exceptions_or_none(const char* english, const char* chinese) const {
    const auto [start, period] = folds[0];
    play::Numbers exceptions;
    for (std::uint64_t n = 0; n < start; ++n) {
      const std::uint64_t periods = (start - n + period - 1) / period;
      if (box.values[n] != box.values[n + periods * period] - growth * periods)
        exceptions.push_back(box.low[0] + n);
    }
    return exceptions.empty() ? Text() : say(english, chinese, {box.names[0], list_of(exceptions)});
  }

  Text words() const {
    const Text what = box.what, name = box.names[0];
    const auto [start, period] = folds[0];
    if (!is_line()) return table_words();
    if (folds[0].entries() == 1 && growth == 1 && box.values[0] == box.low[0])
      return say("{0} is {1}.", "{0}为 {1}。", {what, name});
    if (folds[0].entries() == 1 && growth == 0 && box.kind == Kind::kGrundy)
      return say("{0} is always {1}.", "{0}恒为 {1}。", {what, box.values[0]});
    if (box.kind == Kind::kOutcome) return lost_numbers();
    const play::Numbers cycle(box.values.begin() + static_cast<std::ptrdiff_t>(start),
                              box.values.end());
    return say(
        "{4} has period {1}{2} from {5} = {0} on: {3}{6}.",
        "从 {5} = {0} 起，{4}以 {1} 为周期{2}：{3}{6}。",
        {box.low[0] + start, period,
         growth == 0 ? Text() : say(" and grows by {0} a period", "，每个周期增加 {0}", {growth}),
         list_of(cycle), what, name,
         exceptions_or_none("; exceptions at {0} = {1}", "；例外：{0} = {1}")});
  }

  std::string code() const {
    std::string body, index;
    for (std::size_t i = 0; i < folds.size(); ++i) {
      const std::string &name = box.names[i], start = std::to_string(folds[i].start) + "u";
      if (box.low[i] > 0) body += lines_of("  {0} -= {1}u;\n", {name, box.low[i]});
      const std::string late =
          folds[i].start > 0 ? lines_of("{0} < {1} ? 0 : ({0} - {1})", {name, start}) : name;
      body += lines_of(
          "  const std::uint64_t periods_{0} = {1} / {2}u;\n  {0} -= periods_{0} * {2}u;\n",
          {name, late, folds[i].period});
      index = i == 0 ? name : lines_of("({0}) * {1}u + {2}", {index, box.size[i], name});
    }
    const std::string grown =
        growth > 0 ? lines_of(" + {0}u * periods_{1}", {growth, box.names[0]}) : "";
    return lines_of(
        "  static const std::uint64_t kEntries[] = {{0}};\n{1}  return kEntries[{2}]{3};\n",
        {list_of(box.values), body, index, grown});
  }

  double bits() const {
    const auto most = *std::max_element(box.values.begin(), box.values.end());
    double all = std::log2(static_cast<double>(most) + 1) * static_cast<double>(box.count());
    for (const Fold& fold : folds)
      all += bits_of(fold.start) + bits_of(fold.period);
    return all + (growth > 0 ? bits_of(growth) : 0);
  }

  Text proof(const Table& table) const {
    const auto [first, period] = folds[0];
    const std::uint64_t size = table.size[0], taken = table.most_taken;
    if (growth > 0 || !is_line() || box.low[0] > 0) return {};
    if (table.theorem == Theorem::kTakes && first + period + taken <= size) {
      return say(
          "the values of {0} numbers in a row repeat after {1} numbers, and no move reaches further",
          "相继 {0} 个值在 {1} 个数之后重复出现，而任何一步都不会跨得更远", {taken, period});
    }
    // As game::octal::last_heap_needed: g(n + period) is known for all n of the hypothesis.
    const std::uint64_t start = std::max<std::uint64_t>(first, 1);
    if (table.theorem == Theorem::kOctal && 2 * (start + period) + taken <= size) {
      return say(
          "theorem of Guy and Smith: g(n + {0}) = g(n) for {1} ≤ n < {2}, so for all n ≥ {1}",
          "Guy–Smith 定理：对 {1} ≤ n < {2} 有 g(n + {0}) = g(n)，故对一切 n ≥ {1} 成立",
          {period, start, 2 * start + period + taken});
    }
    return {};
  }

  // The remainders at which the mover loses, or wins if these are fewer; then the exceptions.
  Text lost_numbers() const {
    const auto [start, period] = folds[0];
    play::Numbers lost, won;
    for (std::uint64_t i = start; i < start + period; ++i)
      (box.values[i] == 0 ? lost : won).push_back((box.low[0] + i) % period);
    const bool says_lost = lost.size() <= won.size();
    play::Numbers& named = says_lost ? lost : won;
    std::sort(named.begin(), named.end());
    const Text list = list_of(named),
               remark = exceptions_or_none(", but for {0} = {1}, where it is the reverse",
                                           "，但 {0} = {1} 时相反");
    if (named.empty())
      return says_lost ? say("The mover always wins{0}.", "先手总是必胜{0}。", {remark})
                       : say("The mover always loses{0}.", "先手总是必败{0}。", {remark});
    return say("The mover {0} exactly if {1} mod {2} {3}{4}.",
               "先手{0}当且仅当 {1} mod {2} {3}{4}。",
               {says_lost ? say("loses", "必败") : say("wins", "必胜"), box.names[0], period,
                named.size() == 1 ? Text("= ") + list : say("is one of {0}", "属于 {{0}}", {list}),
                remark});
  }

  Text table_words() const {
    Text text = box.kind == Kind::kOutcome
                    ? say("The outcome is in a table", "胜负由一张表给出")
                    : say("{0} is in a table", "{0}由一张表给出", {box.what});
    for (std::size_t i = 0; i < folds.size(); ++i) {
      text = text + say(", {0} with period {1} from {2} on", "，{0} 从 {2} 起以 {1} 为周期",
                        {box.names[i], folds[i].period, box.low[i] + folds[i].start});
    }
    return text + say(": {0}.", "：{0}。", {list_of(box.values, " ")});
  }
};

Rule periodic_rule(const Table& part, const std::vector<Fold>& folds, std::uint64_t growth) {
  Position size{1, 1, 1};
  for (std::size_t i = 0; i < folds.size(); ++i)
    size[i] = folds[i].entries();
  const Periodic known{box_in(part, part.low, size), folds, growth};
  return {[=](const Position& at) { return known.value(at); },
          known.words(),
          known.code(),
          known.bits(),
          UINT64_MAX,
          [=](const Table& table) { return known.proof(table); }};
}

// The slices across an axis, each as the place of the first one that is equal to it.
std::vector<std::size_t> slices_of(const Table& part, std::size_t axis) {
  std::vector<std::vector<std::uint32_t>> slices(part.size[axis]);
  for (std::size_t i = 0; i < part.count(); ++i)
    slices[part.at(i)[axis] - part.low[axis]].push_back(part.values[i]);
  std::map<std::vector<std::uint32_t>, std::size_t> first;
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < slices.size(); ++i)
    places.push_back(first.emplace(slices[i], i).first->second);
  return places;
}

}  // namespace

Rules periodic_rules(const Table& part, const Budget&) {
  Rules rules;
  std::vector<Fold> folds(part.numbers());
  const std::vector<std::uint32_t>& row = part.values;
  const auto growth = [&](std::size_t period) { return row.back() - row[row.size() - 1 - period]; };
  const auto grows = [&](std::size_t i, std::size_t period) {
    return growth(period) <= row.back() && row[i + period] == row[i] + growth(period);
  };
  if (part.numbers() == 1 && part.kind == Kind::kGrundy && fold_of(row.size(), folds[0], grows) &&
      growth(folds[0].period) > 0)
    rules.push_back(periodic_rule(part, folds, growth(folds[0].period)));
  for (std::size_t axis = 0; axis < folds.size(); ++axis) {
    const std::vector<std::size_t> slices = slices_of(part, axis);
    if (!fold_of(slices.size(), folds[axis],
                 [&](std::size_t i, std::size_t p) { return slices[i] == slices[i + p]; }))
      return rules;
  }
  rules.push_back(periodic_rule(part, folds, 0));
  return rules;
}

}  // namespace find
