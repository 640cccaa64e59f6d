#include "judge/bundle/source_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"

namespace judge {
namespace {

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

}  // namespace

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

bool is_pragma_once(const Directive& directive) {
  return directive.name == "pragma" &&
         split_words(directive.words) == std::vector<std::string>{"once"};
}

BlockStep block_step(const Directive& directive) {
  const std::string& name = directive.name;
  if (name == "if" || name == "ifdef" || name == "ifndef") return BlockStep::kBegin;
  if (name == "elif" || name == "elifdef" || name == "elifndef" || name == "else") {
    return BlockStep::kNextBranch;
  }
  return name == "endif" ? BlockStep::kEnd : BlockStep::kNone;
}

void blame(const SourceFile& file, std::size_t line, const std::string& words) {
  throw UsageError(fmt::format("{}:{}: {}", file.name, line, words));
}

}  // namespace judge
