// Makes a text smaller while something stays true of it: lines, words, letters, numbers. It knows
// nothing of what the text means. What is asked of each smaller text, others decide.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace judge {

// A text as lines of words; one blank between words, one kind of line end.
class Layout {
 public:
  using Line = std::vector<std::string>;

  // Any text; render() gives it back only if its blanks are as said above.
  explicit Layout(std::string_view text);
  std::string render() const;

  std::vector<Line> lines;

 private:
  std::string end_of_line_ = "\n";
  bool ends_the_last_ = true;  // the last line has an end, too
};

// One way to make a text smaller: the first of these texts that is legal. The first one is the
// change alone; the others also lower an earlier number, which may have counted what has gone.
using Candidate = std::vector<std::string>;

// Ways to make one text smaller, made when they are wanted: a text may be large.
struct Moves {
  std::size_t count = 0;
  std::function<Candidate(std::size_t)> make;  // by index; empty: no such way here
};

// The moves of each kind, in the order in which they are tried. Every text that they make is
// smaller than the given one: it has fewer lines, or else fewer words, or else fewer letters, or
// else earlier letters, or else lesser numbers; counts that are lowered along do not matter.

// Without `run` lines that follow each other.
Moves without_lines(const Layout& layout, std::size_t run);
// Without `run` words that follow each other in a line, which keeps at least one.
Moves without_words(const Layout& layout, std::size_t run);
// Without `run` letters that follow each other in a word that is no number and keeps at least one.
Moves without_letters(const Layout& layout, std::size_t run);
// With a or b in place of all letters that are the same; or with a, b, c, … in the order in which
// the letters first appear.
Moves with_renamed_letters(const Layout& layout);
// With a or b in place of one letter.
Moves with_early_letters(const Layout& layout);
// With all numbers, or all large ones, less by the same power of two.
Moves with_shifted_numbers(const Layout& layout);
// With one number less: 0, 1, a half, without its first or last digit, less by a power of two.
Moves with_lesser_number(const Layout& layout);

// Of the candidates one that still has the property.
struct Hit {
  std::size_t index = 0;  // of the candidate
  std::string text;
};

// What shrinking needs from outside.
struct ShrinkAids {
  // The first candidate, in their order, whose first legal text has the property.
  std::function<std::optional<Hit>(const std::vector<Candidate>&)> first_hit;
  // Whether to stop where one is.
  std::function<bool()> is_over;
};

// The smallest text that the moves lead to from `text`, which has the property: none of them leads
// further, unless is_over() said so. The same answers give the same result.
std::string shrink(const std::string& text, const ShrinkAids& aids);

}  // namespace judge
