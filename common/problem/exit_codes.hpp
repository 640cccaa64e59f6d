// The exit statuses of a problem's helpers, for the judge.
#pragma once

namespace problem {

constexpr int kAccepted = 42;  // validator: legal input; checker: right output
constexpr int kRejected = 43;  // validator: illegal input; checker: wrong output
constexpr int kUsage = 2;      // the command line was wrong: unknown kind, bad argument
constexpr int kBroken = 1;     // the program itself failed; the input or output is not at fault

}  // namespace problem
