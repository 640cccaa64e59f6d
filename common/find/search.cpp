// The search for formulas, by program synthesis: all expressions in ascending size, bottom up. Of
// those that have the same values at some sample positions only the first is kept (observational
// equivalence).
//
// For Grundy values a rule is x, x ⊕ y, x + y, or "x if p, else y" for expressions x and y and a
// condition p. For outcomes it is a condition: x = y or x < y, their contraries, two or three of
// them together, one or else several, or one of two by a third. What the other half of a pair has to
// be is known from the first, so a formula may be much larger than what is enumerated.
#include <algorithm>
#include <bitset>
#include <functional>
#include <unordered_map>
#include <unordered_set>

#include "common/find/formula.hpp"

namespace find {
namespace {

constexpr std::uint64_t kMostSmall = 4, kMostConstant = 10;
constexpr std::size_t kSamples = 128;

using Values = std::array<std::uint64_t, kSamples>;

// The samples at which something holds.
using Mask = std::bitset<kSamples>;

// Whether it holds nowhere but where the other does.
bool is_in(const Mask& mask, const Mask& other) {
  return (mask & ~other).none();
}

template <class Holds>
Mask mask_of(const Holds& holds) {
  Mask mask;
  for (std::size_t end = kSamples; end > 0; end -= 64) {
    unsigned long long word = 0;
    for (std::size_t s = end; s-- > end - 64;)
      word = word << 1 | (holds(s) ? 1 : 0);
    mask = mask << 64 | Mask(word);
  }
  return mask;
}

// An expression refers to others by their places in the bank.
struct Node {
  int operation;
  std::uint32_t first = 0, second = 0;  // of a leaf: as Formula
  int size = 1;
  int width = 64;  // bits of its value
};

// x = y or x < y, or the contrary, for two places in the bank.
struct Condition {
  Mask holds;
  int operation;
  std::uint32_t first, second;
};

std::uint64_t hash_of(const Values& values) {
  std::uint64_t hash = 0;
  for (std::uint64_t value : values)
    hash = (hash ^ value) * 0x9E3779B97F4A7C15u + (hash >> 29);
  return hash;
}

struct Scope {
  int largest;               // of the sizes that are enumerated
  std::size_t pairs;         // of which conditions are made
  std::uint64_t corner = 0;  // exceptions are allowed where all numbers are less
};

class Bank {
 public:
  Bank(const Table& part, const Budget& budget, const Scope& scope,
       const std::vector<std::size_t>& wanted)
      : part_(part), budget_(budget), scope_(scope), samples_(wanted) {
    choose_samples();
    is_lost_ = mask_of([&](std::size_t s) { return part_.values[samples_[s]] == 0; });
    for (std::uint32_t i = 0; i < part.numbers(); ++i)
      add_leaf(kNumber, i, 1, [&](std::size_t s) { return part_.at(samples_[s])[i]; });
    // The lesser number, the greater one and their difference, as if they were numbers themselves.
    if (is_symmetric()) {
      for (const std::size_t operation : {kLesser, kGreater, kDifference})
        combine(operation, 0, 1, 1);
    }
    for (std::uint32_t c = 0; c <= kMostConstant; ++c)
      add_leaf(kConstant, c, c <= kMostSmall ? 1 : 2, [&](std::size_t) { return c; });
  }

  // Empty if there is none; then failures() are positions that refuted one.
  Rules search() {
    for (int size = 2; size <= scope_.largest && !is_full(); ++size)
      add_size(size);
    if (part_.kind == Kind::kGrundy) {
      match_values(4, [](std::uint64_t value, std::uint64_t x) { return value ^ x; });
      match_values(0, [](std::uint64_t value, std::uint64_t x) { return value - x; });
    }
    if (!is_done()) add_conditions();
    if (part_.kind == Kind::kGrundy) {
      match_cases();
    } else {
      match_all(is_lost_, Mask().set(), [&](const Formula& all) { propose(Says::kLoses, all); });
      match_all(~is_lost_, Mask().set(), [&](const Formula& all) { propose(Says::kWins, all); });
      match_deciding();
    }
    return std::move(rules_);
  }

  const std::vector<std::size_t>& failures() const { return failures_; }

 private:
  bool is_done() const {
    return !rules_.empty() || attempts_ >= kMostAttempts || budget_.is_over();
  }
  bool is_full() const { return nodes_.size() >= budget_.expressions || is_done(); }

