#include "judge/compile/toolchain.hpp"

#include <gtest/gtest.h>

#include "judge/base/errors.hpp"

namespace judge {
namespace {

using Words = std::vector<std::string>;

TEST(SubmissionRecipe, KnowsTheDialects) {
  for (const char* dialect : {"c++98", "gnu++11", "c++2a", "gnu++23"})
    EXPECT_NO_THROW(submission_recipe("a.cpp", dialect, 64)) << dialect;
  for (const char* dialect : {"17", "c17", "c++", "c++17 ", "C++17", "x"})
    EXPECT_THROW(submission_recipe("a.cpp", dialect, 64), UsageError) << dialect;
  EXPECT_NO_THROW(submission_recipe("a.c", "gnu99", 64));
  for (const char* source : {"a.c", "a.py"})
    EXPECT_THROW(submission_recipe(source, "c++17", 64), UsageError);
}

TEST(Portable, ReadsASourceAsCompilersOnWindowsDo) {
  EXPECT_EQ(portable("scanf(\"%I64d %-5I64u%.3I64x\");").text, "scanf(\"%lld %-5llu%.3llx\");");
  EXPECT_EQ(portable("#  include \"conio.h\"\n").text, "#  include <stdio.h>\n");
  EXPECT_EQ(portable("__int64 a;").flags, (Words{"-D__int64=long long"}));
  EXPECT_EQ(
      portable("void main (void) { return; }\n").text,
      "void main_of_windows(void) { return; }\n\nint main() { main_of_windows(); return 0; }\n");
}

TEST(Portable, LeavesAllElse) {
  for (const std::string text :
       {"I64d", "%d", "my__int64 = 1;", "// void main()\nint main() {}", "int64_t a;"}) {
    const PortableSource source = portable(text);
    EXPECT_EQ(source.text, text);
    EXPECT_TRUE(source.flags.empty() && source.remark.empty()) << text;
  }
}

// A compiler for everything, so that the commands do not depend on what is installed.
Recipe recipe_of(const fs::path& source) {
  Recipe recipe;
  recipe.tool = "/bin/cc";
  recipe.source = source;
  recipe.run = {"program"};
  return recipe;
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
  EXPECT_EQ(compile_command(recipe, {"/f", "/c"}), compile_command(recipe, {"/f", ""}));
  recipe.is_in_checkout = true;
  EXPECT_EQ(compile_command(recipe, {"/f", "/c"}),
            (Words{"/bin/cc", "-o", "/f/out/program", "-I", "/c", "-MMD", "-MF", "/f/depfile",
                   "/c/problems/X/generator.cpp"}));
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

// "INPUT OUTPUT"
std::string files(std::string_view source) {
  const FileStreams streams = opened_files(source);
  return streams.input + " " + streams.output;
}

TEST(OpenedFiles, AreToldByTheCallsOfManyLanguages) {
  const char* const sources[] = {
      "freopen(\"a.in\", \"r\", stdin);\nfreopen(\"a.out\", \"w\", stdout);",
      "freopen(\"a.in\",\"r\",stdin),freopen(\"a.out\",\"w\",stdout);",
      "FILE *f = fopen(\"./a.in\", \"rb\"), *g = fopen(\"a.out\", \"w\");",
      "std::ifstream in(\"a.in\");\nstd::ofstream out{\"a.out\"};",
      "fstream in(\"a.in\", ios::in); fstream out(\"a.out\", ios::out);",
      "fin.open(\"a.in\"); fout.open(\"a.out\");",
      "sys.stdin = open('a.in')\nsys.stdout = open('a.out', 'w')",
      "new Scanner(new File(\"a.in\")); new PrintWriter(new FileWriter(\"a.out\"))",
  };
  for (const char* source : sources)
    EXPECT_EQ(files(source), "a.in a.out") << source;
}

TEST(OpenedFiles, AreThoseThatAJudgesCompilerSees) {
  EXPECT_EQ(files("freopen(\"log\", \"w\", stderr);"), " ");
  EXPECT_EQ(files("// freopen(\"a.in\", \"r\", stdin);"), " ");
  EXPECT_EQ(files("#ifndef ONLINE_JUDGE\nfreopen(\"a.in\", \"r\", stdin);\n#endif"), " ");
  EXPECT_EQ(
      files(
          "#ifdef LOCAL\nfreopen(\"a.in\", \"r\", stdin);\n#else\nfopen(\"b.in\", \"r\");\n#endif"),
      "b.in ");
  EXPECT_EQ(files("#ifdef ONLINE_JUDGE\nfreopen(\"a.in\", \"r\", stdin);\n#endif"), "a.in ");
}

TEST(OpenedFiles, HaveNoFolderAndNoConsole) {
  for (const char* name : {"/dev/tty", "data/a.in", "D:\\a.in", "..", "CON", "a%d.in", ""})
    EXPECT_EQ(files("freopen(\"" + std::string(name) + "\", \"r\", stdin);"), " ") << name;
  EXPECT_EQ(files("fopen(\"same\", \"r\"); fopen(\"same\", \"w\");"), " ");
  EXPECT_EQ(files("freopen((name + \".in\").c_str(), \"r\", stdin);"), " ");
}

}  // namespace
}  // namespace judge
