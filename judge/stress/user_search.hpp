// The search for an input on which a program fails, by the user's own generator.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "judge/stress/clock.hpp"
#include "judge/stress/search.hpp"
#include "judge/stress/tester.hpp"
#include "judge/stress/user_programs.hpp"

namespace judge {

// What the report says besides of a search by the user's own generator.
struct UserSearchFacts {
  std::string call;            // of the generator, which led to the counterexample; empty: none
  long long largest_size = 0;  // each size that was tried, up to this one, had kSeeds seeds or more
  std::string too_large;       // why larger sizes were not tried; empty if nothing stood against it
  std::string warning;         // about the generator, in one line
};

class UserSearch {
 public:
  // Seeds of one size that are tried before the next size.
  static constexpr std::size_t kSeeds = 20;

  // `plan.seed` is the first seed that the generator is given. All that is named here outlives the
  // object.
  UserSearch(Context& context, const UserPrograms& programs, const Program& program,
             const Requirements& requirements, const SearchPlan& plan);

  // The first input, in an order that depends on the seed alone, on which the program fails, made
  // small; nothing if there was none until the time was over. Throws JudgeError if one of the
  // user's helper programs broke, with the generator's call that shows it; Interrupted.
  std::optional<Counterexample> run();

  SearchCounts counts() const;
  const UserSearchFacts& facts() const { return facts_; }

 private:
  // What came of one call.
  struct Try {
    enum class End { kNotRun, kPassed, kFailed, kBroke, kTooLarge };
    End end = End::kNotRun;
    std::string text, answer;
    TestResult result;
    std::string error;  // for kBroke and kTooLarge
  };
  struct Failure {
    UserCall call;
    Try made;
  };
  // The calls with `count` seeds from `first` on.
  struct Row {
    long long size = 0;
    std::uint64_t first = 1;
    std::size_t count = kSeeds;
  };

  std::optional<Failure> find();
  std::uint64_t seeds_of(int round) const;
  std::optional<Failure> try_sizes(int round);
  bool is_too_large(long long size) const;
  std::optional<Failure> first_failure(const Row& row);
  static UserCall call_of(const Row& row, std::size_t index);
  std::vector<Try> try_row(const Row& row, bool until_failure);
  Try attempt(Sandbox& sandbox, const UserCall& call);
  [[noreturn]] void broke(const UserCall& call, const Try& made) const;
  std::string hint(const UserCall& call) const;
  void note_too_large(const UserCall& call, const Try& made);
  void note_row(const Row& row, const std::vector<Try>& tries);
  bool ignores_seed() const;
  void note_generator();
  void check_repeatable(const Failure& failure);
  Counterexample made_small(Failure failure);
  Counterexample found(const Failure& failure, Smallness smallness) const;
  Counterexample made_smaller(const Failure& failure);
  Counterexample with_smallest_size(Failure failure);
  std::optional<Failure> more_seeds_fail(long long size);
  Counterexample with_shortest(Failure failure);
  void show_progress(const Row& row);

  const UserPrograms& programs_;
  UserRunner runner_;
  Workers& workers_;
  Progress& progress_;
  Tester tester_;
  SearchPlan plan_;
  TimePoint start_;
  TimePoint deadline_;
  double seconds_ = 0;
  std::size_t cases_ = 0;
  long long size_limit_ = 0;  // the first size that is too large; 0: there is none
  UserSearchFacts facts_;

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
