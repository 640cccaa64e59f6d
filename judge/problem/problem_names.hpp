// Which problem is meant by a name, a file or an address.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "judge/base/files.hpp"

namespace judge {

// What the problems of a checkout are called: their IDs, their addresses, and the aliases of
// problem.toml. Capitals and punctuation do not matter: HDU2516, hdu-2516 and Hdu_2516 are one
// name.
class ProblemNames {
 public:
  // Reads every problem.toml of the checkout; of one that is broken only the ID counts. Throws
  // UsageError if two problems have the same name.
  explicit ProblemNames(const fs::path& root);

  // The ID behind an ID or an alias. Throws UsageError with all problems if there is none.
  std::string id_of(const std::string& name) const;
  bool knows(std::string_view name) const { return find(name).has_value(); }

  // By the name of a source file (hdu2516.cpp, P3235-second-try.cpp), or else by an address in the
  // first lines of its text. Nothing if neither tells.
  std::optional<std::string> of_file(const fs::path& source, std::string_view text) const;

  // All problems with their aliases, a line each.
  std::string list() const;

 private:
  void add(std::string_view name, const std::string& id);
  std::optional<std::string> find(std::string_view name) const;
  std::optional<std::string> in_stem(const std::string& stem) const;
  std::optional<std::string> at_address(std::string_view address) const;
  std::optional<std::string> in_text(std::string_view text) const;

  fs::path root_;
  std::map<std::string, std::string> ids_;      // by the name as it is compared
  std::map<std::string, std::string> aliases_;  // by ID, as the user reads them
};

}  // namespace judge
