#include "judge/data/data_files.hpp"

#include <fmt/format.h>

#include <set>
#include <vector>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"

namespace judge {
namespace {

// What the lines of tests.txt make, in their order.
std::vector<std::string> generated_files(const Problem& problem) {
  std::vector<std::string> files;
  for (const GeneratedTest& test : problem.tests) {
    for (const char* ending : {".in", ".ans"})
      files.push_back("generated/" + test.name + ending);
  }
  return files;
}

std::set<std::string> as_set(const std::vector<std::string>& files) {
  return {files.begin(), files.end()};
}

}  // namespace

DataFiles::DataFiles(Workspace& workspace, const Problem& problem, bool pins)
    : workspace_(workspace), problem_(problem), pins_(pins) {
  for (const PinnedFile& pin : problem.pinned)
    pinned_[pin.name] = pin.hash;
}

fs::path DataFiles::path(const std::string& file) const {
  const std::string_view made = "generated/";
  if (!starts_with(file, made)) return problem_.data / file;
  return workspace_.generated(problem_.id) / file.substr(made.size());
}

std::string DataFiles::place(const std::string& file) const {
  return fmt::format("testdata/{}/{}", problem_.id, file);
}

std::string DataFiles::hash(const std::string& file) const {
  return workspace_.hashes().of(path(file));
}

bool DataFiles::may_stay(const std::string& file, const std::string& hash) const {
  return !hash.empty() && (pins_ || hash == pinned_.at(file));
}

std::string DataFiles::put(const std::string& file, const std::string& content,
                           const Program& maker) {
  std::string hash = sha256(content);
  if (!may_stay(file, hash)) {
    remove(file);
    throw JudgeError(fmt::format("{}: {} makes it with hash {}, SHA256SUMS says {}; {}",
                                 place(file), maker.name, hash.substr(0, 12),
                                 pinned_.at(file).substr(0, 12), repair()));
  }
  write_file(path(file), content);
  ++count_put_;
  return hash;
}

void DataFiles::remove(const std::string& file) const {
  std::error_code error;
  fs::remove(path(file), error);
}

void DataFiles::check_pins() const {
  std::set<std::string> wanted = as_set(generated_files(problem_));
  for (const PinnedFile& pin : problem_.pinned) {
    if (wanted.erase(pin.name) > 0) continue;
    throw UsageError(fmt::format("{}:{}: tests.txt makes no {}; {}", place("SHA256SUMS"), pin.line,
                                 pin.name, repair()));
  }
  if (!wanted.empty()) {
    throw UsageError(
        fmt::format("{}: no hash of {}; {}", place("SHA256SUMS"), *wanted.begin(), repair()));
  }
}

void DataFiles::write_pins() const {
  std::string text;
  for (const std::string& file : generated_files(problem_))
    text += fmt::format("{}  {}\n", hash(file), file);
  write_file(path("SHA256SUMS"), text);
}

void DataFiles::remove_unknown() const {
  const std::set<std::string> known = as_set(generated_files(problem_));
  std::error_code error;
  for (const fs::directory_entry& entry :
       fs::directory_iterator(workspace_.generated(problem_.id), error)) {
    const std::string file = "generated/" + entry.path().filename().string();
    if (known.count(file) == 0) fs::remove_all(entry.path(), error);
  }
}

std::string DataFiles::repair() const {
  return fmt::format("if that is meant, write it anew: judge data {} --pin", problem_.id);
}

}  // namespace judge
