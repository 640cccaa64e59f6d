// The Grundy values of the runs of 0 to 169 centres in rows of 34, with the exceptions of the
// period framed, and below them a string before and after a cut.
#include "common/figure/picture.hpp"
#define main reference_main
#include "reference.cpp"
#undef main

namespace {

using problem::say;

constexpr int kPeriod = 34, kRows = 5, kCell = 21, kRow = 34, kLeft = 64, kTop = 160;
constexpr int kKeys = kTop + kRows * kRow + 14;
constexpr int kLetter = 44, kTextLeft = 24, kBefore = kKeys + 118, kAfter = kBefore + 96;
constexpr int kFarAway = 10 * kPeriod;  // from there on the values repeat

// Whether the column has another value from the third row on.
bool is_exception(int centres) {
  return reference::value_of_run(centres) != reference::value_of_run(centres + kFarAway);
}

// From there on no value is an exception.
int first_regular() {
  int centres = kRows * kPeriod;
  while (!is_exception(centres - 1))
    --centres;
  return centres;
}

int column(int centres) {
  return kLeft + kCell * (centres % kPeriod);
}

int row(int centres) {
  return kTop + kRow * (centres / kPeriod);
}

void draw_table(figure::Picture& picture) {
  for (int n = 0; n < kRows * kPeriod; ++n) {
    const int value = reference::value_of_run(n);
    picture.cell(column(n), row(n), kCell - 1, kRow - 4, value == 0 ? "lost" : "won", value);
    if (n % kPeriod == 0) picture.text(kLeft - 8, row(n) + 22, n, "right bold");
    if (n < kPeriod && n % 3 == 0) picture.text(column(n) + kCell / 2, kTop - 10, n);
  }
  for (int n = 0; n < kRows * kPeriod; ++n) {
    if (is_exception(n)) picture.rectangle(column(n), row(n) - 1, kCell - 1, kRow - 2, "mark");
  }
  picture.text(24, kTop - 10, "n", "bold");
}

void draw_keys(figure::Picture& picture) {
  picture.key(kLeft, kKeys, "lost", 0, say("P: the mover loses", "P：先手必败"));
  picture.key(kLeft + 220, kKeys, "won", 3, say("N: the mover wins", "N：先手必胜"));
  picture.key(kLeft + 440, kKeys, "mark", "", say("differs from row three", "与第三行的值不同"));
}

// The letters of a string from place number `from` of the line on.
void draw_letters(figure::Picture& picture, const std::string& text, int from, int top) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const int x = kTextLeft + kLetter * (from + static_cast<int>(i));
    picture.rectangle(x, top, kLetter - 4, 34, "line");
    picture.text(x + kLetter / 2 - 2, top + 23, text.substr(i, 1));
  }
}

// A line under each run, with the value of so many centres. Returns the values.
std::string draw_string(figure::Picture& picture, const std::string& text, int from, int top) {
  std::string values;
  draw_letters(picture, text, from, top);
  for (const reference::Run& run : reference::runs_of(text)) {
    const int left = kTextLeft + kLetter * (from + run.first), width = kLetter * run.centres - 4;
    const std::string value = std::to_string(reference::value_of_run(run.centres));
    picture.rectangle(left, top + 38, width, 7, "dark");
    picture.text(left + width / 2, top + 64, "D(" + std::to_string(run.centres) + ") = " + value);
    values += (values.empty() ? "" : " ⊕ ") + value;
  }
  return values;
}

// A line of letters as above, and to its right the nim-sum of its runs.
void draw_position(figure::Picture& picture, const std::string& text, int from, int top) {
  const int value = reference::value_of_string(text), left = kTextLeft + kLetter * 12 + 16;
  const std::string values = draw_string(picture, text, from, top);
  picture.cell(left, top + 4, 28, 26, value == 0 ? "lost" : "won", value == 0 ? "P" : "N");
  picture.text(left + 40, top + 23, values + " = " + std::to_string(value), "left bold");
}

void draw_cut(figure::Picture& picture, const std::string& text) {
  const int cut = reference::first_winning_cut(text);
  picture.words(
      kTextLeft, kBefore - 63,
      say("A centre is a letter between two equal ones. Bars: the runs of centres.\nTo cut at the framed letter wins.",
          "中心是左右两个字母相同的字母。粗线是中心连成的段。\n切加框的字母必胜。"));
  draw_position(picture, text, 1, kBefore);
  picture.rectangle(kTextLeft + kLetter * (cut + 1) - 4, kBefore - 4, kLetter + 4, 42, "mark");
  draw_string(picture, text.substr(0, cut), 0, kAfter);
  draw_string(picture, text.substr(cut, 1), cut + 1, kAfter);
  draw_position(picture, text.substr(cut + 1), cut + 3, kAfter);
}

}  // namespace

int main(int count, char** arguments) {
  figure::Picture picture(
      count, arguments, kAfter + 84,
      say("From {0} centres on, the values repeat", "从 {0} 个中心起，值循环出现",
          {first_regular()}),
      say("D(n) is the Grundy value of a run of n centres; a row has {0} values.\nFrom the third row on, all rows are equal.",
          "D(n) 是一段 n 个中心的 SG 值，每行 {0} 个。\n从第三行起，各行都相同。", {kPeriod}));
  draw_table(picture);
  draw_keys(picture);
  draw_cut(picture, "aaaaaaabab");
  picture.write(std::cout);
}
