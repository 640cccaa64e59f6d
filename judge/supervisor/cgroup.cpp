#include "judge/supervisor/cgroup.hpp"

#include <dirent.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <vector>

namespace supervisor {

// What the two versions call the same thing. A key names a line of the file.
struct Cgroups::Names {
  int version;
  const char* memory_limit;
  const char* memory_peak;
  const char* memory_events;
  const char* no_swap[2];  // file and value
  const char* cpu_file;
  const char* cpu_key;  // empty: the file is a number alone
  std::uint64_t cpu_unit_ns;
};

namespace {

constexpr char kPrefix[] = "judge-";
constexpr char kMount[] = "/sys/fs/cgroup";
// A version 1 group that holds more than this before a run (the page cache of a compiler's output,
// mostly) is replaced: less would be lost in what the supervisor itself holds.
constexpr std::uint64_t kCleanBytes = 2u << 20;
constexpr int kRemovalTries = 100;  // 1 ms apart: a dead process leaves its group a little late

Fd open_directory(const std::string& path) {
  return Fd(open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
}

bool exists(const std::string& path) {
  return access(path.c_str(), F_OK) == 0;
}

bool remove_group(int parent, const std::string& name) {
  for (int i = 0; i < kRemovalTries; ++i) {
    if (unlinkat(parent, name.c_str(), AT_REMOVEDIR) == 0) return true;
    if (errno != EBUSY) return false;
    usleep(1000);
  }
  return false;
}

// The number in a file: alone, or behind `key` and a blank at the start of a line.
std::optional<std::uint64_t> read_number(int directory, const char* file, std::string_view key) {
  const std::optional<std::string> text = read_small(directory, file);
  if (!text) return std::nullopt;
  std::size_t at = 0;
  if (!key.empty()) {
    while (text->compare(at, key.size() + 1, std::string(key) + ' ') != 0) {
      at = text->find('\n', at);
      if (at == std::string::npos) return std::nullopt;
      ++at;
    }
    at += key.size() + 1;
  }
  return std::strtoull(text->c_str() + at, nullptr, 10);
}

// This process's path in a hierarchy: "memory" and the like, or "" for version 2.
std::string own_path(const std::string& controller) {
  const std::string table = read_small(AT_FDCWD, "/proc/self/cgroup").value_or("");
  std::size_t begin = 0;
  while (begin < table.size()) {
    const std::size_t end = std::min(table.find('\n', begin), table.size());
    const std::string line = table.substr(begin, end - begin);
    const std::size_t list = line.find(':') + 1;
    const std::size_t path = line.find(':', list);
    const std::string names = ',' + line.substr(list, path - list) + ',';
    if (names.find(',' + controller + ',') != std::string::npos) return line.substr(path + 1);
    begin = end + 1;
  }
  return "/";
}

// The directory new groups of a version 1 hierarchy go to: below our own group, whose limits then
// hold for us too. In a container its path may not be visible.
std::string version1_parent(const std::string& controller) {
  const std::string mount = std::string(kMount) + '/' + controller;
  const std::string own = mount + own_path(controller);
  return exists(own) ? own : mount;
}

// Version 2 allows groups with controllers only below groups without processes, so our own is
// mostly not possible and the nearest above that has them handed down is taken.
std::vector<std::string> version2_parents() {
  std::vector<std::string> parents;
  for (std::string path = own_path(""); !path.empty() && path != "/";
       path.erase(path.find_last_of('/'))) {
    parents.push_back(kMount + path);
  }
  parents.push_back(kMount);
  return parents;
}

void kill_members(int group) {
  const std::string members = read_small(group, "cgroup.procs").value_or("");
  for (const char* at = members.c_str(); *at != '\0';) {
    char* end;
    const long pid = std::strtol(at, &end, 10);
    if (end == at) return;
    if (pid > 0) kill(static_cast<pid_t>(pid), SIGKILL);
    at = *end == '\n' ? end + 1 : end;
  }
}

void sweep_parent(const std::string& path, int seconds) {
  DIR* listing = opendir(path.c_str());
  if (listing == nullptr) return;
  while (const dirent* entry = readdir(listing)) {
    if (std::strncmp(entry->d_name, kPrefix, std::strlen(kPrefix)) != 0) continue;
    const Fd group = open_directory(path + '/' + entry->d_name);
    if (!is_left_behind(group, seconds)) continue;
    kill_members(group.get());
    remove_group(dirfd(listing), entry->d_name);
  }
  closedir(listing);
}

}  // namespace

std::shared_ptr<Group> Group::make(int parent, const std::string& needed) {
  std::shared_ptr<Group> group(new Group());
  group->parent_ = Fd(fcntl(parent, F_DUPFD_CLOEXEC, 0));
  // The time tells apart supervisors that have the same number in different PID namespaces.
  group->name_ = kPrefix + std::to_string(getpid()) + '-' + std::to_string(now_ns());
  if (mkdirat(parent, group->name_.c_str(), 0755) != 0) return nullptr;
  group->directory_ = Fd(openat(parent, group->name_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (flock(group->directory(), LOCK_EX) != 0) return nullptr;
  return faccessat(group->directory(), needed.c_str(), W_OK, 0) == 0 ? group : nullptr;
}

bool Group::join() const {
  return write_small(directory(), "cgroup.procs", "0");
}

Group::~Group() {
  remove_group(parent_.get(), name_);
}

namespace {

// A version 1 group that we live in from now on.
std::shared_ptr<Group> move_into_new(int parent, const char* needed) {
  std::shared_ptr<Group> group = Group::make(parent, needed);
  return group && group->join() ? group : nullptr;
}

}  // namespace

Cgroups::Cgroups() {
  if (exists(std::string(kMount) + "/cgroup.controllers")) {
    make_version2();
  } else {
    make_version1();
  }
}

// Leaves the groups, which could not be removed with us inside.
Cgroups::~Cgroups() {
  if (names_->version != 1) return;
  for (const auto& group : {memory_, processes_, cpu_}) {
    if (group) write_small(group->parent(), "cgroup.procs", "0");
  }
}

void Cgroups::make_version1() {
  static constexpr Names kNames{1,
                                "memory.limit_in_bytes",
                                "memory.max_usage_in_bytes",
                                "memory.oom_control",
                                {"memory.swappiness", "0"},
                                "cpuacct.usage",
                                "",
                                1};
  names_ = &kNames;
  memory_parent_ = open_directory(version1_parent("memory"));
  memory_ = move_into_new(memory_parent_.get(), kNames.memory_limit);
  processes_ = move_into_new(open_directory(version1_parent("pids")).get(), "pids.max");
  cpu_ = move_into_new(open_directory(version1_parent("cpuacct")).get(), "cgroup.procs");
}

void Cgroups::make_version2() {
  static constexpr Names kNames{
      2,          "memory.max", "memory.peak", "memory.events", {"memory.swap.max", "0"},
      "cpu.stat", "usage_usec", 1000};
  names_ = &kNames;
  for (const std::string& parent : version2_parents()) {
    memory_parent_ = open_directory(parent);
    memory_ = Group::make(memory_parent_.get(), kNames.memory_limit);
    if (!memory_) continue;
    if (faccessat(memory_->directory(), "pids.max", W_OK, 0) == 0) processes_ = memory_;
    cpu_ = memory_;
    return;
  }
}

void Cgroups::prepare(std::uint64_t memory_bytes, std::uint64_t processes) {
  if (names_->version == 2) {
    prepare_version2();
  } else {
    prepare_version1();
  }
  if (memory_) set_memory_limit(memory_before_ + memory_bytes);
  const std::uint64_t own = names_->version == 1 ? 2 : 1;  // the supervisor and init, or init alone
  const std::string most = std::to_string(processes + own);
  if (processes_ && !write_small(processes_->directory(), "pids.max", most)) fail("set pids.max");
  cpu_before_ = total_cpu_ns();
  oom_kills_before_ = oom_kills();
}

void Cgroups::prepare_version1() {
  if (!memory_) return;
  if (usage_version1() > kCleanBytes) {
    memory_ = move_into_new(memory_parent_.get(), names_->memory_limit);
    if (!memory_) fail("renew the memory cgroup");
  }
  write_small(memory_->directory(), names_->memory_peak, "0");
  memory_before_ = usage_version1();
}

void Cgroups::prepare_version2() {
  if (!memory_) return;
  const bool counts_processes = processes_ != nullptr;
  memory_ = Group::make(memory_parent_.get(), names_->memory_limit);
  if (!memory_) fail("renew the cgroup");
  cpu_ = memory_;
  if (counts_processes) processes_ = memory_;
}

void Cgroups::set_memory_limit(std::uint64_t bytes) {
  write_small(memory_->directory(), names_->no_swap[0], names_->no_swap[1]);
  if (!write_small(memory_->directory(), names_->memory_limit, std::to_string(bytes))) {
    fail(std::string("set ") + names_->memory_limit);
  }
}

int Cgroups::clone_into() const {
  return names_->version == 2 && memory_ ? memory_->directory() : -1;
}

std::uint64_t Cgroups::usage_version1() const {
  return read_number(memory_->directory(), "memory.usage_in_bytes", "").value_or(0);
}

std::uint64_t Cgroups::total_cpu_ns() const {
  if (!cpu_) return 0;
  const auto count = read_number(cpu_->directory(), names_->cpu_file, names_->cpu_key);
  return count.value_or(0) * names_->cpu_unit_ns;
}

std::optional<std::uint64_t> Cgroups::cpu_ns() const {
  if (!cpu_) return std::nullopt;
  return total_cpu_ns() - cpu_before_;
}

std::optional<std::uint64_t> Cgroups::peak_bytes() const {
  if (!memory_) return std::nullopt;
  const auto peak = read_number(memory_->directory(), names_->memory_peak, "");
  if (!peak) return std::nullopt;
  return *peak - std::min(*peak, memory_before_);
}

std::uint64_t Cgroups::oom_kills() const {
  if (!memory_) return 0;
  return read_number(memory_->directory(), names_->memory_events, "oom_kill").value_or(0);
}

bool Cgroups::out_of_memory() const {
  return oom_kills() > oom_kills_before_;
}

std::string Cgroups::describe() const {
  std::string parts;
  if (memory_) parts += ", memory";
  if (processes_) parts += ", processes";
  if (cpu_) parts += ", cpu";
  return parts.empty() ? "" : parts.substr(2) + " by cgroup v" + std::to_string(names_->version);
}

void sweep_cgroups(int seconds) {
  for (const char* controller : {"memory", "pids", "cpuacct"}) {
    sweep_parent(version1_parent(controller), seconds);
  }
  for (const std::string& parent : version2_parents())
    sweep_parent(parent, seconds);
}

}  // namespace supervisor
