// The programs that a user brings to test another one, and what they have to try.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "judge/model/program.hpp"
#include "judge/stress/search.hpp"

namespace judge {

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
