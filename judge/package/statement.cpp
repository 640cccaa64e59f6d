#include "judge/package/statement.hpp"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>
#include <fmt/format.h>

#include <cstdlib>
#include <map>
#include <memory>
#include <vector>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"

namespace judge {
namespace {

struct Free {
  void operator()(cmark_node* node) const { cmark_node_free(node); }
  void operator()(cmark_parser* parser) const { cmark_parser_free(parser); }
  void operator()(char* text) const { std::free(text); }
};

using Document = std::unique_ptr<cmark_node, Free>;
using Text = std::unique_ptr<char, Free>;

Document parse(const std::string& markdown) {
  cmark_gfm_core_extensions_ensure_registered();
  const std::unique_ptr<cmark_parser, Free> parser(cmark_parser_new(CMARK_OPT_DEFAULT));
  cmark_parser_attach_syntax_extension(parser.get(), cmark_find_syntax_extension("table"));
  cmark_parser_feed(parser.get(), markdown.data(), markdown.size());
  return Document(cmark_parser_finish(parser.get()));
}

std::string literal_of(cmark_node* node) {
  const char* text = node ? cmark_node_get_literal(node) : nullptr;
  return text ? text : "";
}

std::vector<cmark_node*> children_of(cmark_node* node) {
  std::vector<cmark_node*> children;
  for (cmark_node* child = cmark_node_first_child(node); child; child = cmark_node_next(child))
    children.push_back(child);
  return children;
}

// The nodes below `node`, each before those below it: all, or those of one type.
std::vector<cmark_node*> nodes_below(cmark_node* node, std::string_view type = "") {
  std::vector<cmark_node*> nodes;
  for (cmark_node* child : children_of(node)) {
    if (type.empty() || type == cmark_node_get_type_string(child)) nodes.push_back(child);
    for (cmark_node* below : nodes_below(child, type))
      nodes.push_back(below);
  }
  return nodes;
}

std::string words_of(cmark_node* node) {
  std::string words;
  for (cmark_node* one : nodes_below(node))
    words += literal_of(one);
  return words;
}

void remove(cmark_node* node) {
  cmark_node_unlink(node);
  cmark_node_free(node);
}

void replace_by_children(cmark_node* node) {
  for (cmark_node* child : children_of(node))
    cmark_node_insert_before(node, child);
  remove(node);
}

// What follows the heading, up to the next one of its level or above.
Document cut_section(cmark_node* page, const std::string& heading) {
  Document section(cmark_node_new(CMARK_NODE_DOCUMENT));
  int level = 0;  // of the heading, once it is found
  for (cmark_node* node : children_of(page)) {
    if (cmark_node_get_type(node) == CMARK_NODE_HEADING) {
      if (level > 0 && cmark_node_get_heading_level(node) <= level) break;
      if (level == 0 && words_of(node) == heading) {
        level = cmark_node_get_heading_level(node);
        continue;
      }
    }
    if (level > 0) cmark_node_append_child(section.get(), node);
  }
  return section;
}

bool leads_out(cmark_node* link) {
  const std::string url = cmark_node_get_url(link);
  return url.find("://") != std::string::npos || starts_with(url, "mailto:");
}

// What stands behind such a comment is for the readers of the page alone.
void take_out_marked(cmark_node* section) {
  for (cmark_node* node : nodes_below(section, "html_block")) {
    const bool is_mark = starts_with(literal_of(node), "<!-- not in packages -->");
    if (is_mark && cmark_node_next(node)) remove(cmark_node_next(node));
  }
}

void take_out_what_is_elsewhere(cmark_node* section) {
  for (const char* type : {"image", "html_block", "html_inline"}) {
    for (cmark_node* node : nodes_below(section, type))
      remove(node);
  }
  for (cmark_node* link : nodes_below(section, "link")) {
    if (!leads_out(link)) replace_by_children(link);
  }
}

cmark_node* text_node(const std::string& words) {
  cmark_node* node = cmark_node_new(CMARK_NODE_TEXT);
  cmark_node_set_literal(node, words.c_str());
  return node;
}

void begin_with_capital(cmark_node* words) {
  const std::vector<cmark_node*> texts = nodes_below(words, "text");
  if (!texts.empty()) cmark_node_set_literal(texts[0], with_capital(literal_of(texts[0])).c_str());
}

// The title of a column is the beginning of the paragraph.
cmark_node* paragraph_of(cmark_node* title, cmark_node* cell, bool is_in_chinese) {
  cmark_node* paragraph = cmark_node_new(CMARK_NODE_PARAGRAPH);
  cmark_node* strong = cmark_node_new(CMARK_NODE_STRONG);
  begin_with_capital(title);
  for (cmark_node* child : children_of(title))
    cmark_node_append_child(strong, child);
  cmark_node_append_child(strong, text_node(is_in_chinese ? "：" : ":"));
  cmark_node_append_child(paragraph, strong);
  cmark_node_append_child(paragraph, text_node(" "));
  for (cmark_node* child : children_of(cell))
    cmark_node_append_child(paragraph, child);
  return paragraph;
}

// A wide row fits on no page of LaTeX. Returns the tables that were there: the words of their
// cells, which are elsewhere now, end with them.
std::vector<Document> split_tables_of_one_row(cmark_node* section, bool is_in_chinese) {
  std::vector<Document> split;
  for (cmark_node* table : nodes_below(section, "table")) {
    const std::vector<cmark_node*> rows = children_of(table);
    if (rows.size() != 2) continue;
    const auto titles = children_of(rows[0]), cells = children_of(rows[1]);
    for (std::size_t i = 0; i < std::min(titles.size(), cells.size()); ++i)
      cmark_node_insert_before(table, paragraph_of(titles[i], cells[i], is_in_chinese));
    cmark_node_unlink(table);
    split.emplace_back(table);
  }
  return split;
}

// The character at `at`, which moves behind it. The text is UTF-8: the parser made it so.
char32_t take_character(const std::string& text, std::size_t& at) {
  const std::string_view bytes = std::string_view(text).substr(at);
  const std::size_t length = std::max<std::size_t>(1, utf8_length(bytes));
  at += length;
  return utf8_character(bytes.substr(0, length));
}

// The characters of a node, or of none.
std::u32string signs_of(cmark_node* node) {
  const std::string words = node ? literal_of(node) + words_of(node) : "";
  std::u32string signs;
  for (std::size_t at = 0; at < words.size();)
    signs += take_character(words, at);
  return signs;
}

bool is_chinese_mark(char32_t sign) {
  return (sign >= 0x3000 && sign <= 0x303f) || (sign >= 0xff00 && sign <= 0xffef);
}

bool is_chinese(char32_t sign) {
  return sign >= 0x2e80;
}

// Two Chinese words have no blank between them; a Chinese and a Latin word have one, as in a line.
bool wants_blank(const std::u32string& before, const std::u32string& after) {
  if (before.empty() || after.empty()) return false;
  if (is_chinese_mark(before.back()) || is_chinese_mark(after.front())) return false;
  return !is_chinese(before.back()) || !is_chinese(after.front());
}

void join_chinese_lines(cmark_node* section) {
  for (cmark_node* line_break : nodes_below(section, "softbreak")) {
    const std::u32string before = signs_of(cmark_node_previous(line_break));
    const std::u32string after = signs_of(cmark_node_next(line_break));
    if (wants_blank(before, after)) cmark_node_insert_before(line_break, text_node(" "));
    remove(line_break);
  }
}

// Commands that not every engine knows, and the same without them.
std::string without_rare_commands(std::string latex) {
  for (const auto& [command, common] :
       {std::pair("\\textquotesingle{}", "'"), std::pair("\\textless{}", "$<$"),
        std::pair("\\textgreater{}", "$>$")}) {
    for (std::size_t at = 0; (at = latex.find(command, at)) != std::string::npos;)
      latex.replace(at, std::string_view(command).size(), common);
  }
  return latex;
}

// Unicode signs that LaTeX knows as formulas.
const std::map<char32_t, std::string>& formulas() {
  static const std::map<char32_t, std::string> kFormulas = {
      {U'≤', "\\le"},     {U'≥', "\\ge"},    {U'≠', "\\ne"},    {U'×', "\\times"},
      {U'−', "-"},        {U'·', "\\cdot"},  {U'⊕', "\\oplus"}, {U'⌊', "\\lfloor"},
      {U'⌋', "\\rfloor"}, {U'⌈', "\\lceil"}, {U'⌉', "\\rceil"}, {U'φ', "\\varphi"},
      {U'√', "\\surd"},   {U'∞', "\\infty"}, {U'→', "\\to"},    {U'≡', "\\equiv"},
      {U'±', "\\pm"},     {U'∈', "\\in"},    {U'÷', "\\div"},   {U'²', "^{2}"},
      {U'³', "^{3}"},     {U'¹', "^{1}"},    {U'⁰', "^{0}"},    {U'⁻', "^{-}"},
      {U'ⁿ', "^{n}"},     {U'ᵢ', "_{i}"},    {U'ⱼ', "_{j}"},    {U'ₖ', "_{k}"},
      {U'ₙ', "_{n}"},     {U'₋', "_{-}"},    {U'₊', "_{+}"},    {U'⁺', "^{+}"},
  };
  return kFormulas;
}

const std::map<char32_t, std::string>& typography() {
  static const std::map<char32_t, std::string> kTypography = {
      {U'…', "\\ldots{}"}, {U'–', "--"}, {U'—', "---"}, {U'“', "``"},
      {U'”', "''"},        {U'‘', "`"},  {U'’', "'"},   {U'\u00a0', "~"},
  };
  return kTypography;
}

// The sign as a formula: {kind, what stands in it}, where a raised or lowered sign has the kind ^
// or _. Nothing if it is none.
std::optional<std::pair<char, std::string>> formula(char32_t sign) {
  if (sign >= U'⁴' && sign <= U'⁹') {
    return std::pair('^', std::to_string(4 + static_cast<int>(sign - U'⁴')));
  }
  if (sign >= U'₀' && sign <= U'₉') {
    return std::pair('_', std::to_string(static_cast<int>(sign - U'₀')));
  }
  const auto found = formulas().find(sign);
  if (found == formulas().end()) return std::nullopt;
  const std::string& words = found->second;
  if (words[0] != '^' && words[0] != '_') return std::pair('$', words);
  return std::pair(words[0], words.substr(2, words.size() - 3));
}

// Letters that a document in Unicode prints as they are.
bool is_letter(char32_t sign) {
  return (sign >= 0xc0 && sign <= 0x24f) || (sign >= 0x3000 && sign <= 0x9fff) ||
         (sign >= 0xff00 && sign <= 0xffef);
}

// Neighbours that are raised or lowered alike become one formula: 2³¹ is 2$^{31}$.
class SignsToLatex {
 public:
  explicit SignsToLatex(const std::string& name) : name_(name) {}

