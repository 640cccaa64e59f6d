// Pictures of the study pages, as SVG.
//
// All pictures share one set of classes, given once in the style sheet below; it has colours for
// light and for dark pages. What differs must differ in lightness or in form too, not in colour
// alone. Coordinates are whole pixels, so that a picture is the same bytes on every machine. A
// picture is at most 400 wide: on a telephone it is made smaller, and its text should stay legible.
#pragma once

#include <iostream>
#include <pugixml.hpp>
#include <string>

namespace figure {

// ink: text. small: smaller text. label: text on a `lost` area. line, thin: strokes. lost, won:
// areas of P-positions and N-positions. mark: what the reader should look at. hatch: a pattern of
// strokes.
inline const char* style() {
  return R"(
text { font: 13px sans-serif; text-anchor: middle; }
.ink { fill: #1f2328; } .small { font-size: 11px; } .left { text-anchor: start; }
.right { text-anchor: end; } .bold { font-weight: bold; } .label { fill: #ffffff; }
.line { stroke: #1f2328; fill: none; } .thin { stroke: #8c959f; fill: none; }
.lost { fill: #0a4a9c; } .won { fill: #dde6f0; } .mark { stroke: #bc4c00; fill: none; stroke-width: 2; }
.spot { fill: #bc4c00; } .hatch { fill: url(#hatch); } .hatch-line { stroke: #0a4a9c; stroke-width: 2; }
@media (prefers-color-scheme: dark) {
  .ink { fill: #e6edf3; } .label { fill: #0d1117; }
  .line { stroke: #e6edf3; } .thin { stroke: #6e7681; }
  .lost { fill: #79b8ff; } .won { fill: #22303f; } .mark { stroke: #ffa657; }
  .spot { fill: #ffa657; } .hatch-line { stroke: #79b8ff; }
}
)";
}

class Picture {
 public:
  // Sizes in pixels. Title and description are for those who cannot see the picture: in English,
  // then in Chinese.
  Picture(int width, int height, const std::string& title, const std::string& description) {
    svg_ = document_.append_child("svg");
    set(svg_, "xmlns", "http://www.w3.org/2000/svg");
    set(svg_, "width", width);
    set(svg_, "height", height);
    set(svg_, "viewBox", "0 0 " + std::to_string(width) + " " + std::to_string(height));
    set(svg_, "role", "img");
    set(svg_, "aria-labelledby", "title description");
    described("title", title);
    described("desc", description);
    svg_.append_child("style").text().set(style());
    define_hatch();
  }

  // `classes` are names of the style sheet, with blanks between.
  void rectangle(int x, int y, int width, int height, const std::string& classes) {
    pugi::xml_node node = add("rect", classes);
    set(node, "x", x);
    set(node, "y", y);
    set(node, "width", width);
    set(node, "height", height);
  }

  void circle(int x, int y, int radius, const std::string& classes) {
    pugi::xml_node node = add("circle", classes);
    set(node, "cx", x);
    set(node, "cy", y);
    set(node, "r", radius);
  }

  void line(int from_x, int from_y, int to_x, int to_y, const std::string& classes) {
    pugi::xml_node node = add("line", classes);
    set(node, "x1", from_x);
    set(node, "y1", from_y);
    set(node, "x2", to_x);
    set(node, "y2", to_y);
  }

  // `commands` as in the attribute d of SVG: "M 0 0 L 10 10".
  void path(const std::string& commands, const std::string& classes) {
    set(add("path", classes), "d", commands);
  }

  // Centred on x, unless a class says else; y is the line on which the letters stand.
  void text(int x, int y, const std::string& content, const std::string& classes) {
    pugi::xml_node node = add("text", classes);
    set(node, "x", x);
    set(node, "y", y);
    node.text().set(content.c_str());
  }

  void text(int x, int y, long long number, const std::string& classes) {
    text(x, y, std::to_string(number), classes);
  }

  // An arrow with a head at its end; `classes` are those of its strokes.
  void arrow(int from_x, int from_y, int to_x, int to_y, const std::string& classes) {
    line(from_x, from_y, to_x, to_y, classes);
    circle(to_x, to_y, 3, "spot");
  }

  void write(std::ostream& out) const {
    document_.save(out, " ", pugi::format_indent | pugi::format_no_declaration);
  }

 private:
  template <class Value>
  static void set(pugi::xml_node node, const char* name, const Value& value) {
    node.append_attribute(name).set_value(value);
  }
  static void set(pugi::xml_node node, const char* name, const std::string& value) {
    node.append_attribute(name).set_value(value.c_str());
  }

  pugi::xml_node add(const char* element, const std::string& classes) {
    pugi::xml_node node = svg_.append_child(element);
    set(node, "class", classes);
    return node;
  }

  void described(const char* element, const std::string& words) {
    pugi::xml_node node = svg_.append_child(element);
    set(node, "id", std::string(element) == "desc" ? "description" : element);
    node.text().set(words.c_str());
  }

  void define_hatch() {
    pugi::xml_node pattern = svg_.append_child("defs").append_child("pattern");
    set(pattern, "id", "hatch");
    set(pattern, "width", 6);
    set(pattern, "height", 6);
    set(pattern, "patternUnits", "userSpaceOnUse");
    set(pattern, "patternTransform", "rotate(45)");
    pugi::xml_node stroke = pattern.append_child("line");
    set(stroke, "class", "hatch-line");
    set(stroke, "x1", 3);
    set(stroke, "y1", 0);
    set(stroke, "x2", 3);
    set(stroke, "y2", 6);
  }

  pugi::xml_document document_;
  pugi::xml_node svg_;
};

}  // namespace figure
