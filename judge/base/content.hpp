// The bytes of an input or an answer: in a file, or in memory.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>

namespace judge {

// Where the bytes are. By default there are none.
struct Content {
  Content() = default;
  Content(std::filesystem::path path) : file(std::move(path)) {}

  // Bytes that stay where they are as long as they are used.
  static Content in_memory(std::string_view bytes) {
    Content content;
    content.bytes = bytes;
    return content;
  }

  std::filesystem::path file;  // empty: in memory
  std::string_view bytes;      // those in memory
};

}  // namespace judge
