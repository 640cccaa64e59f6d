// Sentences in English and Chinese, and what a person writes, taken apart. Nothing throws.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "common/problem/text.hpp"

namespace play {

using problem::Language;
using problem::say;
using problem::Text;

// A value, or what is wrong and how to repair it.
template <class Value>
struct Result {
  std::optional<Value> value;
  Text error;

  Result(Value found) : value(std::move(found)) {}
  Result(Text why_not) : error(std::move(why_not)) {}
  explicit operator bool() const { return value.has_value(); }
};

using Words = std::vector<std::string>;
using Numbers = std::vector<std::uint64_t>;

// The words between blanks.
Words words_of(const std::string& text);

// The parts between the separators; an empty text has one empty part.
Words parts_of(const std::string& text, char separator);

std::string joined(const Words& words, const std::string& between = " ");
std::string joined(const Numbers& numbers, const std::string& between = " ");

// A whole number of 64 bits in decimal digits, nothing else.
std::optional<std::uint64_t> number_of(const std::string& word);

// All words as numbers from `least` to `most`; else the error names the first other word.
Result<Numbers> numbers_of(const Words& words, std::uint64_t least, std::uint64_t most);

// One line for each heap: its number, as many o as it has counters, and how many these are.
std::string heap_picture(const Numbers& heaps);

}  // namespace play
