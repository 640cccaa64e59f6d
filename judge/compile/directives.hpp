// The directives of a C or C++ source, told from comments, literals and raw strings; which files it
// includes, and where they are.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "judge/base/files.hpp"

namespace judge {

// One directive, such as `#include <vector>  // std::vector`. It goes to the end of its last line:
// a backslash at the end of a line, or a comment of several lines, makes it longer.
struct Directive {
  std::string name;       // "include"; empty if there is only the #
  std::string words;      // "<vector>": what follows the name, without comments
  std::size_t line = 0;   // of the #, from 1
  std::size_t begin = 0;  // its first byte in the source: the blanks before the # belong to it
  std::size_t end = 0;    // behind its last byte, which is the end of the line if there is one
};

struct Directives {
  std::vector<Directive> all;  // in their order
  // The first and last byte of what is no directive, blank or comment; nothing if there is none.
  std::optional<std::size_t> first_code, last_code;
  // The line of a comment or raw string that has no end; then all behind it belongs to it.
  std::optional<std::size_t> unended_line;
};

// Reads a source of any dialect, legal or not. Macros are not expanded and conditions not looked
// at; trigraphs are not known.
Directives directives(std::string_view text);

// The file that a directive includes.
struct Included {
  std::string name;
  bool is_quoted = false;  // "NAME", not <NAME>
};

// Nothing if the directive is no #include, or its name comes out of a macro.
std::optional<Included> included(const Directive& directive);

// What the mark at the beginning of a text in UTF-8 takes (the BOM): 3 bytes, or 0 without it.
std::size_t byte_order_mark(std::string_view text);

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
