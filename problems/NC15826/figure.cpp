// The lost pairs of Wythoff's game in Zeckendorf digits: the digits of b are those of a, one place
// further left. Below them the pair of the first difference at which doubles fail.
#include <cmath>
#include <cstdlib>

#include "common/figure/picture.hpp"
#define main reference_main
#include "reference.cpp"
#undef main
#define main wrong_main
namespace phi_in_double {
#include "wrong/phi_in_double.cpp"
}
#undef main

namespace {

using problem::say;

constexpr int kPlaces = 6, kWidth = 56, kHeight = 24, kRight = 520, kTop = 178;
constexpr int kPairs = 7, kStep = 56, kKeys = kRight + 24;
constexpr int kLongRight = 776, kSmallWidth = 15, kLongTop = kTop + kPairs * kStep + 44;
constexpr long long kFails = 102334155;  // F(40)

// The left border of a digit; digit 0 is the last one.
int column(int digit) {
  return kRight - kWidth * (digit + 1);
}

void draw_digits(figure::Picture& picture, long long number, int top) {
  const std::string digits = reference::digits(number);
  const int count = static_cast<int>(digits.size());
  for (int i = 0; i < count; ++i) {
    const std::string digit = digits.substr(count - 1 - i, 1);
    picture.cell(column(i), top, kWidth - 2, kHeight, digit == "1" ? "dark" : "light", digit);
  }
}

void draw_pair(figure::Picture& picture, long long k) {
  const int top = kTop + kStep * static_cast<int>(k - 1);
  const long long a = reference::lower(k);
  picture.text(column(kPlaces) + 46, top + 19, "a = " + std::to_string(a), "right");
  picture.text(column(kPlaces) + 46, top + kHeight + 20, "b = " + std::to_string(a + k),
               "right bold");
  draw_digits(picture, a, top);
  draw_digits(picture, a + k, top + kHeight + 1);
  for (std::size_t i : problem::zeckendorf(a)) {
    const int x = column(static_cast<int>(i) - 2);
    picture.line(x + 12, top + 16, x - 16, top + kHeight + 9, "mark arrow");
  }
}

// A number of forty digits: a cell without a digit for each.
void draw_long(figure::Picture& picture, long long number, int y, const std::string& name) {
  const std::string digits = reference::digits(number);
  int x = kLongRight - kSmallWidth * static_cast<int>(digits.size());
  picture.text(24, y + 19, name + std::to_string(number), "left");
  for (char digit : digits) {
    picture.rectangle(x, y, kSmallWidth - 1, kHeight, digit == '1' ? "dark" : "light");
    x += kSmallWidth;
  }
}

// What doubles call the smaller number stands last, in a frame.
void draw_failure(figure::Picture& picture) {
  const long long a = reference::lower(kFails), wrong = phi_in_double::floor_of_k_phi(kFails);
  picture.words(24, kLongTop - 31,
                say("Difference {0}: a double gives the framed number for a",
                    "差为 {0} 时，double 把框里的数当作 a", {kFails}));
  draw_long(picture, a, kLongTop, "a = ");
  draw_long(picture, a + kFails, kLongTop + kHeight + 4, "b = ");
  const int y = kLongTop + 2 * kHeight + 22;
  draw_long(picture, wrong, y, "");
  picture.rectangle(18, y - 5, kLongRight - 12, kHeight + 10, "mark");
}

void draw_words(figure::Picture& picture) {
  for (int i = 0; i < kPlaces; ++i)
    picture.text(column(i) + kWidth / 2, kTop - 10, reference::fibonacci()[i + 2], "bold");
  picture.words(
      24, kTop - 55,
      say("The column of a digit stands for a Fibonacci number:", "每一列代表一个斐波那契数："));
  int y = picture.key(kKeys, kTop, "dark", 1, say("this number is\nin the sum", "和里有这个数"));
  y = picture.key(kKeys, y, "light", 0, say("it is not", "没有这个数"));
  picture.line(kKeys + 30, y + 2, kKeys, y + 24, "mark arrow");
  picture.words(
      kKeys + 40, y,
      say("each 1 of a is moved\none place in b", "a 的每个 1 左移一位，\n就是 b 的一个 1"));
}

}  // namespace

int main(int count, char** arguments) {
  figure::Picture picture(
      count, arguments, kLongTop + 114,
      say("b is a, moved one place to the left", "b 就是 a 左移一位"),
      say("The first pairs (a, b) that are P: the mover loses. They are written\nas sums of Fibonacci numbers, of which no two are neighbours.",
          "前几个 P 局面 (a, b)，即先手必败的局面，\n写成两两不相邻的斐波那契数之和。"));
  for (long long k = 1; k <= kPairs; ++k)
    draw_pair(picture, k);
  draw_failure(picture);
  draw_words(picture);
  picture.write(std::cout);
}
