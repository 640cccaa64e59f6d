#include "judge/compile/directives.hpp"

#include <algorithm>
#include <utility>

#include "judge/base/text.hpp"

namespace judge {
namespace {

constexpr std::string_view kBlank = " \t\v\f\r";

bool is_blank(char c) {
  return kBlank.find(c) != std::string_view::npos;
}

// Of an identifier or a number. Every byte that is not ASCII belongs to a letter.
bool is_of_word(char c) {
  return is_letter_or_digit(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

std::string trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlank);
  if (first == std::string_view::npos) return "";
  return std::string(text.substr(first, text.find_last_not_of(kBlank) - first + 1));
}

// Goes through a text token by token. Where two physical lines are one logical line, it is without
// the backslash and the end of the line between them, but for those in raw strings.
class DirectiveScanner {
 public:
  explicit DirectiveScanner(std::string_view source) : source_(source) { join_lines(); }

  Directives scan() {
    while (!at_end())
      scan_line();
    return std::move(found_);
  }

 private:
  // --- characters ---

  // The length of the splice of two lines at `place` of the source, 0 if none is there. Compilers
  // allow blanks behind the backslash.
  std::size_t splice_length(std::size_t place) const {
    if (source_[place] != '\\') return 0;
    const std::size_t end = source_.find_first_not_of(kBlank, place + 1);
    const bool is_splice = end != std::string_view::npos && source_[end] == '\n';
    return is_splice ? end + 1 - place : 0;
  }

  void join_lines() {
    for (std::size_t place = byte_order_mark(source_); place < source_.size();) {
      if (const std::size_t length = splice_length(place)) {
        place += length;
      } else {
        text_ += source_[place];
        places_.push_back(place++);
      }
    }
  }

  bool at_end() const { return at_ >= text_.size(); }
  // '\0' behind the end.
  char peek() const { return at_end() ? '\0' : text_[at_]; }
  char peek_second() const { return at_ + 1 < text_.size() ? text_[at_ + 1] : '\0'; }
  bool at_end_of_line() const { return at_end() || peek() == '\n'; }

  // Steps over one character.
  char take() {
    words_ += text_[at_];
    return text_[at_++];
  }

  // In the source, behind all that was stepped over.
  std::size_t place_behind() const { return places_[at_ - 1] + 1; }

  std::size_t line_of(std::size_t place) {
    const char* const start = source_.data();
    line_ += static_cast<std::size_t>(std::count(start + counted_, start + place, '\n'));
    counted_ = place;
    return line_;
  }

  // --- tokens ---

  void skip_unended() {
    found_.unended_line = line_of(places_[at_]);
    at_ = text_.size();
  }

  bool at_comment() const {
    return peek() == '/' && (peek_second() == '/' || peek_second() == '*');
  }

  // A comment stands for a blank.
  void comment() {
    words_ += ' ';
    if (peek_second() == '/') {
      at_ = std::min(text_.find('\n', at_), text_.size());
      return;
    }
    const std::size_t end = text_.find("*/", at_ + 2);
    if (end == std::string::npos) return skip_unended();
    at_ = end + 2;
  }

  // A string or a character; one that is not closed ends with its line.
  void literal() {
    const char quote = take();
    while (!at_end_of_line()) {
      const char c = take();
      if (c == quote) return;
      if (c == '\\' && !at_end_of_line()) take();
    }
  }

  // From the " of R"xy(…)xy" on. False if no ( follows the delimiter.
  bool raw_string() {
    const std::size_t quote = places_[at_];
    const std::size_t open = source_.find_first_of("() \\\t\v\f\r\n", quote + 1);
    if (open == std::string_view::npos || source_[open] != '(') return false;
    const std::string closing =
        ")" + std::string(source_.substr(quote + 1, open - quote - 1)) + "\"";
    const std::size_t end = source_.find(closing, open);
    if (end == std::string_view::npos) {
      skip_unended();
    } else {
      const auto next = std::lower_bound(places_.begin(), places_.end(), end + closing.size());
      at_ = static_cast<std::size_t>(next - places_.begin());
    }
    return true;
  }

  void identifier() {
    const std::size_t begin = at_;
    while (is_of_word(peek()))
      take();
    const std::string_view name = std::string_view(text_).substr(begin, at_ - begin);
    if (peek() != '"') return;
    const bool is_raw =
        name == "R" || name == "LR" || name == "uR" || name == "UR" || name == "u8R";
    if (!is_raw || !raw_string()) literal();
  }

  // The ' in 1'000 begins no character.
  void number() {
    while (is_of_word(peek()) || peek() == '.' || (peek() == '\'' && is_of_word(peek_second())))
      take();
  }

  // Any token, but for the end of a line.
  void token() {
    const char c = peek();
    if (at_comment()) return comment();
    if (c == '"' || c == '\'') return literal();
    if (is_digit(c) || (c == '.' && is_digit(peek_second()))) return number();
    if (is_of_word(c)) return identifier();
    take();
  }

