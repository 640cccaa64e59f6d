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
  EXPECT_EQ(language_of("b.cxx"), Language::kCpp);
  EXPECT_EQ(language_of("b.c++"), Language::kCpp);
  EXPECT_EQ(language_of("x.y.py"), Language::kPython);
  EXPECT_EQ(language_of("x.pypy"), Language::kPyPy);
  EXPECT_EQ(language_of("Main.java"), Language::kJava);
  EXPECT_EQ(language_of("main.kt"), Language::kKotlin);
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
  EXPECT_TRUE(has(submission_recipe("a.cpp", "", "c++98", 64).flags, "-std=c++98"));
  EXPECT_TRUE(has(submission_recipe("a.cpp", "", "", 64).flags, "-std=gnu++2b"));
  EXPECT_TRUE(has(submission_recipe("a.c", "", "c99", 64).flags, "-std=c99"));
}

TEST(SubmissionRecipe, IsThatOfAnOnlineJudge) {
  EXPECT_TRUE(has(submission_recipe("a.c", "", "", 64).flags, "-DONLINE_JUDGE"));
  EXPECT_TRUE(has(submission_recipe("a.cpp", "", "c++98", 64).flags, "-DONLINE_JUDGE"));
}

TEST(CompilerRecipe, HasExactlyTheGivenFlags) {
  EXPECT_EQ(compiler_recipe("g++", "g++", {"-m32", "-c"}).flags,
            (std::vector<std::string>{"-m32", "-c"}));
}

TEST(CompilerRecipe, NamesThePackageOfAMissingTool) {
  try {
    compiler_recipe("no-such-compiler", "its-package", {});
    FAIL();
  } catch (const UsageError& error) {
    EXPECT_NE(std::string(error.what()).find("its-package"), std::string::npos);
  }
}

TEST(SubmissionRecipe, PythonHasNoDialects) {
  EXPECT_THROW(submission_recipe("a.py", "", "c++17", 64), UsageError);
}

TEST(SubmissionRecipe, NamesTheJavaFileAfterItsClass) {
  try {
    EXPECT_EQ(submission_recipe("a.java", "class Solver {}", "", 64).source, "src/Solver.java");
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

// A compiler for everything, so that the commands do not depend on what is installed.
Recipe recipe_of(const fs::path& source) {
  Recipe recipe;
  recipe.tool = "/bin/cc";
  recipe.source = source;
  recipe.run = {"program"};
  return recipe;
}

using Words = std::vector<std::string>;

TEST(CompileCommand, HasTheOutputBeforeTheSourceAndLibrariesBehind) {
  Recipe recipe = recipe_of("src/main.c");
  EXPECT_EQ(compile_command(recipe, {"/f", ""}),
            (Words{"/bin/cc", "-o", "/f/out/program", "/f/src/main.c"}));
  recipe.flags = {"-O2", "-g"};
  recipe.libraries = {"-lm"};
  EXPECT_EQ(compile_command(recipe, {"/f", ""}),
            (Words{"/bin/cc", "-O2", "-g", "-o", "/f/out/program", "/f/src/main.c", "-lm"}));
}

TEST(CompileCommand, LeavesOutAnOutputThatIsNotWritten) {
  Recipe recipe = recipe_of("out/main.py");
  recipe.output = "";
  EXPECT_EQ(compile_command(recipe, {"/f", ""}), (Words{"/bin/cc", "/f/out/main.py"}));
}

TEST(CompileCommand, SetsTheEnvironmentFirst) {
  Recipe recipe = recipe_of("a.go");
  recipe.settings = {{"MODE", "off"}};
  recipe.folders = {{"CACHE", "cache"}, {"HOME", ""}};
  EXPECT_EQ(compile_command(recipe, {"/f", ""}),
            (Words{"/usr/bin/env", "CACHE=/f/cache", "HOME=/f", "MODE=off", "/bin/cc", "-o",
                   "/f/out/program", "/f/a.go"}));
}

TEST(CompileCommand, MayIncludeTheCheckoutOnlyWhereTheSourceIsInIt) {
  Recipe recipe = recipe_of("problems/X/generator.cpp");
  EXPECT_FALSE(has(compile_command(recipe, {"/f", "/c"}), "/c"));
  recipe.is_in_checkout = true;
  EXPECT_EQ(compile_command(recipe, {"/f", "/c"}),
            (Words{"/bin/cc", "-o", "/f/out/program", "-I", "/c", "-MMD", "-MF", "/f/depfile",
                   "/c/problems/X/generator.cpp"}));
}

TEST(CompileCommand, LeavesTheWordsOfOthersAlone) {
  Recipe recipe = recipe_of("src/main.c");
  recipe.flags = {"-std=FOLDER"};
  EXPECT_EQ(
      compile_command(recipe, {"/CHECKOUT/f", "/CHECKOUT"}),
      (Words{"/bin/cc", "-std=FOLDER", "-o", "/CHECKOUT/f/out/program", "/CHECKOUT/f/src/main.c"}));
}

TEST(RecipeKey, IsAnotherForAnotherCommandOrAnotherRun) {
  const Recipe recipe = recipe_of("src/main.c");
  EXPECT_EQ(recipe_key(recipe), recipe_key(recipe_of("src/main.c")));
  EXPECT_NE(recipe_key(recipe), recipe_key(recipe_of("src/main.cc")));
  Recipe other = recipe;
  other.flags = {"-O2"};
  EXPECT_NE(recipe_key(recipe), recipe_key(other));
  other = recipe;
  other.run = {"program", "-v"};
  EXPECT_NE(recipe_key(recipe), recipe_key(other));
  other.run = {"program"};
  other.is_in_checkout = true;
  EXPECT_NE(recipe_key(recipe), recipe_key(other));
}

TEST(Recipes, KnowWhetherTheSourceIsInTheCheckout) {
  EXPECT_FALSE(submission_recipe("a.cpp", "", "", 64).is_in_checkout);
  EXPECT_EQ(submission_recipe("/x/a.cpp", "", "", 64).source, "src/main.cpp");
  const Recipe recipe = package_recipe("problems/X/generator.cpp");
  EXPECT_TRUE(recipe.is_in_checkout);
  EXPECT_EQ(recipe.source, "problems/X/generator.cpp");
}

}  // namespace
}  // namespace judge
