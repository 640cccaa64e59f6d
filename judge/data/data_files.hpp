// The files of testdata/<ID>/: their places, their hashes, and what may stay.
#pragma once

#include <atomic>
#include <map>
#include <string>

#include "judge/base/workspace.hpp"
#include "judge/model/problem.hpp"
#include "judge/model/program.hpp"

namespace judge {

// A file is named by its path from testdata/<ID>/ on, like generated/small.in. Safe for several
// threads.
class DataFiles {
 public:
  // With `pins` any content may stay; otherwise only one with the hash in SHA256SUMS.
  DataFiles(Workspace& workspace, const Problem& problem, bool pins);

  fs::path path(const std::string& file) const;
  // For messages: the path from the checkout on.
  std::string place(const std::string& file) const;
  // SHA-256 of the content; "" if there is no such file.
  std::string hash(const std::string& file) const;
  // Whether a content with this hash may be there; "" may not.
  bool may_stay(const std::string& file, const std::string& hash) const;

  // Puts `content` under the name `file`, and returns its hash. Throws JudgeError if it may not
  // stay: `maker` made it wrong; then neither the new nor an old content is there.
  std::string put(const std::string& file, const std::string& content, const Program& maker);
  void remove(const std::string& file) const;
  // How many files were put.
  std::size_t count_put() const { return count_put_; }

  // Throws UsageError if SHA256SUMS names other files than tests.txt makes.
  void check_pins() const;
  // Writes SHA256SUMS for what is there now.
  void write_pins() const;
  // Removes generated files that no line of tests.txt makes: of test cases that are gone, or
  // half-written by a killed judge.
  void remove_unknown() const;

 private:
  std::string repair() const;

  Workspace& workspace_;
  const Problem& problem_;
  bool pins_;
  std::map<std::string, std::string> pinned_;  // file -> hash
  std::atomic<std::size_t> count_put_{0};
};

}  // namespace judge
