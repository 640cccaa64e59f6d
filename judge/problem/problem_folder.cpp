#include "judge/problem/problem_folder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/model/comparison.hpp"
#include "judge/problem/layout.hpp"

namespace judge {
namespace {

template <typename... Values>
[[noreturn]] void fail(const std::string& name, int line, fmt::format_string<Values...> what,
                       Values&&... values) {
  const std::string words = fmt::format(what, std::forward<Values>(values)...);
  throw UsageError(fmt::format("{}:{}: {}", name, line, words));
}

bool is_test_name(std::string_view word) {
  const auto fits = [](char c) {
    return is_letter_or_digit(c) || c == '-' || c == '_' || c == '.';
  };
  return !word.empty() && word.size() <= 100 && word[0] != '.' && word[0] != '-' &&
         std::all_of(word.begin(), word.end(), fits);
}

bool is_hash(std::string_view word) {
  return word.size() == 64 && word.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

// Calls use(line, number) for every line of `text`.
template <typename Use>
void for_each_line(std::string_view text, Use use) {
  int number = 0;
  for (std::string_view line : split_lines(text))
    use(line, ++number);
}

std::string_view without_comment(std::string_view line) {
  return line.substr(0, line.find('#'));
}

PinnedFile parse_pin(std::string_view line, const std::string& name, int number) {
  // sha256sum writes 64 digits, a blank, a blank or "*", and the path.
  const bool is_formed =
      line.size() > 66 && line[64] == ' ' && (line[65] == ' ' || line[65] == '*');
  const std::string_view file = is_formed ? line.substr(66) : "";
  const std::size_t slash = file.find('/');
  const bool is_known = starts_with(file, "generated/") && is_test_name(file.substr(slash + 1)) &&
                        (ends_with(file, ".in") || ends_with(file, ".ans"));
  if (!is_known || !is_hash(line.substr(0, 64))) {
    fail(
        name, number,
        "not a line of sha256sum over generated/NAME.in or generated/NAME.ans; write the file anew "
        "with judge data --pin");
  }
  return {std::string(file), std::string(line.substr(0, 64)), number};
}

// Reads the folders of one problem; the paths in its messages start at the root.
class Loader {
 public:
  Loader(const fs::path& root, const std::string& id) : root_(root) {
    problem_.id = id;
    problem_.folder = root / "problems" / id;
    problem_.data = root / "testdata" / id;
  }

  Problem load() {
    check_names(problem_.folder, "problems/ID/");
    problem_.config = parse_config(need(problem_.folder / "problem.toml"),
                                   short_name(problem_.folder / "problem.toml"));
    load_submissions();
    load_data();
    check_programs();
    return std::move(problem_);
  }

 private:
  std::string short_name(const fs::path& path) const {
    return path.lexically_relative(root_).string();
  }

  std::string need(const fs::path& path) const {
    if (!fs::is_regular_file(path)) {
      throw UsageError(
          fmt::format("{}: the file is missing; every problem has one", short_name(path)));
    }
    return read_file(path);
  }

  [[noreturn]] void unknown(const fs::path& path, const std::string& known) const {
    throw UsageError(fmt::format("{}: no tool knows this file; remove it, or name it as one of: {}",
                                 escaped(short_name(path)), known));
  }

  // That the folder holds nothing but what the layout has.
  void check_names(const fs::path& folder, const std::string& parent) const {
    const std::set<std::string> known = layout_names(parent);
    for (const std::string& name : list_folder(folder)) {
      if (known.count(name) == 0) unknown(folder / name, join({known.begin(), known.end()}, " "));
    }
  }

  void load_submissions() {
    const fs::path main = problem_.folder / "main.cpp";
    need(main);
    add_submission("main.cpp");
    const fs::path textbook = problem_.folder / "textbook.cpp";
    if (fs::exists(textbook)) add_submission("textbook.cpp");
    for (const std::string& name : programs_in("accepted"))
      add_submission(name);
    for (const std::string& name : programs_in("wrong")) {
      const fs::path source = problem_.folder / name;
      add_submission(name, parse_expectation(read_file(source), short_name(source)));
    }
  }

  // The programs in a folder that a problem need not have, with its name before theirs.
  std::vector<std::string> programs_in(const std::string& folder) const {
    const fs::path path = problem_.folder / folder;
    std::vector<std::string> programs;
    if (!fs::exists(path)) return programs;
    for (const std::string& name : list_folder(path)) {
      if (!ends_with(name, ".cpp")) unknown(path / name, "NAME.cpp");
      programs.push_back(folder + "/" + name);
    }
    return programs;
  }

  void add_submission(const std::string& name, std::set<Verdict> expected = {Verdict::kAc}) {
    problem_.submissions.push_back(
        {problem_.folder / name, name, problem_.config.dialect, std::move(expected)});
  }

  void load_data() {
    if (!fs::is_directory(problem_.data)) {
      throw UsageError(
          fmt::format("testdata/{}: the folder is missing; make it with sample/, hand/, "
                      "tests.txt and SHA256SUMS",
                      problem_.id));
    }
    check_names(problem_.data, "testdata/ID/");
    problem_.sample = pairs_in("sample", {".in", ".ans"});
    problem_.hand = pairs_in("hand", {".in", ".ans", ".desc"});
    problem_.invalid = pairs_in("invalid", {".in", ".desc"});
    const fs::path tests = problem_.data / "tests.txt", sums = problem_.data / "SHA256SUMS";
    problem_.tests = parse_tests(need(tests), short_name(tests));
    if (fs::exists(sums)) problem_.pinned = parse_sums(read_file(sums), short_name(sums));
  }

  // The names of the tests in a folder, where every test has a file with each of the endings.
  std::vector<std::string> pairs_in(const std::string& folder,
                                    const std::vector<std::string>& endings) const {
    const fs::path path = problem_.data / folder;
    std::vector<std::string> names;
    if (!fs::is_directory(path)) return names;
    for (const std::string& file : list_folder(path)) {
      const fs::path stem = fs::path(file).stem(), ending = fs::path(file).extension();
      const bool is_known = std::count(endings.begin(), endings.end(), ending.string()) > 0;
      if (!is_known || !is_test_name(file)) unknown(path / file, "NAME" + join(endings, " NAME"));
      for (const std::string& other : endings)
        need(path / (stem.string() + other));
      if (ending == ".in") names.push_back(stem.string());
    }
    return names;
  }

  void check_programs() const {
    for (const char* program : {"validator.cpp", "reference.cpp", "generator.cpp"})
      need(problem_.folder / program);
    const fs::path checker = problem_.folder / "checker.cpp";
    if (problem_.config.compare == CompareMode::kChecker) {
      need(checker);
    } else if (fs::exists(checker)) {
      throw UsageError(
          fmt::format("{}: problem.toml does not ask for it; say compare = \"checker\" "
                      "there, or remove the file",
                      short_name(checker)));
    }
  }

  fs::path root_;
  Problem problem_;
};

}  // namespace

std::vector<GeneratedTest> parse_tests(std::string_view text, const std::string& name) {
  std::vector<GeneratedTest> tests;
  std::map<std::string, int> first_line;
  for_each_line(text, [&](std::string_view line, int number) {
    std::vector<std::string> words = split_words(without_comment(line));
    if (words.empty()) return;
    if (!is_test_name(words[0])) {
      fail(name, number, "{} is no name for a test; use letters, digits, -, _ and .",
           excerpt(words[0]));
    }
    if (words.size() < 2) {
      fail(name, number, "the test case {} has no generator arguments; write NAME KIND ARGUMENT…",
           words[0]);
    }
    const auto [known, is_new] = first_line.emplace(words[0], number);
    if (!is_new) {
      fail(name, number, "a second test {}, after line {}; give it another name", words[0],
           known->second);
    }
    tests.push_back({words[0], {words.begin() + 1, words.end()}, number});
  });
  return tests;
}

std::vector<PinnedFile> parse_sums(std::string_view text, const std::string& name) {
  std::vector<PinnedFile> pins;
  std::set<std::string> seen;
  for_each_line(text, [&](std::string_view line, int number) {
    pins.push_back(parse_pin(line, name, number));
    if (!seen.insert(pins.back().name).second) {
      fail(name, number, "{} is there twice; remove one of the lines", pins.back().name);
    }
  });
  return pins;
}

std::set<Verdict> parse_expectation(std::string_view source, const std::string& name) {
  constexpr std::string_view kStart = "// expect:";
  const std::string_view line = source.substr(0, source.find('\n'));
  const std::size_t dash = line.find("—"), hyphen = line.find(" - ");
  const std::size_t end = std::min(dash, hyphen);
  const std::size_t words = end + std::string_view(dash < hyphen ? "—" : " - ").size();
  const bool is_formed = starts_with(line, kStart) && end != std::string_view::npos &&
                         !split_words(line.substr(words)).empty();
  if (!is_formed) {
    fail(name, 1,
         "the first line must say what is wrong, like: // expect: WA — the mistake in words");
  }
  std::set<Verdict> expected;
  for (const std::string& word : split_words(line.substr(kStart.size(), end - kStart.size()))) {
    const auto verdict = verdict_of(word);
    if (!verdict || *verdict == Verdict::kJe) {
      fail(name, 1, "{} is no verdict; they are AC WA PE TLE MLE OLE RE CE", excerpt(word));
    }
    expected.insert(*verdict);
  }
  if (expected.empty() || expected == std::set<Verdict>{Verdict::kAc}) {
    fail(name, 1,
         "a wrong submission expects a verdict other than AC; name it, like: // expect: WA — …");
  }
  return expected;
}

std::vector<std::string> problem_ids(const fs::path& root) {
  std::vector<std::string> ids;
  for (const std::string& name : list_folder(root / "problems")) {
    if (fs::is_directory(root / "problems" / name)) ids.push_back(name);
  }
  return ids;
}

void check_id(const fs::path& root, const std::string& id) {
  const std::vector<std::string> ids = problem_ids(root);
  if (std::find(ids.begin(), ids.end(), id) != ids.end()) return;
  throw UsageError(fmt::format("no problem {}; there are {}", escaped(id), join(ids, " ")));
}

Problem load_problem(const fs::path& root, const std::string& id) {
  check_id(root, id);
  return Loader(root, id).load();
}

}  // namespace judge
