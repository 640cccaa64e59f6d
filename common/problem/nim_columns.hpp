// The nim-sum as one adds it by hand: binary numbers one below the other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace problem {

// On a new line each number, in decimal and in binary digits, and behind ⊕ their nim-sum:
//     5  101
//     6  110
//   ⊕ 3  011
// Of more than twelve numbers the first eleven are shown, and dots; the nim-sum is always that of
// all. The same in every language.
template <class Number>
std::string nim_columns(const std::vector<Number>& numbers) {
  constexpr std::size_t kMostShown = 12;
  std::uint64_t sum = 0, all = 0;
  for (Number number : numbers) {
    sum ^= static_cast<std::uint64_t>(number);
    all |= static_cast<std::uint64_t>(number);
  }
  const std::size_t width = std::to_string(all).size();
  const auto line = [&](const char* sign, std::uint64_t number) {
    std::string decimal = std::to_string(number), binary;
    decimal.insert(0, width - decimal.size(), ' ');
    for (std::uint64_t digits = all | 1, rest = number; digits > 0; digits /= 2, rest /= 2)
      binary.insert(0, 1, rest % 2 == 0 ? '0' : '1');
    return std::string("\n  ") + sign + ' ' + decimal + "  " + binary;
  };
  const std::size_t shown = numbers.size() > kMostShown ? kMostShown - 1 : numbers.size();
  std::string text;
  for (std::size_t i = 0; i < shown; ++i)
    text += line(" ", static_cast<std::uint64_t>(numbers[i]));
  return text + (shown < numbers.size() ? "\n    …" : "") + line("⊕", sum);
}

}  // namespace problem
