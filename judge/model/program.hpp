// What can be run: a compiled submission, or a program of a package.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace judge {

// Something that can be run.
struct Program {
  std::string key;                // the same for the same source, tools and options
  std::string name;               // for messages
  std::vector<std::string> argv;  // as Command::argv
  std::map<std::string, std::filesystem::path> files;  // as Command::files
  bool is_heavy = false;                               // as Recipe::is_heavy
};

// The compiled programs of one problem.
struct Helpers {
  Program generator;
  Program validator;
  Program reference;
  std::optional<Program> checker;
};

}  // namespace judge
