#include "judge/stress/shrink.hpp"

#include <algorithm>
#include <cctype>
#include <map>
#include <memory>
#include <set>
#include <utility>

#include "judge/base/text.hpp"

namespace judge {
namespace {

constexpr std::size_t kMostDigits = 18;  // a number with more is taken for a word
constexpr std::size_t kBits = 60;
constexpr std::size_t kMostCounts = 6;     // earlier numbers tried as a count
constexpr std::size_t kNearLines = 3;      // where a count is looked for, besides the first lines
constexpr std::size_t kAtATime = 8;        // candidates made before any is tried
constexpr std::size_t kMostMemory = 8192;  // bytes of a candidate that is worth remembering

// --- numbers in words -----------------------------------------------------------------------

std::optional<long long> number_in(const std::string& word) {
  const std::size_t digits = word[0] == '-' ? word.size() - 1 : word.size();
  const bool only_digits = std::all_of(word.end() - static_cast<std::ptrdiff_t>(digits), word.end(),
                                       [](unsigned char c) { return std::isdigit(c) != 0; });
  if (digits == 0 || digits > kMostDigits || !only_digits) return std::nullopt;
  return std::stoll(word);
}

// A word of a layout.
struct Place {
  std::size_t line = 0;
  std::size_t word = 0;
};

std::string& at(Layout& layout, const Place& place) {
  return layout.lines[place.line][place.word];
}

// The places of all words that are numbers, or of all that are not.
std::vector<Place> places(const Layout& layout, bool numbers) {
  std::vector<Place> found;
  for (std::size_t i = 0; i < layout.lines.size(); ++i) {
    for (std::size_t j = 0; j < layout.lines[i].size(); ++j) {
      if (number_in(layout.lines[i][j]).has_value() == numbers) found.push_back({i, j});
    }
  }
  return found;
}

// --- counts -----------------------------------------------------------------------------------

// The lines above `line` where a count may stand: the first ones and the nearest.
std::vector<std::size_t> lines_to_search(std::size_t line) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < line; ++i) {
    if (i < kNearLines || i + kNearLines >= line) found.push_back(i);
  }
  return found;
}

// A number that may count what goes, and by how much it would be less.
struct Count {
  Place place;
  long long less = 0;
};

void add_count(std::vector<Count>& counts, const Place& place, long long less) {
  if (counts.size() < kMostCounts && less > 0) counts.push_back({place, less});
}

// Numbers which may count the lines [first, first + run): so many lines follow theirs. Where a
// case takes several lines, its count falls by one only.
std::vector<Count> counts_of_lines(const Layout& layout, std::size_t first, std::size_t run) {
  std::vector<Count> counts;
  for (std::size_t i : lines_to_search(first)) {
    for (std::size_t j = 0; j < layout.lines[i].size(); ++j) {
      const auto value = number_in(layout.lines[i][j]);
      if (!value || *value <= 0) continue;
      const auto counted = static_cast<std::size_t>(*value);
      if (first + run <= i + 1 + counted) add_count(counts, {i, j}, static_cast<long long>(run));
      if (run > 1) add_count(counts, {i, j}, 1);
    }
  }
  return counts;
}

// Numbers before the word which are `here` if in its line, or `above` if in an earlier one.
template <class Here>
std::vector<Count> counts_before(const Layout& layout, const Place& place, std::size_t run,
                                 const Here& here, std::size_t above) {
  std::vector<Count> counts;
  const auto less = static_cast<long long>(run);
  const auto add_if_it_counts = [&](const Place& number, std::size_t counted) {
    const auto value = number_in(layout.lines[number.line][number.word]);
    if (value == static_cast<long long>(counted)) add_count(counts, number, less);
  };
  for (std::size_t j = 0; j < place.word; ++j)
    add_if_it_counts({place.line, j}, here(j));
  for (std::size_t i : lines_to_search(place.line)) {
    for (std::size_t j = 0; j < layout.lines[i].size(); ++j)
      add_if_it_counts({i, j}, above);
  }
  return counts;
}

