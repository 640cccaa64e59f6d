// What comes first are some small inputs and the problem's own test cases. Then two searches take
// turns: the small inputs, all of them in ascending order, and the generator's other kinds with
// fresh seeds. The small search alone would never reach a program that fails on large inputs only;
// the other alone would miss the least counterexample.
//
// Where a file of many cases fails, its cases are run alone, in their order. Of the small ones the
// first that fails is the least there is, since all before it passed.
#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <map>

#include "judge/base/text.hpp"
#include "judge/stress/inputs.hpp"

namespace judge {
namespace {

constexpr std::size_t kJoined = 200;        // cases in a file of small ones
constexpr std::size_t kMostAlone = 150;     // small cases that are run alone although they need not
constexpr double kFewCases = 256;           // made at once: below that, more sizes may be
constexpr long long kMostSizes = 64;        // at once
constexpr int kMostTries = 4;               // there may be no more: the other kinds wait
constexpr std::size_t kFewInputs = 100;     // made at once: below that, more calls may be
constexpr std::size_t kMostCalls = 16;      // at once
constexpr std::size_t kLongestTurn = 3200;  // inputs
constexpr int kFirstShare = 4;              // the first turn takes at most this part of the time
constexpr std::size_t kLongestRow = 400;    // small inputs made before any is run

constexpr std::size_t kOneByOne = 256;  // cases of a file that are run alone at once
constexpr std::size_t kParts = 64;      // that a larger file is divided into

// A step of SplitMix64: well-mixed numbers from neighbouring states.
std::uint64_t mixed(std::uint64_t& state) {
  std::uint64_t z = state += 0x9E3779B97F4A7C15u;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

std::size_t cases_in(const std::vector<StressInput>& inputs) {
  std::size_t cases = 0;
  for (const StressInput& input : inputs)
    cases += input.cases;
  return cases;
}

bool has_joined(const std::vector<StressInput>& inputs) {
  return cases_in(inputs) > inputs.size();
}

// --- small inputs -------------------------------------------------------------------------------

// All small inputs, in ascending order: `small 0`, `small 1`, … The cases of the first sizes come
// alone as well as many in a file.
class SmallInputs {
 public:
  explicit SmallInputs(const HelperRunner& runner) : runner_(runner) {}

  // The next `count` inputs, with answers; fewer where many sizes have few or none, and at the end
  // of what can be made until `deadline`.
  std::vector<StressInput> next(std::size_t count, TimePoint deadline) {
    for (int tries = 0; tries < kMostTries && waiting_.size() < count && !is_over_; ++tries) {
      if (std::chrono::steady_clock::now() < deadline) make_more(deadline);
    }
    std::vector<StressInput> inputs;
    for (; inputs.size() < count && !waiting_.empty(); waiting_.pop_front())
      inputs.push_back(std::move(waiting_.front()));
    runner_.answer(inputs);
    return inputs;
  }

  // To be called with what next() gave once the program has passed it.
  void note_passed(const std::vector<StressInput>& inputs) {
    for (const StressInput& input : inputs) {
      const auto of_size = left_.find(input.size);
      if (--of_size->second == 0) left_.erase(of_size);
    }
  }

  // All sizes up to this one passed; -1: none yet.
  long long complete_size() const {
    return left_.empty() ? next_size_ - 1 : left_.begin()->first - 1;
  }
  // Whether all inputs of the sizes up to this one were run with a single case each.
  bool were_alone(long long size) const { return size < first_joined_size_; }

 private:
  // The next sizes: one at a time where they have many cases, so that none is made for nothing.
  void make_more(TimePoint deadline) {
    const auto count = static_cast<std::size_t>(sizes_at_once_);
    std::vector<std::optional<std::vector<StressInput>>> made(count), alone(count);
    runner_.workers().each(count, [&](Sandbox& sandbox, std::size_t i) {
      const GeneratorCall call = {"small", std::to_string(next_size_ + static_cast<long long>(i))};
      made[i] = runner_.try_generate(sandbox, {"--limit", std::to_string(kJoined)}, call, deadline);
      if (made[i] && has_joined(*made[i]) && ran_alone_ + cases_in(*made[i]) <= kMostAlone) {
        alone[i] = runner_.try_generate(sandbox, {"--limit", "1"}, call, deadline);
      }
    });
    for (std::size_t i = 0; i < count && !is_over_; ++i) {
      is_over_ = !made[i];
      if (is_over_) break;
      note_growth(cases_in(*made[i]));
      if (alone[i]) {
        ran_alone_ += alone[i]->size();
        alone[i]->insert(alone[i]->end(), made[i]->begin(), made[i]->end());
      } else if (has_joined(*made[i])) {
        first_joined_size_ = std::min(first_joined_size_, next_size_);
      }
      add_size(next_size_++, std::move(alone[i] ? *alone[i] : *made[i]));
    }
    sizes_at_once_ = sizes_to_come();
  }

  void add_size(long long size, std::vector<StressInput> inputs) {
    if (!inputs.empty()) left_[size] = inputs.size();
    for (StressInput& input : inputs)
      input.size = size;
    std::move(inputs.begin(), inputs.end(), std::back_inserter(waiting_));
  }

  void note_growth(std::size_t cases) {
    const double now = std::max(1.0, static_cast<double>(cases));
    growth_ = std::max(1.0, now / last_cases_);
    last_cases_ = now;
  }

  // As many as have few cases in all if they go on growing like that, but at most twice as many as
  // the last time.
  long long sizes_to_come() const {
    const long long most = std::min(2 * sizes_at_once_, kMostSizes);
    double next = last_cases_ * growth_;
    long long sizes = 0;
    for (double all = next; all <= kFewCases && sizes < most; ++sizes) {
      next *= growth_;
      all += next;
    }
    return std::max(sizes, 1ll);
  }

  const HelperRunner& runner_;
  std::deque<StressInput> waiting_;
  std::map<long long, std::size_t> left_;  // of each size: inputs that have not passed
  long long next_size_ = 0;
  long long sizes_at_once_ = 1;
  double last_cases_ = 1;  // of the size before next_size_, at least 1
  double growth_ = 1;      // from the size before that one, at least 1
  long long first_joined_size_ = INT64_MAX;
  std::size_t ran_alone_ = 0;
  bool is_over_ = false;
};

// --- the other kinds ----------------------------------------------------------------------------

// `hard SEED`, and the lines of tests.txt whose kind takes a seed: with fresh seeds, for ever. Hard
// inputs may come in ascending order, so they are the first.
class KindInputs {
 public:
  KindInputs(const HelperRunner& runner, std::uint64_t seed) : runner_(runner), state_(seed) {
    const std::vector<std::string> kinds = runner.seeded_kinds(runner.workers().sandbox());
    const auto add = [&](const GeneratorCall& call) {
      if (std::count(kinds.begin(), kinds.end(), call.front()) > 0) lines_.push_back(call);
    };
    add({"hard", "SEED"});
    for (const GeneratedTest& test : runner.problem().tests)
      add(test.arguments);
  }

  // The inputs of the next calls, with answers; none if there is no such kind.
  std::vector<StressInput> next() {
    const std::vector<GeneratorCall> calls = next_calls();
    std::vector<std::vector<StressInput>> made(calls.size());
    runner_.workers().each(calls.size(), [&](Sandbox& sandbox, std::size_t i) {
      made[i] = runner_.generate(sandbox, {}, calls[i]);
    });
    std::vector<StressInput> inputs;
    for (std::size_t i = 0; i < calls.size(); ++i) {
      compare_seeds(calls[i], made[i]);
      std::move(made[i].begin(), made[i].end(), std::back_inserter(inputs));
    }
    runner_.answer(inputs);
    calls_at_once_ = inputs.size() < kFewInputs ? std::min(2 * calls_at_once_, kMostCalls) : 1;
    return inputs;
  }

  // The kinds that twice made the same from different seeds, and never anything else.
  std::vector<std::string> seed_blind_kinds() const {
    std::vector<std::string> kinds;
    for (const auto& [kind, use] : seed_uses_) {
      if (use.was_blind && !use.was_used) kinds.push_back(kind);
    }
    return kinds;
  }

 private:
  std::vector<GeneratorCall> next_calls() {
    std::vector<GeneratorCall> calls;
    for (std::size_t i = 0; i < calls_at_once_ && !lines_.empty(); ++i) {
      calls.push_back(lines_[next_line_]);
      calls.back().back() = std::to_string(mixed(state_) % 1000000000);  // a fresh seed
      next_line_ = (next_line_ + 1) % lines_.size();
    }
    return calls;
  }

  void compare_seeds(const GeneratorCall& call, const std::vector<StressInput>& inputs) {
    std::string all;
    for (const StressInput& input : inputs)
      all += input.text;
    all = sha256(all);
    SeedUse& use = seed_uses_[call.front()];
    const auto [known, is_new] = use.made.try_emplace({call.begin(), call.end() - 1}, all);
    if (is_new) return;
    (known->second == all ? use.was_blind : use.was_used) = true;
  }

  struct SeedUse {
    std::map<GeneratorCall, std::string> made;  // by the call without its seed
    bool was_blind = false;
    bool was_used = false;
  };

  const HelperRunner& runner_;
  std::uint64_t state_;
  std::vector<GeneratorCall> lines_;
  std::size_t next_line_ = 0;
  std::size_t calls_at_once_ = 1;
  std::map<std::string, SeedUse> seed_uses_;
};

// --- both, in turns -----------------------------------------------------------------------------

// What a problem's own helpers have to try.
class PackageInputs : public InputSource {
 public:
  PackageInputs(const HelperRunner& runner, std::uint64_t seed)
      : runner_(runner), small_(runner), kinds_(runner, seed) {}

  std::optional<Row> next(TimePoint start, TimePoint deadline) override {
    if (is_first_turn_) {
      if (auto row = first_turn(start, deadline)) return row;
    }
    for (int turns = 0; turns < 3 && !is_past(deadline); ++turns) {
      if (done_ < turn_) {
        Row row = is_small_turn_ ? small_row(deadline) : Row{kinds_.next(), deadline, true};
        done_ += row.inputs.size();
        if (!row.inputs.empty()) return row;
      }
      if (is_small_turn_) turn_ = std::min(2 * turn_, kLongestTurn);
      is_small_turn_ = !is_small_turn_;
      done_ = 0;
    }
    return std::nullopt;
  }

  void note(const Row& row, const std::vector<Try>& tries) override {
    if (row.completes_sizes && tries.size() == row.inputs.size() &&
        std::all_of(tries.begin(), tries.end(),
                    [](const Try& made) { return made.end == Try::End::kPassed; })) {
      small_.note_passed(row.inputs);
    }
  }

  Counterexample made_small(Search& search, Counterexample found) override {
    const bool no_case_before = found.input.cases == 1 || found.input.first == 0;
    divide(search, found);
    check_legal(search.sandbox(), found.input);
    if (is_small_turn_ && found.input.cases == 1) {
      const bool were_alone = no_case_before && small_.were_alone(found.input.size - 1);
      found.smallness = were_alone ? Smallness::kLeast : Smallness::kLeastOfFiles;
      return found;
    }
    found.input.text = search.shrunk(found.input.text);
    found.smallness = is_past(search.deadline()) ? Smallness::kCutShort : Smallness::kShrunk;
    return found;
  }

  std::string answer_to(Sandbox& sandbox, const std::string& input) const override {
    return runner_.answer_to(sandbox, input);
  }

  std::optional<std::string> answer_if_legal(Sandbox& sandbox,
                                             const std::string& input) const override {
    if (runner_.why_illegal(sandbox, input)) return std::nullopt;
    return runner_.answer_to(sandbox, input);
  }

  std::string progress() const override {
    return fmt::format(", small sizes up to {} complete", small_.complete_size());
  }

  SearchFacts facts() const override {
    SearchFacts facts;
    facts.complete_size = small_.complete_size();
    facts.seed_blind_kinds = kinds_.seed_blind_kinds();
    return facts;
  }

 private:
  // Small inputs, for a short time even where every run takes long; then the problem's own test
  // cases, all of them, however long that takes: what `run` rejects is found here too.
  std::optional<Row> first_turn(TimePoint start, TimePoint deadline) {
    const TimePoint early = start + (deadline - start) / kFirstShare;
    if (done_ < turn_ && !is_past(early)) {
      Row row = small_row(early);
      done_ += row.inputs.size();
      if (!row.inputs.empty()) return row;
    }
    is_first_turn_ = is_small_turn_ = false;
    done_ = 0;
    Row own{runner_.own_tests(), TimePoint::max(), true};
    if (own.inputs.empty()) return std::nullopt;
    return own;
  }

  Row small_row(TimePoint deadline) {
    Row row{small_.next(row_size_, deadline), deadline, false, true};
    row_size_ = std::min(2 * row_size_, kLongestRow);
    return row;
  }

  // Runs the cases of a file in smaller files, in the end one by one; the first file that fails takes
  // its place.
  void divide(Search& search, Counterexample& found) const {
    if (found.input.cases == 0)
      found.input.cases = runner_.generate(search.sandbox(), {}, *found.input.call).at(0).cases;
    while (found.input.call && found.input.cases > 1) {
      const StressInput& input = found.input;
      const std::size_t most = input.cases <= kOneByOne ? 1 : (input.cases + kParts - 1) / kParts;
      const GeneratorCall options = {"--limit", std::to_string(most),
                                     "--from",  std::to_string(input.first),
                                     "--to",    std::to_string(input.first + input.cases)};
      std::vector<StressInput> parts = runner_.generate(search.sandbox(), options, *input.call);
      for (StressInput& part : parts)
        part.size = input.size;
      runner_.answer(parts);
      auto failure = search.first_failure({std::move(parts), search.deadline()});
      if (!failure) return;
      found = *std::move(failure);
    }
  }

  void check_legal(Sandbox& sandbox, const StressInput& input) const {
    const auto reason = runner_.why_illegal(sandbox, input.text);
    if (!reason) return;
    const std::string maker = input.call ? join(*input.call, " ") : input.name;
    throw JudgeError(fmt::format("the generator's input is not legal: {}: {}", maker, *reason));
  }

  const HelperRunner& runner_;
  SmallInputs small_;
  KindInputs kinds_;
  bool is_first_turn_ = true;
  bool is_small_turn_ = true;
  std::size_t turn_ = 400;     // how many inputs a turn has
  std::size_t done_ = 0;       // of this turn
  std::size_t row_size_ = 16;  // small inputs to make at once; most wrong programs fail early
};

}  // namespace

std::unique_ptr<InputSource> problem_inputs(const HelperRunner& runner, std::uint64_t seed) {
  return std::make_unique<PackageInputs>(runner, seed);
}

}  // namespace judge
