// Two pictures of HNOI2014. Above: all cuts of a pile of 25 for F = 2, in blocks of equal quotient.
// Below: the piles that have a cut which leaves over a part of 6, or the parts 5 and 6.
#include <map>
#include <string>
#include <vector>

#include "common/figure/picture.hpp"
#include "rules.hpp"
#define main reference_main
#include "reference.cpp"
#undef main
#define main judge_main
#include "main.cpp"
#undef main

namespace {

using problem::say;

constexpr int kLeft = 76, kBase = 344, kColumn = 28, kUnit = 13, kPile = 25, kLeast = 2;  // above
constexpr int kRows = 432, kRow = 22, kStrip = 26, kPart = 6, kMostParts = 10;            // below
constexpr int kFirstBit = 5, kBits = 31, kBit = 22;  // pile n is bit n / 2, as in main.cpp
constexpr int kKeys = 470;

void draw_area(figure::Picture& picture, int x, int y, int width, int height, bool is_odd) {
  picture.rectangle(x, y, width, height, is_odd ? "dark" : "hatch");
  picture.rectangle(x, y, width, height, "line");
}

int area_key(figure::Picture& picture, int y, bool is_odd, const problem::Text& words) {
  draw_area(picture, kKeys, y, 28, 24, is_odd);
  return picture.words(kKeys + 40, y, words);
}

// --- above: a column for each number of parts, as high as the quotient ---

int column(int parts) {
  return kLeft + kColumn * (parts - 2);
}

// The first two M of a block of equal quotient are filled.
void draw_cut(figure::Picture& picture, reference::Piles& piles, int parts) {
  const int quotient = kPile / parts, height = kUnit * quotient;
  const bool is_needed = parts < 4 || kPile / (parts - 2) != quotient;
  if (is_needed) {
    draw_area(picture, column(parts), kBase - height, kColumn - 5, height, parts % 2 == 1);
  } else {
    picture.rectangle(column(parts), kBase - height, kColumn - 5, height, "thin");
  }
  const int middle = column(parts) + kColumn / 2 - 2;
  picture.text(middle, kBase - height - 6, piles.value_of_cut(kPile, parts), "bold");
  picture.text(middle, kBase + 20, parts);
}

// The quotient of each block, at the height of its columns.
void name_quotients(figure::Picture& picture) {
  for (int parts = kPile; parts >= 2; --parts) {
    const int quotient = kPile / parts, y = kBase - kUnit * quotient;
    if (parts > 2 && kPile / (parts - 1) == quotient) continue;
    picture.line(kLeft - 6, y, kLeft, y, "thin");
    if (quotient % 2 == 0) picture.text(kLeft - 10, y + 6, quotient, "right");
  }
}

void draw_cuts(figure::Picture& picture) {
  reference::Piles piles(kLeast);
  name_quotients(picture);
  for (int parts = 2; parts <= kPile; ++parts)
    draw_cut(picture, piles, parts);
  picture.words(24, 129, say("q = ⌊{0} / M⌋", "q = ⌊{0} / M⌋", {kPile, kLeast}));
  picture.text(kLeft - 20, kBase + 20, "M", "bold");
  int y = area_key(picture, 132, true, say("M odd", "M 为奇数"));
  y = area_key(picture, y, false, say("M even", "M 为偶数"));
  picture.rectangle(kKeys, y, 28, 24, "thin");
  picture.words(kKeys + 40, y, say("the same value as at M − 2", "与 M − 2 的值相同"));
}

// --- below: a row for each number of parts, with the run of piles; then all runs together ---

// The sizes of which a cut has an odd number.
std::vector<int> left_over(int pile, int parts) {
  std::map<int, int> count;
  for (int part : rules::split(pile, parts))
    ++count[part];
  std::vector<int> sizes;
  for (const auto& [size, number] : count) {
    if (number % 2 == 1) sizes.push_back(size);
  }
  return sizes;
}

int bit_x(int bit) {
  return kLeft + kBit * (bit - kFirstBit);
}

bool is_drawn(int bit) {
  return bit >= kFirstBit && bit < kFirstBit + kBits;
}

void draw_run(figure::Picture& picture, int parts) {
  const bool is_odd = parts % 2 == 1;
  const std::vector<int> wanted =
      is_odd ? std::vector<int>{kPart} : std::vector<int>{kPart - 1, kPart};
  int first = 0, length = 0;
  for (int pile = parts; is_drawn(pile / 2) || pile / 2 < kFirstBit; ++pile) {
    if (left_over(pile, parts) == wanted && length++ == 0) first = pile / 2;
  }
  const int y = kRows + kRow * (parts - 2);
  draw_area(picture, bit_x(first), y, kBit * length, kRow - 5, is_odd);
  picture.text(kLeft - 10, y + 15, parts, "right");
}

// The set that the submission makes of the runs, and where its gaps end.
void draw_strip(figure::Picture& picture, const PileSet& set, int y, bool is_odd) {
  int first = kFirstBit;
  for (int bit = kFirstBit; is_drawn(bit); ++bit) {
    if (!has(set, bit)) first = bit + 1;
    if (!has(set, bit) || (is_drawn(bit + 1) && has(set, bit + 1))) continue;
    draw_area(picture, bit_x(first), y, kBit * (bit + 1 - first), kStrip - 6, is_odd);
  }
  picture.line(bit_x(first), y - 5, bit_x(first), y + kStrip - 2, "mark");
}

void draw_runs(figure::Picture& picture) {
  for (int parts = 2; parts <= kMostParts; ++parts)
    draw_run(picture, parts);
  const int strips = kRows + kRow * kMostParts - 10, step = kPart - 1;
  PileSet odd_cuts(1), even_cuts(1);
  add_runs(odd_cuts, (3 * step + 1) / 2, step, 3, 2);
  add_runs(even_cuts, step, step, 1, 1);
  draw_strip(picture, odd_cuts, strips, true);
  draw_strip(picture, even_cuts, strips + kStrip, false);
  picture.text(kLeft - 10, strips + 16, say("odd", "奇数"), "right bold");
  picture.text(kLeft - 10, strips + kStrip + 16, say("even", "偶数"), "right bold");
  for (int pile = 10; is_drawn(pile / 2); pile += 10)
    picture.text(bit_x(pile / 2) + kBit / 2, strips + 2 * kStrip + 16, pile);
  picture.text(kLeft - 20, kRows - 6, "M", "bold");
  picture.text(kLeft - 20, strips + 2 * kStrip + 16, "n", "bold");
  int y = area_key(picture, kRows - 8, true, say("a {0} is left over", "剩下一个 {0}", {kPart}));
  y = area_key(picture, y, false,
               say("{0} and {1} are left over", "剩下 {0} 和 {1}", {kPart - 1, kPart}));
  picture.line(kKeys + 14, y - 2, kKeys + 14, y + 26, "mark");
  picture.words(kKeys + 40, y, say("no gap from here on", "从这里起没有空隙"));
}

}  // namespace

int main(int count, char** arguments) {
  figure::Picture picture(
      count, arguments, kRows + kRow * kMostParts + 76,
      say("Cut into M piles: two values per quotient are enough", "分成 M 堆：每个商只要看两个值"),
      say("All cuts of a pile of {0} (F = {1}), each with its Grundy value. Bars of the same\nheight have the same quotient q, and only two values, for odd and even M.",
          "{0} 颗的一堆的全部分法（F = {1}），各写着 SG 值。同样高的柱商 q 相同，\n只有两个值：M 为奇数时一个，为偶数时一个。",
          {kPile, kLeast}));
  draw_cuts(picture);
  picture.words(24, kRows - 53,
                say("Cut n into M piles, and let equal parts cancel in pairs:",
                    "把 n 颗分成 M 堆，相同的堆两两相消之后："));
  draw_runs(picture);
  picture.write(std::cout);
}
