#include "judge/package/formats.hpp"

#include <fmt/format.h>
#include <zip.h>

#include <algorithm>
#include <memory>

#include "judge/base/errors.hpp"

namespace judge {
namespace {

// What an archive says of the time of each file: 1 January 1980, 0:00, the first day that it can.
constexpr zip_uint16_t kDosTime = 0, kDosDate = (1 << 5) | 1;
constexpr zip_uint32_t kFileMode = 0100644u << 16;

struct Discard {
  void operator()(zip_t* archive) const { zip_discard(archive); }
};

class Archive {
 public:
  explicit Archive(const fs::path& path) : path_(path) {
    int error = 0;
    archive_.reset(zip_open(path.c_str(), ZIP_CREATE | ZIP_TRUNCATE, &error));
    if (!archive_) {
      zip_error_t reason;
      zip_error_init_with_code(&reason, error);
      const std::string words = zip_error_strerror(&reason);
      zip_error_fini(&reason);
      throw JudgeError(fmt::format("cannot write {}: {}", path_.string(), words));
    }
  }

  // The file is read when the archive is closed.
  void add(const std::string& name, const fs::path& file) {
    zip_source_t* source = zip_source_file(archive_.get(), file.c_str(), 0, -1);
    if (!source) fail();
    const zip_int64_t added = zip_file_add(archive_.get(), name.c_str(), source, ZIP_FL_ENC_UTF_8);
    if (added < 0) {
      zip_source_free(source);
      fail();
    }
    const auto index = static_cast<zip_uint64_t>(added);
    if (zip_file_set_dostime(archive_.get(), index, kDosTime, kDosDate, 0) != 0 ||
        zip_file_set_external_attributes(archive_.get(), index, 0, ZIP_OPSYS_UNIX, kFileMode) !=
            0 ||
        zip_set_file_compression(archive_.get(), index, ZIP_CM_DEFLATE, 6) != 0) {
      fail();
    }
  }

  void close() {
    if (zip_close(archive_.get()) != 0) fail();
    archive_.release();
  }

 private:
  [[noreturn]] void fail() {
    throw JudgeError(
        fmt::format("cannot write {}: {}", path_.string(), zip_strerror(archive_.get())));
  }

  fs::path path_;
  std::unique_ptr<zip_t, Discard> archive_;
};

void write_files(const ExportedPackage& package, const fs::path& folder, const StopToken& stop) {
  for (const PackageFile& file : package.files) {
    stop.check();
    const fs::path path = folder / file.path;
    if (file.source.empty()) {
      write_file(path, file.text);
    } else {
      const MappedFile source(file.source);
      write_file(path, source.bytes());
    }
  }
}

void write_archive(const ExportedPackage& package, const fs::path& folder, const fs::path& path) {
  Archive archive(path);
  for (const PackageFile& file : package.files)
    archive.add(file.path, folder / file.path);
  archive.close();
}

// Puts `fresh` in the place of `path`; what was there goes to `aside`.
void replace(const fs::path& path, const fs::path& fresh, const fs::path& aside) {
  std::error_code error;
  if (fs::exists(path)) fs::rename(path, aside, error);
  if (!error) fs::rename(fresh, path, error);
  if (error) {
    throw JudgeError(fmt::format("cannot write {}: {}", path.string(), error.message()));
  }
}

}  // namespace

const std::vector<PackageFormat>& package_formats() {
  static const std::vector<PackageFormat> kFormats = {
      {"legacy", true, legacy_package}, {"2025-09", true, icpc_2025_package},
      {"dmoj", false, dmoj_package},    {"hydro", false, hydro_package},
      {"fps", false, fps_package},      {"luogu", false, luogu_data},
      {"uoj", false, uoj_data}};
  return kFormats;
}

void write_package(ExportedPackage package, const fs::path& folder, const std::string& name,
                   const StopToken& stop) {
  std::sort(package.files.begin(), package.files.end(),
            [](const PackageFile& a, const PackageFile& b) { return a.path < b.path; });
  const TemporaryFolder made(folder);
  write_files(package, made.path() / "folder", stop);
  write_archive(package, made.path() / "folder", made.path() / "zip");
  stop.check();
  replace(folder / name, made.path() / "folder", made.path() / "old-folder");
  replace(folder / (name + ".zip"), made.path() / "zip", made.path() / "old-zip");
}

}  // namespace judge
