#include "judge/bench/plot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "judge/report/markup.hpp"

namespace bench {
namespace {

using judge::Attributes;
using judge::element;
using judge::line;
using judge::Markup;

constexpr int kColumns = 4;
constexpr double kWidth = 240, kHeight = 200;  // of a panel
constexpr double kLeft = 40, kTop = 30, kBottom = 170, kRight = 225;
constexpr double kLeastSeconds = 1e-4, kMostSeconds = 10;  // of the vertical axis

struct Style {
  std::string program, colour, mark, dash;
};

const std::vector<Style> kStyles = {{"floor", "#777777", "−", "4 3"},
                                    {"main", "#0b6e4f", "●", ""},
                                    {"textbook", "#c1580b", "▲", ""},
                                    {"reference", "#3b5ba5", "■", ""}};

double x_of(int percent) {
  return kLeft + (kRight - kLeft) * std::log10(percent) / 2;
}

double y_of(double seconds) {
  const double bounded = std::clamp(seconds, kLeastSeconds, kMostSeconds);
  return kBottom - (kBottom - kTop) * std::log10(bounded / kLeastSeconds) /
                       std::log10(kMostSeconds / kLeastSeconds);
}

// The program's CPU seconds at a point; negative where it was not measured.
double seconds_of(const Point& point, const std::string& program) {
  if (program == "floor") return point.floor_seconds;
  for (const Measured& measured : point.programs) {
    if (measured.program == program) return measured.cpu_seconds;
  }
  return -1;
}

std::string number(double value) {
  return fmt::format("{:.1f}", value);
}

Markup words(double x, double y, const Attributes& attributes, std::string_view text) {
  Attributes all = {{"x", number(x)}, {"y", number(y)}};
  all.insert(all.end(), attributes.begin(), attributes.end());
  return element("text", all, text);
}

Markup curve(const Growth& growth, const Style& style) {
  std::string points;
  Markup marks;
  for (const Point& point : growth.points) {
    const double seconds = seconds_of(point, style.program);
    if (seconds < 0) continue;
    const double x = x_of(point.percent), y = y_of(seconds);
    points += number(x) + "," + number(y) + " ";
    marks += words(x, y + 4, {{"fill", style.colour}, {"text-anchor", "middle"}}, style.mark);
  }
  return line(element("polyline", {{"points", points},
                                   {"fill", "none"},
                                   {"stroke", style.colour},
                                   {"stroke-dasharray", style.dash}}) +
              marks);
}

Markup axes() {
  Markup all = element("path", {{"d", fmt::format("M{} {}V{}H{}", kLeft, kTop, kBottom, kRight)},
                                {"fill", "none"},
                                {"stroke", "currentColor"}});
  for (int percent : {1, 10, 100}) {
    all += words(x_of(percent), kBottom + 14, {{"text-anchor", "middle"}},
                 fmt::format("{} %", percent));
  }
  for (const auto& [seconds, label] :
       {std::pair(1e-3, "1 ms"), {1e-2, "10 ms"}, {1e-1, "0.1 s"}, {1., "1 s"}}) {
    all += words(kLeft - 4, y_of(seconds) + 4, {{"text-anchor", "end"}}, label);
  }
  return all;
}

Markup panel(const Growth& growth, std::size_t index) {
  const std::string place =
      fmt::format("translate({} {})", index % kColumns * kWidth, index / kColumns * kHeight);
  Markup content = line(words(kLeft, 18, {}, growth.problem) + axes());
  for (const Style& style : kStyles)
    content += curve(growth, style);
  return line(element("g", {{"transform", place}}, content));
}

Markup legend(double y) {
  Markup all;
  double x = kLeft;
  for (const Style& style : kStyles) {
    all += words(x, y, {{"fill", style.colour}}, style.mark + " " + style.program);
    x += 110;
  }
  return all + words(x, y, {}, "CPU time; size of the input in % of the largest");
}

}  // namespace

std::string growth_plot(const std::vector<Growth>& growths) {
  const double rows = std::ceil(static_cast<double>(growths.size()) / kColumns);
  Markup content =
      line(element("title", {}, "CPU time of the submissions over the size of their input"));
  for (std::size_t i = 0; i < growths.size(); ++i)
    content += panel(growths[i], i);
  content += legend(rows * kHeight + 18);
  const Attributes attributes = {
      {"xmlns", "http://www.w3.org/2000/svg"},
      {"viewBox", fmt::format("0 0 {} {}", kColumns * kWidth, rows * kHeight + 30)},
      {"font-family", "sans-serif"},
      {"font-size", "11"},
      {"fill", "currentColor"}};
  return line(element("svg", attributes, content)).source();
}

}  // namespace bench