  // Small positions, where most rules differ, and others from all over the part; lost ones are rare
  // and tell the most, so half of the samples are lost where there are as many.
  void choose_samples() {
    std::vector<std::pair<std::uint64_t, std::size_t>> places;  // by the greatest number
    for (std::size_t i = 0; i < part_.count(); ++i) {
      const Position at = part_.at(i);
      if (!part_.is_in_corner(at, scope_.corner))
        places.emplace_back(*std::max_element(at.begin(), at.end()), i);
    }
    std::sort(places.begin(), places.end());
    std::vector<std::size_t> lost, others;
    for (const auto& [greatest, i] : places)
      (part_.values[i] == 0 ? lost : others).push_back(i);
    const std::size_t begun = samples_.size();
    take_from(lost, (kSamples - begun) / 2);
    take_from(others, kSamples - samples_.size());
    take_from(lost, kSamples - samples_.size());
    for (std::size_t i = 0; samples_.size() < kSamples; ++i)
      samples_.push_back(i % part_.count());
  }

  // The first half of them in order, the others spread unevenly, so that no residue is preferred.
  void take_from(const std::vector<std::size_t>& places, std::size_t wanted) {
    wanted = std::min(wanted, places.size());
    const std::size_t dense = wanted / 2, rest = places.size() - dense;
    for (std::size_t i = 0; i < wanted; ++i) {
      const std::size_t step = (i - dense) * rest / std::max<std::size_t>(1, wanted - dense);
      const std::size_t spread =
          dense + (step + 7 * i * i % std::max<std::size_t>(1, rest / 16)) % rest;
      samples_.push_back(places[i < dense ? i : spread]);
    }
  }

  // Whether the first two numbers may change places.
  bool is_symmetric() const {
    if (part_.numbers() < 2 || part_.low[0] != part_.low[1]) return false;
    for (std::size_t i = 0; i < part_.count(); ++i) {
      Position at = part_.at(i);
      std::swap(at[0], at[1]);
      if (part_.value(at) != part_.values[i]) return false;
    }
    return true;
  }

  template <class Leaf>
  void add_leaf(int operation, std::uint32_t leaf, int size, const Leaf& leaf_at) {
    Values values;
    for (std::size_t s = 0; s < kSamples; ++s)
      values[s] = leaf_at(s);
    add({operation, leaf, 0, size, operation == kNumber ? 64 : 4}, values);
  }

  // Keeps an expression whose values are new, and looks whether it is a rule.
  void add(const Node& node, const Values& values) {
    if (!seen_.emplace(hash_of(values), nodes_.size()).second) return;
    nodes_.push_back(node);
    values_.push_back(values);
    ends_.resize(static_cast<std::size_t>(node.size) + 1);
    ends_[static_cast<std::size_t>(node.size)] = nodes_.size();
    const std::size_t x = nodes_.size() - 1;
    if (part_.kind == Kind::kGrundy && holds_value(x).all()) propose(Says::kValue, formula(x));
  }

  void add_size(int size) {
    const auto& all = operations();
    for (std::size_t operation = 0; operation < kEnumerated; ++operation) {
      if (all[operation].arguments == 1) {
        each_of_size(size - all[operation].cost,
                     [&](std::size_t x) { combine(operation, x, x, size); });
        continue;
      }
      for (int left = 1; left <= size - 2; ++left) {
        const int right = size - 1 - left;
        if (all[operation].commutes && left > right) continue;
        each_of_size(left, [&](std::size_t x) {
          each_of_size(right, [&](std::size_t y) { combine(operation, x, y, size); });
        });
      }
    }
    ends_.resize(static_cast<std::size_t>(size) + 1, nodes_.size());
  }

  template <class Work>
  void each_of_size(int size, const Work& work) {
    if (size < 1) return;
    const std::size_t begin = ends_[static_cast<std::size_t>(size) - 1];
    const std::size_t end = ends_[static_cast<std::size_t>(size)];
    for (std::size_t i = begin; i < end && !is_full(); ++i)
      work(i);
  }

  void combine(std::size_t operation, std::size_t x, std::size_t y, int size) {
    const Operation& known = operations()[operation];
    const int width = known.width(nodes_[x].width, nodes_[y].width);
    if (width > 128) return;
    Values values;
    for (std::size_t s = 0; s < kSamples; ++s) {
      if (known.divides && values_[y][s] == 0) return;
      const Wide value = known.apply(values_[x][s], values_[y][s]);
      if (value >> 62 != 0) return;
      values[s] = static_cast<std::uint64_t>(value);
    }
    // A constant that is not given as one helps nobody.
    if (std::equal(values.begin() + 1, values.end(), values.begin())) return;
    add({static_cast<int>(operation), static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y),
         size, width},
        values);
  }

  Mask holds_value(std::size_t x) const {
    return mask_of([&](std::size_t s) { return values_[x][s] == part_.values[samples_[s]]; });
  }

