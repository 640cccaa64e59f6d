// Theory of operation. At each place of the text some files are certainly read already, whatever
// the conditions are: this set is kept along the way. A branch of an #if begins with the set of the
// place before the #if, and behind the #endif that set holds again. A file of the set is left out
// where it is included again. Any other file is expanded, and so a header that is included in two
// branches stands in the text twice. Its include guard makes sure that it is read once; where it
// has #pragma once in place of a guard, a second walk through the files puts one around it.
#include "judge/bundle/bundle.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/compile/directives.hpp"

namespace judge {
namespace {

// --- a file, taken apart ---

// The #ifndef, #define and #endif that stand around all of a header.
struct IncludeGuard {
  std::string macro;
  std::size_t line = 0;            // of the #ifndef
  std::size_t begin = 0, end = 0;  // where #ifndef and #endif begin, as Directive::begin
};

struct SourceFile {
  fs::path path;     // where it was found
  std::string name;  // for messages
  std::string text;
  Directives directives;
  std::optional<IncludeGuard> guard;
  bool is_read_once = false;  // by its guard, or by #pragma once outside of all conditions
};

[[noreturn]] void blame(const SourceFile& file, std::size_t line, const std::string& words) {
  throw UsageError(fmt::format("{}:{}: {}", file.name, line, words));
}

bool is_pragma_once(const Directive& directive) {
  return directive.name == "pragma" &&
         split_words(directive.words) == std::vector<std::string>{"once"};
}

// What a directive does to conditional blocks.
enum class BlockStep { kNone, kBegin, kNextBranch, kEnd };

BlockStep block_step(const Directive& directive) {
  const std::string& name = directive.name;
  if (name == "if" || name == "ifdef" || name == "ifndef") return BlockStep::kBegin;
  if (name == "elif" || name == "elifdef" || name == "elifndef" || name == "else") {
    return BlockStep::kNextBranch;
  }
  return name == "endif" ? BlockStep::kEnd : BlockStep::kNone;
}

constexpr std::string_view kLetters =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";

std::size_t line_of(std::string_view text, std::size_t place) {
  return 1 + static_cast<std::size_t>(
                 std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(place), '\n'));
}

void check_bytes(const SourceFile& file) {
  const std::string& text = file.text;
  const std::size_t zero = text.find('\0');
  if (zero != std::string::npos) {
    blame(file, line_of(text, zero),
          "a zero byte: this is no text, or not UTF-8; save it as UTF-8");
  }
  for (std::size_t at = 0; (at = text.find('\r', at)) != std::string::npos; ++at) {
    if (at + 1 < text.size() && text[at + 1] == '\n') continue;
    blame(file, line_of(text, at), "a line ends in CR alone; save it with LF or CR LF");
  }
}

void check_blocks(const SourceFile& file) {
  std::vector<const Directive*> open;
  for (const Directive& directive : file.directives.all) {
    const BlockStep step = block_step(directive);
    if (step == BlockStep::kBegin) open.push_back(&directive);
    if (step != BlockStep::kNextBranch && step != BlockStep::kEnd) continue;
    if (open.empty()) {
      blame(file, directive.line, fmt::format("#{} without an #if before it", directive.name));
    }
    if (step == BlockStep::kEnd) open.pop_back();
  }
  if (!open.empty()) {
    blame(file, open.back()->line, fmt::format("this #{} has no #endif", open.back()->name));
  }
}

void check_ends(const SourceFile& file) {
  if (file.directives.unended_line) {
    blame(file, *file.directives.unended_line, "the comment or raw string here has no end");
  }
  check_blocks(file);
}

// X of `#ifndef X` and `#if !defined(X)`; empty if the directive is another one.
std::string undefined_macro(const Directive& directive) {
  std::string words = join(split_words(directive.words), "");
  if (directive.name == "if") {
    if (!starts_with(words, "!defined")) return "";
    words.erase(0, std::string_view("!defined").size());
    if (starts_with(words, "(") && ends_with(words, ")")) words = words.substr(1, words.size() - 2);
  } else if (directive.name != "ifndef") {
    return "";
  }
  return words.find_first_not_of(kLetters) == std::string::npos ? words : "";
}

bool defines(const Directive& directive, const std::string& macro) {
  const std::string& words = directive.words;
  return directive.name == "define" && words.substr(0, words.find_first_not_of(kLetters)) == macro;
}

using Place = std::vector<Directive>::const_iterator;

// The #endif of the block that begins at `begin`; `end` if it has a second branch.
Place end_of_block(Place begin, Place end) {
  int depth = 0;
  for (Place at = begin; at != end; ++at) {
    const BlockStep step = block_step(*at);
    if (step == BlockStep::kNextBranch && depth == 1) return end;
    if (step == BlockStep::kBegin) ++depth;
    if (step == BlockStep::kEnd && --depth == 0) return at;
  }
  return end;
}

std::optional<IncludeGuard> find_guard(const Directives& directives) {
  const Place end = directives.all.end();
  const Place first = std::find_if_not(directives.all.begin(), end, is_pragma_once);
  if (first == end || first + 1 == end) return std::nullopt;
  const std::string macro = undefined_macro(*first);
  if (macro.empty() || !defines(first[1], macro)) return std::nullopt;
  const Place last = end_of_block(first, end);
  if (last == end || !std::all_of(last + 1, end, is_pragma_once)) return std::nullopt;
  const bool is_outside = directives.first_code && (*directives.first_code < first->begin ||
                                                    *directives.last_code >= last->begin);
  if (is_outside) return std::nullopt;
  return IncludeGuard{macro, first->line, first->begin, last->begin};
}

bool has_pragma_once(const Directives& directives) {
  int depth = 0;
  for (const Directive& directive : directives.all) {
    const BlockStep step = block_step(directive);
    depth += (step == BlockStep::kBegin) - (step == BlockStep::kEnd);
    if (depth == 0 && is_pragma_once(directive)) return true;
  }
  return false;
}

// Reads a file and checks that it can be taken apart: the text has no zero byte and no line that
// ends in CR alone, its comments, raw strings and conditional blocks have their ends. `name` is for
// messages.
SourceFile read_source_file(const fs::path& path, const std::string& name) {
  SourceFile file;
  file.path = path;
  file.name = name;
  file.text = read_file(path);
  check_bytes(file);
  file.directives = directives(file.text);
  check_ends(file);
  file.guard = find_guard(file.directives);
  file.is_read_once = file.guard || has_pragma_once(file.directives);
  return file;
}

// --- the bundle ---

// Some headers mean something new each time they are included.
bool is_read_again(const std::string& standard_header) {
  return standard_header == "cassert" || standard_header == "assert.h";
}

// Whether a condition depends on a file that is beside the source.
bool asks_for_own_file(const Directive& directive) {
  const std::size_t question = directive.words.find("__has_include");
  return block_step(directive) != BlockStep::kNone && question != std::string::npos &&
         directive.words.find('"', question) != std::string::npos;
}

bool names_a_file(const Directive& directive) {
  const std::string& name = directive.name;
  return name == "import" || name == "include_next" || name == "embed";
}

class Bundler {
 public:
  // What `repeated` names gets an include guard.
  Bundler(const fs::path& root, std::set<std::string> repeated)
      : root_(root), repeated_(std::move(repeated)) {}

