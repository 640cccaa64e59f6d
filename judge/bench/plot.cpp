#include "judge/bench/plot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace bench {
namespace {

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

std::string curve(const Growth& growth, const Style& style) {
  std::string line, marks;
  for (const Point& point : growth.points) {
    const double seconds = seconds_of(point, style.program);
    if (seconds < 0) continue;
    const double x = x_of(point.percent), y = y_of(seconds);
    line += fmt::format("{:.1f},{:.1f} ", x, y);
    marks += fmt::format("<text x='{:.1f}' y='{:.1f}' fill='{}' text-anchor='middle'>{}</text>", x,
                         y + 4, style.colour, style.mark);
  }
  return fmt::format("<polyline points='{}' fill='none' stroke='{}' stroke-dasharray='{}'/>{}\n",
                     line, style.colour, style.dash, marks);
}

std::string axes() {
  std::string text = fmt::format("<path d='M{0} {1}V{2}H{3}' fill='none' stroke='currentColor'/>",
                                 kLeft, kTop, kBottom, kRight);
  for (int percent : {1, 10, 100}) {
    text += fmt::format("<text x='{:.1f}' y='184' text-anchor='middle'>{} %</text>", x_of(percent),
                        percent);
  }
  for (const auto& [seconds, label] :
       {std::pair(1e-3, "1 ms"), {1e-2, "10 ms"}, {1e-1, "0.1 s"}, {1., "1 s"}}) {
    text += fmt::format("<text x='{}' y='{:.1f}' text-anchor='end'>{}</text>", kLeft - 4,
                        y_of(seconds) + 4, label);
  }
  return text;
}

std::string panel(const Growth& growth, std::size_t index) {
  std::string text = fmt::format(
      "<g transform='translate({} {})'><text x='{}' y='18'>{}</text>{}\n",
      index % kColumns * kWidth, index / kColumns * kHeight, kLeft, growth.problem, axes());
  for (const Style& style : kStyles)
    text += curve(growth, style);
  return text + "</g>\n";
}

std::string legend(double y) {
  std::string text;
  double x = kLeft;
  for (const Style& style : kStyles) {
    text += fmt::format("<text x='{}' y='{}' fill='{}'>{} {}</text>", x, y, style.colour,
                        style.mark, style.program);
    x += 110;
  }
  return text +
         fmt::format("<text x='{}' y='{}'>CPU time; size of the input in % of the largest</text>",
                     x, y);
}

}  // namespace

std::string growth_plot(const std::vector<Growth>& growths) {
  const double rows = std::ceil(static_cast<double>(growths.size()) / kColumns);
  std::string text = fmt::format(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {0} {1}' font-family='sans-serif' "
      "font-size='11' fill='currentColor'>\n<title>CPU time of the submissions over the size of "
      "their "
      "input</title>\n",
      kColumns * kWidth, rows * kHeight + 30);
  for (std::size_t i = 0; i < growths.size(); ++i)
    text += panel(growths[i], i);
  return text + legend(rows * kHeight + 18) + "\n</svg>\n";
}

}  // namespace bench