// `smaller` as it is, and with each of the counts lowered. The counts stand before what has gone.
Candidate with_counts(const Layout& smaller, const std::vector<Count>& counts) {
  Candidate candidate = {smaller.render()};
  for (const Count& count : counts) {
    Layout lowered = smaller;
    std::string& word = at(lowered, count.place);
    word = std::to_string(*number_in(word) - count.less);
    candidate.push_back(lowered.render());
  }
  return candidate;
}

// --- runs -------------------------------------------------------------------------------------

template <class Sequence>
void erase_run(Sequence& sequence, std::size_t first, std::size_t run) {
  const auto begin = sequence.begin() + static_cast<std::ptrdiff_t>(first);
  sequence.erase(begin, begin + static_cast<std::ptrdiff_t>(run));
}

// The runs of a sequence of `size`, side by side; the last one ends with the sequence.
std::size_t runs_in(std::size_t size, std::size_t run) {
  return (size + run - 1) / run;
}
std::size_t start_of(std::size_t index, std::size_t size, std::size_t run) {
  return std::min(index * run, size - run);
}

// Where each run is taken from a part of the layout, the parts one after the other.
struct Cut {
  Place place;  // of the part
  std::size_t first = 0;
};

// The cuts of `run` out of parts of the given sizes, each of which keeps something.
std::vector<Cut> cuts_in(const std::vector<std::pair<Place, std::size_t>>& parts, std::size_t run) {
  std::vector<Cut> cuts;
  for (const auto& [place, size] : parts) {
    if (size <= run) continue;
    for (std::size_t i = 0; i < runs_in(size, run); ++i)
      cuts.push_back({place, start_of(i, size, run)});
  }
  return cuts;
}

// A layout that moves keep as long as they may be asked.
std::shared_ptr<const Layout> kept(const Layout& layout) {
  return std::make_shared<const Layout>(layout);
}

// --- lesser numbers ---------------------------------------------------------------------------

constexpr std::size_t kFirstPower = 5;  // of the ways below

// A number nearer to 0 than `value`, by the way of this index; nothing where the way is none.
std::optional<long long> lesser(long long value, std::size_t way) {
  const long long size = value < 0 ? -value : value;
  const std::string digits = std::to_string(size);
  long long result = 0;
  if (way == 1) result = 1;
  if (way == 2) result = size / 2;
  if (way == 3) result = size / 10;
  if (way == 4) result = digits.size() < 2 ? 0 : std::stoll(digits.substr(1));
  if (way >= kFirstPower) result = size - (1ll << (kBits - 1 - (way - kFirstPower)));
  if (result < 0 || result >= size || (way > 0 && result == 0)) return std::nullopt;
  return value < 0 && result > 0 ? -result : result;
}

long long greatest_number(const Layout& layout) {
  long long greatest = 0;
  for (const Layout::Line& line : layout.lines) {
    for (const std::string& word : line)
      greatest = std::max(greatest, number_in(word).value_or(0));
  }
  return greatest;
}

Candidate shifted(Layout layout, long long by, long long above) {
  bool changed = false;
  for (const Place& place : places(layout, true)) {
    std::string& word = at(layout, place);
    const long long value = *number_in(word);
    if (value <= above || value < by) continue;
    word = std::to_string(value - by);
    changed = true;
  }
  if (!changed) return {};
  return {layout.render()};
}

// --- letters ----------------------------------------------------------------------------------

// The two first letters of the alphabet that `letter` belongs to.
std::string first_letters(char letter) {
  return std::isupper(static_cast<unsigned char>(letter)) ? "AB" : "ab";
}

bool is_letter(char c) {
  return std::isalpha(static_cast<unsigned char>(c)) != 0;
}

// The letters of the layout's words, each once.
std::string letters_in(const Layout& layout) {
  std::set<char> letters;
  for (const Place& place : places(layout, false)) {
    for (char c : layout.lines[place.line][place.word]) {
      if (is_letter(c)) letters.insert(c);
    }
  }
  return {letters.begin(), letters.end()};
}

Candidate renamed(Layout layout, char from, char to) {
  if (to >= from) return {};
  for (const Place& place : places(layout, false)) {
    std::string& word = at(layout, place);
    std::replace(word.begin(), word.end(), from, to);
  }
  return {layout.render()};
}

