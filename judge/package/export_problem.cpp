// Gathers what packages of a problem need.
#include <fmt/format.h>
#include <openssl/sha.h>

#include <algorithm>
#include <array>
#include <map>

#include "judge/base/cache.hpp"
#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/bundle/bundle.hpp"
#include "judge/package/formats.hpp"
#include "judge/package/statement.hpp"
#include "judge/problem/layout.hpp"

namespace judge {
namespace {

// Of a title like "取石子游戏 (Fibonacci nim)" what an English reader can read.
std::string english_title(const std::string& title) {
  const std::size_t open = title.find(" (");
  const bool has_two = open != std::string::npos && title.back() == ')';
  const bool is_foreign =
      has_two && static_cast<unsigned char>(title[0]) >= 0xe0;  // not Latin, as è and é are
  return with_capital(is_foreign ? title.substr(open + 2, title.size() - open - 3) : title);
}

// Whether there is a letter or mark of Chinese, Japanese or Korean: in UTF-8, from U+3000 on.
bool has_east_asian(const std::string& words) {
  return std::any_of(words.begin(), words.end(),
                     [](char c) { return static_cast<unsigned char>(c) >= 0xe3; });
}

// Why the bytes are no text file as ICPC packages want it: not empty, in UTF-8 without byte order
// mark, with lines that end in LF. Empty if they are one.
const char* text_fault(std::string_view bytes) {
  if (bytes.empty()) return "is empty";
  if (starts_with(bytes, "\xef\xbb\xbf")) return "begins with a byte order mark";
  if (bytes.find('\r') != std::string_view::npos) return "has CR";
  if (bytes.find('\0') != std::string_view::npos) return "has a zero byte";
  if (!is_utf8(bytes)) return "is not UTF-8";
  return bytes.back() == '\n' ? "" : "has no end of its last line";
}

std::string icpc_fault(const char* what, const fs::path& file) {
  const MappedFile mapped(file);
  const std::string fault = text_fault(mapped.bytes());
  if (fault.empty()) return "";
  return fmt::format("its {} {}, which tools for this format refuse", what, fault);
}

// The text of a .desc file without blanks at its end.
std::string description_in(const fs::path& file) {
  std::string text = read_file(file);
  text.erase(text.find_last_not_of(" \t\r\n") + 1);
  return text;
}

// 6ba7b811-9dad-11d1-80b4-00c04fd430c8
constexpr std::string_view kUrlNameSpace{
    "\x6b\xa7\xb8\x11\x9d\xad\x11\xd1\x80\xb4\x00\xc0\x4f\xd4\x30\xc8", 16};

// The ID's UUID of version 5 (RFC 4122), the same for ever: of the name "combinatorial-games/ID" in
// the name space for URLs.
std::string uuid_of(std::string_view id) {
  const std::string name = fmt::format("{}combinatorial-games/{}", kUrlNameSpace, id);
  std::array<unsigned char, SHA_DIGEST_LENGTH> digest{};
  SHA1(reinterpret_cast<const unsigned char*>(name.data()), name.size(), digest.data());
  digest[6] = static_cast<unsigned char>((digest[6] & 0x0f) | 0x50);  // version 5
  digest[8] = static_cast<unsigned char>((digest[8] & 0x3f) | 0x80);  // the variant of RFC 4122
  std::string uuid;
  for (std::size_t i = 0; i < 16; ++i) {
    if (i == 4 || i == 6 || i == 8 || i == 10) uuid += '-';
    uuid += fmt::format("{:02x}", digest[i]);
  }
  return uuid;
}

// The most lines that an input has.
std::ptrdiff_t most_lines(const std::vector<TestCase>& tests) {
  std::ptrdiff_t most = 0;
  for (const TestCase& test : tests) {
    const MappedFile input(test.input.file);
    most = std::max(most, std::count(input.bytes().begin(), input.bytes().end(), '\n'));
  }
  return most;
}

// A page says what the problem's own judge does not tell; in a package it is what the tests have.
std::string with_number_of_lines(std::string statement, std::ptrdiff_t lines) {
  for (const auto& [words, known] : {std::pair("number of lines not stated", "at most {} lines"),
                                     std::pair("行数未说明", "至多 {} 行")}) {
    const std::size_t at = statement.find(words);
    if (at == std::string::npos) continue;
    statement.replace(at, std::string_view(words).size(), fmt::format(fmt::runtime(known), lines));
  }
  return statement;
}

class Gatherer {
 public:
  Gatherer(const fs::path& root, const Problem& problem) : root_(root), problem_(problem) {}

