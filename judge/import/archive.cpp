// Zips, as judges export and import them.
#include <fmt/format.h>
#include <zip.h>

#include <algorithm>
#include <memory>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/import/foreign_package.hpp"

namespace judge {
namespace {

// More than any package has; a small archive can hold far more bytes than a disk.
constexpr std::uint64_t kMostBytes = 2ull << 30;
constexpr zip_int64_t kMostEntries = 20'000;

struct Discard {
  void operator()(zip_t* archive) const { zip_discard(archive); }
  void operator()(zip_file_t* file) const { zip_fclose(file); }
};

// Whether the path stays below the folder that it is unpacked into.
bool is_inside(const fs::path& path) {
  return !path.empty() && path.is_relative() && path.string().find('\\') == std::string::npos &&
         std::find(path.begin(), path.end(), "..") == path.end();
}

class Unpacking {
 public:
  explicit Unpacking(const fs::path& file) : file_(file) {
    archive_.reset(zip_open(file.c_str(), ZIP_RDONLY, nullptr));
    if (!archive_) fail("it is no zip; pack it anew");
  }

  void into(const fs::path& folder) {
    const zip_int64_t count = zip_get_num_entries(archive_.get(), 0);
    if (count > kMostEntries) fail(fmt::format("more than {} files are in it", kMostEntries));
    for (zip_int64_t i = 0; i < count; ++i)
      unpack(static_cast<zip_uint64_t>(i), folder);
  }

 private:
  [[noreturn]] void fail(const std::string& words) const {
    throw UsageError(fmt::format("{}: {}", file_.string(), words));
  }

  void unpack(zip_uint64_t index, const fs::path& folder) {
    const char* name = zip_get_name(archive_.get(), index, ZIP_FL_ENC_GUESS);
    if (!name) fail("a file in it has no name");
    const std::string path = name;
    if (!is_inside(path)) fail(fmt::format("the file {} in it leads out of it", escaped(path)));
    if (ends_with(path, "/")) return;
    write_file(folder / path, content(index, path));
  }

  std::string content(zip_uint64_t index, const std::string& path) {
    zip_stat_t facts;
    const std::unique_ptr<zip_file_t, Discard> entry(zip_fopen_index(archive_.get(), index, 0));
    if (!entry || zip_stat_index(archive_.get(), index, 0, &facts) != 0)
      fail(fmt::format("{} cannot be read: {}", escaped(path), zip_strerror(archive_.get())));
    bytes_ += facts.size;
    if (bytes_ > kMostBytes) fail(fmt::format("it holds more than {} MiB", kMostBytes >> 20));
    std::string text(facts.size, '\0');
    // No more is read than was said, whatever the archive holds.
    if (zip_fread(entry.get(), text.data(), facts.size) != static_cast<zip_int64_t>(facts.size))
      fail(fmt::format("{} is damaged; download it anew", escaped(path)));
    return text;
  }

  fs::path file_;
  std::unique_ptr<zip_t, Discard> archive_;
  std::uint64_t bytes_ = 0;
};

}  // namespace

void unpack_zip(const fs::path& file, const fs::path& folder) {
  Unpacking(file).into(folder);
}

}  // namespace judge
