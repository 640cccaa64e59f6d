#include "judge/compile/opened_files.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "judge/base/text.hpp"
#include "judge/compile/directives.hpp"

namespace judge {
namespace {

constexpr std::size_t kLongestName = 100, kLongestCall = 6;  // bytes; tokens before the name

struct Token {
  enum class Kind { kWord, kString, kSign } kind;
  std::string text;  // of a string without its quotes
};

// The words, strings and signs of a source in whatever language, without comments.
class Tokenizer {
 public:
  Tokenizer(std::string_view text, bool has_hash_comments)
      : text_(text), has_hash_comments_(has_hash_comments) {}

  std::vector<Token> tokens() {
    while (at_ < text_.size()) {
      if (skips_comment()) continue;
      const char c = text_[at_];
      if (c == '"' || c == '\'') {
        add_string(c);
      } else if (is_of_word(c)) {
        const auto end = std::find_if_not(text_.begin() + at_, text_.end(), is_of_word);
        add(Token::Kind::kWord, static_cast<std::size_t>(end - text_.begin()));
      } else if (static_cast<unsigned char>(c) > ' ') {
        add(Token::Kind::kSign, at_ + 1);
      } else {
        ++at_;
      }
    }
    return std::move(tokens_);
  }

 private:
  static bool is_of_word(char c) { return is_letter_or_digit(c) || c == '_'; }

  bool skips_comment() {
    if (has_hash_comments_) return skips("#", "\n");
    return skips("//", "\n") || skips("/*", "*/");
  }

  bool skips(std::string_view begin, std::string_view end) {
    if (text_.substr(at_, begin.size()) != begin) return false;
    const std::size_t found = text_.find(end, at_ + begin.size());
    at_ = found == std::string_view::npos ? text_.size() : found + end.size();
    return true;
  }

  void add_string(char quote) {
    std::size_t end = ++at_;
    while (end < text_.size() && text_[end] != quote && text_[end] != '\n')
      end += text_[end] == '\\' ? 2 : 1;
    add(Token::Kind::kString, std::min(end, text_.size()));
    ++at_;
  }

  void add(Token::Kind kind, std::size_t end) {
    tokens_.push_back({kind, std::string(text_.substr(at_, end - at_))});
    at_ = end;
  }

  std::string_view text_;
  bool has_hash_comments_;
  std::size_t at_ = 0;
  std::vector<Token> tokens_;
};

// The source with blanks in place of what a judge's compiler leaves out: it defines ONLINE_JUDGE,
// and what else is asked for by #ifdef is taken for not defined.
std::string compiled_part(std::string_view source) {
  enum class State { kIn, kOut, kUnknown };
  std::string text(source);
  std::vector<State> states;
  std::size_t from = 0;  // of what the states are for
  for (const Directive& directive : directives(source).all) {
    if (std::count(states.begin(), states.end(), State::kOut) > 0)
      std::fill(text.begin() + static_cast<std::ptrdiff_t>(from),
                text.begin() + static_cast<std::ptrdiff_t>(directive.begin), ' ');
    from = directive.end;
    const bool is_defined = directive.words == "ONLINE_JUDGE";
    if (directive.name == "ifdef" || directive.name == "ifndef") {
      states.push_back(is_defined == (directive.name == "ifdef") ? State::kIn : State::kOut);
    } else if (directive.name == "if") {
      states.push_back(directive.words == "0" ? State::kOut : State::kUnknown);
    } else if (!states.empty() && directive.name == "else") {
      if (states.back() != State::kUnknown)
        states.back() = states.back() == State::kIn ? State::kOut : State::kIn;
    } else if (!states.empty() && directive.name == "elif") {
      states.back() = State::kUnknown;
    } else if (!states.empty() && directive.name == "endif") {
      states.pop_back();
    }
  }
  return text;
}

// Where the call's first string is; the end of `tokens` if something else stands there.
std::size_t name_behind(const std::vector<Token>& tokens, std::size_t call) {
  for (std::size_t i = call + 1; i < std::min(tokens.size(), call + kLongestCall); ++i) {
    const Token& token = tokens[i];
    if (token.kind == Token::Kind::kString) return i;
    if (token.kind == Token::Kind::kSign && token.text != "(" && token.text != "{") break;
  }
  return tokens.size();
}

// Whether what follows the name, or else the name, says that the file is written.
bool is_written(const std::vector<Token>& tokens, std::size_t name) {
  for (std::size_t i = name + 1; i < tokens.size() && tokens[i].text != ")"; ++i) {
    const std::string& text = tokens[i].text;
    if (tokens[i].kind == Token::Kind::kString)
      return starts_with(text, "w") || starts_with(text, "a");
    if (text == "out" || text == "in") return text == "out";
  }
  return ends_with(tokens[name].text, ".out");
}

}  // namespace

bool is_file_name(std::string_view name) {
  static const std::set<std::string_view> kConsoles = {"CON", "con", "NUL", "nul"};
  return !name.empty() && name.size() <= kLongestName && name[0] != '.' &&
         name.find_first_of("/\\:%\n") == std::string_view::npos && kConsoles.count(name) == 0;
}

FileStreams opened_files(std::string_view source, Language language) {
  static const std::set<std::string> kReaders = {"ifstream", "FileReader", "FileInputStream",
                                                 "Scanner"};
  static const std::set<std::string> kWriters = {"ofstream", "FileWriter", "FileOutputStream",
                                                 "PrintWriter"};
  static const std::set<std::string> kBoth = {"freopen", "fopen", "fstream", "open"};
  const bool is_c = language == Language::kC || language == Language::kCpp;
  const bool is_python = language == Language::kPython || language == Language::kPyPy;
  const std::string text = is_c ? compiled_part(source) : std::string(source);
  const std::vector<Token> tokens = Tokenizer(text, is_python).tokens();
  FileStreams streams;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const std::string& call = tokens[i].text;
    const bool can_read = kReaders.count(call) > 0, can_write = kWriters.count(call) > 0;
    if (tokens[i].kind != Token::Kind::kWord || !(can_read || can_write || kBoth.count(call) > 0))
      continue;
    const std::size_t name = name_behind(tokens, i);
    if (name == tokens.size()) continue;
    const bool writes = can_write || (!can_read && is_written(tokens, name));
    std::string file = tokens[name].text;
    if (starts_with(file, "./")) file.erase(0, 2);
    std::string& stream = writes ? streams.output : streams.input;
    if (stream.empty() && is_file_name(file)) stream = file;
  }
  if (streams.input == streams.output) streams = {};
  return streams;
}

}  // namespace judge
