// Pictures of the study pages, as SVG.
//
// A picture is a light card, 800 pixels wide, which looks the same on light and on dark pages. It
// carries its title, a note on what it shows, the names of its axes and its keys; a reader should
// not need the page. A program draws it in English, or with the argument zh in Chinese. Coordinates
// are whole pixels, so that a picture is the same bytes on every machine.
#pragma once

#include <algorithm>
#include <iostream>
#include <pugixml.hpp>
#include <sstream>
#include <string>

#include "common/problem/text.hpp"

namespace figure {

using problem::Text;

// Classes for text: bold, left and right (where its x is), and label, on a dark area. For areas:
// lost and won, which are P-positions and N-positions and nothing else; dark, light, hatch and card
// for other things. For strokes: line, thin, and mark with spot, what the reader should look at;
// arrow, with a head at the end. What differs does so in lightness or form too, not in colour alone.
inline const char* kEmpty = R"svg(
<svg xmlns="http://www.w3.org/2000/svg" width="800" role="img" aria-labelledby="title description">
<title id="title"/><desc id="description"/><style>
text { font: 18px sans-serif; text-anchor: middle; fill: #1f2328; }
.title { font-size: 25px; } .title, .bold { font-weight: bold; }
.left { text-anchor: start; } .right { text-anchor: end; } .label { fill: #ffffff; }
.card { fill: #ffffff; } .lost { fill: #0a4a9c; } .won { fill: #dde6f0; } .dark { fill: #57606a; }
.light { fill: #e4e6e9; }
.line { stroke: #1f2328; fill: none; stroke-width: 2; } .thin { stroke: #8c959f; fill: none; }
.mark { stroke: #bc4c00; fill: none; stroke-width: 3; } .spot { fill: #bc4c00; }
.arrow { marker-end: url(#head); } .hatch { fill: url(#hatch); }
</style><defs>
<pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect width="5" height="5" class="card"/><line x1="2" y1="0" x2="2" y2="5" class="line"/></pattern>
<marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="5" markerHeight="5" orient="auto">
<path class="spot" d="M0 0L8 4L0 8z"/></marker></defs></svg>)svg";

class Picture {
 public:
  static constexpr int kWidth = 800, kLine = 24;  // from one line of text to the next

  // With the arguments of main. A line break in a text begins a new line of the picture. The title
  // stands at the top; the note ends at 84 with its first line, kLine further with each other.
  Picture(int count, char** arguments, int height, const Text& title, const Text& note)
      : is_chinese_(count > 1 && arguments[1] == std::string("zh")) {
    document_.load_string(kEmpty);
    svg_ = document_.first_child();
    svg_.append_attribute("height") = height;
    svg_.append_attribute("viewBox") = ("0 0 800 " + std::to_string(height)).c_str();
    svg_.append_attribute("lang") = is_chinese_ ? "zh-CN" : "en";
    rectangle(0, 0, kWidth, height, "card");
    text(24, 44, title, "title left");
    svg_.child("title").text() = in_language(title).c_str();
    words(24, 59, note);
  }

  // `classes` are names of the style sheet, with blanks between.
  void rectangle(int x, int y, int width, int height, const std::string& classes) {
    add("rect", classes, {{"x", x}, {"y", y}, {"width", width}, {"height", height}});
  }

  void circle(int x, int y, int radius, const std::string& classes) {
    add("circle", classes, {{"cx", x}, {"cy", y}, {"r", radius}});
  }

  void line(int from_x, int from_y, int to_x, int to_y, const std::string& classes) {
    add("line", classes, {{"x1", from_x}, {"y1", from_y}, {"x2", to_x}, {"y2", to_y}});
  }

  // `commands` as in the attribute d of SVG: "M 0 0 L 10 10".
  void path(const std::string& commands, const std::string& classes) {
    add("path", classes).append_attribute("d") = commands.c_str();
  }

  // Centred on x, unless a class says else; y is the line on which the first letters stand.
  void text(int x, int y, const Text& content, const std::string& classes = "") {
    std::istringstream lines(in_language(content));
    for (std::string line; std::getline(lines, line); y += kLine) {
      add("text", classes, {{"x", x}, {"y", y}}).text() = line.c_str();
    }
  }

  // An area with a text in its middle, white on a dark one.
  void cell(int x, int y, int width, int height, const std::string& area, const Text& content) {
    rectangle(x, y, width, height, area);
    const bool is_dark = area == "lost" || area == "dark";
    text(x + width / 2, y + height / 2 + 7, content, is_dark ? "label bold" : "");
  }

  // An arc from x to another on the line of y, up or down by a height, with a head and a number.
  void arc(int x, int to, int y, int height, int number, const std::string& classes) {
    const int middle = (x + to) / 2;
    std::ostringstream commands;
    commands << "M " << x << ' ' << y << " Q " << middle << ' ' << y - 2 * height << ' ' << to
             << ' ' << y;
    path(commands.str(), classes + " arrow");
    text(middle, y - height + (height > 0 ? -6 : 20), number, "bold");
  }

  // Names of axes, remarks, and the words of a key; y is their top. They are for those who cannot
  // see the picture, too. Returns the top of what stands below.
  int words(int x, int y, const Text& content) {
    const std::string& lines = in_language(content);
    text(x, y + 19, content, "left");
    pugi::xml_node description = svg_.child("desc");
    std::string all = description.text().get() + (" " + lines);
    std::replace(all.begin(), all.end(), '\n', ' ');
    description.text() = all.c_str();
    return y + 36 + kLine * static_cast<int>(std::count(lines.begin(), lines.end(), '\n'));
  }

  // A cell as it is in the picture, and to its right what it means.
  int key(int x, int y, const std::string& area, const Text& content, const Text& meaning) {
    cell(x, y, 28, 26, area, content);
    return words(x + 40, y, meaning);
  }

  int key_of_line(int x, int y, const std::string& classes, const Text& meaning) {
    line(x, y + 13, x + 28, y + 13, classes);
    return words(x + 40, y, meaning);
  }

  // The keys of both outcomes.
  int outcome_keys(int x, int y) {
    y = key(x, y, "lost", "P", problem::say("P: the mover loses", "P：先手必败"));
    return key(x, y, "won", "N", problem::say("N: the mover wins", "N：先手必胜"));
  }

  void write(std::ostream& out) const {
    document_.save(out, " ", pugi::format_indent | pugi::format_no_declaration);
  }

 private:
  const std::string& in_language(const Text& text) const {
    return text.in(is_chinese_ ? problem::Language::kChinese : problem::Language::kEnglish);
  }

  pugi::xml_node add(const char* element, const std::string& classes,
                     std::initializer_list<std::pair<const char*, int>> numbers = {}) {
    pugi::xml_node node = svg_.append_child(element);
    if (!classes.empty()) node.append_attribute("class") = classes.c_str();
    for (const auto& [name, value] : numbers)
      node.append_attribute(name) = value;
    return node;
  }

  bool is_chinese_;
  pugi::xml_document document_;
  pugi::xml_node svg_;
};

// Squares in columns and rows, which are counted from these first numbers on: rows downwards, or
// upwards as in a system of coordinates.
struct Board {
  Picture& picture;
  int left, top, size, columns, rows;  // in pixels; how many
  bool is_upwards = false;
  int first_column = 0, first_row = 0;

  // The middle of a square.
  int x(int column) const { return left + size * (column - first_column) + size / 2; }
  int y(int row) const {
    const int index = row - first_row;
    return top + size * (is_upwards ? rows - 1 - index : index) + size / 2;
  }
  int bottom() const { return top + size * rows; }
  int keys() const { return left + size * columns + 24; }  // where the keys stand

  void square(int column, int row, const std::string& area, const Text& content) const {
    picture.cell(x(column) - size / 2, y(row) - size / 2, size - 1, size - 1, area, content);
  }

  // The names of both axes, and each `step`-th number.
  void axes(int step, const Text& of_columns, const Text& of_rows) const {
    for (int n = first_column; n < first_column + columns; n += step)
      picture.text(x(n), is_upwards ? bottom() + 22 : top - 8, n);
    for (int n = first_row; n < first_row + rows; n += step)
      picture.text(left - 8, y(n) + 6, n, "right");
    picture.words(is_upwards ? keys() - 8 : left, is_upwards ? bottom() + 3 : top - 53, of_columns);
    picture.words(24, is_upwards ? top - 29 : bottom() + 5, of_rows);
  }
};

}  // namespace figure
