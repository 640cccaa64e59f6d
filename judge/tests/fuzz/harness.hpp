// What the fuzz harnesses share. A harness says what must hold for all bytes; where it does not
// hold, it aborts, and libFuzzer (or the replay of the corpus) shows the bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "judge/base/errors.hpp"

namespace fuzz {

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

// Aborts unless `holds`; `words` tell what should have held.
inline void demand(bool holds, const char* words) {
  if (holds) return;
  std::fprintf(stderr, "this does not hold: %s\n", words);
  std::abort();
}

// Takes the code point at the front of `text` off it; aborts if the bytes are no UTF-8.
inline std::uint32_t take_code_point(std::string_view& text) {
  const auto byte = [&text](std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
  };
  const std::size_t length = byte(0) < 0x80 ? 1 : byte(0) < 0xE0 ? 2 : byte(0) < 0xF0 ? 3 : 4;
  constexpr std::uint32_t kPayload[] = {0x7F, 0x1F, 0x0F, 0x07};
  constexpr std::uint32_t kLeast[] = {0, 0x80, 0x800, 0x10000};
  demand(length == 1 || (byte(0) >= 0xC0 && byte(0) < 0xF8), "a code point starts here");
  std::uint32_t point = byte(0) & kPayload[length - 1];
  for (std::size_t i = 1; i < length; ++i) {
    demand((byte(i) & 0xC0u) == 0x80u, "a code point goes on to its end");
    point = point << 6 | (byte(i) & 0x3Fu);
  }
  const bool is_surrogate = point >= 0xD800 && point < 0xE000;
  demand(point >= kLeast[length - 1] && point <= 0x10FFFF && !is_surrogate, "it is one of UTF-8");
  text.remove_prefix(length);
  return point;
}

// Words for people are UTF-8 and drive no terminal: no control character, C1 included.
inline void demand_printable(std::string_view words) {
  while (!words.empty()) {
    const std::uint32_t point = take_code_point(words);
    demand(point >= 0x20 && (point < 0x7F || point >= 0xA0), "words hold no control character");
  }
}

// What the harnesses give a parser as the name of the file.
inline const std::string kFile = "some/file";

// A complaint of a parser is "NAME:LINE: words".
inline void demand_complaint(std::string_view complaint) {
  demand_printable(complaint);
  const std::string start = kFile + ":";
  demand(complaint.substr(0, start.size()) == start, "a complaint begins with the file's name");
  complaint.remove_prefix(start.size());
  const std::size_t digits = complaint.find_first_not_of("0123456789");
  demand(digits != 0 && digits != std::string_view::npos, "the line's number follows");
  demand(complaint.substr(digits, 2) == ": " && complaint.size() > digits + 2, "then the words");
}

// Calls `parse`, which checks what it parsed and may throw UsageError and nothing else.
template <class Parse>
void accept_or_complain(Parse parse) {
  try {
    parse();
  } catch (const judge::UsageError& error) {
    demand_complaint(error.what());
  }
}

}  // namespace fuzz
