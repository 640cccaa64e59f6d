// The inputs on which `judge stress` tries a program: made by the problem's own package, or by the
// programs that a user brings.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "judge/model/problem.hpp"
#include "judge/model/program.hpp"
#include "judge/stress/search.hpp"

namespace judge {

// The package's programs, as stress asks them. Every call throws JudgeError if the program broke.
class HelperRunner {
 public:
  HelperRunner(Workers& workers, const Problem& problem, const Helpers& package)
      : workers_(workers), problem_(problem), package_(package) {}

  // The inputs of a generator call without their answers; `options` are those before the kind.
  std::vector<StressInput> generate(Sandbox& sandbox, const GeneratorCall& options,
                                    const GeneratorCall& call) const;

  // The same until `deadline` and with less patience; nothing if that is not enough: there are too
  // many cases. Nothing too if the generator knows no such call.
  std::optional<std::vector<StressInput>> try_generate(Sandbox& sandbox,
                                                       const GeneratorCall& options,
                                                       const GeneratorCall& call,
                                                       TimePoint deadline) const;

  // Adds the reference's answers.
  void answer(std::vector<StressInput>& inputs) const;

  // The reference's answer to one input.
  std::string answer_to(Sandbox& sandbox, const std::string& input) const;

  // Nothing if the input is legal, else why it is not.
  std::optional<std::string> why_illegal(Sandbox& sandbox, const std::string& input) const;

  // What the reference tells a student about the input; `language` is "en" or "zh".
  std::string explain(Sandbox& sandbox, const std::string& input,
                      const std::string& language) const;

  // The problem's own test cases, with the answers: sample, hand, and the lines of tests.txt.
  std::vector<StressInput> own_tests() const;

  // The kinds whose last parameter is SEED.
  std::vector<std::string> seeded_kinds(Sandbox& sandbox) const;

  const Problem& problem() const { return problem_; }
  Workers& workers() const { return workers_; }

 private:
  std::vector<StressInput> written_tests() const;
  void answer_part(Sandbox& sandbox, std::vector<StressInput>& inputs, std::size_t begin,
                   std::size_t end) const;

  Workers& workers_;
  const Problem& problem_;
  const Helpers& package_;
};

// All small inputs, in ascending order: `small 0`, `small 1`, … The cases of the first sizes come
// alone as well as many in a file.
class SmallInputs {
 public:
  explicit SmallInputs(const HelperRunner& runner) : runner_(runner) {}

  // The next `count` inputs, with answers; fewer where many sizes have few or none, and at the end
  // of what can be made until `deadline`.
  std::vector<StressInput> next(std::size_t count, TimePoint deadline);
  // To be called with what next() gave once the program has passed it.
  void note_passed(const std::vector<StressInput>& inputs);

  // All sizes up to this one passed; -1: none yet.
  long long complete_size() const { return complete_size_; }
  // Whether all inputs of the sizes up to this one were run with a single case each.
  bool were_alone(long long size) const { return size < first_joined_size_; }

 private:
  void make_more(TimePoint deadline);
  void add_size(long long size, std::vector<StressInput> inputs);
  void note_growth(std::size_t cases);
  long long sizes_to_come() const;

  const HelperRunner& runner_;
  std::deque<StressInput> waiting_;
  std::map<long long, std::size_t> left_;  // of each size: inputs that have not passed
  long long next_size_ = 0;
  long long complete_size_ = -1;
  long long sizes_at_once_ = 1;
  double last_cases_ = 1;  // of the size before next_size_, at least 1
  double growth_ = 1;      // from the size before that one, at least 1
  long long first_joined_size_ = INT64_MAX;
  std::size_t ran_alone_ = 0;
  bool is_over_ = false;
};

// `hard SEED`, and the lines of tests.txt whose kind takes a seed: with fresh seeds, for ever. Hard
// inputs may come in ascending order, so they are the first.
class KindInputs {
 public:
  KindInputs(const HelperRunner& runner, std::uint64_t seed);

  // The inputs of the next calls, with answers; none if there is no such kind.
  std::vector<StressInput> next();
  // The kinds that twice made the same from different seeds, and never anything else.
  std::vector<std::string> seed_blind_kinds() const;