  ExportProblem gather(const std::vector<TestCase>& tests) {
    identify();
    read_license();
    read_statements(most_lines(tests));
    make_programs();
    for (const TestCase& test : tests)
      add_test(test);
    check_tests();
    for (const std::string& name : problem_.invalid)
      add_invalid(name);
    for (const Submission& submission : problem_.submissions)
      add_submission(submission);
    return std::move(result_);
  }

 private:
  std::string place(const fs::path& path) const { return path.lexically_relative(root_).string(); }

  void identify() {
    result_.id = problem_.id;
    result_.short_name = bare_name(problem_.id);
    if (result_.short_name.empty()) {
      throw UsageError(fmt::format(
          "problems/{}: a package's name is made of letters and digits, and there is none",
          problem_.id));
    }
    result_.uuid = uuid_of(problem_.id);
    result_.config = problem_.config;
  }

  // Its first line names it, and its line "Copyright (c) YEAR NAMES" tells who owns the rights.
  void read_license() {
    const fs::path file = root_ / "LICENSE";
    if (!fs::is_regular_file(file)) {
      throw UsageError(
          "LICENSE: the file is missing; a package says under which license it stands");
    }
    result_.license = read_file(file);
    license_name_ = result_.license.substr(0, result_.license.find('\n'));
    constexpr std::string_view kStart = "Copyright (c) ";
    for (std::string_view line : split_lines(result_.license)) {
      if (!starts_with(line, kStart)) continue;
      line.remove_prefix(kStart.size());
      const std::size_t names = line.find_first_not_of("0123456789-, ");
      if (names == std::string_view::npos) continue;
      result_.rights_owner =
          fmt::format("{} of this suite of problems, see LICENSE", line.substr(names));
      return;
    }
    throw UsageError(
        "LICENSE: no line \"Copyright (c) YEAR NAMES\"; a package names who owns the rights");
  }

  void read_statements(std::ptrdiff_t lines) {
    const PageSection& section = page_sections().front();
    const fs::path english = problem_.folder / "README.md";
    const fs::path chinese = problem_.folder / "README.zh-CN.md";
    if (!fs::is_regular_file(english)) {
      throw UsageError(
          fmt::format("{}: the file is missing; the statement of a package is its section \"{}\"",
                      place(english), section.english));
    }
    add_statement("en", english, section.english, lines);
    if (fs::is_regular_file(chinese)) add_statement("zh", chinese, section.chinese, lines);
  }

  void add_statement(const std::string& language, const fs::path& page, const std::string& heading,
                     std::ptrdiff_t lines) {
    const auto body = section_of(read_file(page), heading, language);
    if (!body) {
      throw UsageError(
          fmt::format("{}: no section \"{}\", which is the statement of a package; add it",
                      place(page), heading));
    }
    const bool is_english = language == "en";
    result_.statements.push_back({language, is_english ? title_in_english() : problem_.config.title,
                                  with_number_of_lines(*body, lines) + "\n" + origin(is_english)});
  }

  std::string title_in_english() const {
    const std::string title = english_title(problem_.config.title);
    if (!has_east_asian(title)) return title;
    throw UsageError(
        fmt::format("{}: the title \"{}\" has no English words for a package; add them at its end, "
                    "in brackets behind a blank",
                    place(problem_.folder / "problem.toml"), problem_.config.title));
  }

  std::string origin(bool is_english) const {
    const ProblemConfig& config = problem_.config;
    return fmt::format(is_english
                           ? "**Source:** {}, <{}>. This statement, the test data and the "
                             "programs of the package were written for this suite of "
                             "problems. They are under the {}, which comes with them.\n"
                           : "**来源：** {}，<{}>。本题面、测试数据和程序都是本题集自己写的，"
                             "采用 {}，全文随附。\n",
                       config.origin, config.url, license_name_);
  }

