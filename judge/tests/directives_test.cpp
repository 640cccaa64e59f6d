#include "judge/compile/directives.hpp"

#include <gtest/gtest.h>

namespace judge {
namespace {

using Lines = std::vector<std::string>;

// Each directive as "LINE NAME WORDS".
Lines summary(std::string_view text) {
  Lines lines;
  for (const Directive& directive : directives(text).all)
    lines.push_back(std::to_string(directive.line) + " " + directive.name + " " + directive.words);
  return lines;
}

// The bytes of each directive.
Lines bytes(std::string_view text) {
  Lines all;
  for (const Directive& directive : directives(text).all)
    all.emplace_back(text.substr(directive.begin, directive.end - directive.begin));
  return all;
}

TEST(Directives, AreFoundWhateverIsAroundThem) {
  const std::pair<const char*, Lines> cases[] = {
      {"#include <a>\nint x; # include <b>\n \t# \tdefine F(x)  #x \n#\n%:ifdef A",
       {"1 include <a>", "3 define F(x)  #x", "4  ", "5 ifdef A"}},
      {"\n#inc\\\nlude \"a\\\n.h\"\n#endif\n", {"2 include \"a.h\"", "5 endif "}},
      // comments
      {"// #include <a>\n/* \n#include <b>\n**/\n// goes on \\\n#include <c>\n#else", {"7 else "}},
      {"#include/**/<a>// 1\n#define A 1 /* one\nnot two */ + 2\n#endif // A \\\nof a",
       {"1 include <a>", "2 define A 1   + 2", "4 endif "}},
      {"/* first\n   last */ #include <a>\nint x; /* of\nx */ #include <b>\n", {"2 include <a>"}},
      {"/*/\n#else\n", {}},
      // strings, raw strings and apostrophes
      {"auto a = \"\\\n#include <a>\\\"\\\n#include <b>\";\nchar c = '\"';\n#else\n", {"5 else "}},
      {"auto a = \"/*\"; auto b = \"\\\\\"; // \"\n#else\n// */\n#endif", {"2 else ", "4 endif "}},
      {"auto a = R\"(\n#include <a>\n)\\\" )\";\n#else\n", {"4 else "}},
      {"f(u8R\"xy(\n#if\n)\"\n#if\n)xy\", 1);\n#else\n", {"6 else "}},
      {"auto a = FAR\"(\\\n\";\n#else\n", {"3 else "}},
      {"long n = 1'000'000; // it's\n#else\nchar c = '\\''; int x = 0x1'f;\n#endif\n",
       {"2 else ", "4 endif "}},
      {"#if 0\nthis isn't /* C++\n#endif\n", {"1 if 0", "3 endif "}},
      // two slashes in a name
      {"#include <sys//a.h> // b\n#include \"c//d.h\" // e\n",
       {"1 include <sys//a.h>", "2 include \"c//d.h\""}}};
  for (const auto& [text, lines] : cases)
    EXPECT_EQ(summary(text), lines) << text;
}

TEST(Directives, TakeTheirWholeLine) {
  const std::pair<const char*, Lines> cases[] = {
      {"int a;\n  #pragma once\r\nint b;\n#endif", {"  #pragma once\r\n", "#endif"}},
      {"#include \\\n <a>\n#define A \\\r\n 1\\ \n 2\nint x;\n",
       {"#include \\\n <a>\n", "#define A \\\r\n 1\\ \n 2\n"}},
      {"/* a\n */ #include <a>\n", {"#include <a>\n"}},
      {"\xEF\xBB\xBF#include <a>\nint x;", {"#include <a>\n"}}};
  for (const auto& [text, lines] : cases)
    EXPECT_EQ(bytes(text), lines) << text;
}

TEST(Directives, SayWhereTheOtherCodeIs) {
  const Directives none = directives("// a\n#define A 1\n/* b */\n");
  EXPECT_EQ(none.first_code, std::nullopt);
  EXPECT_EQ(none.last_code, std::nullopt);
  const Directives some = directives("#if 1\n  int x;\nf();\n#endif\n");
  EXPECT_EQ(some.first_code, 8u);
  EXPECT_EQ(some.last_code, 18u);
}

TEST(Directives, SayWhatHasNoEnd) {
  EXPECT_EQ(directives("int x;\n\n/* a\n#else\n").unended_line, 3u);
  EXPECT_EQ(directives("int x;\nauto a = R\"(\n#else)b\"\n").unended_line, 2u);
  EXPECT_EQ(directives("\"a\n'b\n// c").unended_line, std::nullopt);
}

TEST(Included, IsAQuotedNameOrNot) {
  const auto file = [](const std::string& text) { return included(directives(text).all.at(0)); };
  EXPECT_EQ(file("#include \"a b.h\" more")->name, "a b.h");
  EXPECT_TRUE(file("#include \"a.h\"")->is_quoted);
  EXPECT_EQ(file("#include <a/b.h>")->name, "a/b.h");
  EXPECT_FALSE(file("#include <a>")->is_quoted);
  for (const char* text : {"#include", "#include A", "#include \"a", "#include <a", "#include \"\"",
                           "#define include \"a\"", "#include_next <a>"})
    EXPECT_FALSE(file(text)) << text;
}

using Headers = std::map<std::string, std::string>;

// A folder with files, removed at the end.
class LocalHeaders : public testing::Test {
 protected:
  void write(const std::string& name, const std::string& text) { write_file(place(name), text); }