// With the letters a, b, c, … in the order in which the letters first appear.
Candidate in_order(Layout layout) {
  std::map<char, char> names;
  char next = 'a';
  for (const Place& place : places(layout, false)) {
    for (char& c : at(layout, place)) {
      if (!std::islower(static_cast<unsigned char>(c))) continue;
      const auto [name, is_new] = names.try_emplace(c, next);
      if (is_new) ++next;
      c = name->second;
    }
  }
  return {layout.render()};
}

// With the first or second letter of the alphabet there.
Candidate with_letter(Layout layout, const Place& place, std::size_t index, std::size_t which) {
  char& letter = at(layout, place)[index];
  const char to = first_letters(letter)[which];
  if (!is_letter(letter) || to >= letter) return {};
  letter = to;
  return {layout.render()};
}

// --- shrinking --------------------------------------------------------------------------------

using Family = std::function<Moves(const Layout&)>;

class Shrinking {
 public:
  Shrinking(std::string text, const ShrinkAids& aids) : text_(std::move(text)), aids_(aids) {}

  std::string result() {
    if (!normalize()) return text_;
    std::string before;
    exhaust(with_renamed_letters);  // there are few, and what follows then has less to do
    do {
      before = text_;
      for (const auto& without : {without_lines, without_words, without_letters})
        shorten(without);
      exhaust(with_renamed_letters);
      exhaust(with_early_letters);
      exhaust(with_shifted_numbers);
      exhaust(with_lesser_number);
    } while (text_ != before && !aids_.is_over());
    return text_;
  }

 private:
  // Whether the text is, or can be made, one that a Layout describes.
  bool normalize() {
    const std::string plain = Layout(text_).render();
    if (plain == text_) return true;
    if (!aids_.first_hit({{plain}})) return false;
    text_ = plain;
    return true;
  }

  // Takes long runs away first, then shorter ones. None has more elements than there are lines, or
  // bytes in a line.
  void shorten(Moves (*without)(const Layout&, std::size_t)) {
    const std::vector<std::string_view> lines = split_lines(text_);
    std::size_t run = lines.size();
    for (std::string_view line : lines)
      run = std::max(run, line.size());
    for (; run > 0; run /= 2)
      exhaust([&](const Layout& layout) { return without(layout, run); });
  }

  // Makes moves of one kind until none is left. After a hit the search goes on where it is: what
  // was tried before it will be tried again in the next round.
  void exhaust(const Family& family) {
    std::size_t from = 0;
    while (auto hit = first_hit(family(Layout(text_)), from)) {
      text_ = std::move(hit->text);
      from = hit->index;
    }
  }

  std::optional<Hit> first_hit(const Moves& moves, std::size_t from) {
    while (from < moves.count && !aids_.is_over()) {
      std::vector<Candidate> candidates;
      std::vector<std::size_t> indices;
      for (; from < moves.count && candidates.size() < kAtATime; ++from) {
        Candidate candidate = moves.make(from);
        if (candidate.empty() || failed_.count(candidate) > 0) continue;
        candidates.push_back(std::move(candidate));
        indices.push_back(from);
      }
      const auto hit = aids_.first_hit(candidates);
      if (hit) return Hit{indices[hit->index], hit->text};
      if (!aids_.is_over()) remember(std::move(candidates));
    }
    return std::nullopt;
  }

  void remember(std::vector<Candidate> candidates) {
    for (Candidate& candidate : candidates) {
      if (candidate.front().size() <= kMostMemory) failed_.insert(std::move(candidate));
    }
  }

  std::string text_;
  const ShrinkAids& aids_;
  std::set<Candidate> failed_;  // led to nothing
};

}  // namespace

Layout::Layout(std::string_view text) {
  if (text.find("\r\n") != std::string_view::npos) end_of_line_ = "\r\n";
  ends_the_last_ = text.empty() || text.back() == '\n';
  for (std::string_view line : split_lines(text))
    lines.push_back(split_words(line));
}

