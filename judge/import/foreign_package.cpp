#include "judge/import/foreign_package.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/import/kattis_package.hpp"
#include "judge/import/polygon_package.hpp"

namespace judge {
namespace {

std::vector<fs::path> files_with_endings(const fs::path& folder,
                                         const std::vector<std::string>& endings) {
  std::vector<fs::path> files;
  if (!fs::is_directory(folder)) return files;
  for (const std::string& name : list_folder(folder)) {
    const fs::path path = fs::absolute(folder) / name;
    const bool fits = std::count(endings.begin(), endings.end(), path.extension().string()) > 0;
    if (fits && fs::is_regular_file(path)) files.push_back(path);
  }
  return files;
}

}  // namespace

double parse_seconds(const std::string& text, const std::string& name) {
  const std::vector<std::string> words = split_words(text.substr(0, text.find_first_of("\r\n")));
  const std::string word = words.empty() ? "" : words.front();
  double value = 0;
  const auto [rest, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  const bool is_number = error == std::errc() && rest == word.data() + word.size();
  if (!is_number || words.size() > 1 || !(value >= kLeastSeconds && value <= kMostSeconds)) {
    throw UsageError(fmt::format("{}: the time limit must be a number of seconds from {} to {}",
                                 name, kLeastSeconds, kMostSeconds));
  }
  return value;
}

std::vector<fs::path> cpp_files_in(const fs::path& folder) {
  return files_with_endings(folder, {".cpp", ".cc", ".cxx"});
}

std::vector<fs::path> headers_in(const fs::path& folder) {
  return files_with_endings(folder, {".h", ".hpp", ".hh", ".hxx", ".inc"});
}

std::optional<ForeignPackage> foreign_package(const fs::path& folder) {
  if (is_polygon_package(folder)) return polygon_package(folder);
  if (is_kattis_package(folder)) return kattis_package(folder);
  return std::nullopt;
}

}  // namespace judge
