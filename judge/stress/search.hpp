// The search for an input on which a program fails, and what makes that input small.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "judge/base/errors.hpp"
#include "judge/compile/context.hpp"
#include "judge/model/program.hpp"
#include "judge/model/result.hpp"
#include "judge/model/test_case.hpp"
#include "judge/stress/shrink.hpp"

namespace judge {

using TimePoint = std::chrono::steady_clock::time_point;

// How long `start` is ago, in seconds.
double seconds_since(TimePoint start);
bool is_past(TimePoint deadline);

// A call of a generator: the kind and its arguments.
using GeneratorCall = std::vector<std::string>;

struct StressInput {
  std::string text;
  std::string answer;
  std::shared_ptr<const GeneratorCall> call;  // of the problem's generator; null: none made it
  std::string name;        // of a test case that people wrote: sample/1, hand/empty
  std::size_t first = 0;   // index of its first case among those of the call
  std::size_t cases = 1;   // in it; 0: the problem's own file, as many as `call` makes
  long long size = 0;      // of `small SIZE`, or what the user's generator was told; 0: nothing
  std::uint64_t seed = 0;  // what the user's generator was told
};

// How sure it is that there is no smaller input on which the program fails.
enum class Smallness {
  kLeast,         // every smaller case was run alone and passed
  kLeastOfFiles,  // every smaller case passed in a file together with others
  kLeastSize,     // by the user's generator: no seed of a smaller size failed
  kShortest,      // by the user's generator: of those that failed
  kShrunk,        // no small step leads to a smaller one
  kCutShort       // there was no time to find that out
};

// An input on which the program fails.
struct Counterexample {
  StressInput input;
  TestResult result;
  std::string output{};  // what the program wrote
  Smallness smallness = Smallness::kCutShort;
  std::size_t seeds = 0;  // for kLeastSize: tried of each smaller size; for kShortest: tried in all
  std::size_t failures = 0;  // for kShortest: of these seeds
};

// What was done, found something or not.
struct SearchFacts {
  std::size_t cases = 0;  // single inputs, of which a file may hold many
  std::size_t runs = 0;
  double seconds = 0;
  std::vector<std::string> seed_blind_kinds;  // of the generator, or the user's generator itself
  long long complete_size = -1;  // all small inputs up to this size passed; -1: of no size
  // By the user's own generator:
  std::string call;            // which led to the counterexample; empty: none
  long long largest_size = 0;  // each size that was tried, up to this one, had many seeds
  std::string too_large;       // why larger sizes were not tried; empty if nothing stood against it
  std::string warning;         // about the generator, in one line
};

// When to end: with the first of these.
struct SearchPlan {
  double seconds = 30;            // of searching
  std::size_t inputs = SIZE_MAX;  // tried; a row is run to its end
  double shrink_seconds = 10;     // to make smaller what was found
  std::uint64_t seed = 1;
};

// A helper ran out of time, memory or output: the input is too large for it.
struct TooLarge : JudgeError {
  using JudgeError::JudgeError;
};

// Inputs that are tried side by side; the first that does not pass counts, however many workers
// there are.
struct Row {
  std::vector<StressInput> inputs;
  TimePoint deadline;
  bool begins_with_largest = false;  // a program that is too slow is found soonest by that one
  bool completes_sizes = false;      // the small inputs in their order
};

// What came of one input.
struct Try {
  enum class End { kNotRun, kPassed, kFailed, kBroke, kTooLarge };
  End end = End::kNotRun;
  TestResult result;
  std::string error;  // for kBroke and kTooLarge
};

class Search;

// Where inputs and their answers come from. What takes a Sandbox is safe for several threads, each
// with its own. All throws JudgeError if a program that is asked broke, in words that name it.
class InputSource {
 public:
  virtual ~InputSource() = default;

  // What to try next; nothing if that was all, or the deadline is past. It depends on the seed and
  // on what was noted, but not on chance.
  virtual std::optional<Row> next(TimePoint start, TimePoint deadline) = 0;
  // Adds text and answer to an input of a row that has none yet. Throws TooLarge too.
  virtual void make(Sandbox&, StressInput&) const {}
  // Takes note of the inputs of the row that were tried: up to the first that did not pass.
  virtual void note(const Row& row, const std::vector<Try>& tries) = 0;
  // Takes note of an input that could not be tried: kBroke or kTooLarge.
  virtual void note_trouble(const StressInput&, const Try& made) { throw JudgeError(made.error); }

  // As small as it can be had until search.deadline().
  virtual Counterexample made_small(Search& search, Counterexample found) = 0;
  // The right answer to a legal input.
  virtual std::string answer_to(Sandbox& sandbox, const std::string& input) const = 0;
  // The right answer to an input that somebody made up; nothing if the input is not legal.
  virtual std::optional<std::string> answer_if_legal(Sandbox& sandbox,
                                                     const std::string& input) const = 0;

  // How far the search is, with a comma before it.
  virtual std::string progress() const = 0;
  // What only the source knows.
  virtual SearchFacts facts() const = 0;
};

class Search {
 public:
  // All that is named here outlives the object.
  Search(Context& context, InputSource& source, const Program& program,
         const Requirements& requirements, const SearchPlan& plan);

  // The first input, in an order that depends on the seed alone, on which the program fails, made
  // small; nothing if there was none until the plan's end. Throws JudgeError if a helper program
  // broke, Interrupted.
  std::optional<Counterexample> run();
  SearchFacts facts() const;

  // For the source, which makes small what was found:

  // Of the row the first input on which the program fails.
  std::optional<Counterexample> first_failure(Row row);
  // Tries the inputs of the row, until one does not pass or all of them; fills them in.
  std::vector<Try> try_row(Row& row, bool until_failure);
  // The text, on which the program fails, as small as shrink.hpp makes it until the deadline; every
  // step is legal, and answered anew.
  std::string shrunk(const std::string& text);
  TimePoint deadline() const { return deadline_; }
  Sandbox& sandbox() { return context_.workers.sandbox(); }

 private:
  std::optional<Counterexample> find();
  std::optional<Counterexample> slow_on_largest(const Row& row);
  Try attempt(Sandbox& sandbox, StressInput& input);
  TestResult judge(Sandbox& sandbox, const StressInput& input);
  void fill_in(Counterexample& found);
  std::optional<Hit> first_hit(const std::vector<Candidate>& candidates);
  std::optional<std::string> hit_in(Sandbox& sandbox, const Candidate& candidate);

  Context& context_;
  InputSource& source_;
  const Program& program_;
  const Requirements requirements_;
  SearchPlan plan_;
  TimePoint start_;
  TimePoint deadline_;  // of the search, later of the shrinking
  double seconds_ = 0;
  std::size_t cases_ = 0;
  std::atomic<std::size_t> runs_{0};
};

}  // namespace judge
