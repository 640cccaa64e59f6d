#include <gtest/gtest.h>

#include "judge/base/errors.hpp"
#include "judge/dialects/compilers.hpp"

namespace dialects {
namespace {

using Words = std::vector<std::string>;

TEST(DialectsFrom, BeginsWithTheProblemsOwn) {
  EXPECT_EQ(dialects_from("c++17"), (Words{"c++17", "gnu++17", "c++20", "c++2b"}));
  EXPECT_EQ(dialects_from("c++98").size(), 7u);
}

TEST(DialectsFrom, RefusesWhatItCannotOrder) {
  for (const char* name : {"", "c++", "gnu++17", "c11"})
    EXPECT_THROW(dialects_from(name), judge::JudgeError) << name;
}

TEST(TextMode, EndsLinesAsWindowsDoesAndIsUndone) {
  EXPECT_EQ(to_windows("1 2\n\n3"), "1 2\r\n\r\n3");
  for (const char* text : {"", "\n", "First win\nSecond win\n", "no end"})
    EXPECT_EQ(from_windows(to_windows(text)), text);
}

TEST(TextMode, WhatIsNoLineOfWindowsStaysVisible) {
  EXPECT_EQ(from_windows("1\n"), "1\\n") << "a program that switched text mode off";
  EXPECT_EQ(from_windows("1\r\r\n"), "1\r\n") << "a program that wrote CR LF itself";
  EXPECT_EQ(from_windows("1\r"), "1\r");
}

}  // namespace
}  // namespace dialects
