#include "judge/sandbox/supervisor/machine.hpp"

#include <sys/prctl.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstring>

#include "judge/sandbox/supervisor/scratch.hpp"

namespace supervisor {

namespace {

void copy_file(const std::string& source, const std::string& target) {
  const Descriptor from(open(source.c_str(), O_RDONLY | O_CLOEXEC));
  struct stat facts;
  if (!from || fstat(from.get(), &facts) != 0) fail("open " + source);
  const mode_t mode = (facts.st_mode & 0111) != 0 ? 0555 : 0444;
  const Descriptor to(open(target.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode));
  if (!to) fail("create " + target);
  for (off_t left = facts.st_size; left > 0;) {
    const ssize_t size = sendfile(to.get(), from.get(), nullptr, static_cast<std::size_t>(left));
    if (size <= 0) fail("copy " + source);
    left -= size;
  }
}

// Landlock, which older headers lack: structures, numbers of system calls, rights.
struct RulesetAttributes {
  std::uint64_t handled;
};
struct [[gnu::packed]] PathRule {
  std::uint64_t allowed;
  std::int32_t directory;
};
constexpr long kCreateRuleset = 444, kAddRule = 445, kRestrictSelf = 446;
constexpr int kBelowPath = 1;
constexpr std::uint64_t kWriteFile = 1u << 1, kMakeDirectory = 1u << 7, kMoveToOther = 1u << 13;
constexpr std::uint64_t kWrite = kWriteFile | kMakeDirectory | kMoveToOther;
constexpr char kNotWritten[] = "sys";  // where the control groups are

// Rules by which a program of our own account may write everywhere but below /sys. Not open where
// the kernel does not know such rules: before Linux 5.19, or without Landlock.
Descriptor make_write_rules() {
  const RulesetAttributes attributes{kWrite};
  Descriptor rules(static_cast<int>(syscall(kCreateRuleset, &attributes, sizeof attributes, 0)));
  const Descriptor root(open("/", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  for_each_entry(rules ? root.get() : -1, [&](const dirent& entry) {
    const Descriptor directory(openat(root.get(), entry.d_name, O_PATH | O_DIRECTORY | O_CLOEXEC));
    const PathRule rule{kWrite, directory.get()};
    if (directory && std::strcmp(entry.d_name, kNotWritten) != 0)
      must(static_cast<int>(syscall(kAddRule, rules.get(), kBelowPath, &rule, 0)), "landlock");
    return true;
  });
  return rules;
}

}  // namespace

Machine::Machine(const std::string& scratch)
    : scratch_(open(scratch.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)),
      box_(scratch + "/box"),
      rules_(make_write_rules()) {
  must(scratch_.get(), "open " + scratch);
  must(prctl(PR_SET_CHILD_SUBREAPER, 1), "subreaper");
}

std::string Machine::describe() const {
  return "no namespaces: files, network and other processes in reach";
}

void Machine::prepare(const Request& request) {
  must(mkdir(box_.c_str(), 01777), "mkdir " + box_);
  for (const auto& [name, path] : request.files)
    copy_file(path, box_ + '/' + name);
}

void Machine::enter(const Request&) const {
  must(chdir(box_.c_str()), "chdir " + box_);
  if (rules_) must(static_cast<int>(syscall(kRestrictSelf, rules_.get(), 0)), "landlock");
}

void Machine::clear() {
  empty_directory(scratch_.get());
}

}  // namespace supervisor
