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

constexpr int kLeft = 36;
constexpr int kPile = 25, kBase = 196, kColumn = 15, kUnit = 13;                // above
constexpr int kPart = 6, kMostParts = 14, kRows = 250, kRow = 13, kStrip = 16;  // below
constexpr int kFirstBit = 5, kBits = 36, kBit = 10;  // pile n is bit n / 2, as in main.cpp

void draw_area(figure::Picture& picture, int x, int y, int width, int height, bool is_odd) {
  picture.rectangle(x, y, width, height, is_odd ? "lost" : "won");
  if (is_odd) return;
  picture.rectangle(x, y, width, height, "hatch");
  picture.rectangle(x, y, width, height, "line");
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
    draw_area(picture, column(parts), kBase - height, kColumn - 2, height, parts % 2 == 1);
  } else {
    picture.rectangle(column(parts), kBase - height, kColumn - 2, height, "thin");
  }
  const int middle = column(parts) + kColumn / 2 - 1;
  picture.text(middle, kBase - height - 4, piles.value_of_cut(kPile, parts), "ink small bold");
  picture.text(middle, kBase + 14, parts, "ink small");
}

// The quotient of each block, at the height of its columns.
void name_quotients(figure::Picture& picture) {
  for (int parts = kPile; parts >= 2; --parts) {
    const int quotient = kPile / parts, y = kBase - kUnit * quotient;
    if (parts > 2 && kPile / (parts - 1) == quotient) continue;
    picture.line(kLeft - 8, y, column(parts), y, "thin");
    picture.text(kLeft - 10, y + 4, quotient, "ink small right");
  }
}

void draw_cuts(figure::Picture& picture) {
  reference::Piles piles(2);
  name_quotients(picture);
  for (int parts = 2; parts <= kPile; ++parts)
    draw_cut(picture, piles, parts);
  picture.text(kLeft - 20, kBase + 14, "M", "ink bold");
  picture.text(kLeft - 20, 22, "q", "ink bold");
}

void draw_key(figure::Picture& picture) {
  draw_area(picture, 230, 40, 18, 12, true);
  picture.text(256, 51, "M = 3, 5, 7, …", "ink small left");
  draw_area(picture, 230, 62, 18, 12, false);
  picture.text(256, 73, "M = 2, 4, 6, …", "ink small left");
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
  draw_area(picture, bit_x(first), y, kBit * length, kRow - 3, is_odd);
  picture.text(kLeft - 10, y + 10, parts, "ink small right");
}

// The set that the submission makes of the runs, and where its gaps end.
void draw_strip(figure::Picture& picture, const PileSet& set, int y, bool is_odd) {
  int first = kFirstBit;
  for (int bit = kFirstBit; is_drawn(bit); ++bit) {
    if (!has(set, bit)) first = bit + 1;
    if (!has(set, bit) || (is_drawn(bit + 1) && has(set, bit + 1))) continue;
    draw_area(picture, bit_x(first), y, kBit * (bit + 1 - first), kStrip - 4, is_odd);
  }
  picture.line(bit_x(first), y - 3, bit_x(first), y + kStrip - 1, "mark");
}

void draw_runs(figure::Picture& picture) {
  for (int parts = 2; parts <= kMostParts; ++parts)
    draw_run(picture, parts);
  const int strips = kRows + kRow * kMostParts - 6, step = kPart - 1;
  PileSet odd_cuts(1), even_cuts(1);
  add_runs(odd_cuts, (3 * step + 1) / 2, step, 3, 2);
  add_runs(even_cuts, step, step, 1, 1);
  draw_strip(picture, odd_cuts, strips, true);
  draw_strip(picture, even_cuts, strips + kStrip, false);
  picture.text(kLeft - 10, strips + 10, "6", "ink small right bold");
  picture.text(kLeft - 10, strips + kStrip + 10, "5, 6", "ink small right bold");
  for (int pile = 10; is_drawn(pile / 2); pile += 10)
    picture.text(bit_x(pile / 2) + kBit / 2, strips + 2 * kStrip + 12, pile, "ink small");
  picture.text(kLeft - 20, kRows - 8, "M", "ink bold");
  picture.text(kLeft - 20, strips + 2 * kStrip + 12, "n", "ink bold");
}

}  // namespace

int main() {
  figure::Picture picture(
      400, 484, "Cuts by the number of parts · 按堆数 M 看各种分法",
      "Above: all cuts of a pile of 25 for F = 2. The column of M is as high as the quotient q, "
      "and "
      "the value of the cut stands on it. Columns of the same height form a block; in a block the "
      "values only alternate between two numbers, so the first two columns, which are filled, show "
      "all of them. Below: a row for each M, with the piles whose cut into M leaves over one part "
      "of 6 (M odd) or the parts 5 and 6 (M even). The two last rows show all runs of each kind "
      "together: the gaps end at 26 and at 51. · 上图：F = 2 时 25 颗的一堆的全部分法。M "
      "的柱高是商 "
      "q，柱顶的数是这种分法的值。同样高的柱是一块，同一块里只有两个值交替出现，所以填色的前两根柱"
      "就给出了全部的值。下图：每个 M 一行，画出分成 M 堆后相消剩下一个 6（M 为奇数）或 5 和 6（M "
      "为偶数）的那些堆。最下面两行是各行合在一起：从 26 和 51 起不再有空隙。");
  draw_cuts(picture);
  draw_key(picture);
  draw_runs(picture);
  picture.write(std::cout);
}