  Bundle bundle(const fs::path& source) {
    const std::string key = key_of(source);
    const SourceFile& file = files_[key] = read_source_file(source, source.string());
    source_ = &file;
    known_.back().insert(key);
    expansions_[key] = 1;
    result_.files.push_back(source);
    result_.text = expanded(file);
    return std::move(result_);
  }

  // The headers that stand in the text more than once, and have no include guard.
  std::set<std::string> repeated_without_guard() const {
    std::set<std::string> keys;
    for (const auto& [key, count] : expansions_) {
      if (count > 1 && !files_.at(key).guard) keys.insert(key);
    }
    return keys;
  }

 private:
  // Two names of one file are one file.
  static std::string key_of(const fs::path& path) { return fs::canonical(path).string(); }

  std::string name_of(const fs::path& path) const {
    const fs::path name = path.lexically_normal().lexically_relative(root_);
    return name.empty() || *name.begin() == ".." ? path.lexically_normal().string() : name.string();
  }

  static std::string as_it_is(const SourceFile& file, const Directive& directive) {
    return file.text.substr(directive.begin, directive.end - directive.begin);
  }

  std::string expanded(const SourceFile& file) {
    std::string text;
    std::size_t done = &file == source_ ? 0 : byte_order_mark(file.text);
    for (const Directive& directive : file.directives.all) {
      text.append(file.text, done, directive.begin - done);
      text += replacement(file, directive);
      done = directive.end;
    }
    return text.append(file.text, done);
  }

  std::string replacement(const SourceFile& file, const Directive& directive) {
    if (directive.name == "include") return of_include(file, directive);
    if (is_pragma_once(directive) && &file != source_) return "";
    check_what_stays(file, directive);
    const auto& guard = file.guard;
    const bool is_guard =
        guard && (directive.begin == guard->begin || directive.begin == guard->end);
    if (!is_guard) follow_block(block_step(directive));
    return as_it_is(file, directive);
  }

  static void check_what_stays(const SourceFile& file, const Directive& directive) {
    if (names_a_file(directive)) {
      blame(file, directive.line,
            fmt::format("a bundle cannot replace #{}; write #include", directive.name));
    }
    if (asks_for_own_file(directive)) {
      blame(file, directive.line,
            "what __has_include(\"…\") asks for is no file of its own in a bundle; let a macro "
            "decide, as in #ifdef LOCAL");
    }
  }

