// A problem's statement, taken from its page, as Markdown, LaTeX and HTML.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace judge {

// The words with a capital letter at their beginning, if they begin with a letter from a to z.
std::string with_capital(std::string words);

// The section `heading` of a page in Markdown, without the heading, to stand alone: links to other
// files of the checkout become their words; pictures and HTML are taken out, and so is a paragraph
// behind the comment "not in packages"; a table with a single row becomes a paragraph for each
// column but that of the limits that a judge sets and shows itself. In Chinese (`language` is "zh") lines are joined, without a blank between Chinese words.
// Nothing if there is no such section, or it is empty.
std::optional<std::string> section_of(const std::string& page, const std::string& heading,
                                      std::string_view language);

// The paragraphs "Input:" and "Output:" that the table of a section became, without these words, and
// the rest.
struct StatementParts {
  std::string rest, input, output;
};
StatementParts split_statement(const std::string& markdown);

// Markdown as LaTeX, for the body of a document. Mathematical signs and small raised or lowered
// digits become formulas. Throws UsageError with `name` if there is a sign that has no LaTeX here.
std::string latex_of(const std::string& markdown, const std::string& name);

// Words as they stand in LaTeX. Throws the same.
std::string latex_words(const std::string& words, const std::string& name);

// Markdown as HTML, for the body of a document.
std::string html_of(const std::string& markdown);

}  // namespace judge
