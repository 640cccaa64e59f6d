// The lost pairs of Wythoff's game in Zeckendorf digits: the digits of b are those of a, one place
// further left. Below them the pair of the first difference at which doubles fail.
#include <algorithm>
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

constexpr int kRight = 388, kWidth = 44, kHeight = 13, kTop = 22, kPairs = 9, kStep = 33;
constexpr int kSmallWidth = 7, kLongTop = kTop + kPairs * kStep + 10, kLongStep = 22;
constexpr long long kFails = 102334155;  // F(40)

// The left border of a digit; digit 0 is the last one.
int column(int digit, int width) {
  return kRight - width * (digit + 1);
}

void draw_digits(figure::Picture& picture, long long number, int top, int width) {
  const std::string digits = reference::digits(number);
  const int count = static_cast<int>(digits.size());
  for (int i = 0; i < count; ++i) {
    const bool is_one = digits[count - 1 - i] == '1';
    picture.rectangle(column(i, width), top, width - 1, kHeight, is_one ? "lost" : "won");
    if (width < kWidth) continue;
    picture.text(column(i, width) + width / 2, top + 11, is_one ? "1" : "0",
                 is_one ? "label small bold" : "ink small");
  }
}

void draw_number(figure::Picture& picture, long long number, int x, int top) {
  picture.text(x, top + 11, number, "ink small right");
}

void draw_pair(figure::Picture& picture, long long k) {
  const int top = kTop + kStep * static_cast<int>(k - 1);
  const long long a = reference::lower(k);
  draw_number(picture, a, column(6, kWidth) - 10, top);
  draw_number(picture, a + k, column(6, kWidth) - 10, top + kHeight + 1);
  draw_digits(picture, a, top, kWidth);
  draw_digits(picture, a + k, top + kHeight + 1, kWidth);
  for (std::size_t i : reference::zeckendorf(a)) {
    const int x = column(static_cast<int>(i) - 2, kWidth) + 8;
    picture.arrow(x, top + kHeight / 2, x - 16, top + kHeight + 1 + kHeight / 2, "mark");
  }
}

// What doubles call the smaller number stands last, in a frame.
void draw_failure(figure::Picture& picture) {
  const long long a = reference::lower(kFails), wrong = phi_in_double::floor_of_k_phi(kFails);
  const long long numbers[] = {a, a + kFails, wrong};
  int top = kLongTop;
  for (long long number : numbers) {
    draw_number(picture, number, column(40, kSmallWidth) - 6, top);
    draw_digits(picture, number, top, kSmallWidth);
    top += kLongStep - (number == a ? 8 : 0);
  }
  const int left = column(39, kSmallWidth);
  picture.rectangle(left - 3, top - kLongStep - 3, kRight - left + 5, kHeight + 6, "mark");
  picture.text(12, top - kLongStep + 12, "≠", "ink bold");
}

}  // namespace

int main() {
  figure::Picture picture(
      400, kLongTop + 60, "P-positions in Zeckendorf digits · 用齐肯多夫数位写出的 P 局面",
      "The pairs (1, 2), (3, 5), … to (14, 23), each as two rows of Zeckendorf digits under the "
      "Fibonacci numbers 21, 13, 8, 5, 3, 2, 1. The ones of the greater number stand one place to "
      "the left of the ones of the smaller number. Below, 165580140 and 267914295 in the same way, "
      "and in a frame 165580141, which doubles take for the smaller number: a one and 39 zeros. · "
      "数对 (1, 2)、(3, 5)、…… 到 (14, 23)，各占两行，写成斐波那契数 21、13、8、5、3、2、1 "
      "之下的齐肯多夫数位；较大数的每个 1 都在较小数的 1 左边一位。下面是 165580140 与 267914295，"
      "方框里是 double 误认作较小数的 165580141：一个 1 和 39 个 0。");
  for (int i = 0; i <= 6; ++i)
    picture.text(column(i, kWidth) + kWidth / 2, 14, reference::fibonacci()[i + 2], "ink bold");
  for (long long k = 1; k <= kPairs; ++k)
    draw_pair(picture, k);
  draw_failure(picture);
  picture.write(std::cout);
}
