#include "judge/import/foreign_package.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <set>

#include "judge/base/text.hpp"
#include "judge/compile/directives.hpp"

namespace judge {
namespace {

std::vector<fs::path> headers_in(const fs::path& folder) {
  static const std::set<std::string> kEndings = {".h", ".hpp", ".hh", ".hxx", ".inc"};
  std::vector<fs::path> headers;
  if (!fs::is_directory(folder)) return headers;
  for (const std::string& name : list_folder(folder)) {
    const fs::path path = fs::absolute(folder) / name;
    if (kEndings.count(path.extension()) > 0 && fs::is_regular_file(path)) headers.push_back(path);
  }
  return headers;
}

}  // namespace

std::optional<ForeignPackage> foreign_package(const fs::path& folder) {
  for (const auto read : {polygon_package, uoj_package, luogu_package, hydro_package})
    if (auto package = read(folder)) return package;
  return kattis_package(folder);
}

void set_checker(ForeignPackage& package, const fs::path& folder, const fs::path& source,
                 CheckerProtocol protocol) {
  const std::string name = source.lexically_relative(folder).string();
  const auto leave_out = [&](const std::string& why) {
    package.remarks.push_back(
        fmt::format("{}: {} are compared in place of the checker", why, way_of(package.mode).word));
  };
  if (!fs::is_regular_file(source)) return leave_out(name + " is missing");
  // Hydro tells the compiler in what follows the first dot: checker.cc.cc17o2.
  const std::string ending =
      fs::path(name.substr(0, name.find('.', name.find('.') + 1))).extension();
  if (ending != ".cpp" && ending != ".cc") return leave_out(name + " is no C++");
  CheckerSource checker{source, headers_in(folder / "files"), protocol, {}};
  if (uses_testlib(source)) {
    const auto testlib = find_testlib({source.parent_path(), folder, folder / "files"});
    if (!testlib) return leave_out(fmt::format("{} needs {}; put it beside it", name, kTestlib));
    checker.headers.push_back(*testlib);
  }
  package.checker = std::move(checker);
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
