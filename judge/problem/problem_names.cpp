#include "judge/problem/problem_names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/problem/problem_folder.hpp"

namespace judge {
namespace {

constexpr std::size_t kFirstLines = 20;  // where people write an address

// Without "https://" and "www.".
std::string_view without_scheme(std::string_view address) {
  const std::size_t scheme = address.find("://");
  if (scheme != std::string_view::npos) address.remove_prefix(scheme + 3);
  if (starts_with(address, "www.")) address.remove_prefix(4);
  return address;
}

// The addresses in a line: from "http" to a blank, a quote or a bracket.
std::vector<std::string_view> addresses(std::string_view line) {
  std::vector<std::string_view> found;
  for (std::size_t at = 0; (at = line.find("http", at)) != std::string_view::npos;) {
    const std::size_t end = std::min(line.find_first_of(" \t\r\"'<>()[]", at), line.size());
    found.push_back(line.substr(at, end - at));
    at = end;
  }
  return found;
}

ProblemConfig config_of(const fs::path& root, const std::string& id) {
  const fs::path file = root / "problems" / id / "problem.toml";
  try {
    return parse_config(read_file(file), file.string());
  } catch (const std::exception&) {
    return {};  // whoever loads the problem is told
  }
}

}  // namespace

ProblemNames::ProblemNames(const fs::path& root) : root_(root) {
  const std::vector<std::string> ids = problem_ids(root);
  for (const std::string& id : ids)
    add(id, id);
  for (const std::string& id : ids) {
    const ProblemConfig config = config_of(root, id);
    add(without_scheme(config.url), id);
    for (const std::string& alias : config.aliases)
      add(without_scheme(alias), id);
    aliases_[id] = join(config.aliases, ", ");
  }
}

void ProblemNames::add(std::string_view name, const std::string& id) {
  if (bare_name(name).empty()) return;
  const auto [known, is_new] = ids_.emplace(bare_name(name), id);
  if (is_new || known->second == id) return;
  throw UsageError(fmt::format("problems/{}/problem.toml: {} is a name of {}, too; leave it out",
                               id, escaped(name), known->second));
}

std::optional<std::string> ProblemNames::find(std::string_view name) const {
  const auto found = ids_.find(bare_name(name));
  if (found == ids_.end()) return std::nullopt;
  return found->second;
}

std::string ProblemNames::id_of(const std::string& name) const {
  if (const auto id = find(name)) return *id;
  check_id(root_, name);
  return name;
}

std::optional<std::string> ProblemNames::of_file(const fs::path& source,
                                                 std::string_view text) const {
  if (const auto id = in_stem(source.stem().string())) return id;
  return in_text(text);
}

// The longest beginning that is a name and ends where a word does.
std::optional<std::string> ProblemNames::in_stem(const std::string& stem) const {
  for (std::size_t end = stem.size(); end > 0; --end) {
    if (end < stem.size() && is_letter_or_digit(stem[end])) continue;
    if (const auto id = find(stem.substr(0, end))) return id;
  }
  return std::nullopt;
}

// The whole address; or its last part, as in vjudge.net/problem/HDU-2516; or that behind a part of
// the host, as in loj.ac/p/2210.
std::optional<std::string> ProblemNames::at_address(std::string_view address) const {
  address = without_scheme(address);
  if (const auto id = find(address)) return id;
  const std::size_t slash = std::min(address.find('/'), address.size());
  const std::vector<std::string_view> path = split_at(address.substr(slash), "/?&=#");
  if (path.empty()) return std::nullopt;
  if (const auto id = find(path.back())) return id;
  for (std::string_view word : split_at(address.substr(0, slash), ".")) {
    if (const auto id = find(std::string(word) + std::string(path.back()))) return id;
  }
  return std::nullopt;
}

std::optional<std::string> ProblemNames::in_text(std::string_view text) const {
  const auto lines = split_lines(text);
  for (std::size_t i = 0; i < std::min(lines.size(), kFirstLines); ++i) {
    for (std::string_view address : addresses(lines[i])) {
      if (const auto id = at_address(address)) return id;
    }
  }
  return std::nullopt;
}

std::string ProblemNames::list() const {
  std::string lines;
  for (const auto& [id, aliases] : aliases_)
    lines += fmt::format("  {:<16} {}\n", id, aliases);
  return lines;
}

}  // namespace judge