  fs::path place(const std::string& name) const { return folder_.path() / "sources" / name; }

  Headers headers_of(const std::string& text) const {
    return local_headers(place("main.cpp"), text);
  }

 private:
  TemporaryFolder folder_{fs::temp_directory_path()};
};

TEST(IncludedNames, InTheirOrder) {
  EXPECT_EQ(
      included_names("#include <iostream>\n  #  include\t\"testlib.h\"  // ours\nint main() {}\n"),
      (Lines{"iostream", "testlib.h"}));
}

TEST_F(LocalHeaders, AreThoseBesideTheSourceAndWhatTheyInclude) {
  write("testlib.h", "#include <cstdio>\n#include \"parts/random.h\"\n");
  write("parts/random.h", "#include \"numbers.h\"\n#include \"../testlib.h\"\n");
  write("parts/numbers.h", "");
  write("unused.h", "");
  EXPECT_EQ(headers_of("#include \"testlib.h\"\n"),
            (Headers{{"testlib.h", "#include <cstdio>\n#include \"parts/random.h\"\n"},
                     {"parts/random.h", "#include \"numbers.h\"\n#include \"../testlib.h\"\n"},
                     {"parts/numbers.h", ""}}));
}

TEST_F(LocalHeaders, AreNeverOutsideOfTheFolder) {
  write("../secret.h", "secret");
  EXPECT_EQ(
      headers_of(
          "#include \"../secret.h\"\n#include \"a/../../secret.h\"\n#include \"/etc/passwd\"\n"),
      Headers());
}

TEST_F(LocalHeaders, MayBeElsewhereByTheirNamesAlone) {
  write("near.h", "#include \"far.h\"\n");
  write("both.h", "near");
  write("../files/far.h", "far");
  write("../files/both.h", "far");
  write("../files/unused.h", "far");
  const std::vector<fs::path> others = {place("../files/far.h"), place("../files/both.h"),
                                        place("../files/unused.h")};
  const std::string text = "#include \"near.h\"\n#include \"both.h\"\n#include \"files/both.h\"\n";
  EXPECT_EQ(local_headers(place("main.cpp"), text, others),
            (Headers{{"near.h", "#include \"far.h\"\n"}, {"both.h", "near"}, {"far.h", "far"}}));
}

TEST_F(LocalHeaders, AreNotTheCompilersOwn) {
  EXPECT_EQ(headers_of("#include <vector>\n#include \"vector\"\n"), Headers());
}

}  // namespace
}  // namespace judge
