// What the fuzz harnesses share. A harness says what must hold for all bytes; where it does not
// hold, it aborts, and libFuzzer (or the replay of the corpus) shows the bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>
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

// Words for people are UTF-8 and drive no terminal: no control character, C1 included.
inline void demand_printable(std::string_view words) {
  nlohmann::json(words).dump();  // throws where they are no UTF-8
  for (std::size_t i = 0; i < words.size(); ++i) {
    const unsigned char byte = words[i], next = i + 1 < words.size() ? words[i + 1] : 0;
    const bool is_c1 = byte == 0xC2 && next < 0xA0;
    demand(byte >= 0x20 && byte != 0x7F && !is_c1, "words hold no control character");
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