 private:
  std::vector<GeneratorCall> next_calls();
  GeneratorCall with_fresh_seed(GeneratorCall call);
  void compare_seeds(const GeneratorCall& call, const std::vector<StressInput>& inputs);

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

// What a problem's own package has to try.
class PackageInputs : public InputSource {
 public:
  // All that is named here outlives the object.
  PackageInputs(Workers& workers, const Problem& problem, const Helpers& package,
                std::uint64_t seed)
      : runner_(workers, problem, package), small_(runner_), kinds_(runner_, seed) {}

  std::optional<Row> next(TimePoint start, TimePoint deadline) override;
  void note(const Row& row, const std::vector<Try>& tries) override;
  Counterexample made_small(Search& search, Counterexample found) override;
  std::string answer_to(Sandbox& sandbox, const std::string& input) const override;
  std::optional<std::string> answer_if_legal(Sandbox& sandbox,
                                             const std::string& input) const override;
  std::string progress() const override;
  void describe(SearchFacts& facts) const override;

  const HelperRunner& runner() const { return runner_; }

 private:
  std::optional<Row> first_turn(TimePoint start, TimePoint deadline);
  Row small_row(TimePoint deadline);
  void divide(Search& search, Counterexample& found) const;
  void check_legal(Sandbox& sandbox, const StressInput& input) const;

  HelperRunner runner_;
  SmallInputs small_;
  KindInputs kinds_;
  bool is_first_turn_ = true;
  bool is_small_turn_ = true;
  std::size_t turn_ = 400;     // how many inputs a turn has
  std::size_t done_ = 0;       // of this turn
  std::size_t row_size_ = 16;  // small inputs to make at once; most wrong programs fail early
};

struct UserPrograms {
  Program generator;
  Program against;  // slow, but right
  std::optional<Program> validator;
  // Of the generator; the words SIZE and SEED stand for numbers.
  std::vector<std::string> arguments = {"SEED"};
  long long max_size = 0;  // of the sizes; 0: no bound
  double slow_limit = 10;  // seconds of CPU time for `against`

  // Whether the generator is told a size.
  bool has_size() const;
};

class UserInputs : public InputSource {
 public:
  // Seeds of one size that are tried before the next size.
  static constexpr std::size_t kSeeds = 20;

  // `plan.seed` is the first seed that the generator is given. `programs` outlives the object.
  UserInputs(const UserPrograms& programs, const SearchPlan& plan);

  std::optional<Row> next(TimePoint start, TimePoint deadline) override;
  void make(Sandbox& sandbox, StressInput& input) const override;
  void note(const Row& row, const std::vector<Try>& tries) override;
  void note_trouble(const StressInput& input, const Try& made) override;
  Counterexample made_small(Search& search, Counterexample found) override;
  std::string answer_to(Sandbox& sandbox, const std::string& input) const override;
  // Nothing, too, if there is no validator, or if validator or slow program broke: not the
  // generator made that input, so it need not be one that they were written for.
  std::optional<std::string> answer_if_legal(Sandbox& sandbox,
                                             const std::string& input) const override;
  std::string progress() const override;
  void describe(SearchFacts& facts) const override;

 private:
  std::string generated(Sandbox& sandbox, const StressInput& input) const;
  void check_legal(Sandbox& sandbox, const std::string& input) const;
  std::vector<std::string> arguments_for(const StressInput& input) const;
  std::string call_in_words(const StressInput& input) const;
  [[noreturn]] void broke(const StressInput& input, const Try& made) const;
  void check_repeatable(Sandbox& sandbox, const StressInput& input);
  bool is_too_large(long long size) const { return size_limit_ > 0 && size >= size_limit_; }
  bool ignores_seed() const;
  std::size_t count_seeds() const;
  void find_smallest_size(Search& search, Counterexample& found);
  std::optional<Counterexample> more_seeds_fail(Search& search, long long size);
  void find_shortest(Search& search, Counterexample& found);

  const UserPrograms& programs_;
  SearchPlan plan_;
  std::uint64_t next_seed_;  // of the round, or of the next row
  int round_ = 0;
  long long size_ = 0;        // of the last row; 0: none yet, or the generator is told none
  long long size_limit_ = 0;  // the first size that is too large; 0: there is none
  TimePoint row_began_;
  long long largest_size_ = 0;
  std::string call_, too_large_, warning_;  // as in SearchFacts

  // Of one size: its seeds, and whether they all made the same.
  struct SeedUse {
    std::size_t seeds = 0;
    std::size_t passed = 0;
    std::string first;  // what the first seed made
    bool all_the_same = true;
  };
  std::map<long long, SeedUse> seed_uses_;
};

}  // namespace judge
