#include "judge/compile/local_headers.hpp"

#include <algorithm>

#include "judge/compile/directives.hpp"

namespace judge {
namespace {

// Whether the name leads to the folder itself or into it.
bool stays_inside(const fs::path& name) {
  return !name.empty() && name.is_relative() && *name.begin() != "..";
}

// `name` from `folder` on, or else that of `others` which has this name alone; nothing if none has.
std::optional<fs::path> find_local(const fs::path& folder, const fs::path& name,
                                   const std::string& alone, const std::vector<fs::path>& others) {
  if (!stays_inside(name)) return std::nullopt;
  if (fs::is_regular_file(folder / name)) return folder / name;
  const auto other = std::find_if(others.begin(), others.end(),
                                  [&](const fs::path& file) { return file.filename() == alone; });
  if (other == others.end()) return std::nullopt;
  return *other;
}

}  // namespace

std::vector<std::string> included_names(std::string_view text) {
  std::vector<std::string> names;
  for (const Directive& directive : directives(text).all) {
    if (auto file = included(directive)) names.push_back(std::move(file->name));
  }
  return names;
}

std::optional<fs::path> find_header(const std::string& name, const fs::path& folder,
                                    const fs::path& root) {
  for (const fs::path& place : {folder, root}) {
    if (fs::is_regular_file(place / name)) return place / name;
  }
  return std::nullopt;
}

std::map<std::string, std::string> local_headers(const fs::path& source, std::string_view text,
                                                 const std::vector<fs::path>& others) {
  std::map<std::string, std::string> headers;
  std::vector<std::pair<fs::path, std::string>> unread = {{"", std::string(text)}};
  while (!unread.empty()) {
    const auto [folder, content] = std::move(unread.back());
    unread.pop_back();
    for (const std::string& name : included_names(content)) {
      const fs::path header = (folder / name).lexically_normal();
      const auto file = find_local(source.parent_path(), header, name, others);
      if (!file) continue;
      const auto [place, is_new] = headers.try_emplace(header.string());
      if (!is_new) continue;
      place->second = read_file(*file);
      unread.emplace_back(header.parent_path(), place->second);
    }
  }
  return headers;
}

}  // namespace judge
