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
class PeriodicRule : public Rule {
 public:
  PeriodicRule(const Table& part, std::vector<Fold> folds, std::uint64_t growth)
      : Rule(part), box_(part), folds_(std::move(folds)), growth_(growth) {
    for (std::size_t i = 0; i < folds_.size(); ++i)
      box_.size[i] = folds_[i].entries();
    box_ = box_in(part, box_.low, box_.size);
    for (std::uint64_t n = 0; is_line() && n < fold().start; ++n) {
      if (box_.values[n] != continued_back(n)) exceptions_.push_back(box_.low[0] + n);
    }
  }

  std::uint64_t value(const Position& at) const override {
    Position folded{0, 0, 0};
    for (std::size_t i = 0; i < folds_.size(); ++i)
      folded[i] = box_.low[i] + folds_[i].of(at[i] - box_.low[i]);
    const std::uint64_t n = at[0] - box_.low[0], start = fold().start;
    return box_.value(folded) + (n < start ? 0 : growth_ * ((n - start) / fold().period));
  }

  Text words() const override {
    if (!is_line()) return table_words();
    const Text what = box_.what, name = box_.names[0];
    if (fold().entries() == 1 && growth_ == 1 && box_.values[0] == box_.low[0])
      return say("{0} is {1}.", "{0}为 {1}。", {what, name});
    if (fold().entries() == 1 && growth_ == 0 && box_.kind == Kind::kGrundy)
      return say("{0} is always {1}.", "{0}恒为 {1}。", {what, box_.values[0]});
    if (box_.kind == Kind::kOutcome) return lost_numbers();
    const std::vector<std::uint64_t> cycle(
        box_.values.begin() + static_cast<std::ptrdiff_t>(fold().start), box_.values.end());
    const Text growth =
        growth_ == 0 ? Text() : say(" and grows by {0} a period", "，每个周期增加 {0}", {growth_});
    const Text remark = remark_or_none("; exceptions at {0} = {1}", "；例外：{0} = {1}");
    return say("{4} has period {1}{2} from {5} = {0} on: {3}{6}.",
               "从 {5} = {0} 起，{4}以 {1} 为周期{2}：{3}{6}。",
               {box_.low[0] + fold().start, fold().period, growth, play::joined(cycle, ", "), what,
                name, remark});
  }

  std::string code() const override {
    std::string body = "  static const std::uint64_t kEntries[] = {" + entries(", ") + "};\n";
    std::string index;
    for (std::size_t i = 0; i < folds_.size(); ++i) {
      const std::string &name = names_[i], start = std::to_string(folds_[i].start) + "u";
      if (box_.low[i] > 0) body += "  " + name + " -= " + std::to_string(box_.low[i]) + "u;\n";
      const std::string late =
          folds_[i].start > 0 ? lines_of("{0} < {1} ? 0 : ({0} - {1})", {name, start}) : name;
      body += lines_of(
          "  const std::uint64_t periods_{0} = {1} / {2}u;\n  {0} -= periods_{0} * {2}u;\n",
          {name, late, folds_[i].period});
      index = i == 0 ? name : "(" + index + ") * " + std::to_string(box_.size[i]) + "u + " + name;
    }
    const std::string growth =
        growth_ > 0 ? " + " + std::to_string(growth_) + "u * periods_" + box_.names[0] : "";
    return body + "  return kEntries[" + index + "]" + growth +
           (box_.kind == Kind::kOutcome ? " != 0;\n" : ";\n");
  }

  double bits() const override {
    const auto most = *std::max_element(box_.values.begin(), box_.values.end());
    double all = std::log2(static_cast<double>(most) + 1) * static_cast<double>(box_.count());
    for (const Fold& fold : folds_)
      all += bits_of(fold.start) + bits_of(fold.period);
    return all + (growth_ > 0 ? bits_of(growth_) : 0);
  }

  Text proof(const Table& table) const override {
    const std::uint64_t size = table.size[0], taken = table.most_taken;
    if (growth_ > 0 || !is_line() || box_.low[0] > 0) return {};
    if (table.theorem == Theorem::kTakes && fold().entries() + taken <= size) {
      return say(
          "the values of {0} numbers in a row repeat after {1} numbers, and no move reaches further",
          "相继 {0} 个值在 {1} 个数之后重复出现，而任何一步都不会跨得更远", {taken, fold().period});
    }
    // As game::octal::last_heap_needed: g(n + period) is known for all n of the hypothesis.
    const std::uint64_t start = std::max<std::uint64_t>(fold().start, 1);
    if (table.theorem == Theorem::kOctal && 2 * (start + fold().period) + taken <= size) {
      return say(
          "theorem of Guy and Smith: g(n + {0}) = g(n) for {1} ≤ n < {2}, so for all n ≥ {1}",
          "Guy–Smith 定理：对 {1} ≤ n < {2} 有 g(n + {0}) = g(n)，故对一切 n ≥ {1} 成立",
          {fold().period, start, 2 * start + fold().period + taken});
    }
    return {};
  }

