#include "judge/base/text.hpp"

#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace judge {
namespace {

using namespace std::string_literals;

TEST(Escaped, KeepsWhatIsReadable) {
  EXPECT_EQ(escaped("First win 42"), "First win 42");
  EXPECT_EQ(escaped("取石子 — é 😀"), "取石子 — é 😀");
}

TEST(Escaped, ShowsControlCharacters) {
  EXPECT_EQ(escaped("a\nb\tc\r\\\x7f\0"s), "a\\nb\\tc\\r\\\\\\x7f\\x00");
  EXPECT_EQ(escaped("\xc2\x9b"), "\\xc2\\x9b") << "U+009B begins terminal commands as ESC [ does";
}

TEST(Utf8, HasOneFormOfEachCharacter) {
  for (const auto& [bytes, character] : std::initializer_list<std::pair<std::string, char32_t>>{
           {"a", U'a'}, {"é", U'é'}, {"中", U'中'}, {"𝔸", U'𝔸'}, {"\xf4\x8f\xbf\xbf", 0x10ffff}}) {
    EXPECT_EQ(front_character(bytes + "x"), std::pair(bytes.size(), character)) << bytes;
  }
  // Overlong, a surrogate, beyond the last character, cut off, a continuation alone.
  for (const char* bytes : {"\xc0\xaf", "\xe0\x80\xaf", "\xf0\x80\x80\xaf", "\xed\xa0\x80",
                            "\xf4\x90\x80\x80", "\xe4\xb8", "\x80"})
    EXPECT_EQ(front_character(bytes).first, 0u) << escaped(bytes);
}

TEST(Escaped, ShowsWhatIsNoCharacter) {
  EXPECT_EQ(escaped("\xef\xbf\xbe\xef\xbf\xbf"), "\\xef\\xbf\\xbe\\xef\\xbf\\xbf");
  EXPECT_EQ(escaped("\xef\xbf\xbd"), "\xef\xbf\xbd") << "U+FFFD is one";
}

TEST(Printable, KeepsLinesTabsAndBackslashes) {
  EXPECT_EQ(printable("a\tb\n\\n c\n"), "a\tb\n\\n c\n");
  EXPECT_EQ(printable("\r\0\x1b\xff"s), "\\r\\x00\\x1b\\xff");
}

TEST(Excerpt, CutsBetweenCharacters) {
  EXPECT_EQ(excerpt("abcdef", 6), "abcdef");
  EXPECT_EQ(excerpt("abcdef", 5), "abcde…");
  EXPECT_EQ(excerpt("取石子", 4), "取…");
}

TEST(ExcerptAround, ShowsTheFocus) {
  const std::string digits = "0123456789abcdefghij";
  EXPECT_EQ(excerpt_around(digits, 1, 6), "012345…");
  EXPECT_EQ(excerpt_around(digits, 10, 6), "…789abc…");
  EXPECT_EQ(excerpt_around(digits, 19, 6), "…ghij");
}

TEST(FirstLines, SaysHowManyAreMissing) {
  EXPECT_EQ(first_lines("a\nb\nc\n", 3), "a\nb\nc\n");
  EXPECT_EQ(first_lines("a\nb\nc\n", 1), "a\n… and 2 more lines\n");
}

TEST(SplitLines, TakesBothEndsOfLines) {
  EXPECT_EQ(split_lines("a\r\n\nb"), (std::vector<std::string_view>{"a", "", "b"}));
  EXPECT_TRUE(split_lines("").empty());
}

TEST(SplitAt, LeavesOutEmptyParts) {
  using Parts = std::vector<std::string_view>;
  EXPECT_EQ(split_at("::/usr/bin::/bin:", ":"), (Parts{"/usr/bin", "/bin"}));
  EXPECT_EQ(split_at("p/2210?page=1", "/?="), (Parts{"p", "2210", "page", "1"}));
  EXPECT_EQ(split_at("a b", ":"), (Parts{"a b"}));
  EXPECT_TRUE(split_at("", ":").empty());
}

TEST(SplitWords, TakesBlanksAndTabs) {
  EXPECT_EQ(split_words("  a\tbc  d "), (std::vector<std::string>{"a", "bc", "d"}));
  EXPECT_TRUE(split_words(" \t").empty());
}

TEST(NaturalLess, OrdersNumbersByValue) {
  EXPECT_TRUE(natural_less("test2", "test10"));
  EXPECT_FALSE(natural_less("test10", "test2"));
  EXPECT_TRUE(natural_less("a", "ab"));
  EXPECT_TRUE(natural_less("1", "01") != natural_less("01", "1")) << "one of two names is first";
  EXPECT_FALSE(natural_less("x7", "x7"));
}

TEST(LinesAround, TakesTheLinesAroundTheFocus) {
  const std::string text = "1\n2\n3\n4\n5\n6\n7";
  const auto shown = [&](std::size_t focus) {
    const Lines lines = lines_around(text, focus, {4, 9});
    return fmt::format("{}: {} of {}", lines.first, fmt::join(lines.shown, " "), lines.in_all);
  };
  EXPECT_EQ(shown(0), "1: 1 2 3 4 of 7");
  EXPECT_EQ(shown(2), "1: 1 2 3 4 of 7");
  EXPECT_EQ(shown(5), "4: 4 5 6 7 of 7");
  EXPECT_EQ(shown(8), "7: 7 of 7");
  EXPECT_EQ(shown(1000), "7: 7 of 7") << "the other output was longer";
  EXPECT_EQ(lines_around("", 0, {}).in_all, 0u);
  EXPECT_EQ(lines_around("\n", 0, {}).shown, (std::vector<std::string>{""}));
  EXPECT_EQ(lines_around("long line\r\n", 0, {4, 6}).shown, (std::vector<std::string>{"long l…"}));
}

TEST(Columns, CountChineseTwice) {
  EXPECT_EQ(columns("a…é"), 3u);
  EXPECT_EQ(columns("取石子"), 6u);
}

TEST(ShellWords, QuoteWhatAShellWouldRead) {
  EXPECT_EQ(shell_words({"run", "a.cpp", "-n=5", "my file", "it's", ""}),
            "run a.cpp -n=5 'my file' 'it'\\''s' ''");
}

}  // namespace
}  // namespace judge
