// All squares are read before the first is answered, and each answer is a string of its own.
#include <algorithm>
#include <iostream>
#include <list>
#include <string>
#include <utility>

// Whether a is the whole part of (b - a) * phi, in integers.
static bool is_lost(long long a, long long b) {
  return a * a <= (b - a) * b && (a + 1) * (a + 1) > (b - a) * (b + 1);
}

int main() {
  std::list<std::pair<long long, long long>> squares;
  for (long long x, y; std::cin >> x >> y;)
    squares.push_back(std::minmax(x, y));
  std::list<std::string> answers;
  for (const auto& square : squares)
    answers.push_back(is_lost(square.first, square.second) ? "Lao Wang" : "Xiao Ren");
  for (const std::string& answer : answers)
    std::cout << answer << std::endl;
}
