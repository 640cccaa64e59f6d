// Which files of a folder are inputs, and which are their answers.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/import/foreign_package.hpp"

namespace judge {
namespace {

constexpr std::size_t kShownFiles = 6;

// An input by its name: what its test case would be called, and where its answer may be.
struct InputName {
  std::string test;                  // name of the test case
  std::vector<std::string> answers;  // the first that is there counts
};

std::string without_ending(const std::string& file) {
  const std::size_t dot = file.rfind('.');
  return dot == std::string::npos || dot == 0 ? file : file.substr(0, dot);
}

// The names of inputs, as std::regex has them; of the first that fits, the name of the test case and
// those of the answers, with a slash between them. Behind the short words is 3, -3, _3, .txt or
// nothing: "in3.txt" begins with the word "in", and "index.html" does not.
struct Scheme {
  std::regex input;
  std::string test, answers;
};

const std::vector<Scheme>& schemes() {
  static const std::string kOutput = "output$2$3/answer$2$3/ans$2$3",
                           kOut = "out$2$3/answer$2$3/ans$2$3", kO = "o$2$3/answer$2$3/ans$2$3";
  static const std::vector<Scheme> kSchemes = {
      {std::regex("(\\d+)"), "$1", "$1.a"},
      {std::regex("(.+)\\.(in|inp|input)"), "$1",
       "$1.ans/$1.out/$1.a/$1.expected/$1.std/$1.output"},
      {std::regex("(.+)\\.in(\\d+)"), "$1.$2", "$1.ans$2/$1.out$2"},
      {std::regex("(input(.*\\.\\d+))()"), "$1", kOutput},
      {std::regex("(input(.*?))(\\.[^.]*)?"), "$1", kOutput},
      {std::regex("(in((?:[-_.0-9].*)?\\.\\d+))()"), "$1", kOut},
      {std::regex("(in(|[-_.0-9].*?))(\\.[^.]*)?"), "$1", kOut},
      {std::regex("(i((?:[-_.0-9].*)?\\.\\d+))()"), "$1", kO},
      {std::regex("(i(|[-_.0-9].*?))(\\.[^.]*)?"), "$1", kO},
      {std::regex("(.+)\\.in\\.txt"), "$1", "$1.out.txt/$1.ans.txt"},
      {std::regex("(.+)\\.in(\\..*)"), "$1$2", "$1.out$2/$1.ans$2"},
  };
  return kSchemes;
}

std::optional<InputName> by_own_name(const std::string& file) {
  std::smatch match;
  for (const auto& [input, test, answers] : schemes()) {
    if (!std::regex_match(file, match, input)) continue;
    const std::string names = match.format(answers);
    const std::vector<std::string_view> each = split_at(names, "/");
    return InputName{match.format(test), {each.begin(), each.end()}};
  }
  return std::nullopt;
}

// The folder of the answers to the inputs in `folder`, which ends in a slash; empty if this is no
// folder for inputs.
std::string answers_folder(const std::string& folder) {
  for (const auto& [word, answer] :
       {std::pair("inputs", "outputs"), std::pair("input", "output"), std::pair("in", "out")}) {
    const std::string tail = std::string(word) + "/";
    if (folder != tail && !ends_with(folder, "/" + tail)) continue;
    return folder.substr(0, folder.size() - tail.size()) + answer + "/";
  }
  return "";
}

void append(std::vector<std::string>& names, const std::string& folder,
            const std::vector<std::string>& files) {
  for (const std::string& file : files)
    names.push_back(folder + file);
}

std::string small_letters(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), small_letter);
  return text;
}

// Whether the file looks like an input, with or without an answer. Here and below every name is in
// small letters.
std::optional<InputName> input_name(const std::string& path) {
  const std::string folder = path.substr(0, path.rfind('/') + 1);
  const std::string file = path.substr(folder.size());
  const std::string other_folder = answers_folder(folder);
  const std::optional<InputName> own = by_own_name(file);
  if (!own && other_folder.empty()) return std::nullopt;
  InputName name{folder + (own ? own->test : without_ending(file)), {}};
  if (own) append(name.answers, folder, own->answers);
  if (other_folder.empty()) return name;
  append(name.answers, other_folder, {file});
  if (own) append(name.answers, other_folder, own->answers);
  return name;
}

bool looks_like_answer(const std::string& path) {
  static const std::regex kAnswer(
      "(.*\\.(ans|out|a|expected|std|output)(\\d*|\\..*))|output.*|out([-_.0-9].*)?");
  return std::regex_match(path.substr(path.rfind('/') + 1), kAnswer);
}

// "a", "a or b", "a, b or c"
std::string alternatives(std::vector<std::string> words) {
  const std::string last = words.back();
  words.pop_back();
  return words.empty() ? last : join(words, ", ") + " or " + last;
}

// Pairs the files of one folder.
class Pairing {
 public:
  Pairing(const fs::path& folder, const std::vector<std::string>& files, std::string prefix)
      : folder_(fs::absolute(folder)),
        prefix_(std::move(prefix)),
        files_(files),
        there_(files.begin(), files.end()) {
    for (const std::string& file : files)
      by_small_letters_.emplace(small_letters(file), file);
  }

  TestFiles run() {
    for (const std::string& file : files_)
      try_as_input(file);
    for (const std::string& file : files_) {
      if (used_.count(file) == 0) leave_out(file);
    }
    sort();
    return std::move(found_);
  }

