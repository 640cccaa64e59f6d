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
  // Reads the next case of an input and explains it to a student: who wins and why, a winning move
  // if there is one, the position after it, and the value of that position. Empty if there is none.
  std::function<Text(std::istream&)> explain;
  bool counts_cases = false;  // the input begins with the number of cases
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

// The first twenty cases of an input; from the second on they are numbered.
inline Text explained(const Reference& reference, std::istream& in) {
  if (std::string count; reference.counts_cases) in >> count;
  Text text;
  for (int number = 1; number <= 20; ++number) {
    const Text words = reference.explain(in);
    if (words.english.empty()) break;
    if (number > 1) text = text + say("\nCase {0}. ", "\n第 {0} 组。", {number});
    text = text + words;
  }
  return text;
}

inline int dispatch(const Reference& reference, const std::string& mode, const std::string& value) {
  if (mode.empty()) {
    reference.solve(std::cin, std::cout);
  } else if (mode == "--many") {
    solve_records(reference);
  } else if (mode == "--explain" && (value == "en" || value == "zh")) {
    std::cout << explained(reference, std::cin)
                     .in(value == "zh" ? Language::kChinese : Language::kEnglish);
  } else {
    std::cerr << "usage: reference < INPUT | reference --many < RECORDS | "
                 "reference --explain en|zh < INPUT\n";
    return kUsage;
  }
  return std::cout.flush() ? 0 : kBroken;
}

}  // namespace detail

// Answers one input on standard input; with --many, a stream of records; with --explain en|zh,
// explains the cases of one input, up to twenty of them.
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
