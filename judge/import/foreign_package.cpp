#include "judge/import/foreign_package.hpp"

#include <algorithm>
#include <cstdlib>

#include "judge/base/text.hpp"
#include "judge/compile/directives.hpp"

namespace judge {

std::optional<ForeignPackage> foreign_package(const fs::path& folder) {
  if (auto package = polygon_package(folder)) return package;
  return kattis_package(folder);
}

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

bool uses_testlib(const fs::path& source) {
  const std::vector<std::string> included = included_names(read_file(source));
  return std::any_of(included.begin(), included.end(),
                     [](const fs::path& name) { return name.filename() == kTestlib; });
}

std::optional<fs::path> find_testlib(std::vector<fs::path> folders) {
  for (const char* variable : {"CPLUS_INCLUDE_PATH", "CPATH"}) {
    const char* value = std::getenv(variable);
    for (std::string_view folder : split_at(value ? value : "", ":"))
      folders.emplace_back(folder);
  }
  folders.insert(folders.end(), {"/usr/local/include", "/usr/include"});
  for (const fs::path& folder : folders) {
    if (fs::is_regular_file(folder / kTestlib)) return fs::absolute(folder / kTestlib);
  }
  return std::nullopt;
}

}  // namespace judge