std::string Layout::render() const {
  std::string text;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    text += join(lines[i], " ");
    if (i + 1 < lines.size() || ends_the_last_) text += end_of_line_;
  }
  return text;
}

Moves without_lines(const Layout& layout, std::size_t run) {
  const std::size_t size = layout.lines.size();
  if (run > size) return {};
  return {runs_in(size, run), [layout = kept(layout), size, run](std::size_t index) {
            const std::size_t first = start_of(index, size, run);
            Layout smaller = *layout;
            erase_run(smaller.lines, first, run);
            return with_counts(smaller, counts_of_lines(*layout, first, run));
          }};
}

Moves without_words(const Layout& layout, std::size_t run) {
  std::vector<std::pair<Place, std::size_t>> parts;
  for (std::size_t i = 0; i < layout.lines.size(); ++i)
    parts.push_back({{i, 0}, layout.lines[i].size()});
  const std::vector<Cut> cuts = cuts_in(parts, run);
  return {cuts.size(), [layout = kept(layout), cuts, run](std::size_t index) {
            const Place gone{cuts[index].place.line, cuts[index].first};
            const std::size_t size = layout->lines[gone.line].size();
            Layout smaller = *layout;
            erase_run(smaller.lines[gone.line], gone.word, run);
            const auto after = [size](std::size_t word) { return size - 1 - word; };
            return with_counts(smaller, counts_before(*layout, gone, run, after, size));
          }};
}

Moves without_letters(const Layout& layout, std::size_t run) {
  std::vector<std::pair<Place, std::size_t>> parts;
  for (const Place& place : places(layout, false))
    parts.push_back({place, layout.lines[place.line][place.word].size()});
  const std::vector<Cut> cuts = cuts_in(parts, run);
  return {cuts.size(), [layout = kept(layout), cuts, run](std::size_t index) {
            const Place& place = cuts[index].place;
            const std::size_t size = layout->lines[place.line][place.word].size();
            Layout smaller = *layout;
            erase_run(at(smaller, place), cuts[index].first, run);
            const auto length = [size](std::size_t) { return size; };
            return with_counts(smaller, counts_before(*layout, place, run, length, size));
          }};
}

Moves with_renamed_letters(const Layout& layout) {
  std::vector<std::function<Candidate(const Layout&)>> ways;
  if (in_order(layout).front() < layout.render()) ways.emplace_back(in_order);
  for (char from : letters_in(layout)) {
    for (char to : first_letters(from))
      ways.emplace_back([from, to](const Layout& whole) { return renamed(whole, from, to); });
  }
  return {ways.size(),
          [layout = kept(layout), ways](std::size_t index) { return ways[index](*layout); }};
}

Moves with_early_letters(const Layout& layout) {
  std::vector<Cut> letters;
  for (const Place& place : places(layout, false)) {
    for (std::size_t i = 0; i < layout.lines[place.line][place.word].size(); ++i)
      letters.push_back({place, i});
  }
  return {2 * letters.size(), [layout = kept(layout), letters](std::size_t index) {
            const Cut& letter = letters[index / 2];
            return with_letter(*layout, letter.place, letter.first, index % 2);
          }};
}

Moves with_shifted_numbers(const Layout& layout) {
  const long long large = greatest_number(layout) / 2;
  return {2 * kBits, [layout = kept(layout), large](std::size_t index) {
            const long long by = 1ll << (kBits - 1 - index / 2);
            return shifted(*layout, by, index % 2 == 0 ? 0 : large);
          }};
}

Moves with_lesser_number(const Layout& layout) {
  const std::vector<Place> numbers = places(layout, true);
  constexpr std::size_t ways = kFirstPower + kBits;
  return {numbers.size() * ways, [layout = kept(layout), numbers](std::size_t index) {
            Layout smaller = *layout;
            std::string& word = at(smaller, numbers[index / ways]);
            const auto number = lesser(*number_in(word), index % ways);
            if (!number) return Candidate{};
            word = std::to_string(*number);
            return Candidate{smaller.render()};
          }};
}

std::string shrink(const std::string& text, const ShrinkAids& aids) {
  return Shrinking(text, aids).result();
}

}  // namespace judge
