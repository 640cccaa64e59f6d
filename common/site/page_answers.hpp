// A library as a page calls it: text in, JSON out, two exported functions. For one .cpp of a program.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace page {

// What the program answers to a request, as JSON. The program defines it.
std::string answer_to(const std::string& request);

inline std::string quoted(const std::string& text) {
  static const char* const kHex = "0123456789abcdef";
  std::string out = "\"";
  for (const char c : text) {
    const unsigned char code = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += std::string("\\") + c;
    } else if (code < 0x20) {
      out += std::string("\\u00") + kHex[code >> 4] + kHex[code & 15];
    } else {
      out += c;
    }
  }
  return out + '"';
}

class Object {
 public:
  Object& put(const std::string& name, const std::string& value) {
    return raw(name, quoted(value));
  }
  Object& put(const std::string& name, bool value) { return raw(name, value ? "true" : "false"); }
  Object& raw(const std::string& name, const std::string& json) {
    members_ += (members_.empty() ? "" : ",") + quoted(name) + ':' + json;
    return *this;
  }
  std::string text() const { return '{' + members_ + '}'; }

 private:
  std::string members_;
};

inline std::string list(const std::vector<std::string>& values) {
  std::string out;
  for (const std::string& value : values)
    out += (out.empty() ? "" : ",") + value;
  return '[' + out + ']';
}

}  // namespace page

extern "C" {

// Room for a request of so many bytes and a 0 behind them; it is there until the next call.
__attribute__((export_name("room"))) char* room(std::size_t bytes) {
  static std::string request;
  request.assign(bytes, '\0');
  return &request[0];
}

// The answer to the request as JSON, in UTF-8 with a 0 at its end; it is there until the next call.
__attribute__((export_name("answer"))) const char* answer(const char* request) {
  static std::string json;
  json = page::answer_to(request);
  return json.c_str();
}

}  // extern "C"
