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

bool is_decimal_digit(char c) {
  return c >= '0' && c <= '9';
}

// Of an identifier or a number. Every byte that is not ASCII belongs to a letter.
bool is_of_word(char c) {
  return is_decimal_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
         static_cast<unsigned char>(c) >= 0x80;
}

std::string trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlank);
  if (first == std::string_view::npos) return "";
  return std::string(text.substr(first, text.find_last_not_of(kBlank) - first + 1));
}

// Goes through a text token by token. Where two physical lines are one logical line, the backslash
// and the end of the line between them are stepped over, but for those in raw strings.
class DirectiveScanner {
 public:
  explicit DirectiveScanner(std::string_view text) : text_(text), at_(byte_order_mark(text)) {}

  Directives scan() {
    while (!at_end())
      scan_line();
    return std::move(found_);
  }

 private:
  // --- characters ---

  // The length of the splice of two lines at `place`, 0 if none is there. Compilers allow blanks
  // behind the backslash.
  std::size_t splice_length(std::size_t place) const {
    if (place >= text_.size() || text_[place] != '\\') return 0;
    const std::size_t end = text_.find_first_not_of(kBlank, place + 1);
    const bool is_splice = end != std::string_view::npos && text_[end] == '\n';
    return is_splice ? end + 1 - place : 0;
  }

  std::size_t behind_splices(std::size_t place) const {
    while (const std::size_t length = splice_length(place))
      place += length;
    return place;
  }

  char at(std::size_t place) const { return place < text_.size() ? text_[place] : '\0'; }
  bool at_end() const { return behind_splices(at_) >= text_.size(); }
  char peek() const { return at(behind_splices(at_)); }
  char peek_second() const { return at(behind_splices(behind_splices(at_) + 1)); }
  bool at_end_of_line() const { return at_end() || peek() == '\n'; }

  // Steps over one character.
  char take() {
    at_ = behind_splices(at_);
    words_ += text_[at_];
    return text_[at_++];
  }

  std::size_t line_of(std::size_t place) {
    const char* const start = text_.data();
    line_ += static_cast<std::size_t>(std::count(start + counted_, start + place, '\n'));
    counted_ = place;
    return line_;
  }

  // --- tokens ---

  void skip_unended(std::size_t begin) {
    if (!found_.unended_line) found_.unended_line = line_of(begin);
    at_ = text_.size();
  }

  void line_comment() {
    while (!at_end_of_line())
      take();
  }

  void block_comment() {
    const std::size_t begin = at_;
    take(), take();
    while (!at_end()) {
      if (take() != '*' || at_end() || peek() != '/') continue;
      take();
      return;
    }
    skip_unended(begin);
  }

  bool at_comment() const {
    return peek() == '/' && (peek_second() == '/' || peek_second() == '*');
  }

  // A comment stands for a blank.
  void comment() {
    const std::string before = std::exchange(words_, "");
    peek_second() == '/' ? line_comment() : block_comment();
    words_ = before + ' ';
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
    const std::size_t quote = behind_splices(at_);
    const std::size_t open = text_.find_first_of("() \\\t\v\f\r\n", quote + 1);
    if (open == std::string_view::npos || text_[open] != '(') return false;
    const std::string closing = ")" + std::string(text_.substr(quote + 1, open - quote - 1)) + "\"";
    const std::size_t end = text_.find(closing, open);
    if (end == std::string_view::npos) {
      skip_unended(quote);
    } else {
      at_ = end + closing.size();
    }
    return true;
  }

  void identifier() {
    const std::size_t begin = words_.size();
    while (!at_end() && is_of_word(peek()))
      take();
    const std::string_view name = std::string_view(words_).substr(begin);
    if (at_end() || peek() != '"') return;
    const bool is_raw =
        name == "R" || name == "LR" || name == "uR" || name == "UR" || name == "u8R";
    if (!is_raw || !raw_string()) literal();
  }

  // The ' in 1'000 begins no character.
  void number() {
    while (!at_end() &&
           (is_of_word(peek()) || peek() == '.' || (peek() == '\'' && is_of_word(peek_second()))))
      take();
  }

  // Any token, but for the end of a line and comments.
  void token() {
    const char c = peek();
    if (c == '"' || c == '\'') return literal();
    if (is_decimal_digit(c) || (c == '.' && is_decimal_digit(peek_second()))) return number();
    if (is_of_word(c)) return identifier();
    take();
  }

  // --- lines ---

  void skip_blanks_and_comments() {
    while (!at_end()) {
      if (at_comment()) {
        comment();
      } else if (is_blank(peek())) {
        take();
      } else {
        return;
      }
    }
  }

  void skip_to_end_of_line() {
    while (!at_end_of_line()) {
      if (at_comment()) {
        comment();
      } else {
        token();
      }
    }
  }

  void code_from(std::size_t begin) {
    skip_to_end_of_line();
    if (!found_.first_code) found_.first_code = begin;
    found_.last_code = at_ - 1;
  }

  // One logical line.
  void scan_line() {
    const std::size_t begin = at_;
    skip_blanks_and_comments();
    const bool is_directive = peek() == '#' || (peek() == '%' && peek_second() == ':');
    if (is_directive) {
      directive(begin);
    } else if (!at_end_of_line()) {
      code_from(behind_splices(at_));
    }
    if (!at_end()) take();
    if (is_directive) found_.all.back().end = at_;
    words_.clear();
  }

  // `begin` is where its line begins. A comment before the # stays out of the directive, as it may
  // have begun on an earlier line.
  void directive(std::size_t begin) {
    const std::size_t sign = behind_splices(at_);
    const std::string_view before = text_.substr(begin, sign - begin);
    const bool is_first = before.find_first_not_of(kBlank) == std::string_view::npos;
    Directive result;
    result.line = line_of(sign);
    result.begin = is_first ? begin : sign;
    if (take() == '%') take();
    skip_blanks_and_comments();
    result.name = directive_name();
    skip_blanks_and_comments();
    words_.clear();
    if (result.name == "include") angle_name();
    skip_to_end_of_line();
    result.words = trimmed(words_);
    found_.all.push_back(std::move(result));
  }

  std::string directive_name() {
    words_.clear();
    while (!at_end() && is_of_word(peek()))
      take();
    return words_;
  }

  // In <sys//types.h> no comment begins.
  void angle_name() {
    if (at_end() || peek() != '<') return;
    while (!at_end_of_line()) {
      if (take() == '>') return;
    }
  }

  std::string_view text_;
  std::size_t at_;
  std::string words_;                   // of the present line, comments as blanks
  std::size_t line_ = 1, counted_ = 0;  // the line of byte `counted_`
  Directives found_;
};

// Whether the name leads to the folder itself or into it.
bool stays_inside(const fs::path& name) {
  return !name.empty() && name.is_relative() && *name.begin() != "..";
}

// `name` from `folder` on, or else that of `others` which has this name alone; nothing if none has.
std::optional<fs::path> find_local(const fs::path& folder, const fs::path& name,
                                   const std::string& alone, const std::vector<fs::path>& others) {
  if (!stays_inside(name)) return std::nullopt;
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
