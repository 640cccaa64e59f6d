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
#include <set>

#include "judge/base/text.hpp"
#include "judge/bundle/source_file.hpp"
#include "judge/compile/directives.hpp"

namespace judge {
namespace {

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
