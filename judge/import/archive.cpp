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

[[noreturn]] void refuse(const fs::path& zip, const std::string& words) {
  throw UsageError(fmt::format("{}: {}", zip.string(), words));
}

// The content of an entry: no more is read than it says that it has.
std::string content_of(zip_t* archive, const zip_stat_t& entry, const fs::path& zip) {
  std::string text(entry.size, '\0');
  const std::unique_ptr<zip_file_t, Discard> file(zip_fopen_index(archive, entry.index, 0));
  if (!file ||
      zip_fread(file.get(), text.data(), text.size()) != static_cast<zip_int64_t>(text.size()))
    refuse(zip, fmt::format("{} in it is damaged or encrypted; pack it anew", escaped(entry.name)));
  return text;
}

}  // namespace

bool is_inside(const fs::path& path) {
  return !path.empty() && path.is_relative() && path.string().find('\\') == std::string::npos &&
         std::find(path.begin(), path.end(), "..") == path.end();
}

void unpack_zip(const fs::path& zip, const fs::path& folder) {
  const std::unique_ptr<zip_t, Discard> archive(zip_open(zip.c_str(), ZIP_RDONLY, nullptr));
  if (!archive) refuse(zip, "it is no zip; pack it anew");
  const zip_int64_t count = zip_get_num_entries(archive.get(), 0);
  std::uint64_t bytes = 0;
  for (zip_int64_t i = 0; i < count; ++i) {
    zip_stat_t entry;
    if (zip_stat_index(archive.get(), static_cast<zip_uint64_t>(i), ZIP_FL_ENC_GUESS, &entry) != 0)
      refuse(zip, "it is damaged; pack it anew");
    const std::string name = entry.name;
    if (!is_inside(name))
      refuse(zip, fmt::format("the file {} in it leads out of it", escaped(name)));
    bytes += std::min<std::uint64_t>(entry.size, kMostBytes + 1);
    if (count > kMostEntries || bytes > kMostBytes)
      refuse(zip,
             fmt::format("more than {} files or {} MiB are in it", kMostEntries, kMostBytes >> 20));
    if (!ends_with(name, "/")) write_file(folder / name, content_of(archive.get(), entry, zip));
  }
}

}  // namespace judge
