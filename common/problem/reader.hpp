// Reads an input strictly: it must have exactly the format of the statement.
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>

namespace problem {

// Thrown for an input that the statement does not allow; what() is "line L: reason".
struct Illegal : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// For one quantity: the allowed range [low, high], and the least and the greatest value found.
struct Reach {
  long long low, high;
  long long least, greatest;
};

// Reads a whole input and throws Illegal at the first byte that does not fit. Lines end in LF or
// CRLF, the same kind in the whole input; the last line may have no end. Nothing else may differ
// from the format.
class Reader {
 public:
  explicit Reader(std::string text)
      : text_(std::move(text)), crlf_(text_.find("\r\n") < text_.find('\n')) {}

  // Reads a decimal number in [low, high] without plus sign, leading zero or blank.
  long long integer(const std::string& name, long long low, long long high) {
    const std::string token = raw_token();
    if (!is_canonical(token)) fail(name + " should be a whole number, found " + quoted(token));
    if (token.size() > 18) fail(name + " = " + token + " is far out of range");
    const long long value = std::stoll(token);
    if (value < low) fail(name + " = " + token + " is below " + std::to_string(low));
    if (value > high) fail(name + " = " + token + " is above " + std::to_string(high));
    note(name, low, high, value);
    return value;
  }

  // Reads a word of `shortest` to `longest` characters from `alphabet`.
  std::string word(const std::string& name, const std::string& alphabet, std::size_t shortest,
                   std::size_t longest) {
    const std::string token = raw_token();
    const std::size_t odd = token.find_first_not_of(alphabet);
    if (odd != std::string::npos) fail(name + " may not hold " + quoted(token.substr(odd, 1)));
    if (token.size() < shortest) fail(name + " is shorter than " + std::to_string(shortest));
    if (token.size() > longest) fail(name + " is longer than " + std::to_string(longest));
    note(name, static_cast<long long>(shortest), static_cast<long long>(longest),
         static_cast<long long>(token.size()));
    return token;
  }

  // Reads exactly one blank.
  void space() {
    if (at_end() || text_[position_] != ' ') fail("one blank expected, found " + next_byte());
    ++position_;
  }

  // Reads the end of a line, or of the file.
  void end_of_line() {
    if (at_end()) return;
    const std::string wanted = crlf_ ? "\r\n" : "\n";
    if (text_.compare(position_, wanted.size(), wanted) != 0) {
      fail(std::string("end of line (") + (crlf_ ? "CRLF" : "LF") + ") expected, found " +
           next_byte());
    }
    position_ += wanted.size();
    ++line_;
  }

  // Checks that nothing follows.
  void end_of_file() const {
    if (!at_end()) fail("end of file expected, found " + next_byte());
  }

  bool at_end() const { return position_ == text_.size(); }

  // For each name, the range of the values in this input; for a word, of its length.
  const std::map<std::string, Reach>& reached() const { return reached_; }

  // Rejects the input at the current line, with this reason.
  [[noreturn]] void fail(const std::string& reason) const {
    throw Illegal("line " + std::to_string(line_) + ": " + reason);
  }

 private:
  // Everything up to the next blank, line end or end of file.
  std::string raw_token() {
    const std::size_t end = std::min(text_.find_first_of(" \r\n", position_), text_.size());
    const std::size_t start = std::exchange(position_, end);
    return text_.substr(start, end - start);
  }

  static bool is_canonical(const std::string& token) {
    const std::size_t digits = token.substr(0, 1) == "-" ? 1 : 0;
    if (token.size() == digits || token == "-0") return false;
    if (token.find_first_not_of("0123456789", digits) != std::string::npos) return false;
    return token[digits] != '0' || token.size() == digits + 1;
  }

  // In quotes and shortened, with control characters and non-ASCII bytes in hexadecimal.
  static std::string quoted(const std::string& bytes) {
    static const char* const hex = "0123456789abcdef";
    std::string shown = "\"";
    for (unsigned char byte : bytes.substr(0, 20)) {
      if (byte >= ' ' && byte < 127) {
        shown += static_cast<char>(byte);
      } else {
        shown += std::string("\\x") + hex[byte / 16] + hex[byte % 16];
      }
    }
    return shown + (bytes.size() > 20 ? "…\"" : "\"");
  }

  std::string next_byte() const {
    return at_end() ? "end of file" : quoted(text_.substr(position_, 1));
  }

  void note(const std::string& name, long long low, long long high, long long value) {
    Reach& reach = reached_.try_emplace(name, Reach{low, high, value, value}).first->second;
    reach = {std::min(reach.low, low), std::max(reach.high, high), std::min(reach.least, value),
             std::max(reach.greatest, value)};
  }

  std::string text_;
  std::map<std::string, Reach> reached_;
  bool crlf_;
  std::size_t position_ = 0;
  int line_ = 1;
};

}  // namespace problem
