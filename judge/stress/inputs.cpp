// What comes first are some small inputs and the problem's own test cases. Then two searches take
// turns: the small inputs, all of them in ascending order, and the generator's other kinds with
// fresh seeds. The small search alone would never reach a program that fails on large inputs only;
// the other alone would miss the least counterexample.
//
// Where a file of many cases fails, its cases are run alone, in their order. Of the small ones the
// first that fails is the least there is, since all before it passed.
#include "judge/stress/inputs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "common/problem/records.hpp"
#include "judge/base/text.hpp"
#include "judge/problem/helpers.hpp"

namespace judge {
namespace {

constexpr std::size_t kJoined = 200;     // cases in a file of small ones
constexpr std::size_t kMostAlone = 150;  // small cases that are run alone although they need not
constexpr double kFewCases = 256;        // made at once: below that, more sizes may be
constexpr long long kMostSizes = 64;     // at once
constexpr int kMostTries = 4;            // there may be no more: the other kinds wait
constexpr std::size_t kFewInputs = 100;  // made at once: below that, more calls may be
constexpr std::size_t kMostCalls = 16;   // at once
constexpr double kPatience = 5;          // seconds of CPU time for one size
constexpr std::size_t kBatchBytes = 4u << 20;  // of inputs for one run of the reference
constexpr std::size_t kBatchInputs = 512;

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

std::vector<problem::Record> records_in(const Program& program, const std::string& text) {
  std::istringstream stream(text);
  std::vector<problem::Record> records;
  try {
    for (problem::Record record; problem::read_record(stream, record);)
      records.push_back(record);
  } catch (const std::runtime_error& error) {
    throw JudgeError(fmt::format("{} --many: {}", program.name, error.what()));
  }
  return records;
}

std::vector<StressInput> inputs_of(const Program& generator, const GeneratorCall& call,
                                   const std::string& output) {
  const auto shared_call = std::make_shared<const GeneratorCall>(call);
  std::vector<StressInput> inputs;
  for (problem::Record& record : records_in(generator, output)) {
    inputs.push_back({std::move(record.text), "", shared_call, "", record.first, record.count});
  }
  return inputs;
}

GeneratorCall words(const GeneratorCall& options, const GeneratorCall& call) {
  GeneratorCall all = {"--many"};
  all.insert(all.end(), options.begin(), options.end());
  all.insert(all.end(), call.begin(), call.end());
  return all;
}

std::size_t cases_in(const std::vector<StressInput>& inputs) {
  std::size_t cases = 0;
  for (const StressInput& input : inputs)
    cases += input.cases;
  return cases;
}

bool has_joined(const std::vector<StressInput>& inputs) {
  return std::any_of(inputs.begin(), inputs.end(),
                     [](const auto& input) { return input.cases > 1; });
}

GeneratorCall small_call(long long size) {
  return {"small", std::to_string(size)};
}

bool ran_out(const Outcome& outcome) {
  return outcome.end == End::kCpuLimit || outcome.end == End::kWallLimit ||
         outcome.end == End::kMemoryLimit || outcome.end == End::kOutputLimit;
}

}  // namespace

// --- the package's programs -------------------------------------------------------------------

std::vector<StressInput> HelperRunner::generate(Sandbox& sandbox, const GeneratorCall& options,
                                                const GeneratorCall& call) const {
  const Outcome outcome = run_program(sandbox, package_.generator, words(options, call), {});
  if (!has_exited(outcome, 0)) broke(package_.generator, join(call, " "), outcome);
  return inputs_of(package_.generator, call, outcome.output);
}

std::optional<std::vector<StressInput>> HelperRunner::try_generate(Sandbox& sandbox,
                                                                   const GeneratorCall& options,
                                                                   const GeneratorCall& call,
                                                                   TimePoint deadline) const {
  Limits limits = helper_limits();
  const std::chrono::duration<double> left = deadline - std::chrono::steady_clock::now();
  limits.cpu_seconds = kPatience;
  limits.wall_seconds = std::clamp(left.count(), 0.1, 2 * kPatience);
  const Outcome outcome =
      run_program(sandbox, package_.generator, words(options, call), {}, limits);
  if (ran_out(outcome) || has_exited(outcome, kUnknownKind)) return std::nullopt;
  if (!has_exited(outcome, 0)) broke(package_.generator, join(call, " "), outcome);
  return inputs_of(package_.generator, call, outcome.output);
}

void HelperRunner::answer(std::vector<StressInput>& inputs) const {
  std::vector<std::size_t> bounds = {0};
  std::size_t bytes = 0;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    bytes += inputs[i].text.size();
    if (bytes < kBatchBytes && i + 1 - bounds.back() < kBatchInputs && i + 1 < inputs.size()) {
      continue;
    }
    bounds.push_back(i + 1);
    bytes = 0;
  }
  workers_.each(bounds.size() - 1, [&](Sandbox& sandbox, std::size_t part) {
    answer_part(sandbox, inputs, bounds[part], bounds[part + 1]);
  });
}

