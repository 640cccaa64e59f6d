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

constexpr std::size_t kPeriodsSeen = 3;  // before a period is believed
constexpr std::size_t kBeginnings = 4;   // of what is seen at most one part comes before the period

// The least number of entries with which row(i + period) - row(i) == growth from some i on, and
// three periods are seen. `same` compares the places i and i + period.
template <class Same>
bool fold_of(std::size_t size, Fold& best, const Same& same) {
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

std::string list_of(const std::vector<std::uint64_t>& numbers) {
  return play::joined(numbers, ", ");
}

// The rule for one number.
class PeriodicSequence : public Rule {
 public:
  PeriodicSequence(const Table& part, Fold fold, std::uint64_t growth)
      : kind_(part.kind), what_(part.what), low_(part.low[0]), fold_(fold), growth_(growth) {
    entries_.assign(part.values.begin(),
                    part.values.begin() + static_cast<std::ptrdiff_t>(fold.entries()));
    for (std::uint64_t n = 0; n < fold_.start; ++n) {
      if (entries_[n] != continued_back(n)) exceptions_.push_back(low_ + n);
    }
  }

  std::uint64_t value(const Position& at) const override {
    const std::uint64_t n = at[0] - low_;
    if (n < fold_.entries()) return entries_[n];
    return entries_[fold_.of(n)] + growth_ * ((n - fold_.start) / fold_.period);
  }

  Text words() const override {
    if (fold_.period == 1 && growth_ == 0 && fold_.start == 0) return constant();
    return kind_ == Kind::kOutcome ? lost_numbers() : values();
  }

  std::string code() const override {
    std::string body = "  static const unsigned kEntries[] = {" +
                       list_of(std::vector<std::uint64_t>(entries_.begin(), entries_.end())) +
                       "};\n";
    if (low_ > 0) body += "  n -= " + std::to_string(low_) + "u;\n";
    const std::string start = std::to_string(fold_.start), period = std::to_string(fold_.period);
    body += "  if (n < " + std::to_string(fold_.entries()) + "u) return kEntries[n];\n";
    body += "  const std::uint64_t beyond = n - " + start + "u;\n";
    body += "  return kEntries[" + start + "u + beyond % " + period + "u]";
    if (growth_ > 0) body += " + " + std::to_string(growth_) + "u * (beyond / " + period + "u)";
    return body + ";\n";
  }

  double bits() const override {
    const auto most = *std::max_element(entries_.begin(), entries_.end());
    const double entry = std::log2(static_cast<double>(most) + 1);
    return entry * static_cast<double>(entries_.size()) + bits_of(fold_.start) +
           bits_of(fold_.period) + bits_of(growth_);
  }

  Text proof(const Table& table) const override {
    const std::uint64_t size = table.size[0], taken = table.most_taken;
    if (growth_ > 0 || low_ > 0) return {};
    if (table.theorem == Theorem::kTakes && fold_.entries() + taken <= size) {
      return say(
          "the values of {0} numbers in a row repeat after {1} numbers, and no move reaches further",
          "相继 {0} 个值在 {1} 个数之后重复出现，而任何一步都不会跨得更远", {taken, fold_.period});
    }
    const std::uint64_t start = std::max<std::uint64_t>(fold_.start, 1);
    if (table.theorem == Theorem::kOctal && 2 * start + fold_.period + taken <= size) {
      return say(
          "theorem of Guy and Smith: g(n + {0}) = g(n) for {1} ≤ n < {2}, so for all n ≥ {1}",
          "Guy–Smith 定理：对 {1} ≤ n < {2} 有 g(n + {0}) = g(n)，故对一切 n ≥ {1} 成立",
          {fold_.period, start, 2 * start + fold_.period + taken});
    }
    return {};
  }

 private:
  // What stands at n < start if the period reached down to it.
  std::uint64_t continued_back(std::uint64_t n) const {
    const std::uint64_t periods = (fold_.start - n + fold_.period - 1) / fold_.period;
    return entries_[n + periods * fold_.period] - growth_ * periods;
  }

  Text constant() const {
    if (kind_ == Kind::kGrundy) {
      return say("{0} is always {1}.", "{0}恒为 {1}。", {what_, entries_[0]});
    }
    return entries_[0] != 0 ? say("The mover always wins.", "先手必胜。")
                            : say("The mover always loses.", "先手必败。");
  }

  // The remainders at which the mover loses, or wins if these are fewer; then the exceptions.
  Text lost_numbers() const {
    std::vector<std::uint64_t> lost, won;
    for (std::uint64_t i = 0; i < fold_.period; ++i)
      (entries_[fold_.start + i] == 0 ? lost : won)
          .push_back((low_ + fold_.start + i) % fold_.period);
    const bool says_lost = lost.size() <= won.size();
    std::vector<std::uint64_t>& named = says_lost ? lost : won;
    std::sort(named.begin(), named.end());
    const Text who = says_lost ? say("loses", "必败") : say("wins", "必胜");
    const Text which = named.size() == 1
                           ? say("n mod {0} = {1}", "n mod {0} = {1}", {fold_.period, named[0]})
                           : say("n mod {0} is one of {1}", "n mod {0} 属于 {{1}}",
                                 {fold_.period, list_of(named)});
    if (named.empty()) {
      return (says_lost ? say("The mover always wins", "先手总是必胜")
                        : say("The mover always loses", "先手总是必败")) +
             remark();
    }
    return say("The mover {0} iff {1}", "先手{0}当且仅当 {1}", {who, which}) + remark();
  }

  Text values() const {
    std::vector<std::uint64_t> cycle(entries_.begin() + static_cast<std::ptrdiff_t>(fold_.start),
                                     entries_.end());
    const Text growth =
        growth_ == 0 ? Text() : say(" and grows by {0} a period", "，每个周期增加 {0}", {growth_});
    return say("{4} has period {1}{2} from n = {0} on: {3}",
               "从 n = {0} 起，{4}以 {1} 为周期{2}：{3}",
               {low_ + fold_.start, fold_.period, growth, list_of(cycle), what_}) +
           remark();
  }

  Text remark() const {
    if (exceptions_.empty()) return say(".", "。");
    return kind_ == Kind::kOutcome
               ? say(", but for n = {0}, where it is the reverse.", "，但 n = {0} 时相反。",
                     {list_of(exceptions_)})
               : say("; exceptions at n = {0}.", "；例外：n = {0}。", {list_of(exceptions_)});
  }

  Kind kind_;
  Text what_;
  std::uint64_t low_;
  Fold fold_;
  std::uint64_t growth_;
  std::vector<std::uint32_t> entries_;
  std::vector<std::uint64_t> exceptions_;
};

// The rule for two or three numbers: a small box that stands for all others.
class PeriodicBox : public Rule {
 public:
  PeriodicBox(const Table& part, const std::vector<Fold>& folds) : box_(part), folds_(folds) {
    for (std::size_t i = 0; i < folds.size(); ++i)
      box_.size[i] = folds[i].entries();
    box_.values.resize(box_.count());
    for (std::size_t i = 0; i < box_.count(); ++i)
      box_.values[i] = part.value(box_.at(i));
  }

  std::uint64_t value(const Position& at) const override {
    Position folded{0, 0, 0};
    for (std::size_t i = 0; i < folds_.size(); ++i)
      folded[i] = box_.low[i] + folds_[i].of(at[i] - box_.low[i]);
    return box_.value(folded);
  }

  Text words() const override {
    Text text = box_.kind == Kind::kOutcome
                    ? say("The outcome is in a table", "胜负由一张表给出")
                    : say("{0} is in a table", "{0}由一张表给出", {box_.what});
    for (std::size_t i = 0; i < folds_.size(); ++i) {
      text = text + say(", {0} with period {1} from {2} on", "，{0} 从 {2} 起以 {1} 为周期",
                        {box_.names[i], folds_[i].period, box_.low[i] + folds_[i].start});
    }
    return text + say(".", "。");
  }

  std::string code() const override {
    std::string body = "  static const unsigned kEntries[] = {" +
                       list_of({box_.values.begin(), box_.values.end()}) + "};\n";
    std::string index = "0";
    for (std::size_t i = 0; i < folds_.size(); ++i) {
      const std::string &name = box_.names[i], start = std::to_string(folds_[i].start),
                        low = std::to_string(box_.low[i]);
      if (box_.low[i] > 0) body += "  " + name + " -= " + low + "u;\n";
      body += "  if (" + name + " >= " + start + "u) " + name + " = " + start + "u + (" + name +
              " - " + start + "u) % " + std::to_string(folds_[i].period) + "u;\n";
      index = i == 0 ? name : "(" + index + ") * " + std::to_string(box_.size[i]) + "u + " + name;
    }
    return body + "  return kEntries[" + index + "];\n";
  }

  double bits() const override {
    const auto most = *std::max_element(box_.values.begin(), box_.values.end());
    double all = std::log2(static_cast<double>(most) + 1) * static_cast<double>(box_.count());
    for (const Fold& fold : folds_)
      all += bits_of(fold.start) + bits_of(fold.period);
    return all;
  }

 private:
  Table box_;
  std::vector<Fold> folds_;
};

Rules of_one_number(const Table& part) {
  const std::vector<std::uint32_t>& row = part.values;
  Rules rules;
  Fold fold;
  if (fold_of(row.size(), fold, [&](std::size_t i, std::size_t p) { return row[i] == row[i + p]; }))
    rules.push_back(std::make_unique<PeriodicSequence>(part, fold, 0));
  std::size_t last = row.size() - 1;
  const auto grows = [&](std::size_t i, std::size_t p) {
    return row[last] >= row[last - p] && row[i + p] == row[i] + (row[last] - row[last - p]);
  };
  if (part.kind == Kind::kGrundy && fold_of(row.size(), fold, grows)) {
    const std::uint64_t growth = row[last] - row[last - fold.period];
    if (growth > 0) rules.push_back(std::make_unique<PeriodicSequence>(part, fold, growth));
  }
  return rules;
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
  if (part.numbers() == 1) return of_one_number(part);
  std::vector<Fold> folds(part.numbers());
  for (std::size_t axis = 0; axis < folds.size(); ++axis) {
    const std::vector<std::size_t> slices = slices_of(part, axis);
    if (!fold_of(slices.size(), folds[axis],
                 [&](std::size_t i, std::size_t p) { return slices[i] == slices[i + p]; }))
      return {};
  }
  Rules rules;
  rules.push_back(std::make_unique<PeriodicBox>(part, folds));
  return rules;
}

}  // namespace find
