#include "judge/dialects/text_mode.hpp"

namespace dialects {

std::string to_windows(std::string_view text) {
  std::string lines;
  for (char c : text)
    lines += c == '\n' ? std::string("\r\n") : std::string(1, c);
  return lines;
}

std::string from_windows(std::string_view bytes) {
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const bool is_end = bytes.substr(i, 2) == "\r\n";
    if (bytes[i] == '\n') {
      text += "\\n";
    } else {
      text += is_end ? '\n' : bytes[i];
    }
    if (is_end) ++i;
  }
  return text;
}

}  // namespace dialects