void HelperRunner::answer_part(Sandbox& sandbox, std::vector<StressInput>& inputs,
                               std::size_t begin, std::size_t end) const {
  std::ostringstream questions;
  for (std::size_t i = begin; i < end; ++i)
    problem::write_record(questions, {inputs[i].first, inputs[i].cases, inputs[i].text});
  const std::string records = questions.str();
  const Program& reference = package_.reference;
  const Outcome outcome = run_program(sandbox, reference, {"--many"}, Content::in_memory(records));
  if (!has_exited(outcome, 0)) broke(reference, "--many", outcome);
  const std::vector<problem::Record> answers = records_in(reference, outcome.output);
  if (answers.size() != end - begin) {
    throw JudgeError(fmt::format("{} --many: {} records in, {} out", reference.name, end - begin,
                                 answers.size()));
  }
  for (std::size_t i = begin; i < end; ++i)
    inputs[i].answer = answers[i - begin].text;
}

std::string HelperRunner::answer_to(Sandbox& sandbox, const std::string& input) const {
  Outcome outcome = run_program(sandbox, package_.reference, {}, Content::in_memory(input));
  if (!has_exited(outcome, 0)) broke(package_.reference, "on a smaller input", outcome);
  return std::move(outcome.output);
}

std::optional<std::string> HelperRunner::why_illegal(Sandbox& sandbox,
                                                     const std::string& input) const {
  const Outcome outcome = run_program(sandbox, package_.validator, {}, Content::in_memory(input));
  if (has_exited(outcome, kLegal)) return std::nullopt;
  if (!has_exited(outcome, kIllegal)) broke(package_.validator, "on a made input", outcome);
  return one_line(outcome.error);
}

std::string HelperRunner::explain(Sandbox& sandbox, const std::string& input,
                                  const std::string& language) const {
  Outcome outcome =
      run_program(sandbox, package_.reference, {"--explain", language}, Content::in_memory(input));
  if (!has_exited(outcome, 0)) broke(package_.reference, "--explain", outcome);
  return std::move(outcome.output);
}

std::vector<std::string> HelperRunner::seeded_kinds(Sandbox& sandbox) const {
  const Outcome outcome = run_program(sandbox, package_.generator, {"--kinds"}, {});
  if (!has_exited(outcome, 0)) broke(package_.generator, "--kinds", outcome);
  std::vector<std::string> kinds;
  for (std::string_view line : split_lines(outcome.output)) {
    const std::vector<std::string> signature = split_words(line.substr(0, line.find('\t')));
    if (!signature.empty() && signature.back() == "SEED") kinds.push_back(signature.front());
  }
  return kinds;
}

