// The Grundy values of the runs of 0 to 169 centres in rows of 34, with the exceptions of the
// period framed, and below them a string before and after a cut.
#include "common/figure/picture.hpp"
#define main reference_main
#include "reference.cpp"
#undef main

namespace {

constexpr int kPeriod = 34, kRows = 5, kCell = 11, kRowHeight = 22, kLeft = 25, kTop = 8;
constexpr int kLetter = 28, kTextTop = 158, kAfterTop = 236;
constexpr int kFarAway = 10 * kPeriod;  // from there on the values repeat

// Whether the column has another value from the third row on.
bool is_exception(int centres) {
  return reference::value_of_run(centres) != reference::value_of_run(centres + kFarAway);
}

void draw_value(figure::Picture& picture, int centres) {
  const int x = kLeft + kCell * (centres % kPeriod), y = kTop + kRowHeight * (centres / kPeriod);
  const int value = reference::value_of_run(centres);
  picture.rectangle(x, y, kCell, kRowHeight - 2, value == 0 ? "lost" : "won");
  picture.text(x + kCell / 2, y + 14, value, value == 0 ? "label small bold" : "ink small");
}

void draw_table(figure::Picture& picture) {
  for (int centres = 0; centres < kRows * kPeriod; ++centres)
    draw_value(picture, centres);
  for (int centres = 0; centres < kRows * kPeriod; ++centres) {
    if (!is_exception(centres)) continue;
    picture.rectangle(kLeft + kCell * (centres % kPeriod),
                      kTop + kRowHeight * (centres / kPeriod) - 1, kCell, kRowHeight, "mark");
  }
  for (int first = 0; first < kRows * kPeriod; first += kPeriod)
    picture.text(kLeft - 3, kTop + kRowHeight * (first / kPeriod) + 14, first, "ink small right");
}

// The letters of a string from place number `from` of the line on.
void draw_letters(figure::Picture& picture, const std::string& text, int from, int top) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const int x = kLeft + kLetter * (from + static_cast<int>(i));
    picture.rectangle(x, top, kLetter - 2, 26, "thin");
    picture.text(x + kLetter / 2 - 1, top + 17, text.substr(i, 1), "ink");
  }
}

// A line under each run, with the number of its centres and their value.
void draw_runs(figure::Picture& picture, const std::string& text, int from, int top) {
  for (const reference::Run& run : reference::runs_of(text)) {
    const int left = kLeft + kLetter * (from + run.first), width = kLetter * run.centres - 2;
    picture.rectangle(left, top + 28, width, 5, "hatch");
    const std::string value = std::to_string(reference::value_of_run(run.centres));
    picture.text(left + width / 2, top + 46, std::to_string(run.centres) + " → " + value,
                 "ink small");
  }
}

void draw_string(figure::Picture& picture, const std::string& text, int from, int top) {
  draw_letters(picture, text, from, top);
  draw_runs(picture, text, from, top);
}

void draw_cut(figure::Picture& picture, const std::string& text) {
  const int cut = reference::first_winning_cut(text);
  draw_string(picture, text, 1, kTextTop);
  picture.rectangle(kLeft + kLetter * (cut + 1) - 1, kTextTop - 1, kLetter, 28, "mark");
  picture.text(kLeft + kLetter * (cut + 1) + kLetter / 2 - 1, kTextTop - 6, cut + 1, "ink small");
  draw_string(picture, text.substr(0, cut), 0, kAfterTop);
  draw_string(picture, text.substr(cut, 1), cut + 1, kAfterTop);
  draw_string(picture, text.substr(cut + 1), cut + 3, kAfterTop);
}

}  // namespace

int main() {
  figure::Picture picture(
      400, 290, "Values of Dawson's Chess, and a cut · 道森棋的值与一次切割",
      "Five rows of 34 Grundy values, for runs of 0 to 169 centres; the value 0 is dark. The "
      "exceptions 0, 14, 16, 17, 31, 34 and 51 are framed; from the third row on the rows are "
      "equal. Below, the string aaaaaaabab has a run of 5 centres of value 3 and a run of 2 "
      "centres of value 1. The cut at letter 3 leaves aa, a, and aaaabab, which has two runs of 2 "
      "centres of value 1. · 五行，每行 34 个 SG 值，对应 0 到 169 个中心的一段；值 0 用深色。"
      "例外 0、14、16、17、31、34、51 加框；从第三行起各行相同。下方的字符串 aaaaaaabab 有一段 5 "
      "个中心（值 3）和一段 2 个中心（值 1）。切第 3 个字母，剩下 aa、a 和 aaaabab，后者有两段各 2 "
      "个中心（值 1）。");
  draw_table(picture);
  draw_cut(picture, "aaaaaaabab");
  picture.write(std::cout);
}