  // --- lines ---

  void skip_blanks_and_comments() {
    while (at_comment() || is_blank(peek()))
      token();
  }

  void skip_to_end_of_line() {
    while (!at_end_of_line())
      token();
  }

  // One logical line.
  void scan_line() {
    const std::size_t begin = at_;
    skip_blanks_and_comments();
    const bool is_directive = peek() == '#' || (peek() == '%' && peek_second() == ':');
    if (is_directive) {
      directive(begin);
    } else if (!at_end_of_line()) {
      if (!found_.first_code) found_.first_code = places_[at_];
      skip_to_end_of_line();
      found_.last_code = place_behind() - 1;
    }
    if (!at_end()) take();
    if (is_directive) found_.all.back().end = place_behind();
    words_.clear();
  }

  // `begin` is where its line begins. A comment before the # stays out of the directive, as it may
  // have begun on an earlier line.
  void directive(std::size_t begin) {
    const bool is_first = std::all_of(text_.begin() + static_cast<std::ptrdiff_t>(begin),
                                      text_.begin() + static_cast<std::ptrdiff_t>(at_), is_blank);
    Directive result;
    result.line = line_of(places_[at_]);
    result.begin = places_[is_first ? begin : at_];
    if (take() == '%') take();
    skip_blanks_and_comments();
    words_.clear();
    while (is_of_word(peek()))
      take();
    result.name = std::exchange(words_, "");
    skip_blanks_and_comments();
    if (result.name == "include") angle_name();
    skip_to_end_of_line();
    result.words = trimmed(words_);
    found_.all.push_back(std::move(result));
  }

  // In <sys//types.h> no comment begins.
  void angle_name() {
    if (peek() != '<') return;
    while (!at_end_of_line()) {
      if (take() == '>') return;
    }
  }

  std::string_view source_;
  std::string text_;                 // the logical lines
  std::vector<std::size_t> places_;  // of each character of the text in the source
  std::size_t at_ = 0;
  std::string words_;                   // of the present line, comments as blanks
  std::size_t line_ = 1, counted_ = 0;  // the line of byte `counted_` of the source
  Directives found_;
};

// `name` from `folder` on, or else that of `others` which has this name alone; nothing if none has,
// or the name does not stay inside of the folder.
std::optional<fs::path> find_local(const fs::path& folder, const fs::path& name,
                                   const std::string& alone, const std::vector<fs::path>& others) {
  if (name.empty() || name.is_absolute() || *name.begin() == "..") return std::nullopt;
  if (fs::is_regular_file(folder / name)) return folder / name;
  const auto other = std::find_if(others.begin(), others.end(),
                                  [&](const fs::path& file) { return file.filename() == alone; });
  if (other == others.end()) return std::nullopt;
  return *other;
}

}  // namespace

Directives directives(std::string_view text) {
  return DirectiveScanner(text).scan();
}

std::optional<Included> included(const Directive& directive) {
  if (directive.name != "include") return std::nullopt;
  const std::string& words = directive.words;
  if (words.empty() || (words[0] != '"' && words[0] != '<')) return std::nullopt;
  const bool is_quoted = words[0] == '"';
  const std::size_t end = words.find(is_quoted ? '"' : '>', 1);
  if (end == std::string::npos || end == 1) return std::nullopt;
  return Included{words.substr(1, end - 1), is_quoted};
}

std::size_t byte_order_mark(std::string_view text) {
  return starts_with(text, "\xEF\xBB\xBF") ? 3 : 0;
}

std::vector<std::string> included_names(std::string_view text) {
  std::vector<std::string> names;
  for (const Directive& directive : directives(text).all) {
    if (auto file = included(directive)) names.push_back(std::move(file->name));
  }
  return names;
}

std::optional<fs::path> find_header(const std::string& name, const fs::path& folder,
                                    const fs::path& root) {
  for (const fs::path& place : {folder, root}) {
    if (fs::is_regular_file(place / name)) return place / name;
  }
  return std::nullopt;
}

std::map<std::string, std::string> local_headers(const fs::path& source, std::string_view text,
                                                 const std::vector<fs::path>& others) {
  std::map<std::string, std::string> headers;
  std::vector<std::pair<fs::path, std::string>> unread = {{"", std::string(text)}};
  while (!unread.empty()) {
    const auto [folder, content] = std::move(unread.back());
    unread.pop_back();
    for (const std::string& name : included_names(content)) {
      const fs::path header = (folder / name).lexically_normal();
      const auto file = find_local(source.parent_path(), header, name, others);
      if (!file) continue;
      const auto [place, is_new] = headers.try_emplace(header.string());
      if (!is_new) continue;
      place->second = read_file(*file);
      unread.emplace_back(header.parent_path(), place->second);
    }
  }
  return headers;
}

}  // namespace judge
