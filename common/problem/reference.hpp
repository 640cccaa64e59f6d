// The main function of a reference solution.
#pragma once

#include <exception>
#include <functional>
#include <iostream>
#include <sstream>
#include <string>

#include "common/problem/exit_codes.hpp"
#include "common/problem/records.hpp"
#include "common/problem/text.hpp"

namespace problem {

struct Reference {
  // Reads one input, writes its answer.
  std::function<void(std::istream&, std::ostream&)> solve;
  // Reads one input and explains its first case to a student: who wins and why, a winning move if
  // there is one, the position after it, and the value of that position.
  std::function<Text(std::istream&)> explain;
};

namespace detail {

inline void solve_records(const Reference& reference) {
  Record record;
  while (read_record(std::cin, record)) {
    std::istringstream input(record.text);
    std::ostringstream answer;
    reference.solve(input, answer);
    write_record(std::cout, {record.first, record.count, answer.str()});
  }
}

inline int dispatch(const Reference& reference, const std::string& mode, const std::string& value) {
  if (mode.empty()) {
    reference.solve(std::cin, std::cout);
  } else if (mode == "--many") {
    solve_records(reference);
  } else if (mode == "--explain" && (value == "en" || value == "zh")) {
    std::cout << reference.explain(std::cin).in(value == "zh" ? Language::kChinese
                                                              : Language::kEnglish);
  } else {
    std::cerr << "usage: reference < INPUT | reference --many < RECORDS | "
                 "reference --explain en|zh < INPUT\n";
    return kUsage;
  }
  return std::cout.flush() ? 0 : kBroken;
}

}  // namespace detail

// Answers one input on standard input; with --many, a stream of records; with --explain en|zh,
// explains the first case of one input.
inline int run_reference(int argc, char** argv, const Reference& reference) {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  try {
    return detail::dispatch(reference, argc > 1 ? argv[1] : "", argc > 2 ? argv[2] : "");
  } catch (const std::exception& error) {
    std::cerr << "reference: " << error.what() << '\n';
    return kBroken;
  }
}

}  // namespace problem
