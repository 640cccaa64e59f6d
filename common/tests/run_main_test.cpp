// output_of with small programs. Each does one thing that submissions do.
#include "common/testing/run_main.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <cstdio>
#include <iostream>
#include <stdexcept>
#include <string>

namespace testing_support {
namespace {

int echo_with_stdio() {
  for (int c = std::getchar(); c != EOF; c = std::getchar())
    std::putchar(c);
  return 0;
}

int add_with_streams() {
  long long a, b;
  while (std::cin >> a >> b)
    std::cout << a + b << '\n';
  return 0;
}

int count_runs() {
  static int runs = 0;
  std::printf("%d\n", ++runs);
  return 0;
}

int write_thirty_megabytes() {
  for (int line = 0; line < 3000000; ++line)
    std::puts("123456789");
  return 0;
}

int exit_with_three() {
  std::puts("not an answer");
  return 3;
}

int leave_by_exit() {
  std::fputs("no newline", stdout);
  std::exit(0);
}

int die_by_a_signal() {
  return std::raise(SIGKILL);
}

int throw_something() {
  throw std::logic_error("never seen by the test");
}

std::string complaint(int (*program)()) {
  try {
    output_of(program, "");
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "none";
}

TEST(OutputOf, GivesTheInputAsItIs) {
  EXPECT_EQ(output_of(echo_with_stdio, ""), "");
  EXPECT_EQ(output_of(echo_with_stdio, "no newline"), "no newline");
  const std::string with_nul("a\0b\r\n\xff", 6);
  EXPECT_EQ(output_of(echo_with_stdio, with_nul), with_nul);
}

TEST(OutputOf, SecondRunStartsAfresh) {
  EXPECT_EQ(output_of(add_with_streams, "1 2\n3 4\n"), "3\n7\n");
  EXPECT_EQ(output_of(add_with_streams, "5 6"), "11\n");
  EXPECT_EQ(output_of(count_runs, ""), "1\n");
  EXPECT_EQ(output_of(count_runs, ""), "1\n");
}

TEST(OutputOf, HoldsLargeInputAndOutput) {
  const std::string output = output_of(write_thirty_megabytes, "");
  EXPECT_EQ(output.size(), 30000000u);
  EXPECT_EQ(output.substr(output.size() - 10), "123456789\n");
  EXPECT_EQ(output_of(echo_with_stdio, output), output);
}

TEST(OutputOf, FlushesAProgramThatCallsExit) {
  EXPECT_EQ(output_of(leave_by_exit, ""), "no newline");
}

// The standard output of a test is buffered unless it is a terminal; the child copies the buffer.
TEST(OutputOf, KeepsTheTestsOwnOutputOutOfTheAnswer) {
  std::printf("(this line belongs to the test)\n");
  std::cout << "(and this one)\n";
  EXPECT_EQ(output_of(count_runs, ""), "1\n");
}

TEST(OutputOf, ReportsHowTheProgramDied) {
  EXPECT_EQ(complaint(exit_with_three), "the program ended with exit status 3");
  EXPECT_EQ(complaint(die_by_a_signal), "the program was killed by signal 9");
  EXPECT_EQ(complaint(throw_something), "the program was killed by signal 6");
  EXPECT_EQ(complaint(count_runs), "none");
}

}  // namespace
}  // namespace testing_support
