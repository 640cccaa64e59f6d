#include "judge/base/process.hpp"

#include <cstring>
#include <stdexcept>

extern char** environ;

namespace judge {

void ChildFiles::open(int number, const std::string& path, int flags) {
  posix_spawn_file_actions_addopen(&actions_, number, path.c_str(), flags, 0644);
}

void ChildFiles::copy(int number, int source) {
  posix_spawn_file_actions_adddup2(&actions_, source, number);
}

pid_t start_process(const std::vector<std::string>& argv, const ChildFiles& files) {
  std::vector<char*> words;
  for (const std::string& word : argv)
    words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  pid_t child = -1;
  const int error = posix_spawnp(&child, words[0], &files.actions_, nullptr, words.data(), environ);
  if (error != 0) throw std::runtime_error("start " + argv[0] + ": " + std::strerror(error));
  return child;
}

}  // namespace judge
