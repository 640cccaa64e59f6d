#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "common/problem/records.hpp"
#include "judge/base/text.hpp"
#include "judge/problem/helpers.hpp"
#include "judge/stress/inputs.hpp"

namespace judge {
namespace {

constexpr double kPatience = 5;                // seconds of CPU time for one size
constexpr std::size_t kBatchBytes = 4u << 20;  // of inputs for one run of the reference
constexpr std::size_t kBatchInputs = 512;

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

bool ran_out(const Outcome& outcome) {
  return outcome.end == End::kCpuLimit || outcome.end == End::kWallLimit ||
         outcome.end == End::kMemoryLimit || outcome.end == End::kOutputLimit;
}

// What the program writes. `doing` is for an error: what it was asked.
std::string output_of(Sandbox& sandbox, const Program& program,
                      const std::vector<std::string>& arguments, const Content& input,
                      const std::string& doing) {
  Outcome outcome = run_program(sandbox, program, arguments, input);
  if (!has_exited(outcome, 0)) broke(program, doing, outcome);
  return std::move(outcome.output);
}

}  // namespace

std::vector<StressInput> HelperRunner::generate(Sandbox& sandbox, const GeneratorCall& options,
                                                const GeneratorCall& call) const {
  const Program& generator = helpers_.generator;
  return inputs_of(generator, call,
                   output_of(sandbox, generator, words(options, call), {}, join(call, " ")));
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
      run_program(sandbox, helpers_.generator, words(options, call), {}, limits);
  if (ran_out(outcome) || has_exited(outcome, kUnknownKind)) return std::nullopt;
  if (!has_exited(outcome, 0)) broke(helpers_.generator, join(call, " "), outcome);
  return inputs_of(helpers_.generator, call, outcome.output);
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
  const Program& reference = helpers_.reference;
  const std::vector<problem::Record> answers = records_in(
      reference, output_of(sandbox, reference, {"--many"}, Content::in_memory(records), "--many"));
  if (answers.size() != end - begin) {
    throw JudgeError(fmt::format("{} --many: {} records in, {} out", reference.name, end - begin,
                                 answers.size()));
  }
  for (std::size_t i = begin; i < end; ++i)
    inputs[i].answer = answers[i - begin].text;
}

std::string HelperRunner::answer_to(Sandbox& sandbox, const std::string& input) const {
  return output_of(sandbox, helpers_.reference, {}, Content::in_memory(input),
                   "on a smaller input");
}

std::optional<std::string> HelperRunner::why_illegal(Sandbox& sandbox,
                                                     const std::string& input) const {
  const Outcome outcome = run_program(sandbox, helpers_.validator, {}, Content::in_memory(input));
  if (has_exited(outcome, kLegal)) return std::nullopt;
  if (!has_exited(outcome, kIllegal)) broke(helpers_.validator, "on a made input", outcome);
  return one_line(outcome.error);
}

std::string HelperRunner::explain(Sandbox& sandbox, const std::string& input,
                                  const std::string& language) const {
  return output_of(sandbox, helpers_.reference, {"--explain", language}, Content::in_memory(input),
                   "--explain");
}

std::vector<std::string> HelperRunner::seeded_kinds(Sandbox& sandbox) const {
  const std::string output = output_of(sandbox, helpers_.generator, {"--kinds"}, {}, "--kinds");
  std::vector<std::string> kinds;
  for (std::string_view line : split_lines(output)) {
    const std::vector<std::string> signature = split_words(line.substr(0, line.find('\t')));
    if (!signature.empty() && signature.back() == "SEED") kinds.push_back(signature.front());
  }
  return kinds;
}

std::vector<StressInput> HelperRunner::own_tests() const {
  std::vector<StressInput> inputs;
  for (const TestCase& test : test_cases_()) {
    inputs.push_back({std::string(ContentBytes(test.input).bytes()),
                      std::string(ContentBytes(test.answer).bytes()), nullptr, test.name});
  }
  StressInput* generated = inputs.data() + (inputs.size() - problem_.tests.size());
  for (const GeneratedTest& test : problem_.tests) {
    generated->call = std::make_shared<const GeneratorCall>(test.arguments);
    generated++->cases = 0;
  }
  return inputs;
}

}  // namespace judge
