// What is found out goes into the ledger and is read from there: several mutants may become the
// same program, and what one of them shows counts for all.
#include "judge/mutate/try_mutants.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>

#include "judge/mutate/known_outcomes.hpp"
#include "judge/mutate/ledger_keys.hpp"
#include "judge/mutate/try_program.hpp"

namespace mutate {
namespace {

// What the text became when it was tried; "" if it did not compile or was not tried.
std::string program_of(const Trial& trial, const Variant& variant, const std::string& text) {
  return trial.ledger.program(text_key(variant.mode, text)).value_or("");
}

// Whether a program needs no run: there is none, or it is the submission, or enough is known.
bool is_done(const Trial& trial, const Variant& variant, const std::string& program) {
  return program.empty() || program == variant.own_program ||
         is_decided(trial.ledger, trial.tests, program, trial.context.all_tests);
}

// The test that killed the text the last time first, then from small to large.
std::vector<const MeasuredTest*> order_for(const Trial& trial, const std::string& key) {
  const std::string killer = trial.ledger.killer(key);
  std::vector<const MeasuredTest*> order;
  for (const MeasuredTest& test : trial.tests)
    order.push_back(&test);
  const auto first = std::find_if(order.begin(), order.end(), [&](const MeasuredTest* test) {
    return test->test.name == killer;
  });
  if (first != order.end()) std::rotate(order.begin(), first, first + 1);
  return order;
}

// Runs the program that the text with this key became until enough is known.
void try_on_tests(Trial& trial, judge::Sandbox& sandbox, const Variant& variant,
                  const judge::Program& program, const std::string& key) {
  for (const MeasuredTest* test : order_for(trial, key)) {
    const TestOutcome outcome = try_variant(trial, sandbox, variant.mode, program, *test);
    if (outcome.verdict != judge::Verdict::kAc) {
      trial.ledger.note_killer(key, test->test.name);
    }
    if (is_enough(outcome, trial.context.all_tests)) return;
  }
}

void try_text(Trial& trial, judge::Sandbox& sandbox, Variant& variant, const std::string& text) {
  const std::string key = text_key(variant.mode, text);
  if (const auto known = trial.ledger.program(key); known && is_done(trial, variant, *known))
    return;
  const auto program = variant.builders.of(sandbox).build(text);
  trial.ledger.note_program(key, program ? program->key : "");
  if (!program || is_done(trial, variant, program->key)) return;
  try_on_tests(trial, sandbox, variant, *program, key);
}

// Whether it is a program of its own that no test rejects.
bool survives(const Trial& trial, const std::string& text) {
  const std::string program = program_of(trial, trial.plain, text);
  return !program.empty() && program != trial.plain.own_program &&
         known_rejections(trial.ledger, trial.tests, program).empty();
}

MutantOutcome outcome_of(const Trial& trial, const std::string& text) {
  const std::string plain = program_of(trial, trial.plain, text);
  const std::string sanitized = program_of(trial, trial.sanitized, text);
  return {plain, known_rejections(trial.ledger, trial.tests, plain),
          known_rejections(trial.ledger, trial.tests, sanitized)};
}

}  // namespace

std::vector<MutantOutcome> try_mutants(Trial& trial, const std::vector<Mutant>& mutants) {
  std::atomic<std::size_t> done{0};
  trial.context.workers.each(mutants.size(), [&](judge::Sandbox& sandbox, std::size_t i) {
    trial.context.progress.step(
        fmt::format("{}: mutant {} of {}", trial.problem.id, ++done, mutants.size()));
    const std::string text = mutated(trial.source, mutants[i]);
    try_text(trial, sandbox, trial.plain, text);
    if (survives(trial, text)) try_text(trial, sandbox, trial.sanitized, text);
  });
  std::vector<MutantOutcome> outcomes;
  for (const Mutant& mutant : mutants)
    outcomes.push_back(outcome_of(trial, mutated(trial.source, mutant)));
  return outcomes;
}

}  // namespace mutate
