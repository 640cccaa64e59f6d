#include "common/play/text.hpp"

#include <algorithm>
#include <charconv>

namespace play {
namespace {

std::string row_of(std::uint64_t heap) {
  constexpr std::uint64_t kWidest = 60;
  return heap <= kWidest ? std::string(static_cast<std::size_t>(heap), 'o')
                         : std::string(kWidest - 1, 'o') + "...";
}

}  // namespace

Words words_of(const std::string& text) {
  Words words;
  bool is_inside = false;
  for (char c : text) {
    const bool is_blank = c == ' ' || c == '\t' || c == '\r' || c == '\n';
    if (!is_blank && !is_inside) words.emplace_back();
    if (!is_blank) words.back() += c;
    is_inside = !is_blank;
  }
  return words;
}

Words parts_of(const std::string& text, char separator) {
  Words parts(1);
  for (char c : text) {
    if (c == separator) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

std::string joined(const Words& words, const std::string& between) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i)
    text += (i == 0 ? "" : between) + words[i];
  return text;
}

std::string joined(const Numbers& numbers, const std::string& between) {
  Words words;
  for (std::uint64_t number : numbers)
    words.push_back(std::to_string(number));
  return joined(words, between);
}

std::optional<std::uint64_t> number_of(const std::string& word) {
  std::uint64_t number = 0;
  const char* const end = word.data() + word.size();
  const auto [stopped_at, error] = std::from_chars(word.data(), end, number);
  if (error != std::errc() || stopped_at != end || word.empty()) return std::nullopt;
  return number;
}

Result<Numbers> numbers_of(const Words& words, std::uint64_t least, std::uint64_t most) {
  Numbers numbers;
  for (const std::string& word : words) {
    const std::optional<std::uint64_t> number = number_of(word);
    if (!number || *number < least || *number > most) {
      return say("'{0}' is not a whole number from {1} to {2}.", "“{0}”不是 {1} 到 {2} 的整数。",
                 {word, least, most});
    }
    numbers.push_back(*number);
  }
  return numbers;
}

std::string heap_picture(const Numbers& heaps) {
  std::string picture;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    const std::string row = row_of(heaps[i]);
    picture += std::to_string(i + 1) + ": " + row + (row.empty() ? "(" : " (") +
               std::to_string(heaps[i]) + ")\n";
  }
  return picture;
}

}  // namespace play
