// XML, HTML and SVG through pugixml: whatever is added to a document is escaped.
#pragma once

#include <initializer_list>
#include <pugixml.hpp>
#include <sstream>
#include <string>
#include <string_view>

#include "judge/base/text.hpp"

namespace judge {

using Node = pugi::xml_node;

struct Attribute {
  const char* name;
  std::string_view value;  // any bytes
};

// Any bytes as text at the end of `parent`. What no document may hold (control characters, what is
// not UTF-8) is written as \x1b.
inline void add_text(Node parent, std::string_view bytes) {
  parent.append_child(pugi::node_pcdata).set_value(printable(bytes).c_str());
}

// An element at the end of `parent`, with `content` as its text.
inline Node add(Node parent, const char* name, std::initializer_list<Attribute> attributes = {},
                std::string_view content = {}) {
  Node element = parent.append_child(name);
  for (const Attribute& attribute : attributes)
    element.append_attribute(attribute.name).set_value(printable(attribute.value).c_str());
  if (!content.empty()) add_text(element, content);
  return element;
}

// As it stands in a file. `format` is pugixml's.
inline std::string source_of(const Node& node, unsigned format) {
  std::ostringstream stream;
  node.print(stream, " ", format);
  return stream.str();
}

}  // namespace judge
