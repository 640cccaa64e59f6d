// Which files a C or C++ source includes, and where they are.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "judge/base/files.hpp"

namespace judge {

// What the lines `#include "NAME"` and `#include <NAME>` name, in their order, whatever the
// conditions are between which they stand.
std::vector<std::string> included_names(std::string_view text);

// The file that `#include "NAME"` means in a file that lies in `folder`: from there on, or else
// from `root` on. Nothing if neither has it.
std::optional<fs::path> find_header(const std::string& name, const fs::path& folder,
                                    const fs::path& root);

// The files in the source's folder, or below it, that a source with content `text` includes, and
// those that these include: the content of each by its name from that folder on. What is not there
// is looked for among `others`, which are included by their names alone. A name that is nowhere is
// left out: it may be one of the compiler's own. Throws JudgeError if one cannot be read.
std::map<std::string, std::string> local_headers(const fs::path& source, std::string_view text,
                                                 const std::vector<fs::path>& others = {});

}  // namespace judge
