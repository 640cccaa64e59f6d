#include "judge/base/process.hpp"

#include <sys/wait.h>

#include <csignal>
#include <cstring>
#include <mutex>
#include <stdexcept>

extern char** environ;

namespace judge {

namespace {

// The children of a program are one list, whoever started them.
struct OurProcesses {
  std::mutex mutex;
  std::set<pid_t> numbers;
};

OurProcesses& our_processes() {
  static OurProcesses all;
  return all;
}

// Its number stays its own until it is taken by wait4.
void wait_until_ended(pid_t pid, bool kill_stopped) {
  const int events = WEXITED | WNOWAIT | (kill_stopped ? WSTOPPED : 0);
  siginfo_t info{};
  while (waitid(P_PID, static_cast<id_t>(pid), &info, events) != 0 || info.si_code == CLD_STOPPED) {
    if (info.si_code == CLD_STOPPED) kill(pid, SIGKILL);
  }
}

}  // namespace

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
  const std::lock_guard<std::mutex> lock(our_processes().mutex);
  const int error = posix_spawnp(&child, words[0], &files.actions_, nullptr, words.data(), environ);
  if (error != 0) throw std::runtime_error("start " + argv[0] + ": " + std::strerror(error));
  our_processes().numbers.insert(child);
  return child;
}

ProcessEnd wait_for_process(pid_t pid, bool kill_stopped) {
  wait_until_ended(pid, kill_stopped);
  const std::lock_guard<std::mutex> lock(our_processes().mutex);
  ProcessEnd end;
  wait4(pid, &end.status, 0, &end.usage);
  our_processes().numbers.erase(pid);
  return end;
}

void with_our_processes(const std::function<void(const std::set<pid_t>& ours)>& what) {
  const std::lock_guard<std::mutex> lock(our_processes().mutex);
  what(our_processes().numbers);
}

}  // namespace judge
