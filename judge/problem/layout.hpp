// What a problem consists of, as layout.txt says, and what an incomplete one lacks.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "judge/base/files.hpp"

namespace judge {

// A file of a problem, or a folder, whose path ends in a slash. In its path ID stands for the
// problem's.
struct LayoutFile {
  std::string path;     // from the root of the checkout on
  std::string needed;   // by whom: "judge", "test" or "nobody"
  std::string content;  // what belongs there
};

const std::vector<LayoutFile>& layout_files();

// The names of what may lie in the folder `parent`, like "problems/ID/".
std::set<std::string> layout_names(const std::string& parent);

// A section of the study page.
struct PageSection {
  std::string key;
  std::string english, chinese;  // its heading
  std::string content;           // what belongs there
};

const std::vector<PageSection>& page_sections();

// The first file, section or row that problem `id` needs and does not have yet, or that is still a
// placeholder: "FILE: what belongs there". Nothing for a problem that is complete.
std::optional<std::string> next_step(const fs::path& root, const std::string& id);

}  // namespace judge