std::vector<StressInput> HelperRunner::own_tests() const {
  std::vector<StressInput> inputs = written_tests();
  std::vector<std::vector<StressInput>> made(problem_.tests.size());
  workers_.each(made.size(), [&](Sandbox& sandbox, std::size_t i) {
    made[i] = generate(sandbox, {}, problem_.tests[i].arguments);
  });
  for (std::vector<StressInput>& of_line : made)
    std::move(of_line.begin(), of_line.end(), std::back_inserter(inputs));
  answer(inputs);
  return inputs;
}

std::vector<StressInput> HelperRunner::written_tests() const {
  std::vector<StressInput> inputs;
  const auto add = [&](const std::string& folder, const std::vector<std::string>& names) {
    for (const std::string& name : names) {
      const std::string place = folder + "/" + name;
      inputs.push_back({read_file(problem_.data / (place + ".in")), "", nullptr, place, 0, 1});
    }
  };
  add("sample", problem_.sample);
  add("hand", problem_.hand);
  return inputs;
}

// --- small inputs -------------------------------------------------------------------------------

std::vector<StressInput> SmallInputs::next(std::size_t count, TimePoint deadline) {
  for (int tries = 0; tries < kMostTries && waiting_.size() < count && !is_over_; ++tries) {
    if (std::chrono::steady_clock::now() < deadline) make_more(deadline);
  }
  std::vector<StressInput> inputs;
  for (; inputs.size() < count && !waiting_.empty(); waiting_.pop_front())
    inputs.push_back(std::move(waiting_.front()));
  runner_.answer(inputs);
  return inputs;
}

