#include "judge/import/testlib.hpp"

#include <algorithm>
#include <cstdlib>

#include "judge/base/text.hpp"
#include "judge/compile/directives.hpp"

namespace judge {

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