  // x and y with x (operation) y = value: `rest` is what y has to be.
  template <class Rest>
  void match_values(int operation, const Rest& rest) {
    for (std::size_t x = 0; x < nodes_.size() && !is_done(); ++x) {
      Values wanted;
      for (std::size_t s = 0; s < kSamples; ++s)
        wanted[s] = rest(part_.values[samples_[s]], values_[x][s]);
      const auto y = seen_.find(hash_of(wanted));
      if (y != seen_.end() && y->second <= x && values_[y->second] == wanted)
        propose(Says::kValue, {operation, 0, {formula(x), formula(y->second)}});
    }
  }

  // x where a condition holds, and y where it does not.
  void match_cases() {
    std::vector<std::pair<Mask, std::size_t>> often;
    for (std::size_t x = 0; x < nodes_.size() && often.size() < kMostOften; ++x) {
      const Mask mask = holds_value(x);
      const bool is_new = std::none_of(often.begin(), often.end(),
                                       [&](const auto& other) { return is_in(mask, other.first); });
      if (is_new) often.emplace_back(mask, x);
    }
    for (const auto& [mask, x] : often) {
      for (const auto& [other, y] : often) {
        if (x == y || !(mask | other).all()) continue;
        for (const Condition& condition : conditions_) {
          if (is_done()) return;
          if (is_in(condition.holds, mask) && is_in(~condition.holds, other)) {
            propose(Says::kValue, {kIf, 0, {formula(condition), formula(x), formula(y)}});
            break;
          }
        }
      }
    }
  }

  // All conditions on two expressions, of which each mask is kept once: in ascending size, where
  // a comparison with a number or a constant counts two less.
  void add_conditions() {
    for (std::size_t size = 0; size < 2 * ends_.size(); ++size) {
      for (const int operation : {kEqual, kLess}) {
        add_pairs(operation, size + 1, 1);
        if (size > 0) add_pairs(operation, 1, size + 1);
        for (std::size_t left = 2; left + 2 <= size; ++left)
          add_pairs(operation, left, size - left);
      }
    }
  }

  void add_pairs(int operation, std::size_t left, std::size_t right) {
    if (std::max(left, right) >= ends_.size()) return;
    for (std::size_t x = ends_[left - 1]; x < ends_[left]; ++x) {
      const std::size_t end = operation == kEqual ? std::min(x, ends_[right]) : ends_[right];
      for (std::size_t y = ends_[right - 1]; y < end; ++y) {
        if (x == y) continue;
        if (++pairs_ > scope_.pairs || is_done()) return;
        add_condition(operation, x, y);
      }
    }
  }

  void add_condition(int operation, std::size_t x, std::size_t y) {
    const Values &a = values_[x], &b = values_[y];
    const Mask mask = operation == kEqual ? mask_of([&](std::size_t s) { return a[s] == b[s]; })
                                          : mask_of([&](std::size_t s) { return a[s] < b[s]; });
    if (mask.none() || mask.all() || !known_.insert(mask[0] ? mask : ~mask).second) return;
    const auto left = static_cast<std::uint32_t>(x), right = static_cast<std::uint32_t>(y);
    conditions_.push_back({mask, operation, left, right});
    conditions_.push_back(operation == kEqual ? Condition{~mask, kUnequal, left, right}
                                              : Condition{~mask, kAtMost, right, left});
    if (part_.kind == Kind::kGrundy) return;
    if (mask == is_lost_) propose(Says::kLoses, formula(conditions_[conditions_.size() - 2]));
    if (~mask == is_lost_) propose(Says::kWins, formula(conditions_[conditions_.size() - 2]));
  }

  // Of the conditions that hold wherever `wanted` does in `care` the simplest, then the narrowest.
  std::vector<Condition> around(const Mask& wanted, const Mask& care) const {
    const Mask target = wanted & care;
    std::vector<std::pair<std::size_t, std::size_t>> narrow;  // by how often it holds elsewhere
    std::vector<Condition> found;
    const auto add = [&](std::size_t place, std::size_t most) {
      if (found.size() >= most) return;
      const Mask holds = conditions_[place].holds & care;
      const bool is_new = std::none_of(found.begin(), found.end(), [&](const Condition& other) {
        return is_in(other.holds, holds);
      });
      if (!is_new) return;
      found.push_back(conditions_[place]);
      found.back().holds = holds;
    };
    for (std::size_t i = 0; i < conditions_.size(); ++i) {
      if (!is_in(target, conditions_[i].holds)) continue;
      add(i, kMostAround / 2);
      narrow.emplace_back((conditions_[i].holds & care).count(), i);
    }
    std::sort(narrow.begin(), narrow.end());
    for (std::size_t i = 0; i < narrow.size() && found.size() < kMostAround; ++i)
      add(narrow[i].second, kMostAround);
    return found;
  }

