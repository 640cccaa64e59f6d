#include "judge/mutate/known_outcomes.hpp"

#include <algorithm>

namespace mutate {

bool is_enough(const TestOutcome& outcome, bool all_tests) {
  return all_tests ? outcome.verdict == judge::Verdict::kTle
                   : outcome.verdict != judge::Verdict::kAc;
}

bool is_decided(const Ledger& ledger, const std::vector<MeasuredTest>& tests,
                const std::string& program, bool all_tests) {
  bool are_all_known = true;
  for (const MeasuredTest& test : tests) {
    const auto known = ledger.finding(program, test.key);
    if (known && is_enough(*known, all_tests)) return true;
    are_all_known = are_all_known && known;
  }
  return are_all_known;
}

std::vector<Rejection> known_rejections(const Ledger& ledger,
                                        const std::vector<MeasuredTest>& tests,
                                        const std::string& program) {
  std::vector<Rejection> rejections;
  for (const MeasuredTest& test : tests) {
    const auto known = ledger.finding(program, test.key);
    if (known && known->verdict != judge::Verdict::kAc) {
      rejections.push_back({test.test.name, known->verdict});
    }
  }
  return rejections;
}

}  // namespace mutate
