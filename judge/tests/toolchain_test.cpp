#include "judge/compile/toolchain.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "judge/base/errors.hpp"

namespace judge {
namespace {

bool has(const std::vector<std::string>& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

TEST(LanguageOf, GoesByTheEnding) {
  EXPECT_EQ(language_of("a/b.c"), Language::kC);
  EXPECT_EQ(language_of("b.cpp"), Language::kCpp);
  EXPECT_EQ(language_of("b.cc"), Language::kCpp);
  EXPECT_EQ(language_of("x.y.py"), Language::kPython);
  EXPECT_EQ(language_of("Main.java"), Language::kJava);
  EXPECT_EQ(language_of("m.rs"), Language::kRust);
  EXPECT_EQ(language_of("m.go"), Language::kGo);
}

TEST(LanguageOf, NamesTheEndingsItKnows) {
  for (const char* name : {"a.pas", "a", "cpp", "a.CPP"}) {
    try {
      language_of(name);
      FAIL() << name;
    } catch (const UsageError& error) {
      EXPECT_NE(std::string(error.what()).find(".cpp"), std::string::npos);
    }
  }
}

TEST(SubmissionRecipe, TakesTheDialect) {
  EXPECT_TRUE(has(submission_recipe("a.cpp", "", "c++98", 64).compile, "-std=c++98"));
  EXPECT_TRUE(has(submission_recipe("a.cpp", "", "", 64).compile, "-std=gnu++2b"));
  EXPECT_TRUE(has(submission_recipe("a.c", "", "c99", 64).compile, "-std=c99"));
}

TEST(SubmissionRecipe, SeesNothingOfTheCheckout) {
  for (const std::string& word : submission_recipe("a.cpp", "", "", 64).compile) {
    EXPECT_EQ(word.find(kRoot), std::string::npos) << word;
  }
}

TEST(SubmissionRecipe, PythonHasNoDialects) {
  EXPECT_THROW(submission_recipe("a.py", "", "c++17", 64), UsageError);
}

TEST(SubmissionRecipe, NamesTheJavaFileAfterItsClass) {
  const auto staged = [](const std::string& text) {
    return submission_recipe("a.java", text, "", 64).staged_name;
  };
  try {
    EXPECT_EQ(staged("class A {}\npublic final class Solver {}"), "src/Solver.java");
    EXPECT_EQ(staged("class A {}\nclass Main {}"), "src/Main.java");
    EXPECT_EQ(staged("class A {}\nclass B {}"), "src/A.java");
    EXPECT_EQ(staged(""), "src/Main.java");
    EXPECT_EQ(staged("public" + std::string(1 << 20, ' ') + "class X"), "src/X.java");
  } catch (const UsageError&) {
    GTEST_SKIP() << "no Java here";
  }
}

TEST(PackageRecipe, MayIncludeTheCheckout) {
  const Recipe recipe = package_recipe("problems/X/generator.cpp");
  EXPECT_TRUE(has(recipe.compile, "ROOT"));
  EXPECT_TRUE(has(recipe.compile, "ROOT/problems/X/generator.cpp"));
  EXPECT_TRUE(recipe.writes_depfile);
}

}  // namespace
}  // namespace judge
