#include "judge/bundle/bundle.hpp"

#include <gtest/gtest.h>

#include "judge/base/errors.hpp"

namespace judge {
namespace {

// A folder "mine" with the source, and a folder "root"; removed at the end.
class BundleTest : public testing::Test {
 protected:
  void write(const std::string& name, const std::string& text) {
    write_file(folder_.path() / name, text);
  }

  Bundle bundle_of(const std::string& text) {
    write("mine/main.cpp", text);
    return bundle(source(), folder_.path() / "root");
  }

  std::string text_of(const std::string& text) { return bundle_of(text).text; }

  // What is said of a source that cannot be bundled, without the path of the folder.
  std::string error_of(const std::string& text) {
    try {
      return "no error, but this text:\n" + text_of(text);
    } catch (const UsageError& error) {
      return without_folder(error.what());
    }
  }

  std::string without_folder(std::string words) const {
    const std::string folder = folder_.path().string() + "/";
    for (std::size_t at = 0; (at = words.find(folder, at)) != std::string::npos;)
      words.erase(at, folder.size());
    return words;
  }

  fs::path source() const { return folder_.path() / "mine" / "main.cpp"; }
  fs::path folder() const { return folder_.path(); }

 private:
  TemporaryFolder folder_{fs::temp_directory_path()};
};

TEST_F(BundleTest, WithoutIncludesEveryByteStays) {
  for (const std::string text :
       {"", "int x;", "#pragma once\r\n#include <a>\n#include <a>\r\n \t\n", "\xEF\xBB\xBFint x;",
        "#if A\n#include <a>\n#else\n#include <b>\n#endif\n", "auto s = \"\\xff\xff\"; \\\n"})
    EXPECT_EQ(text_of(text), text);
}

TEST_F(BundleTest, AHeaderStandsWhereItIsIncludedFirst) {
  write("root/common/a.hpp", "// About a.\n#pragma once\n#include <vector>\nint a;\n");
  write("mine/b.hpp", "#pragma once\n#include \"common/a.hpp\"\nint b;\n");
  const Bundle made = bundle_of(
      "// Mine.\n#include <cstdio>\n#include \"b.hpp\"  // b\n#include \"common/a.hpp\"\nint c;\n");
  EXPECT_EQ(made.text,
            "// Mine.\n#include <cstdio>\n// === b.hpp ===\n// === common/a.hpp ===\n// About a.\n"
            "#include <vector>\nint a;\nint b;\nint c;\n");
  EXPECT_EQ(made.files, (std::vector<fs::path>{source(), folder() / "mine/b.hpp",
                                               folder() / "root/common/a.hpp"}));
  EXPECT_TRUE(made.remarks.empty());
}

TEST_F(BundleTest, AHeaderBesideTheFileComesBeforeTheRoot) {
  write("root/common/a.hpp", "#include \"b.hpp\"\n");
  write("root/common/b.hpp", "int beside;\n");
  write("root/b.hpp", "int below_the_root;\n");
  EXPECT_EQ(text_of("#include \"common/a.hpp\"\n"),
            "// === common/a.hpp ===\n// === b.hpp ===\nint beside;\n");
}

TEST_F(BundleTest, TwoNamesOfOneHeaderAreOneHeader) {
  write("mine/sub/a.hpp", "#pragma once\nint a;\n");
  fs::create_symlink("sub/a.hpp", folder() / "mine/link.hpp");
  EXPECT_EQ(
      text_of("#include \"sub/a.hpp\"\n#include \"link.hpp\"\n#include \"sub/../sub/a.hpp\"\n"),
      "// === sub/a.hpp ===\nint a;\n");
}

TEST_F(BundleTest, IncludeGuardsStay) {
  const std::string guarded = "// A.\n#ifndef A_HPP\n#define A_HPP 1\nint a;\n#endif  // A_HPP\n";
  write("mine/a.hpp", guarded);
  write("mine/b.hpp",
        "#if !defined ( B )\n# define B\n#pragma once\n#include \"a.hpp\"\n# endif\n");
  EXPECT_EQ(text_of("#include \"b.hpp\"\n#include \"a.hpp\"\n#include \"b.hpp\"\nint c;\n"),
            "// === b.hpp ===\n#if !defined ( B )\n# define B\n// === a.hpp ===\n" + guarded +
                "# endif\nint c;\n");
}

TEST_F(BundleTest, CyclesEnd) {
  write("mine/a.hpp", "#pragma once\n#include \"b.hpp\"\nint a;\n");
  write("mine/b.hpp", "#pragma once\n#include \"a.hpp\"\n#include \"b.hpp\"\nint b;\n");
  EXPECT_EQ(text_of("#include \"a.hpp\"\n"),
            "// === a.hpp ===\n// === b.hpp ===\nint b;\nint a;\n");
  write("mine/c.hpp", "#include \"main.cpp\"\n");
  EXPECT_EQ(text_of("#pragma once\n#include \"c.hpp\"\n"), "#pragma once\n// === c.hpp ===\n");
}

TEST_F(BundleTest, WithoutAGuardAHeaderIsTakenOnce) {
  write("mine/a.hpp", "int a;\n");
  EXPECT_EQ(text_of("#include \"a.hpp\"\n"), "// === a.hpp ===\nint a;\n");
  EXPECT_EQ(error_of("#include \"a.hpp\"\n#include \"a.hpp\"\n"),
            "mine/main.cpp:2: \"a.hpp\" is included again, but has neither #pragma once nor an "
            "include guard around all of it; begin it with #pragma once");
  write("mine/a.hpp", "#include \"a.hpp\"\n");
  EXPECT_EQ(error_of("#include \"a.hpp\"\n").substr(0, 14), "mine/a.hpp:1: ");
}

TEST_F(BundleTest, WhatIsNoGuardAroundAllOfAHeaderIsNone) {
  for (const std::string text :
       {"int a;\n#ifndef A\n#define A\n#endif\n", "#ifndef A\n#define A\n#endif\nint a;\n",
        "#ifndef A\n#define A\n#else\n#endif\n", "#ifndef A\n#define B\n#endif\n",
        "#ifndef A\n#define AB\n#endif\n", "#ifndef A\n#define A\n#endif\n#include <b>\n",
        "#if A\n#define A\n#endif\n", "#if !defined(A) && !defined(B)\n#define A\n#endif\n",
        "#if A\n#pragma once\n#endif\n", ""}) {
    write("mine/a.hpp", text);
    const std::string error = error_of("#include \"a.hpp\"\n#include \"a.hpp\"\n");
    EXPECT_NE(error.find("is included again"), std::string::npos) << text << error;
  }
}

TEST_F(BundleTest, TwoHeadersWithOneGuardAreRefused) {
  write("mine/a.hpp", "#ifndef UTIL\n#define UTIL\n#endif\n");
  write("mine/b.hpp", "\n#ifndef UTIL\n#define UTIL\n#endif\n");
  EXPECT_EQ(error_of("#include \"a.hpp\"\n#include \"b.hpp\"\n"),
            "mine/b.hpp:2: UTIL is the include guard of mine/a.hpp, too; give this file another");
}

// --- standard headers ---

TEST_F(BundleTest, AHeaderLosesStandardIncludesThatStandBeforeIt) {
  write("mine/a.hpp", "#include <vector>\n#include <map>  // std::map\n#include <map>\nint a;\n");
  EXPECT_EQ(text_of("#include <vector>\n#include \"a.hpp\"\n#include <map>\n"),
            "#include <vector>\n// === a.hpp ===\n#include <map>  // std::map\nint a;\n"
            "#include <map>\n");
}

TEST_F(BundleTest, AStandardIncludeInABlockCountsInThisBranchOnly) {
  write("mine/a.hpp",
        "#ifdef X\n#include <map>\n#include <map>\n#else\n#include <map>\n#endif\n#include <map>\n"
        "#if Y\n#include <map>\n#endif\n");
  EXPECT_EQ(text_of("#include \"a.hpp\"\n"),
            "// === a.hpp ===\n#ifdef X\n#include <map>\n#else\n#include <map>\n#endif\n"
            "#include <map>\n#if Y\n#endif\n");
}

TEST_F(BundleTest, AssertIsIncludedAgain) {
  write("mine/a.hpp", "#undef NDEBUG\n#include <cassert>\n#include <assert.h>\n");
  EXPECT_EQ(text_of("#include <assert.h>\n#include <cassert>\n#include \"a.hpp\"\n"),
            "#include <assert.h>\n#include <cassert>\n// === a.hpp ===\n#undef NDEBUG\n"
            "#include <cassert>\n#include <assert.h>\n");
}

// --- blocks ---

TEST_F(BundleTest, AHeaderInABlockIsExpandedThere) {
  write("mine/debug.hpp", "#pragma once\nint debug;\n");
  EXPECT_EQ(text_of("#ifdef LOCAL\n#include \"debug.hpp\"\n#else\n#define f()\n#endif\n"),
            "#ifdef LOCAL\n// === debug.hpp ===\nint debug;\n#else\n#define f()\n#endif\n");
}

TEST_F(BundleTest, AHeaderThatIsThereAlreadyIsNotExpandedInABlock) {
  write("mine/a.hpp", "#pragma once\nint a;\n");
  EXPECT_EQ(text_of("#include \"a.hpp\"\n#if A\n#include \"a.hpp\"\n#endif\n"),
            "// === a.hpp ===\nint a;\n#if A\n#endif\n");
}

TEST_F(BundleTest, AHeaderOfSeveralBranchesIsExpandedInEachAndReadOnce) {
  write("mine/a.hpp", "#pragma once\nint a;");
  const std::string expanded =
      "// === a.hpp ===\n#ifndef BUNDLED_HEADER_1\n#define BUNDLED_HEADER_1\nint a;\n#endif\n";
  EXPECT_EQ(text_of("#if A\n#include \"a.hpp\"\n#include \"a.hpp\"\n#elif B\n#include \"a.hpp\"\n"
                    "#endif\n#include \"a.hpp\"\n#include \"a.hpp\"\n"),
            "#if A\n" + expanded + "#elif B\n" + expanded + "#endif\n" + expanded);
}

TEST_F(BundleTest, AnIncludeGuardServesSeveralBranches) {
  const std::string guarded = "#ifndef A\n#define A\n#endif\n";
  write("mine/a.hpp", guarded);
  EXPECT_EQ(text_of("#if B\n#include \"a.hpp\"\n#endif\n#include \"a.hpp\"\n"),
            "#if B\n// === a.hpp ===\n" + guarded + "#endif\n// === a.hpp ===\n" + guarded);
}

// --- what looks like an include ---

TEST_F(BundleTest, CommentsAndStringsStay) {
  write("mine/a.hpp", "#pragma once\nint a;\n");
  const std::string text =
      "// #include \"a.hpp\"\n/*\n#include \"a.hpp\"\n*/\nauto s = R\"x(\n#include "
      "\"a.hpp\"\n)x\";\n"
      "auto t = \"\\\n#include \\\"a.hpp\\\"\\\n\";\n";
  EXPECT_EQ(text_of(text), text);
}

TEST_F(BundleTest, AnIncludeOfSeveralLinesIsReplacedWhole) {
  write("mine/a.hpp", "#pragma once\nint a;\n");
  EXPECT_EQ(text_of("/* a\n*/ # include \\\n  \"a.hpp\" /* b\nc */ // d\nint e;\n"),
            "/* a\n*/ // === a.hpp ===\nint a;\nint e;\n");
}

// --- bytes ---

TEST_F(BundleTest, FilesMayEndTheirLinesAsTheyLike) {
  write("mine/a.hpp", "#pragma once\r\nint a;\r\nint b;");
  EXPECT_EQ(text_of("#include \"a.hpp\"\r\nint c;\r\n"),
            "// === a.hpp ===\r\nint a;\r\nint b;\r\nint c;\r\n");
  EXPECT_EQ(text_of("#include \"a.hpp\"\nint c;"), "// === a.hpp ===\nint a;\r\nint b;\nint c;");
  EXPECT_EQ(text_of("#include \"a.hpp\""), "// === a.hpp ===\nint a;\r\nint b;\n");
}

TEST_F(BundleTest, AHeaderLosesItsByteOrderMark) {
  write("mine/a.hpp", "\xEF\xBB\xBF#pragma once\nint a;\n");
  write("mine/b.hpp", "\xEF\xBB\xBFint b;\n");
  EXPECT_EQ(text_of("\xEF\xBB\xBF#include \"a.hpp\"\n#include \"b.hpp\"\n"),
            "\xEF\xBB\xBF// === a.hpp ===\nint a;\n// === b.hpp ===\nint b;\n");
}

TEST_F(BundleTest, OtherBytesAreRefused) {
  using namespace std::string_literals;
  EXPECT_EQ(error_of("\xFF\xFE#\0i\0"s),
            "mine/main.cpp:1: a zero byte: this is no text, or not UTF-8; save it as UTF-8");
  EXPECT_EQ(error_of("int a;\nint b;\rint c;\n"),
            "mine/main.cpp:2: a line ends in CR alone; save it with LF or CR LF");
}

// --- what cannot be bundled ---

TEST_F(BundleTest, ErrorsNameFileLineAndRepair) {
  write("root/common/comment.hpp", "int a;\n/* b\n");
  write("root/common/raw.hpp", "auto a = R\"(\n");
  write("root/common/open.hpp", "#if A\n#if B\n#endif\n");
  write("root/common/closed.hpp", "\n#endif\n");
  write("root/common/else.hpp", "#else\n#if A\n#endif\n");
  write("root/common/backslash.hpp", "int a;\n// b \\\n");
  write("root/common/missing.hpp", "#pragma once\n#include \"stdio.h\"\n");
  const std::pair<std::string, std::string> cases[] = {
      {"#include \"common/comment.hpp\"",
       "common/comment.hpp:2: the comment or raw string here has no end"},
      {"#include \"common/raw.hpp\"",
       "common/raw.hpp:1: the comment or raw string here has no end"},
      {"#include \"common/open.hpp\"", "common/open.hpp:1: this #if has no #endif"},
      {"#include \"common/closed.hpp\"", "common/closed.hpp:2: #endif without an #if before it"},
      {"#include \"common/else.hpp\"", "common/else.hpp:1: #else without an #if before it"},
      {"#include \"common/backslash.hpp\"",
       "common/backslash.hpp:2: the last line ends in a backslash; take it out"},
      {"#include \"common/missing.hpp\"",
       "common/missing.hpp:2: \"stdio.h\" is neither beside this file nor under "},
      {"\n#define A \"a.hpp\"\n#include A\n",
       "mine/main.cpp:3: the name of what is included must be written here, as \"NAME\" or <NAME>"},
      {"#import \"a.hpp\"", "mine/main.cpp:1: a bundle cannot replace #import; write #include"},
      {"#if defined A && __has_include(\"a.hpp\")\n#endif",
       "mine/main.cpp:1: what __has_include(\"…\") asks for is no file of its own in a bundle; let "
       "a "
       "macro decide, as in #ifdef LOCAL"},
  };
  for (const auto& [text, error] : cases)
    EXPECT_EQ(error_of(text).substr(0, error.size()), error);
}

}  // namespace
}  // namespace judge
