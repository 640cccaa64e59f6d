// What can be run: a compiled submission, or a problem's helper.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace judge {

// The files in its working directory through which a program reads its input and writes its output.
// An empty name: it uses the standard stream.
struct FileStreams {
  std::string input, output;
  // The standard streams do not count where there is a file: nothing can be read from the one, and
  // what comes through the other is no output. Else both bring the input, and the file is the output
  // if nothing comes through the other.
  bool only = false;
};

// Something that can be run.
struct Program {
  std::string key;                // the same for the same source, tools and options
  std::string name;               // for messages
  std::vector<std::string> argv;  // as Command::argv
  std::map<std::string, std::filesystem::path> files;  // as Command::files
  bool is_heavy = false;                               // as Recipe::is_heavy
  FileStreams streams{};                               // as its source tells them
};

// The compiled programs of one problem.
struct Helpers {
  Program generator;
  Program validator;
  Program reference;
  std::optional<Program> checker;
};

}  // namespace judge
