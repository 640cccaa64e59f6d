#include "judge/dialects/dialects.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "judge/base/errors.hpp"

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

TEST(Table, HasALineForEachRowAndTheWordsOfEachFailure) {
  const std::vector<Row> rows = {
      {"A/main.cpp", "g++", 64, {"c++17", "gnu++17", "c++2b"}, "3 of 3 test cases", "", {}},
      {"A/main.cpp", "x", 32, {}, "", "not tried: needs the package x", {}},
      {"B/main.cpp", "g++", 64, {}, "", "", {"c++17: it does not compile"}}};
  const std::string text = table(rows);
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 5);
  EXPECT_NE(text.find("c++17 - c++2b (3)     3 of 3 test cases\n"), std::string::npos) << text;
  EXPECT_NE(text.find("not tried: needs the package x\n"), std::string::npos) << text;
  EXPECT_NE(text.find("FAILED B/main.cpp, g++, 64 bits: c++17: it does not compile\n"),
            std::string::npos)
      << text;
}

TEST(Table, PassesWithGapsButNotWithFailures) {
  EXPECT_TRUE(all_passed({{"A/main.cpp", "g++", 64, {}, "", "not tried: it is missing", {}}}));
  EXPECT_FALSE(all_passed({{"A/main.cpp", "g++", 64, {"c++17"}, "1 of 3 test cases", "", {"WA"}}}));
}

}  // namespace
}  // namespace dialects
