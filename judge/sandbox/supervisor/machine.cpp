#include "judge/sandbox/supervisor/machine.hpp"

#include <sys/prctl.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

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

}  // namespace

Machine::Machine(const std::string& scratch)
    : scratch_(open(scratch.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)), box_(scratch + "/box") {
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
}

void Machine::clear() {
  empty_directory(scratch_.get());
}

}  // namespace supervisor
