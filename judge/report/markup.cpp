#include "judge/report/markup.hpp"

#include "judge/base/text.hpp"

namespace judge {
namespace {

// Good inside an element and inside an attribute, where a plain newline would be read as a blank.
std::string escaped_markup(std::string_view bytes, std::string_view newline) {
  std::string result;
  for (const char c : printable(bytes)) {
    switch (c) {
      case '&':
        result += "&amp;";
        break;
      case '<':
        result += "&lt;";
        break;
      case '>':
        result += "&gt;";
        break;
      case '"':
        result += "&quot;";
        break;
      case '\n':
        result += newline;
        break;
      default:
        result += c;
    }
  }
  return result;
}

std::string tag(std::string_view name, const Attributes& attributes) {
  std::string result = "<" + std::string(name);
  for (const Attribute& attribute : attributes) {
    result += " " + std::string(attribute.name) + "=\"";
    result += escaped_markup(attribute.value, "&#10;") + "\"";
  }
  return result + ">";
}

}  // namespace

Markup& Markup::operator+=(const Markup& more) {
  source_ += more.source_;
  return *this;
}

Markup operator+(Markup left, const Markup& right) {
  left += right;
  return left;
}

Markup text(std::string_view bytes) {
  return Markup(escaped_markup(bytes, "\n"));
}

Markup verbatim(std::string_view source) {
  return Markup(std::string(source));
}

Markup element(std::string_view name, const Attributes& attributes, const Markup& content) {
  Markup result = verbatim(tag(name, attributes));
  result += content;
  result += verbatim("</" + std::string(name) + ">");
  return result;
}

Markup element(std::string_view name, const Attributes& attributes, std::string_view content) {
  return element(name, attributes, text(content));
}

Markup line(Markup content) {
  content += text("\n");
  return content;
}

}  // namespace judge