// The next sizes: one at a time where they have many cases, so that none is made for nothing.
void SmallInputs::make_more(TimePoint deadline) {
  const auto count = static_cast<std::size_t>(sizes_at_once_);
  std::vector<std::optional<std::vector<StressInput>>> made(count), alone(count);
  const long long from = next_size_;
  runner_.workers().each(count, [&](Sandbox& sandbox, std::size_t i) {
    const GeneratorCall call = small_call(from + static_cast<long long>(i));
    made[i] = runner_.try_generate(sandbox, {"--limit", std::to_string(kJoined)}, call, deadline);
    if (made[i] && has_joined(*made[i]) && ran_alone_ + cases_in(*made[i]) <= kMostAlone) {
      alone[i] = runner_.try_generate(sandbox, {"--limit", "1"}, call, deadline);
    }
  });
  for (std::size_t i = 0; i < count && !is_over_; ++i) {
    if (!made[i]) {
      is_over_ = true;
      break;
    }
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

void SmallInputs::note_growth(std::size_t cases) {
  const double now = std::max(1.0, static_cast<double>(cases));
  growth_ = std::max(1.0, now / last_cases_);
  last_cases_ = now;
}

// As many as have few cases in all if they go on growing like that, but at most twice as many as
// the last time.
long long SmallInputs::sizes_to_come() const {
  const long long most = std::min(2 * sizes_at_once_, kMostSizes);
  long long sizes = 1;
  double next = last_cases_ * growth_;
  for (double all = next; sizes < most; ++sizes) {
    next *= growth_;
    all += next;
    if (all > kFewCases) break;
  }
  return sizes;
}

void SmallInputs::add_size(long long size, std::vector<StressInput> inputs) {
  if (!inputs.empty()) left_[size] = inputs.size();
  for (StressInput& input : inputs)
    input.size = size;
  std::move(inputs.begin(), inputs.end(), std::back_inserter(waiting_));
}

void SmallInputs::note_passed(const std::vector<StressInput>& inputs) {
  for (const StressInput& input : inputs) {
    const auto of_size = left_.find(input.size);
    if (--of_size->second == 0) left_.erase(of_size);
  }
  complete_size_ = left_.empty() ? next_size_ - 1 : left_.begin()->first - 1;
}

// --- the other kinds ----------------------------------------------------------------------------

KindInputs::KindInputs(const HelperRunner& runner, std::uint64_t seed)
    : runner_(runner), state_(seed) {
  const std::vector<std::string> kinds = runner.seeded_kinds(runner.workers().sandbox());
  const auto add = [&](const GeneratorCall& call) {
    if (std::count(kinds.begin(), kinds.end(), call.front()) > 0) lines_.push_back(call);
  };
  add({"hard", "SEED"});
  for (const GeneratedTest& test : runner.problem().tests)
    add(test.arguments);
}

std::vector<StressInput> KindInputs::next() {
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

std::vector<GeneratorCall> KindInputs::next_calls() {
  std::vector<GeneratorCall> calls;
  for (std::size_t i = 0; i < calls_at_once_ && !lines_.empty(); ++i) {
    calls.push_back(with_fresh_seed(lines_[next_line_]));
    next_line_ = (next_line_ + 1) % lines_.size();
  }
  return calls;
}

GeneratorCall KindInputs::with_fresh_seed(GeneratorCall call) {
  call.back() = std::to_string(mixed(state_) % 1000000000);
  return call;
}

void KindInputs::compare_seeds(const GeneratorCall& call, const std::vector<StressInput>& inputs) {
  std::string all;
  for (const StressInput& input : inputs)
    all += input.text;
  SeedUse& use = seed_uses_[call.front()];
  const auto [known, is_new] = use.made.try_emplace({call.begin(), call.end() - 1}, sha256(all));
  if (is_new) return;
  (known->second == sha256(all) ? use.was_blind : use.was_used) = true;
}

std::vector<std::string> KindInputs::seed_blind_kinds() const {
  std::vector<std::string> kinds;
  for (const auto& [kind, use] : seed_uses_) {
    if (use.was_blind && !use.was_used) kinds.push_back(kind);
  }
  return kinds;
}

// --- taking turns -------------------------------------------------------------------------------

std::optional<Row> PackageInputs::next(TimePoint start, TimePoint deadline) {
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

// Small inputs, for a short time even where every run takes long; then the problem's own test
// cases, all of them, however long that takes: what `run` rejects is found here too.
std::optional<Row> PackageInputs::first_turn(TimePoint start, TimePoint deadline) {
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

Row PackageInputs::small_row(TimePoint deadline) {
  Row row{small_.next(row_size_, deadline), deadline, false, true};
  row_size_ = std::min(2 * row_size_, kLongestRow);
  return row;
}

void PackageInputs::note(const Row& row, const std::vector<Try>& tries) {
  if (row.completes_sizes && tries.size() == row.inputs.size() &&
      std::all_of(tries.begin(), tries.end(),
                  [](const Try& made) { return made.end == Try::End::kPassed; })) {
    small_.note_passed(row.inputs);
  }
}

std::string PackageInputs::progress() const {
  return fmt::format(", small sizes up to {} complete", small_.complete_size());
}

void PackageInputs::describe(SearchFacts& facts) const {
  facts.complete_size = small_.complete_size();
  facts.seed_blind_kinds = kinds_.seed_blind_kinds();
}

// --- making it small ----------------------------------------------------------------------------

Counterexample PackageInputs::made_small(Search& search, Counterexample found) {
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

// Runs the cases of a file in smaller files, in the end one by one; the first file that fails takes
// its place.
void PackageInputs::divide(Search& search, Counterexample& found) const {
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

void PackageInputs::check_legal(Sandbox& sandbox, const StressInput& input) const {
  const auto reason = runner_.why_illegal(sandbox, input.text);
  if (!reason) return;
  const std::string maker = input.call ? join(*input.call, " ") : input.name;
  throw JudgeError(fmt::format("the generator's input is not legal: {}: {}", maker, *reason));
}

std::string PackageInputs::answer_to(Sandbox& sandbox, const std::string& input) const {
  return runner_.answer_to(sandbox, input);
}

std::optional<std::string> PackageInputs::answer_if_legal(Sandbox& sandbox,
                                                          const std::string& input) const {
  if (runner_.why_illegal(sandbox, input)) return std::nullopt;
  return runner_.answer_to(sandbox, input);
}

}  // namespace judge
