// Reads a problem from its folders and checks them.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "judge/base/files.hpp"
#include "judge/model/problem.hpp"
#include "judge/model/verdict.hpp"

namespace judge {

// The parsers take a whole file's text and the name to blame in a message; each throws UsageError
// "NAME:LINE: what is wrong; the repair" and nothing else, whatever the bytes.

// problem.toml, at most 4 KiB; all keys of ProblemConfig but `aliases` and `game` must be there, and
// no other.
ProblemConfig parse_config(std::string_view text, const std::string& name);

// tests.txt; names are unique and made of letters, digits, "-", "_" and ".".
std::vector<GeneratedTest> parse_tests(std::string_view text, const std::string& name);

// SHA256SUMS; every file once, all under generated/.
std::vector<PinnedFile> parse_sums(std::string_view text, const std::string& name);

// The expectation in the first line of a wrong/ submission: `// expect: WA — the mistake in words`.
std::set<Verdict> parse_expectation(std::string_view source, const std::string& name);

// The IDs of all problems in the checkout `root`, sorted.
std::vector<std::string> problem_ids(const fs::path& root);

// Throws UsageError with the known IDs if there is no problem `id`.
void check_id(const fs::path& root, const std::string& id);

// Reads problem `id` of the checkout `root`. Throws UsageError if it is unknown or its folders are
// wrong; a file that no tool knows is wrong.
Problem load_problem(const fs::path& root, const std::string& id);

}  // namespace judge
