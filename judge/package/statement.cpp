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

// Of time and memory: a package has the limits elsewhere, and its judge shows them.
bool is_of_limits(cmark_node* title) {
  const std::string words = words_of(title);
  return starts_with(words, "time") || starts_with(words, "时间");
}

// A wide row fits on no page of LaTeX. Returns the tables that were there: the words of their
// cells, which are elsewhere now, end with them.
std::vector<Document> split_tables_of_one_row(cmark_node* section, bool is_in_chinese) {
  std::vector<Document> split;
  for (cmark_node* table : nodes_below(section, "table")) {
    const std::vector<cmark_node*> rows = children_of(table);
    if (rows.size() != 2) continue;
    const auto titles = children_of(rows[0]), cells = children_of(rows[1]);
    for (std::size_t i = 0; i < std::min(titles.size(), cells.size()); ++i) {
      if (is_of_limits(titles[i])) continue;
      cmark_node_insert_before(table, paragraph_of(titles[i], cells[i], is_in_chinese));
    }
    cmark_node_unlink(table);
    split.emplace_back(table);
  }
  return split;
}

// The character at `at`, which moves behind it. The text is UTF-8: the parser made it so.
char32_t take_character(const std::string& text, std::size_t& at) {
  const auto [length, character] = front_character(std::string_view(text).substr(at));
  at += std::max<std::size_t>(1, length);
  return character;
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

// The LaTeX of signs that are no letters. Behind ^ and _ stands what is raised or lowered in a
// formula.
const std::map<char32_t, std::string>& latex_signs() {
  static const std::map<char32_t, std::string> kSigns = {
      {U'≤', "$\\le$"},     {U'≥', "$\\ge$"},    {U'≠', "$\\ne$"},    {U'×', "$\\times$"},
      {U'−', "$-$"},        {U'·', "$\\cdot$"},  {U'⊕', "$\\oplus$"}, {U'⌊', "$\\lfloor$"},
      {U'⌋', "$\\rfloor$"}, {U'⌈', "$\\lceil$"}, {U'⌉', "$\\rceil$"}, {U'φ', "$\\varphi$"},
      {U'√', "$\\surd$"},   {U'∞', "$\\infty$"}, {U'→', "$\\to$"},    {U'≡', "$\\equiv$"},
      {U'±', "$\\pm$"},     {U'∈', "$\\in$"},    {U'÷', "$\\div$"},   {U'…', "\\ldots{}"},
      {U'–', "--"},         {U'—', "---"},       {U'“', "``"},        {U'”', "''"},
      {U'‘', "`"},          {U'’', "'"},         {U'\u00a0', "~"},    {U'⁰', "^0"},
      {U'¹', "^1"},         {U'²', "^2"},        {U'³', "^3"},        {U'⁴', "^4"},
      {U'⁵', "^5"},         {U'⁶', "^6"},        {U'⁷', "^7"},        {U'⁸', "^8"},
      {U'⁹', "^9"},         {U'⁺', "^+"},        {U'⁻', "^-"},        {U'ⁿ', "^n"},
      {U'₀', "_0"},         {U'₁', "_1"},        {U'₂', "_2"},        {U'₃', "_3"},
      {U'₄', "_4"},         {U'₅', "_5"},        {U'₆', "_6"},        {U'₇', "_7"},
      {U'₈', "_8"},         {U'₉', "_9"},        {U'₊', "_+"},        {U'₋', "_-"},
      {U'ᵢ', "_i"},         {U'ⱼ', "_j"},        {U'ₖ', "_k"},        {U'ₙ', "_n"},
  };
  return kSigns;
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
    const auto found = latex_signs().find(sign);
    const std::string latex = found == latex_signs().end() ? plain(sign, bytes) : found->second;
    const bool is_in_formula = sign >= 0x80 && (latex[0] == '^' || latex[0] == '_');
    if (!is_in_formula || latex[0] != kind_) end_formula();
    if (!is_in_formula) {
      result_ += latex;
    } else {
      kind_ = latex[0];
      inside_ += latex[1];
    }
  }

  const std::string& plain(char32_t sign, const std::string& bytes) const {
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
  char kind_ = 0;  // ^ or _ while a formula is being read
};

std::string rendered_latex(cmark_node* document, const std::string& name) {
  const Text latex(cmark_render_latex(document, CMARK_OPT_DEFAULT, 0));
  return SignsToLatex(name).convert(without_rare_commands(latex.get()));
}

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

StatementParts split_statement(const std::string& markdown) {
  StatementParts parts;
  const Document document = parse(markdown);
  for (cmark_node* node : children_of(document.get())) {
    const std::string words = words_of(node);
    const bool is_input = starts_with(words, "Input:") || starts_with(words, "输入：");
    const bool is_output = starts_with(words, "Output:") || starts_with(words, "输出：");
    if (is_input || is_output) remove(cmark_node_first_child(node));
    std::string& part = is_input ? parts.input : is_output ? parts.output : parts.rest;
    const Text text(cmark_render_commonmark(node, CMARK_OPT_DEFAULT, 0));
    part += std::string(text.get()) + "\n";
  }
  return parts;
}

std::string latex_of(const std::string& markdown, const std::string& name) {
  const Document document = parse(markdown);
  if (!nodes_below(document.get(), "code_block").empty()) {
    throw UsageError(fmt::format("{}: a block of code in a statement; use `…` in a line", name));
  }
  return rendered_latex(document.get(), name);
}

std::string latex_words(const std::string& words, const std::string& name) {
  const Document document(cmark_node_new(CMARK_NODE_DOCUMENT));
  cmark_node* paragraph = cmark_node_new(CMARK_NODE_PARAGRAPH);
  cmark_node_append_child(paragraph, text_node(words));
  cmark_node_append_child(document.get(), paragraph);
  std::string text = rendered_latex(document.get(), name);
  text.erase(text.find_last_not_of('\n') + 1);
  return text;
}

std::string html_of(const std::string& markdown) {
  const Document document = parse(markdown);
  return Text(cmark_render_html(document.get(), CMARK_OPT_DEFAULT, nullptr)).get();
}

}  // namespace judge
