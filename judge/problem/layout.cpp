#include "judge/problem/layout.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/problem/problem_names.hpp"

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

// `text` with the ID of a problem in place of each `mark`.
std::string with_id(std::string text, std::string_view mark, const std::string& id) {
  for (std::size_t at = 0; (at = text.find(mark, at)) != std::string::npos; at += id.size())
    text.replace(at, mark.size(), id);
  return text;
}

std::string path_of(const LayoutFile& file, const std::string& id) {
  const bool is_in_folder = file.path.find("/ID/") != std::string::npos;
  return is_in_folder ? with_id(file.path, "/ID/", "/" + id + "/") : file.path;
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

void check_new_id(const fs::path& root, const std::string& id) {
  constexpr std::string_view kLetters =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";
  const bool is_name = !id.empty() && id.size() <= 60 && id[0] != '-' &&
                       id.find_first_not_of(kLetters) == std::string::npos;
  if (!is_name) {
    throw UsageError(fmt::format(
        "{} is no ID for a problem; take letters, digits and -, like HDU2147", excerpt(id)));
  }
  const ProblemNames names(root);
  if (names.knows(id)) {
    throw UsageError(fmt::format("{} is there already: problems/{}", id, names.id_of(id)));
  }
  for (const char* parent : {"problems", "testdata"}) {
    if (!fs::exists(root / parent / id)) continue;
    throw UsageError(
        fmt::format("{}/{} is there already; remove it, or take another ID", parent, id));
  }
}

// Copies the files below `from` with the ID in place of its mark; returns their paths.
std::vector<std::string> copy_templates(const fs::path& from, const fs::path& to,
                                        const std::string& id) {
  std::vector<std::string> files;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(from)) {
    if (!entry.is_regular_file()) continue;
    const fs::path path = entry.path().lexically_relative(from);
    write_file(to / path, with_id(read_file(entry.path()), "@ID@", id));
    files.push_back(path.string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

void move_in(const fs::path& made, const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder.parent_path(), error);
  fs::rename(made, folder, error);
  if (error) throw JudgeError(fmt::format("cannot make {}: {}", folder.string(), error.message()));
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

std::vector<std::string> lay_out(const fs::path& root, const std::string& id) {
  check_new_id(root, id);
  const TemporaryFolder made(root / ".build" / "tmp");
  std::vector<std::string> files;
  for (const char* parent : {"testdata", "problems"}) {
    for (const std::string& file :
         copy_templates(root / "common/new" / parent / "ID", made.path() / parent, id))
      files.push_back(fmt::format("{}/{}/{}", parent, id, file));
  }
  for (const char* parent : {"testdata", "problems"})
    move_in(made.path() / parent, root / parent / id);
  return files;
}

}  // namespace judge