  std::string bundled(const fs::path& source) const { return bundle(source, root_).text; }

  fs::path checker_source() const {
    const std::string_view shared = way_of(problem_.config.compare).checker;
    return shared.empty() ? problem_.folder / "checker.cpp" : root_ / shared;
  }

  void make_programs() {
    result_.generator = bundled(problem_.folder / "generator.cpp");
    result_.validator =
        "#define VALIDATOR_WANTS_PLAIN_TEXT\n" + bundled(problem_.folder / "validator.cpp");
    result_.checker = bundled(checker_source());
    result_.testlib_checker = "#define CHECKER_SPEAKS_TESTLIB\n" + result_.checker;
  }

  void add_test(const TestCase& test) {
    const std::size_t slash = test.name.find('/');
    const std::string group = test.name.substr(0, slash);
    ExportTest made;
    made.group = group == "sample" ? ExportTest::Group::kSample
                 : group == "hand" ? ExportTest::Group::kHand
                                   : ExportTest::Group::kGenerated;
    made.name = test.name.substr(slash + 1);
    made.file_name = fmt::format("{:03}-{}-{}", result_.tests.size() + 1, group, made.name);
    made.input = test.input.file;
    made.answer = test.answer.file;
    made.icpc_fault = fault_of(made);
    add_details(made);
    result_.tests.push_back(std::move(made));
  }

  std::string fault_of(const ExportTest& test) {
    if (std::string fault = icpc_fault("input", test.input); !fault.empty()) return fault;
    if (std::string fault = icpc_fault("answer", test.answer); !fault.empty()) return fault;
    const MappedFile input(test.input);
    const auto [first, is_new] = inputs_.emplace(sha256(input.bytes()), test.file_name);
    return is_new ? "" : fmt::format("it has the same input as {}", first->second);
  }

  void add_details(ExportTest& test) const {
    if (test.group == ExportTest::Group::kSample) {
      test.input_text = read_file(test.input);
      test.answer_text = read_file(test.answer);
    }
    if (test.group == ExportTest::Group::kHand) {
      test.description = description_in(problem_.data / "hand" / (test.name + ".desc"));
    }
    for (const GeneratedTest& generated : problem_.tests) {
      const bool is_it = test.group == ExportTest::Group::kGenerated && generated.name == test.name;
      if (is_it) test.call = join(generated.arguments, " ");
    }
  }

  void check_tests() const {
    const auto is_secret = [](const ExportTest& test) {
      return test.group != ExportTest::Group::kSample && test.icpc_fault.empty();
    };
    if (std::any_of(result_.tests.begin(), result_.tests.end(), is_secret)) return;
    throw UsageError(fmt::format(
        "{}: a package needs a test case that is no sample; add one to hand/ or tests.txt",
        place(problem_.data)));
  }

  void add_invalid(const std::string& name) {
    const fs::path folder = problem_.data / "invalid";
    const fs::path input = folder / (name + ".in");
    result_.invalid.push_back(
        {name, input, description_in(folder / (name + ".desc")), icpc_fault("input", input)});
  }

  void add_submission(const Submission& submission) {
    result_.submissions.push_back(
        {submission.source.filename().string(), submission.source, submission.expected});
  }

  fs::path root_;
  const Problem& problem_;
  std::string license_name_;                   // MIT License
  std::map<std::string, std::string> inputs_;  // file names of test cases, by the input's hash
  ExportProblem result_;
};

}  // namespace

std::vector<TestCase> icpc_tests(const ExportProblem& problem, const std::vector<TestCase>& tests) {
  std::vector<TestCase> kept;
  for (std::size_t i = 0; i < tests.size(); ++i) {
    if (problem.tests[i].icpc_fault.empty()) kept.push_back(tests[i]);
  }
  return kept;
}

ExportProblem export_problem(const fs::path& root, const Problem& problem,
                             const std::vector<TestCase>& tests) {
  return Gatherer(root, problem).gather(tests);
}

}  // namespace judge