  std::string convert(const std::string& latex) {
    for (std::size_t at = 0; at < latex.size();) {
      const std::size_t begin = at;
      const char32_t sign = take_character(latex, at);
      add(sign, latex.substr(begin, at - begin));
    }
    end_formula();
    return std::move(result_);
  }

 private:
  void add(char32_t sign, const std::string& bytes) {
    const auto found = sign < 0x80 ? std::nullopt : formula(sign);
    if (found && found->first != '$') {
      if (kind_ != found->first) end_formula();
      kind_ = found->first;
      inside_ += found->second;
      return;
    }
    end_formula();
    result_ += found ? "$" + found->second + "$" : plain(sign, bytes);
  }

  std::string plain(char32_t sign, const std::string& bytes) const {
    const auto found = typography().find(sign);
    if (found != typography().end()) return found->second;
    if (sign < 0x80 || is_letter(sign)) return bytes;
    throw UsageError(fmt::format(
        "{}: the exporter has no LaTeX for the sign {}; write it in another way", name_, bytes));
  }

  void end_formula() {
    if (kind_ != 0) result_ += fmt::format("${}{{{}}}$", kind_, inside_);
    kind_ = 0;
    inside_.clear();
  }

  const std::string& name_;
  std::string result_, inside_;
  char kind_ = 0;  // of the formula that is being read
};

}  // namespace

std::string with_capital(std::string words) {
  const bool is_small = !words.empty() && words[0] >= 'a' && words[0] <= 'z';
  if (is_small) words[0] = static_cast<char>(words[0] - 'a' + 'A');
  return words;
}

std::optional<std::string> section_of(const std::string& page, const std::string& heading,
                                      std::string_view language) {
  const bool is_in_chinese = language == "zh";
  const Document document = parse(page);
  const Document section = cut_section(document.get(), heading);
  take_out_marked(section.get());
  take_out_what_is_elsewhere(section.get());
  const std::vector<Document> tables = split_tables_of_one_row(section.get(), is_in_chinese);
  if (is_in_chinese) join_chinese_lines(section.get());
  if (!cmark_node_first_child(section.get())) return std::nullopt;
  return std::string(Text(cmark_render_commonmark(section.get(), CMARK_OPT_DEFAULT, 0)).get());
}

std::string latex_of(const std::string& markdown, const std::string& name) {
  const Document document = parse(markdown);
  if (!nodes_below(document.get(), "code_block").empty()) {
    throw UsageError(fmt::format("{}: a block of code in a statement; use `…` in a line", name));
  }
  const Text latex(cmark_render_latex(document.get(), CMARK_OPT_DEFAULT, 0));
  return SignsToLatex(name).convert(without_rare_commands(latex.get()));
}

std::string latex_words(const std::string& words, const std::string& name) {
  const Document document(cmark_node_new(CMARK_NODE_DOCUMENT));
  cmark_node* paragraph = cmark_node_new(CMARK_NODE_PARAGRAPH);
  cmark_node_append_child(paragraph, text_node(words));
  cmark_node_append_child(document.get(), paragraph);
  const Text latex(cmark_render_latex(document.get(), CMARK_OPT_DEFAULT, 0));
  std::string text = SignsToLatex(name).convert(without_rare_commands(latex.get()));
  text.erase(text.find_last_not_of('\n') + 1);
  return text;
}

std::string html_of(const std::string& markdown) {
  const Document document = parse(markdown);
  return Text(cmark_render_html(document.get(), CMARK_OPT_DEFAULT, nullptr)).get();
}

}  // namespace judge
