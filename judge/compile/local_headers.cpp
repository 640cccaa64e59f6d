#include "judge/compile/local_headers.hpp"

#include "judge/base/text.hpp"

namespace judge {
namespace {

// `text` without the blanks before it.
std::string_view without_blanks(std::string_view text) {
  const std::size_t start = text.find_first_not_of(" \t");
  return start == std::string_view::npos ? std::string_view() : text.substr(start);
}

// Takes `word` and the blanks before it away. False if something else stands there.
bool take(std::string_view& text, std::string_view word) {
  text = without_blanks(text);
  if (!starts_with(text, word)) return false;
  text.remove_prefix(word.size());
  return true;
}

// The name that a line includes; empty if it includes nothing.
std::string name_in(std::string_view line) {
  if (!take(line, "#") || !take(line, "include")) return "";
  line = without_blanks(line);
  if (line.empty() || (line[0] != '"' && line[0] != '<')) return "";
  const std::size_t end = line.find(line[0] == '"' ? '"' : '>', 1);
  return end == std::string_view::npos ? "" : std::string(line.substr(1, end - 1));
}

// Whether the name leads to the folder itself or into it.
bool stays_inside(const fs::path& name) {
  return !name.empty() && name.is_relative() && *name.begin() != "..";
}

}  // namespace

std::vector<std::string> included_names(std::string_view text) {
  std::vector<std::string> names;
  for (std::string_view line : split_lines(text)) {
    std::string name = name_in(line);
    if (!name.empty()) names.push_back(std::move(name));
  }
  return names;
}

std::map<std::string, std::string> local_headers(const fs::path& source, std::string_view text) {
  std::map<std::string, std::string> headers;
  std::vector<std::pair<fs::path, std::string>> unread = {{"", std::string(text)}};
  while (!unread.empty()) {
    const auto [folder, content] = std::move(unread.back());
    unread.pop_back();
    for (const std::string& name : included_names(content)) {
      const fs::path header = (folder / name).lexically_normal();
      const fs::path file = source.parent_path() / header;
      if (!stays_inside(header) || !fs::is_regular_file(file)) continue;
      const auto [place, is_new] = headers.try_emplace(header.string());
      if (!is_new) continue;
      place->second = read_file(file);
      unread.emplace_back(header.parent_path(), place->second);
    }
  }
  return headers;
}

}  // namespace judge
