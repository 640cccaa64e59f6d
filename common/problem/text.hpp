// Sentences in English and Chinese, side by side.
#pragma once

#include <cstddef>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace problem {

enum class Language { kEnglish, kChinese };

// The same text in both languages.
struct Text {
  std::string english;
  std::string chinese;

  Text() = default;
  Text(std::string in_english, std::string in_chinese)
      : english(std::move(in_english)), chinese(std::move(in_chinese)) {}
  // What is written in the same way in both languages.
  Text(const char* both) : Text(both, both) {}
  Text(const std::string& both) : Text(both, both) {}
  template <class Number, class = std::enable_if_t<std::is_integral_v<Number>>>
  Text(Number number) : Text(std::to_string(number)) {}

  const std::string& in(Language language) const {
    return language == Language::kChinese ? chinese : english;
  }
};

inline Text operator+(const Text& a, const Text& b) {
  return {a.english + b.english, a.chinese + b.chinese};
}

// The pattern with the arguments in place of {0} to {9}.
inline std::string filled(const std::string& pattern, const std::vector<Text>& arguments,
                          Language language) {
  std::string text;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const bool is_place = pattern[i] == '{' && i + 2 < pattern.size() && pattern[i + 2] == '}';
    const std::size_t place = is_place ? static_cast<std::size_t>(pattern[i + 1] - '0') : 0;
    if (is_place && place < arguments.size()) {
      text += arguments[place].in(language);
      i += 2;
    } else {
      text += pattern[i];
    }
  }
  return text;
}

inline Text say(const char* english, const char* chinese, const std::vector<Text>& arguments = {}) {
  return {filled(english, arguments, Language::kEnglish),
          filled(chinese, arguments, Language::kChinese)};
}

}  // namespace problem
