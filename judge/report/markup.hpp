// Markup that is well formed by construction: for XML, HTML and SVG alike.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace judge {

// A piece of a document. A string becomes one only through text(), so nothing gets in unescaped.
class Markup {
 public:
  Markup() = default;
  Markup& operator+=(const Markup& more);

  // As it stands in the document.
  const std::string& source() const { return source_; }

 private:
  explicit Markup(std::string source) : source_(std::move(source)) {}

  friend Markup text(std::string_view bytes);
  friend Markup verbatim(std::string_view source);

  std::string source_;
};

Markup operator+(Markup left, const Markup& right);

// Any bytes as text. What no document may hold (control characters, what is not UTF-8) is written
// as \x1b.
Markup text(std::string_view bytes);

// Part of the document's own source that needs no escaping, such as a style sheet. Never for data.
Markup verbatim(std::string_view source);

struct Attribute {
  std::string_view name;
  std::string value;  // any bytes
};
using Attributes = std::vector<Attribute>;

// <name attribute="value">content</name>. Both tags are always written: XML allows it, and HTML
// wants it of all elements used here. The second form takes the content as text.
Markup element(std::string_view name, const Attributes& attributes = {},
               const Markup& content = {});
Markup element(std::string_view name, const Attributes& attributes, std::string_view content);

// `content` and a newline after it, for the sake of who reads the source.
Markup line(Markup content);

}  // namespace judge
