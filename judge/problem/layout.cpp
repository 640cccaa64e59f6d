#include "judge/problem/layout.hpp"

#include <fmt/format.h>

#include "judge/base/text.hpp"

namespace judge {
namespace {

constexpr std::string_view kLayout =
#include "judge/problem/layout.txt"
    ;

constexpr std::string_view kPlaceholder = "PLACEHOLDER";  // stands in every file of common/new

// What follows the word `kind` in the lines that begin with it, cut at each "|".
std::vector<std::vector<std::string>> layout_lines(std::string_view kind) {
  std::vector<std::vector<std::string>> rows;
  for (std::string_view line : split_lines(kLayout)) {
    if (!starts_with(line, kind)) continue;
    std::vector<std::string>& cells = rows.emplace_back();
    for (std::string_view cell : split_at(line.substr(kind.size()), "|"))
      cells.push_back(join(split_words(cell), " "));
  }
  return rows;
}

std::string path_of(const LayoutFile& file, const std::string& id) {
  const std::size_t at = file.path.find("/ID/");
  return at == std::string::npos ? file.path : std::string(file.path).replace(at + 1, 2, id);
}

// The heading and content of the first section that a study page lacks.
std::optional<std::string> missing_section(const std::string& page, bool is_in_chinese) {
  for (const PageSection& section : page_sections()) {
    const std::string& heading = is_in_chinese ? section.chinese : section.english;
    if (page.find("\n## " + heading + "\n") == std::string::npos) {
      return fmt::format("section \"{}\": {}", heading, section.content);
    }
  }
  return std::nullopt;
}

// What a file that is there lacks.
std::optional<std::string> lack_of(const LayoutFile& file, const std::string& id,
                                   const std::string& text) {
  if (text.find(kPlaceholder) != std::string::npos) {
    return "replace the placeholder: " + file.content;
  }
  const bool is_front_page = file.path.find('/') == std::string::npos;
  if (is_front_page && text.find(fmt::format("](problems/{})", id)) == std::string::npos) {
    return file.content;
  }
  if (file.path == "problems/ID/README.md") return missing_section(text, false);
  if (file.path == "problems/ID/README.zh-CN.md") return missing_section(text, true);
  return std::nullopt;
}

std::optional<std::string> lack_at(const LayoutFile& file, const std::string& id,
                                   const fs::path& path) {
  const bool is_front_page = file.path.find('/') == std::string::npos;
  if (ends_with(file.path, "/")) {
    const bool is_there = fs::is_directory(path) && !list_folder(path).empty();
    return is_there ? std::nullopt : std::optional(file.content);
  }
  if (fs::is_regular_file(path)) return lack_of(file, id, read_file(path));
  if (is_front_page) return std::nullopt;  // an installed judge has none
  return file.content;
}

}  // namespace

const std::vector<LayoutFile>& layout_files() {
  static const std::vector<LayoutFile> kFiles = [] {
    std::vector<LayoutFile> files;
    for (const std::vector<std::string>& cells : layout_lines("file "))
      files.push_back({cells.at(0), cells.at(1), cells.at(2)});
    return files;
  }();
  return kFiles;
}

std::set<std::string> layout_names(const std::string& parent) {
  std::set<std::string> names;
  for (const LayoutFile& file : layout_files()) {
    if (!starts_with(file.path, parent)) continue;
    const std::string name = file.path.substr(parent.size());
    names.insert(name.substr(0, name.find('/')));
  }
  return names;
}

const std::vector<PageSection>& page_sections() {
  static const std::vector<PageSection> kSections = [] {
    std::vector<PageSection> sections;
    for (const std::vector<std::string>& cells : layout_lines("section "))
      sections.push_back({cells.at(0), cells.at(1), cells.at(2), cells.at(3)});
    return sections;
  }();
  return kSections;
}

std::optional<std::string> next_step(const fs::path& root, const std::string& id) {
  for (const LayoutFile& file : layout_files()) {
    if (file.needed == "nobody") continue;
    const std::string path = path_of(file, id);
    if (const auto lack = lack_at(file, id, root / path)) return fmt::format("{}: {}", path, *lack);
  }
  return std::nullopt;
}

}  // namespace judge
