#include "judge/compile/toolchain.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "judge/base/errors.hpp"
#include "judge/compile/java_class.hpp"

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
  EXPECT_TRUE(has(submission_recipe("a.cpp", "", "", 64).compile, "-std=c++17"));
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
  try {
    EXPECT_EQ(submission_recipe("a.java", "class Solver {}", "", 64).staged_name,
              "src/Solver.java");
  } catch (const UsageError&) {
    GTEST_SKIP() << "no Java here";
  }
}

TEST(JavaClass, IsThePublicOneOrMainOrTheFirst) {
  EXPECT_EQ(java_class("class A {}\npublic final class Solver {}"), "Solver");
  EXPECT_EQ(java_class("class A {}\nclass Main {}"), "Main");
  EXPECT_EQ(java_class("class A {}\nclass B {}"), "A");
  EXPECT_EQ(java_class(""), "Main");
  EXPECT_EQ(java_class("public" + std::string(1 << 20, ' ') + "class X"), "X");
}

TEST(JavaClass, IsNoneOfAComment) {
  EXPECT_EQ(java_class("// A public class for sums.\nclass Sum {}"), "Sum");
  EXPECT_EQ(java_class("/* A public class for sums. */ public class Sum {}"), "Sum");
  EXPECT_EQ(java_class("/** A public\n * class for sums. **/\nclass Sum {}"), "Sum");
  EXPECT_EQ(java_class("public/**/class Sum {}"), "Sum");
  EXPECT_EQ(java_class("class Sum {} // public class Last"), "Sum");
  EXPECT_EQ(java_class("class Sum {} /* public class Last"), "Sum");
}

TEST(JavaClass, IsNoneOfALiteral) {
  EXPECT_EQ(java_class(R"(class Sum { String s = "public class A"; })"), "Sum");
  EXPECT_EQ(java_class(R"(class Sum { String s = "\" public class A \\"; })"), "Sum");
  EXPECT_EQ(java_class(R"(class Sum { char c = '"'; } class Main { char c = '"'; })"), "Main");
  EXPECT_EQ(java_class(R"(class Sum { char c = '\''; } class Main { char c = '\''; })"), "Main");
  EXPECT_EQ(java_class(R"(class Sum { String s = "//"; } class Main {})"), "Main");
  EXPECT_EQ(java_class(R"(class Sum { int a = 8 / 2; } class Main {})"), "Main");
}

TEST(JavaClass, IsNoneOfATextBlock) {
  const std::string block = "\"\"\"\n one \" two \\\"\"\" public class A {}\n\"\"\"";
  EXPECT_EQ(java_class("class Sum { String s = " + block + "; }"), "Sum");
  EXPECT_EQ(java_class("class Sum { String s = " + block + "; } class Main {}"), "Main");
}

TEST(PackageRecipe, MayIncludeTheCheckout) {
  const Recipe recipe = package_recipe("problems/X/generator.cpp");
  EXPECT_TRUE(has(recipe.compile, "ROOT"));
  EXPECT_TRUE(has(recipe.compile, "ROOT/problems/X/generator.cpp"));
  EXPECT_TRUE(recipe.writes_depfile);
}

}  // namespace
}  // namespace judge
