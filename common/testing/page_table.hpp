// Tables of the study pages, computed. A test called Page.NAME records one, and
// judge/tests/test_pages.py compares it with the table under `<!-- Page.NAME -->` on the problem's
// page in each language.
#pragma once

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

namespace page {

class Table {
 public:
  // Adds a row. The cells stand as they do on the page, but without Markdown's marks for code and
  // for bold letters.
  template <class... Cells>
  void row(const Cells&... cells) {
    std::ostringstream line;
    ((line << cells << " | "), ...);
    std::string text = line.str();
    text.resize(text.size() - 3);
    text_ += text + "\n";
  }

  // To be called once, at the end of the test.
  void record() const { testing::Test::RecordProperty("table", text_); }

 private:
  std::string text_;
};

// The letter for a position's outcome: N if the mover wins, else P.
inline const char* outcome(bool mover_wins) {
  return mover_wins ? "N" : "P";
}

// The items as texts, with `between` between them; a dash if there is none.
template <class Item, class ToText>
std::string joined(const std::vector<Item>& items, const std::string& between, ToText to_text) {
  std::string text;
  for (const Item& item : items)
    text += (text.empty() ? "" : between) + to_text(item);
  return text.empty() ? "–" : text;
}

// "3, 4, 5"
inline std::string joined(const std::vector<int>& numbers, const std::string& between = ", ") {
  return joined(numbers, between, [](int number) { return std::to_string(number); });
}

// A position of two numbers: "(3, 5)".
inline std::string pair(int first, int second) {
  return "(" + std::to_string(first) + ", " + std::to_string(second) + ")";
}

// The binary digits.
inline std::string binary(int number) {
  return (number > 1 ? binary(number / 2) : "") + std::to_string(number % 2);
}

}  // namespace page
