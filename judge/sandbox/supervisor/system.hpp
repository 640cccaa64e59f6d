// Small helpers over the system calls that every part of the supervisor uses.
#pragma once

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "judge/base/descriptor.hpp"

namespace supervisor {

using judge::Descriptor;

constexpr uid_t kNobody = 65534;

// Throws std::runtime_error "WHAT: reason" from errno.
[[noreturn]] void fail(const std::string& what);

// Throws like fail() when the result of a system call is negative; else gives it back.
int must(long result, const std::string& what);

// The monotonic clock, in nanoseconds.
std::uint64_t now_ns();

// The CPU time this process has used, in nanoseconds.
std::uint64_t own_cpu_ns();

// The whole of a small file; nothing when it cannot be read. `name` is relative to `directory`.
std::optional<std::string> read_small(int directory, const std::string& name);

// Writes the text in one call, as /proc and cgroup files want it; says whether that worked.
bool write_small(int directory, const std::string& name, const std::string& text);

// Not open where there is no such directory, or it may not be read. `name` is relative to `parent`.
Descriptor open_directory(int parent, const std::string& name);

// Calls `visit` for each entry of an open directory but "." and "..", until it returns false.
// Nothing is visited where it cannot be read.
void for_each_entry(int directory, const std::function<bool(const dirent&)>& visit);

// Whether an open directory was left behind: nobody has locked it, and it is older than `seconds`.
// Its maker locks it soon after making it and keeps the lock for life. Holds the lock if so.
bool is_left_behind(const Descriptor& directory, int seconds);

// Whether it was last changed at least so many seconds ago: the clock of `time` may be a little
// behind that of the file system, so 0 is always true.
bool is_older(const struct stat& facts, int seconds);

}  // namespace supervisor
