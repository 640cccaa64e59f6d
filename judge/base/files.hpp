// Files, whole or not at all. Every function that takes a path throws JudgeError with it and the
// system's words when the file system refuses.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "judge/base/content.hpp"

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

// Holds a lock file for the life of the object; a second judge waits. The lock dies with the
// process, so a killed judge leaves none behind.
class FileLock {
 public:
  // Waits until `path` is ours. The file is made if needed and stays. Throws Interrupted if the
  // user does not want to wait.
  explicit FileLock(const fs::path& path);
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

  // Whether the lock of `path` is free at this moment, that is, no living judge holds it.
  static bool is_free(const fs::path& path);

 private:
  int descriptor_;
};

}  // namespace judge
