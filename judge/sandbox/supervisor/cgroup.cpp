#include "judge/sandbox/supervisor/cgroup.hpp"

#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <utility>
#include <vector>

#include "judge/sandbox/supervisor/processes.hpp"

namespace supervisor {

// What the two versions call the same thing.
struct Cgroups::Names {
  int version;
  struct {
    const char *limit, *used, *events, *no_swap, *peak;
    int peak_flags;
  } memory;
  struct {
    const char *file, *key;
    std::uint64_t unit_ns;
  } cpu;
};

namespace {

constexpr char kGroupPrefix[] = "judge-";
constexpr char kMount[] = "/sys/fs/cgroup";
// A version 1 group that holds more than this before a run (the page cache of a compiler's output,
// mostly) is replaced: less would be lost in what the runner itself holds.
constexpr std::uint64_t kCleanBytes = 2u << 20;
constexpr int kMakingTries = 5;
constexpr int kRemovalTries = 3000;  // 1 ms apart: where much runs the dead leave late

bool exists(const std::string& path) {
  return access(path.c_str(), F_OK) == 0;
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

// At level none a program owns its group: it may have taken away every right to it.
void unlock(int parent, const std::string& name) {
  fchmodat(parent, name.c_str(), 0755, 0);
}

Descriptor open_group(int parent, const std::string& name) {
  unlock(parent, name);
  return open_directory(parent, name);
}

void kill_members(int group) {
  for (const char* file : {"pids.max", "cgroup.kill", "cgroup.procs"})
    unlock(group, file);
  write_small(group, "pids.max", "0");     // what can still fork might outrun us
  write_small(group, "cgroup.kill", "1");  // with all groups inside; version 2 since Linux 5.14
  for (const pid_t pid : numbers_of(read_small(group, "cgroup.procs").value_or("")))
    kill(pid, SIGKILL);
}

// Its name, or nothing if there is none.
std::string first_group_in(int group) {
  std::string name;
  for_each_entry(group, [&](const dirent& entry) {
    if (entry.d_type == DT_DIR) name = entry.d_name;
    return name.empty();
  });
  return name;
}

// Waits until the last of a group's dead has left it. Says whether the group is gone.
bool remove_empty(int parent, const std::string& name) {
  for (int i = 0; i < kRemovalTries; ++i) {
    if (unlinkat(parent, name.c_str(), AT_REMOVEDIR) == 0) return true;
    if (errno != EBUSY) return false;
    usleep(1000);
  }
  return false;
}

// Removes the groups that a program made inside of its own, and ends what runs in them. However
// deep they are, two descriptors are enough.
void remove_groups_in(int group) {
  fchmod(group, 0755);
  Descriptor at(fcntl(group, F_DUPFD_CLOEXEC, 0));
  for (int depth = 0;;) {
    const std::string name = first_group_in(at.get());
    if (name.empty()) {
      if (depth-- == 0) return;
      at = open_group(at.get(), "..");
      continue;
    }
    Descriptor inner = open_group(at.get(), name);
    if (!first_group_in(inner.get()).empty()) {
      at = std::move(inner);
      ++depth;
      continue;
    }
    kill_members(inner.get());
    if (!remove_empty(at.get(), name)) return;
  }
}

// A directory counts itself, its name above and each directory inside.
bool has_groups(int group) {
  struct stat facts;
  return fstat(group, &facts) == 0 && facts.st_nlink > 2;
}

// Whether a process may be started in this version 2 group: to make a group does not mean that its
// maker may fill it.
bool can_start_in(int group) {
  const pid_t child = clone_into_cgroup(group);
  if (child == 0) _exit(0);
  return child > 0 && waitpid(child, nullptr, 0) == child;
}

}  // namespace

ControlFile::ControlFile(int group, const char* name, int flags)
    : file_(openat(group, name, flags | O_CLOEXEC)) {}

std::optional<std::uint64_t> ControlFile::number(const char* key) const {
  char text[4096];
  const ssize_t size = file_ ? pread(file_.get(), text, sizeof text - 1, 0) : -1;
  if (size < 0) return std::nullopt;
  text[size] = '\0';
  const std::size_t length = std::strlen(key);
  const char* at = text;
  while (length > 0 && (std::strncmp(at, key, length) != 0 || at[length] != ' ')) {
    at = std::strchr(at, '\n');
    if (at == nullptr) return std::nullopt;
    ++at;
  }
  return std::strtoull(at + length, nullptr, 10);
}

bool ControlFile::set(std::uint64_t number) const {
  const std::string text = std::to_string(number);
  return pwrite(file_.get(), text.data(), text.size(), 0) == static_cast<ssize_t>(text.size());
}

std::shared_ptr<Group> Group::make(int parent, const std::string& owner,
                                   const std::string& needed) {
  for (int i = 0; i < kMakingTries; ++i) {
    std::shared_ptr<Group> group(new Group());
    group->parent_ = Descriptor(fcntl(parent, F_DUPFD_CLOEXEC, 0));
    group->name_ = owner + std::to_string(now_ns());
    if (mkdirat(parent, group->name_.c_str(), 0755) != 0) return nullptr;
    group->directory_ = open_directory(parent, group->name_);
    flock(group->directory(), LOCK_EX);
    if (faccessat(group->directory(), needed.c_str(), W_OK, 0) == 0) return group;
    // A group without even this file was swept away before we had locked it.
    if (faccessat(group->directory(), "cgroup.procs", F_OK, 0) == 0) return nullptr;
  }
  return nullptr;
}

// A thread that moves itself needs no grace period; "cgroup.procs" would move all
// threads, with one.
bool Group::join() const {
  return write_small(directory(), "tasks", "0");
}

Group::~Group() {
  if (has_groups(directory())) remove_groups_in(directory());
  remove_empty(parent_.get(), name_);
}

Cgroups::Cgroups(std::string owner) : owner_(std::move(owner)) {
  if (exists(std::string(kMount) + "/cgroup.controllers")) {
    make_version2();
  } else {
    make_version1();
  }
}

void Cgroups::make_version1() {
  static constexpr Names kNames = {
      1,
      {"memory.limit_in_bytes", "memory.usage_in_bytes", "memory.oom_control", "memory.swappiness",
       "memory.max_usage_in_bytes", O_RDWR},
      {"cpuacct.usage", "", 1}};
  names_ = &kNames;
  memory_parent_ = open_directory(AT_FDCWD, version1_parent("memory"));
  memory_ = make_group(memory_parent_.get(), kNames.memory.limit);
  processes_ = make_group(open_directory(AT_FDCWD, version1_parent("pids")).get(), "pids.max");
  cpu_ = make_group(open_directory(AT_FDCWD, version1_parent("cpuacct")).get(), "tasks");
  open_files();
}

void Cgroups::make_version2() {
  static constexpr Names kNames = {
      2,
      {"memory.max", "memory.current", "memory.events", "memory.swap.max", "memory.peak", O_RDONLY},
      {"cpu.stat", "usage_usec", 1000}};
  names_ = &kNames;
  for (const std::string& parent : version2_parents()) {
    memory_parent_ = open_directory(AT_FDCWD, parent);
    std::shared_ptr<Group> group = make_group(memory_parent_.get(), kNames.memory.limit);
    if (group && can_start_in(group->directory())) return take_memory_group(std::move(group));
  }
}

// In a version 1 group we live from now on.
std::shared_ptr<Group> Cgroups::make_group(int parent, const char* needed) const {
  std::shared_ptr<Group> group = Group::make(parent, owner_, needed);
  return names_->version == 2 || (group && group->join()) ? group : nullptr;
}

void Cgroups::take_memory_group(std::shared_ptr<Group> group) {
  memory_ = std::move(group);
  if (names_->version == 2) processes_ = cpu_ = memory_;
  open_files();
}

// In version 2 a group has those for which its parent hands down what is needed.
void Cgroups::open_files() {
  if (memory_) {
    const int group = memory_->directory();
    ControlFile(group, names_->memory.no_swap, O_WRONLY).set(0);
    memory_limit_ = ControlFile(group, names_->memory.limit, O_WRONLY);
    memory_peak_ = ControlFile(group, names_->memory.peak, names_->memory.peak_flags);
    memory_events_ = ControlFile(group, names_->memory.events, O_RDONLY);
    memory_used_ = ControlFile(group, names_->memory.used, O_RDONLY);
  }
  if (processes_) most_processes_ = ControlFile(processes_->directory(), "pids.max", O_WRONLY);
  most_processes_set_ = 0;
  if (cpu_) cpu_count_ = ControlFile(cpu_->directory(), names_->cpu.file, O_RDONLY);
}

bool Cgroups::count_runner() const {
  return names_->version == 1;
}

void Cgroups::renew() {
  const bool is_clean = count_runner() && memory_used_.number().value_or(0) <= kCleanBytes;
  if (!memory_ || is_clean) return;
  std::shared_ptr<Group> fresh = make_group(memory_parent_.get(), names_->memory.limit);
  if (!fresh) fail("renew the memory cgroup");
  take_memory_group(std::move(fresh));
}

void Cgroups::start(std::uint64_t memory_bytes, std::uint64_t processes) {
  if (most_processes_) set_most_processes(processes + (count_runner() ? 1 : 0));
  if (count_runner()) memory_peak_.set(0);  // else the group is new
  memory_before_ = memory_used_.number().value_or(0);
  if (memory_ && !memory_limit_.set(memory_before_ + memory_bytes)) fail("limit the memory cgroup");
  cpu_before_ = total_cpu_ns();
  oom_kills_before_ = oom_kills();
}

void Cgroups::allow_no_more() {
  if (most_processes_) set_most_processes(0);
}

void Cgroups::set_most_processes(std::uint64_t count) {
  if (count == most_processes_set_) return;
  if (!most_processes_.set(count)) fail("set pids.max");
  most_processes_set_ = count;
}

int Cgroups::clone_into() const {
  return names_->version == 2 && memory_ ? memory_->directory() : -1;
}

std::uint64_t Cgroups::total_cpu_ns() const {
  return cpu_count_.number(names_->cpu.key).value_or(0) * names_->cpu.unit_ns;
}

std::optional<std::uint64_t> Cgroups::cpu_ns() const {
  if (!cpu()) return std::nullopt;
  return total_cpu_ns() - cpu_before_;
}

std::uint64_t Cgroups::used_bytes() const {
  const std::uint64_t used = memory_used_.number().value_or(0);
  return used - std::min(used, memory_before_);
}

std::uint64_t Cgroups::peak_bytes() const {
  const std::uint64_t peak = memory_peak_.number().value_or(0);
  return std::max(used_bytes(), peak - std::min(peak, memory_before_));
}

std::uint64_t Cgroups::oom_kills() const {
  return memory_events_.number("oom_kill").value_or(0);
}

bool Cgroups::out_of_memory() const {
  return oom_kills() > oom_kills_before_;
}

std::string Cgroups::describe() const {
  std::string parts;
  if (memory()) parts += ", memory";
  if (processes()) parts += ", processes";
  if (cpu()) parts += ", cpu";
  return parts.empty() ? "" : parts.substr(2) + " by cgroup v" + std::to_string(names_->version);
}

// The time in a group's name tells apart supervisors that have the same number in
// different PID namespaces.
std::string group_owner() {
  return kGroupPrefix + std::to_string(getpid()) + '-';
}

void sweep_groups_in(const std::string& parent, const std::string& prefix, int seconds) {
  const Descriptor directory = open_directory(AT_FDCWD, parent);
  for_each_entry(directory.get(), [&](const dirent& entry) {
    if (std::strncmp(entry.d_name, prefix.c_str(), prefix.size()) != 0) return true;
    struct stat facts;  // asked for first: the system calls a group new whose rights are changed
    if (fstatat(directory.get(), entry.d_name, &facts, 0) != 0) return true;
    if (!is_older(facts, seconds)) return true;
    const Descriptor group = open_group(directory.get(), entry.d_name);
    if (!is_left_behind(group, 0)) return true;
    kill_members(group.get());
    remove_groups_in(group.get());
    remove_empty(directory.get(), entry.d_name);
    return true;
  });
}

void sweep_cgroups(const std::string& owner, int seconds) {
  const std::string prefix = owner.empty() ? kGroupPrefix : owner;
  for (const char* controller : {"memory", "pids", "cpuacct"})
    sweep_groups_in(version1_parent(controller), prefix, seconds);
  for (const std::string& parent : version2_parents())
    sweep_groups_in(parent, prefix, seconds);
}

}  // namespace supervisor