  // Two or three conditions that together are what is wanted wherever that counts.
  void match_all(const Mask& wanted, const Mask& care, const std::function<void(Formula)>& found) {
    const std::vector<Condition> near = around(wanted, care);
    const Mask target = wanted & care;
    for (const bool is_third : {false, true}) {
      for (std::size_t k = 0; k < near.size(); ++k) {
        for (std::size_t j = 0; j < k && !is_done(); ++j) {
          const Mask both = near[j].holds & near[k].holds;
          const auto pair = [&] { return Formula(kAnd, 0, {formula(near[j]), formula(near[k])}); };
          if (!is_third && both == target) found(pair());
          for (std::size_t i = 0; is_third && i < j && both != target; ++i) {
            if ((near[i].holds & both) == target) found({kAnd, 0, {formula(near[i]), pair()}});
          }
        }
      }
    }
  }

  // A condition that says which of two others counts, of which one may be several together, or
  // nothing.
  void match_deciding() {
    std::size_t deciders = 0, parts = 0;
    for (std::size_t p = 0;
         p < std::min(conditions_.size(), scope_.pairs / kPairsACase) && !is_done(); ++p) {
      const Mask here = conditions_[p].holds, there = ~here;
      const bool loses = is_in(here, is_lost_), wins = (here & is_lost_).none();
      const Condition* const first = loses || wins ? nullptr : matching(here);
      if (first == nullptr && !loses && !wins) continue;
      const Formula decides = formula(conditions_[p]);
      if (first != nullptr) {
        if (const Condition* const second = matching(there))
          propose(Says::kLoses, {kIf, 0, {decides, formula(*first), formula(*second)}});
      }
      if ((first != nullptr ? ++deciders : ++parts) > kMostDeciders) continue;
      match_all(wins ? ~is_lost_ : is_lost_, there, [&](Formula all) {
        propose(wins ? Says::kWins : Says::kLoses,
                first == nullptr ? Formula{kOr, 0, {decides, std::move(all)}}
                                 : Formula{kIf, 0, {decides, formula(*first), std::move(all)}});
      });
    }
  }

  // The first condition that says where it counts who loses.
  const Condition* matching(const Mask& care) const {
    const auto end = conditions_.begin() +
                     static_cast<std::ptrdiff_t>(std::min(conditions_.size(), kMostMatching));
    const auto found = std::find_if(conditions_.begin(), end, [&](const Condition& condition) {
      return (condition.holds & care) == (is_lost_ & care);
    });
    return found == end ? nullptr : &*found;
  }

  Formula formula(std::size_t place) const {
    const Node& node = nodes_[place];
    if (node.operation < 0) return {node.operation, node.first};
    std::vector<Formula> parts = {formula(node.first)};
    if (operations()[static_cast<std::size_t>(node.operation)].arguments == 2)
      parts.push_back(formula(node.second));
    return {node.operation, 0, std::move(parts)};
  }

  Formula formula(const Condition& condition) const {
    return {condition.operation, 0, {formula(condition.first), formula(condition.second)}};
  }

  void propose(Says says, const Formula& formula) {
    ++attempts_;
    const std::size_t refuted =
        add_rule(part_, formula_rule(part_, says, formula), rules_, scope_.corner);
    if (refuted < part_.count() && failures_.size() < kMostFailures) failures_.push_back(refuted);
  }

  static constexpr std::size_t kMostAttempts = 2000, kMostFailures = 32;
  static constexpr std::size_t kMostAround = 160, kMostDeciders = 200, kMostMatching = 30000;
  static constexpr std::size_t kPairsACase = 125, kMostOften = 300;

  const Table& part_;
  const Budget& budget_;
  Scope scope_;
  std::vector<std::size_t> samples_;  // places in the table
  Mask is_lost_;
  std::vector<Node> nodes_;
  std::vector<Values> values_;
  std::vector<std::size_t> ends_ = {0};  // of the expressions of each size
  std::unordered_map<std::uint64_t, std::size_t> seen_;
  std::vector<Condition> conditions_;
  std::unordered_set<Mask> known_;
  std::size_t attempts_ = 0, pairs_ = 0;
  std::vector<std::size_t> failures_;
  Rules rules_;
};

}  // namespace

Rules small_formula_rules(const Table& part, const Budget& budget) {
  return Bank(part, budget, {4, 20000}, {}).search();
}

Rules formula_rules(const Table& part, const Budget& budget) {
  constexpr int kLargest = 7;
  constexpr std::uint64_t kCorner = 6;
  Rules rules;
  for (const std::uint64_t corner : {std::uint64_t{0}, kCorner}) {
    std::vector<std::size_t> wanted;
    for (int round = 0; round < 2; ++round) {
      Bank bank(part, budget, {kLargest, budget.pairs, corner}, wanted);
      for (auto& rule : bank.search())
        rules.push_back(std::move(rule));
      if (!rules.empty() || bank.failures().empty() || budget.is_over()) break;
      wanted = bank.failures();  // they tell apart what looked alike
    }
  }
  return rules;
}

}  // namespace find
