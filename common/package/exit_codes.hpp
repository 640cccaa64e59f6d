// The exit statuses by which package programs speak to a judge.
#pragma once

namespace package {

constexpr int kAccepted = 42;  // validator: legal input; checker: right output
constexpr int kRejected = 43;  // validator: illegal input; checker: wrong output
constexpr int kUsage = 2;      // the call itself was wrong: unknown kind, bad argument
constexpr int kBroken = 1;     // the program failed; never the fault of what it looked at

}  // namespace package
