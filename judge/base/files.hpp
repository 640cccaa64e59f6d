// Files, whole or not at all. Every function that takes a path throws JudgeError with it and the
// system's words when the file system refuses.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "judge/base/cancellation.hpp"
#include "judge/base/descriptor.hpp"

namespace judge {

namespace fs = std::filesystem;

// The whole content of `path`.
std::string read_file(const fs::path& path);

// Makes `path` hold `content`: other processes see the old file or the new one, never a part, and
// after a failure or a crash the old one is still there. Makes the folder if needed.
void write_file(const fs::path& path, std::string_view content);

// Writes all the bytes to an open file. False, with the reason in errno, when the system refuses.
bool write_all(int descriptor, std::string_view bytes);

// The entries of folder `path` by name, sorted as people sort; names that begin with a dot
// are left out.
std::vector<std::string> list_folder(const fs::path& path);

// A file's bytes, mapped for reading as long as the object lives.
class MappedFile {
 public:
  explicit MappedFile(const fs::path& path);
  ~MappedFile();
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;
  // The content; valid as long as the object.
  std::string_view bytes() const { return bytes_; }

 private:
  std::string_view bytes_;
};

// The bytes of an input or an answer: in a file, or in memory. By default there are none.
struct Content {
  Content() = default;
  Content(fs::path path) : file(std::move(path)) {}

  // Bytes that stay where they are as long as they are used.
  static Content in_memory(std::string_view bytes) {
    Content content;
    content.bytes = bytes;
    return content;
  }

  fs::path file;           // empty: in memory
  std::string_view bytes;  // those in memory
};

// The bytes of a content, wherever they are, as long as the object lives.
class ContentBytes {
 public:
  explicit ContentBytes(const Content& content) : bytes_(content.bytes) {
    if (content.file.empty()) return;
    file_.emplace(content.file);
    bytes_ = file_->bytes();
  }
  std::string_view bytes() const { return bytes_; }

 private:
  std::optional<MappedFile> file_;
  std::string_view bytes_;
};

// A new empty folder inside `parent`, removed with all it holds when the object ends.
class TemporaryFolder {
 public:
  explicit TemporaryFolder(const fs::path& parent);
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  // Its absolute path.
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

// Holds a lock file for the life of the object. The lock ends with the process, so a killed judge
// leaves none behind. The file is made if needed and stays.
class FileLock {
 public:
  // The lock of `path`, or nothing while another judge holds it.
  static std::optional<FileLock> try_take(const fs::path& path);
  // Waits for it. Throws Interrupted when the stop is requested meanwhile.
  static FileLock take(const fs::path& path, const StopToken& stop);

 private:
  explicit FileLock(Descriptor file) : file_(std::move(file)) {}

  Descriptor file_;
};

}  // namespace judge