 private:
  bool is_line() const { return folds_.size() == 1; }
  const Fold& fold() const { return folds_[0]; }
  std::string entries(const char* between) const {
    return play::joined(play::Numbers(box_.values.begin(), box_.values.end()), between);
  }

  Text remark_or_none(const char* english, const char* chinese) const {
    if (exceptions_.empty()) return {};
    return say(english, chinese, {names_[0], play::joined(exceptions_, ", ")});
  }

  // What stands at n < start if the period reached down to it.
  std::uint64_t continued_back(std::uint64_t n) const {
    const std::uint64_t periods = (fold().start - n + fold().period - 1) / fold().period;
    return box_.values[n + periods * fold().period] - growth_ * periods;
  }

  // The remainders at which the mover loses, or wins if these are fewer; then the exceptions.
  Text lost_numbers() const {
    std::vector<std::uint64_t> lost, won;
    for (std::uint64_t i = 0; i < fold().period; ++i)
      (box_.values[fold().start + i] == 0 ? lost : won)
          .push_back((box_.low[0] + fold().start + i) % fold().period);
    const bool says_lost = lost.size() <= won.size();
    std::vector<std::uint64_t>& named = says_lost ? lost : won;
    std::sort(named.begin(), named.end());
    const Text remark =
        remark_or_none(", but for {0} = {1}, where it is the reverse", "，但 {0} = {1} 时相反");
    if (named.empty() && says_lost)
      return say("The mover always wins{0}.", "先手总是必胜{0}。", {remark});
    if (named.empty()) return say("The mover always loses{0}.", "先手总是必败{0}。", {remark});
    const Text list = play::joined(named, ", ");
    return say(
        "The mover {0} exactly if {1} mod {2} {3}{4}.", "先手{0}当且仅当 {1} mod {2} {3}{4}。",
        {says_lost ? say("loses", "必败") : say("wins", "必胜"), box_.names[0], fold().period,
         named.size() == 1 ? Text("= ") + list : say("is one of {0}", "属于 {{0}}", {list}),
         remark});
  }

  Text table_words() const {
    Text text = box_.kind == Kind::kOutcome
                    ? say("The outcome is in a table", "胜负由一张表给出")
                    : say("{0} is in a table", "{0}由一张表给出", {box_.what});
    for (std::size_t i = 0; i < folds_.size(); ++i) {
      text = text + say(", {0} with period {1} from {2} on", "，{0} 从 {2} 起以 {1} 为周期",
                        {box_.names[i], folds_[i].period, box_.low[i] + folds_[i].start});
    }
    return text + say(": {0}.", "：{0}。", {entries(" ")});
  }

  Table box_;
  std::vector<Fold> folds_;
  std::uint64_t growth_;
  std::vector<std::uint64_t> exceptions_;
};

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

void add_growing(const Table& part, Rules& rules) {
  const std::vector<std::uint32_t>& row = part.values;
  const std::size_t last = row.size() - 1;
  Fold fold;
  const auto grows = [&](std::size_t i, std::size_t p) {
    return row[last] >= row[last - p] && row[i + p] == row[i] + (row[last] - row[last - p]);
  };
  if (!fold_of(row.size(), fold, grows)) return;
  const std::uint64_t growth = row[last] - row[last - fold.period];
  if (growth > 0) rules.push_back(std::make_unique<PeriodicRule>(part, std::vector{fold}, growth));
}

}  // namespace

Rules periodic_rules(const Table& part, const Budget&) {
  Rules rules;
  if (part.numbers() == 1 && part.kind == Kind::kGrundy) add_growing(part, rules);
  std::vector<Fold> folds(part.numbers());
  for (std::size_t axis = 0; axis < folds.size(); ++axis) {
    const std::vector<std::size_t> slices = slices_of(part, axis);
    if (!fold_of(slices.size(), folds[axis],
                 [&](std::size_t i, std::size_t p) { return slices[i] == slices[i + p]; }))
      return rules;
  }
  rules.push_back(std::make_unique<PeriodicRule>(part, folds, 0));
  return rules;
}

}  // namespace find
