// One generated test case: its input, whether that is legal, its answer.
#pragma once

#include "judge/data/data_files.hpp"
#include "judge/model/problem.hpp"
#include "judge/model/program.hpp"
#include "judge/sandbox/sandbox.hpp"

namespace judge {

// A problem while its data are made. The cache keeps what was found out by running the package's
// programs; see data.cpp.
struct DataWork {
  const Problem& problem;
  const Helpers& package;
  DataFiles& files;
  Cache& cache;
};

// Makes generated/NAME.in and .ans if they are not right. Throws as make_data.
void make_test(const DataWork& work, Sandbox& sandbox, const GeneratedTest& test);

// Throws JudgeError if the input is not legal, or the validator broke. `input` is a name as
// DataFiles has it.
void check_legal(const DataWork& work, Sandbox& sandbox, const std::string& input);

// What the reference answers to the input. Throws JudgeError if it broke.
std::string reference_answer(const DataWork& work, Sandbox& sandbox, const std::string& input);

// Whether this was found out before, and how to remember that it was.
bool is_known(const DataWork& work, const std::string& finding);
void remember(const DataWork& work, const std::string& finding);

}  // namespace judge