  void follow_block(BlockStep step) {
    if (step == BlockStep::kBegin) known_.push_back(known_.back());
    if (step == BlockStep::kNextBranch) known_.back() = known_[known_.size() - 2];
    if (step == BlockStep::kEnd) known_.pop_back();
  }

  bool is_in_block() const { return known_.size() > 1; }

  std::string of_include(const SourceFile& file, const Directive& directive) {
    const auto wanted = included(directive);
    if (!wanted) {
      blame(file, directive.line,
            "the name of what is included must be written here, as \"NAME\" or <NAME>");
    }
    if (!wanted->is_quoted) return of_standard(file, directive, wanted->name);
    const auto path = find_header(wanted->name, file.path.parent_path(), root_);
    if (!path) return of_missing(file, directive, wanted->name);
    return of_header(file, directive, wanted->name, *path);
  }

  std::string of_standard(const SourceFile& file, const Directive& directive,
                          const std::string& name) {
    const bool is_new = known_.back().insert("<" + name + ">").second;
    const bool stays = is_new || &file == source_ || is_read_again(name);
    return stays ? as_it_is(file, directive) : "";
  }

  // In a block that is not compiled, nobody misses it.
  std::string of_missing(const SourceFile& file, const Directive& directive,
                         const std::string& name) {
    if (!is_in_block()) {
      blame(file, directive.line,
            fmt::format("\"{0}\" is neither beside this file nor under {1}; if it is a header of "
                        "the compiler, write <{0}>",
                        name, root_.string()));
    }
    const std::string remark = fmt::format(
        "{}:{}: \"{}\" is not found and stays as it is, as a condition stands before it", file.name,
        directive.line, name);
    const std::vector<std::string>& remarks = result_.remarks;
    if (std::count(remarks.begin(), remarks.end(), remark) == 0) result_.remarks.push_back(remark);
    return as_it_is(file, directive);
  }

  std::string of_header(const SourceFile& file, const Directive& directive, const std::string& name,
                        const fs::path& path) {
    const std::string key = key_of(path);
    const SourceFile& header = header_at(path, key);
    if (expansions_[key] > 0 && !header.is_read_once) {
      blame(file, directive.line,
            fmt::format("\"{}\" is included again, but has neither #pragma once nor an include "
                        "guard around all of it; begin it with #pragma once",
                        name));
    }
    if (!known_.back().insert(key).second) return "";
    ++expansions_[key];
    const std::string newline = ends_with(as_it_is(file, directive), "\r\n") ? "\r\n" : "\n";
    std::string text = expanded(header);
    if (!text.empty() && text.back() != '\n') text += newline;
    return fmt::format("// === {} ==={}", name, newline) + guarded(key, std::move(text), newline);
  }

  const SourceFile& header_at(const fs::path& path, const std::string& key) {
    const auto [place, is_new] = files_.try_emplace(key);
    SourceFile& header = place->second;
    if (!is_new) return header;
    header = read_source_file(path, name_of(path));
    check_last_line(header);
    check_guard(header);
    result_.files.push_back(path);
    return header;
  }

  // It would swallow the line that follows in the bundle.
  static void check_last_line(const SourceFile& header) {
    const auto lines = split_lines(header.text);
    if (lines.empty()) return;
    const std::size_t last = lines.back().find_last_not_of(" \t\v\f");
    if (last == std::string_view::npos || lines.back()[last] != '\\') return;
    blame(header, lines.size(), "the last line ends in a backslash; take it out");
  }

  void check_guard(const SourceFile& header) {
    if (!header.guard) return;
    const auto [other, is_new] = guards_.try_emplace(header.guard->macro, header.name);
    if (is_new) return;
    blame(header, header.guard->line,
          fmt::format("{} is the include guard of {}, too; give this file another",
                      header.guard->macro, other->second));
  }

  std::string guarded(const std::string& key, std::string text, const std::string& newline) const {
    const auto found = repeated_.find(key);
    if (found == repeated_.end()) return text;
    const auto number = 1 + std::distance(repeated_.begin(), found);
    return fmt::format("#ifndef BUNDLED_HEADER_{0}{1}#define BUNDLED_HEADER_{0}{1}{2}#endif{1}",
                       number, newline, text);
  }

  fs::path root_;
  std::set<std::string> repeated_;           // keys
  std::map<std::string, SourceFile> files_;  // by key; their places in memory stay
  const SourceFile* source_ = nullptr;
  std::map<std::string, int> expansions_;      // by key: how often it stands in the text
  std::map<std::string, std::string> guards_;  // the name of the header, by its guard
  // Keys, and standard headers as <NAME>, that are read already: by block, the present one last.
  std::vector<std::set<std::string>> known_{1};
  Bundle result_;
};

}  // namespace

Bundle bundle(const fs::path& source, const fs::path& root) {
  Bundler first(root, {});
  Bundle result = first.bundle(source);
  const std::set<std::string> repeated = first.repeated_without_guard();
  return repeated.empty() ? result : Bundler(root, repeated).bundle(source);
}

}  // namespace judge
