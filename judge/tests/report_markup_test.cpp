#include <gtest/gtest.h>

#include "judge/report/markup.hpp"

namespace judge {
namespace {

using namespace std::string_literals;

TEST(Markup, TextIsEscaped) {
  EXPECT_EQ(text("a < b && c > \"d\"").source(), "a &lt; b &amp;&amp; c &gt; &quot;d&quot;");
  EXPECT_EQ(text("&amp;").source(), "&amp;amp;") << "what looks escaped is text as well";
  EXPECT_EQ(text("江南乐\n").source(), "江南乐\n");
}

TEST(Markup, HoldsNothingThatXmlForbids) {
  EXPECT_EQ(text("\0\x1b\x7f"s).source(), "\\x00\\x1b\\x7f");
  EXPECT_EQ(text("\xff\xed\xa0\x80").source(), "\\xff\\xed\\xa0\\x80");
  EXPECT_EQ(text("\xef\xbf\xbf").source(), "\\xef\\xbf\\xbf");
}

TEST(Markup, AnElementHasBothTags) {
  EXPECT_EQ(element("a").source(), "<a></a>");
  EXPECT_EQ(element("a", {}, "<").source(), "<a>&lt;</a>");
  EXPECT_EQ(element("a", {}, element("b", {}, "c")).source(), "<a><b>c</b></a>");
}

TEST(Markup, AnAttributeKeepsQuotesAndNewlines) {
  EXPECT_EQ(element("a", {{"b", "\"\n<"}, {"c", ""}}).source(),
            "<a b=\"&quot;&#10;&lt;\" c=\"\"></a>");
}

}  // namespace
}  // namespace judge