 private:
  void try_as_input(const std::string& file) {
    std::optional<InputName> name = input_name(small_letters(file));
    const bool has_ending = file.find('.', file.rfind('/') + 1) != std::string::npos;
    if (!name && !has_ending) name = InputName{file, {file + ".a"}};
    if (!name) return;
    const std::string answer = answer_among(name->answers, file);
    if (answer.empty()) return;
    used_.insert({file, answer});
    for (const std::string& other : name->answers)
      others_.emplace(other, fmt::format("the answer to {} is {}", file, answer));
    const std::string wanted = as_spelt(name->test, file);
    const std::string test = names_.insert(wanted).second ? wanted : file;
    found_.tests.push_back({prefix_ + test, folder_ / file, folder_ / answer});
  }

  // The first of these names that is there: spelt like the input, or else in whatever letters.
  std::string answer_among(const std::vector<std::string>& names, const std::string& input) const {
    for (const std::string& name : names) {
      if (const std::string same = as_spelt(name, input); there_.count(same) > 0) return same;
      const auto other = by_small_letters_.find(name);
      if (other != by_small_letters_.end() && other->second != input) return other->second;
    }
    return "";
  }

  // `name`, with the letters that it has in common with the beginning of `like` as they are there.
  static std::string as_spelt(std::string name, const std::string& like) {
    for (std::size_t i = 0; i < std::min(name.size(), like.size()); ++i) {
      if (name[i] != small_letter(like[i])) break;
      name[i] = like[i];
    }
    return name;
  }

  void leave_out(const std::string& file) {
    const std::string small = small_letters(file);
    const auto other = others_.find(small);
    const auto name = input_name(small);
    if (other != others_.end()) {
      found_.left_out.push_back({LeftOut::Kind::kOther, prefix_ + file, other->second});
    } else if (name) {
      found_.left_out.push_back(
          {LeftOut::Kind::kInput, prefix_ + file, missing(file, name->answers)});
    } else if (looks_like_answer(small)) {
      found_.left_out.push_back({LeftOut::Kind::kAnswer, prefix_ + file, "no input beside it"});
    } else {
      found_.left_out.push_back({LeftOut::Kind::kOther, prefix_ + file, "no input or answer"});
    }
  }

  static std::string missing(const std::string& file, std::vector<std::string> answers) {
    if (answers.size() > 3) answers.resize(3);
    const std::string folder = file.substr(0, file.rfind('/') + 1);
    for (std::string& answer : answers) {
      answer = as_spelt(answer, file);
      if (starts_with(answer, folder)) answer.erase(0, folder.size());
    }
    return fmt::format("no answer beside it: add {}", alternatives(std::move(answers)));
  }

  void sort() {
    std::sort(found_.tests.begin(), found_.tests.end(),
              [](const TestCase& a, const TestCase& b) { return natural_less(a.name, b.name); });
    std::sort(found_.left_out.begin(), found_.left_out.end(),
              [](const LeftOut& a, const LeftOut& b) {
                return a.kind != b.kind ? a.kind < b.kind : natural_less(a.file, b.file);
              });
  }

  fs::path folder_;
  std::string prefix_;
  const std::vector<std::string>& files_;
  std::set<std::string> there_;
  std::map<std::string, std::string> by_small_letters_;  // the first file of each such name
  std::set<std::string> used_;                           // inputs and answers of test cases
  std::set<std::string> names_;                          // of test cases
  std::map<std::string, std::string> others_;            // answers that were not needed, and why
  TestFiles found_;
};

void collect(const fs::path& folder, const std::string& prefix, std::vector<std::string>& files) {
  for (const std::string& name : list_folder(folder)) {
    const fs::path path = folder / name;
    if (fs::is_regular_file(path)) files.push_back(prefix + name);
    if (fs::is_directory(fs::symlink_status(path))) collect(path, prefix + name + "/", files);
  }
}

}  // namespace

std::string supported_names() {
  return "NAME.in or NAME.inp with NAME.ans, NAME.out, NAME.a, NAME.expected or NAME.std; NAME.in1 "
         "with NAME.ans1 or NAME.out1; I.1 with O.1; NAME with NAME.a; "
         "NAME.in.txt with NAME.out.txt or NAME.ans.txt; input3.txt with output3.txt; "
         "in3.txt with out3.txt; in/NAME with out/NAME; input/NAME with output/NAME";
}

std::vector<std::string> files_below(const fs::path& folder) {
  std::vector<std::string> files;
  collect(folder, "", files);
  std::sort(files.begin(), files.end(), natural_less);
  return files;
}

TestFiles pair_files(const fs::path& folder, const std::vector<std::string>& files,
                     const std::string& prefix) {
  return Pairing(folder, files, prefix).run();
}

TestFiles pair_folder(const fs::path& folder) {
  TestFiles files = pair_files(folder, files_below(folder));
  if (!files.tests.empty()) return files;
  const std::string left_out = describe_left_out(files.left_out);
  throw UsageError(fmt::format("{}: no test case in it; the known pairs of names are {}{}",
                               folder.string(), supported_names(),
                               left_out.empty() ? "" : "; " + left_out));
}

std::string describe_left_out(const std::vector<LeftOut>& files) {
  if (files.empty()) return "";
  std::vector<std::string> parts;
  for (const LeftOut& left : files) {
    if (parts.size() == kShownFiles) break;
    parts.push_back(fmt::format("{} ({})", escaped(left.file), escaped(left.why)));
  }
  if (files.size() > parts.size()) {
    parts.push_back(fmt::format("and {} more", files.size() - parts.size()));
  }
  return fmt::format("left out: {} file{}: {}", files.size(), files.size() == 1 ? "" : "s",
                     join(parts, ", "));
}

}  // namespace judge
