#include "judge/bench/process.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <stdexcept>

extern char** environ;

namespace bench {
namespace {

double seconds(const timeval& time) {
  return time.tv_sec + time.tv_usec * 1e-6;
}

pid_t start(const std::vector<std::string>& argv, const std::string& input,
            const std::string& output) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, 0, input.c_str(), O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, 1, output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0644);
  std::vector<char*> words;
  for (const std::string& word : argv)
    words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  pid_t child = 0;
  const int error = posix_spawnp(&child, words[0], &files, nullptr, words.data(), environ);
  posix_spawn_file_actions_destroy(&files);
  if (error != 0) throw std::runtime_error("cannot run " + argv[0] + ": " + std::strerror(error));
  return child;
}

}  // namespace

Cost run(const std::vector<std::string>& argv, const std::string& input,
         const std::string& output) {
  const auto begin = std::chrono::steady_clock::now();
  const pid_t child = start(argv, input, output);
  int status = 0;
  rusage usage{};
  wait4(child, &status, 0, &usage);
  const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - begin;
  if (status != 0) throw std::runtime_error(argv[0] + " failed on " + input);
  return {seconds(usage.ru_utime) + seconds(usage.ru_stime), wall.count(),
          static_cast<std::uint64_t>(usage.ru_maxrss) * 1024};
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const std::size_t middle = values.size() / 2;
  return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

}  // namespace bench
