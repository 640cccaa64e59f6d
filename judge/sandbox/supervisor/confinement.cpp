#include "judge/sandbox/supervisor/confinement.hpp"

#include <fcntl.h>
#include <sched.h>
#include <sys/ipc.h>
#include <sys/mount.h>
#include <sys/msg.h>
#include <sys/prctl.h>
#include <sys/sem.h>
#include <sys/sendfile.h>
#include <sys/shm.h>
#include <sys/stat.h>
#include <sys/syscall.h>

#include <cerrno>
#include <cstring>
#include <map>
#include <utility>

#include "judge/sandbox/supervisor/scratch.hpp"

// Two mount namespaces. In the first, where the runner stays, the machine's files are below
// kMachine. The second is a copy of it without them, read-only but for the scratch directory, and
// is what programs see. kFiles is shared by both: a file that the runner binds there appears in the
// other, too, and stays for further runs, so that most runs mount nothing. A run that asks for more
// than files (a compiler) gets a copy of the first for itself, made ready in enter().

namespace supervisor {

namespace {

// Ours in the new root: no path of the machine begins like this.
const std::string kMachine = "/.judge/machine";
const std::string kFiles = "/.judge/files";
constexpr std::size_t kMostFiles = 64;  // in kFiles at one time

// One file system in memory for /tmp and the working directory.
const std::string kTemporary = "/tmp";
constexpr char kBox[] = "box";  // the working directory, in the scratch directory
const std::string kWorking = kTemporary + '/' + kBox;
constexpr unsigned long kTemporaryFlags = MS_NOSUID | MS_NODEV;

// Where a program finds the input that it reads from a file. Whoever opens this gets it from its
// beginning.
const std::string kInput = "/proc/self/fd/" + std::to_string(kInputDescriptor);

// What programs, interpreters and compilers need, beside kSystemFolders; absent ones are left out.
constexpr const char* kDevices[] = {"null", "zero", "full", "random", "urandom"};
constexpr const char* kSettings[] = {"alternatives", "group",     "ld.so.cache",   "ld.so.conf",
                                     "ld.so.conf.d", "localtime", "nsswitch.conf", "passwd"};
constexpr char kJavaSettings[] = "java-";  // /etc/java-17-openjdk and the like

// Of the reader's own user namespace.
constexpr char kMostUserNamespaces[] = "/proc/sys/user/max_user_namespaces";

// What older headers lack: the structure of mount_setattr(2), numbers of system calls, flags.
struct MountAttributes {
  std::uint64_t set, clear, propagation, user_namespace;
};
constexpr long kOpenTree = 428, kMoveMount = 429, kMountSetattr = 442;
constexpr unsigned kClone = 1, kCloseOnExec = O_CLOEXEC;         // of open_tree
constexpr unsigned kFromDescriptor = 4;                          // of move_mount
constexpr unsigned kRecursive = 0x8000, kOfDescriptor = 0x1000;  // of these and mount_setattr
constexpr std::uint64_t kReadOnly = 1, kNoSetuid = 2, kNoDevices = 4;
constexpr std::uint64_t kSafe = kReadOnly | kNoSetuid | kNoDevices;

void set_attributes(int directory, const char* path, unsigned flags, std::uint64_t attributes) {
  MountAttributes change{attributes, 0, 0, 0};
  must(syscall(kMountSetattr, directory, path, flags, &change, sizeof change), "mount_setattr");
}

// Shows `source` at `target`. The attributes are set before it appears there.
void bind_mount(const std::string& source, const std::string& target, std::uint64_t attributes) {
  const Descriptor tree(
      must(syscall(kOpenTree, AT_FDCWD, source.c_str(), kClone | kCloseOnExec | kRecursive),
           "open_tree " + source));
  set_attributes(tree.get(), "", kOfDescriptor | kRecursive, attributes);
  must(syscall(kMoveMount, tree.get(), "", AT_FDCWD, target.c_str(), kFromDescriptor),
       "bind " + source);
}

void make_directory(const std::string& path, mode_t mode = 0755) {
  if (mkdir(path.c_str(), mode) != 0 && errno != EEXIST) fail("mkdir " + path);
}

void make_parents(const std::string& path) {
  for (std::size_t slash = path.find('/', 1); slash != std::string::npos;
       slash = path.find('/', slash + 1)) {
    make_directory(path.substr(0, slash));
  }
}

// An empty file to mount another one on.
void make_mount_point(const std::string& path) {
  const Descriptor file(open(path.c_str(), O_CREAT | O_WRONLY | O_CLOEXEC, 0644));
  if (!file && errno != EROFS) fail("create " + path);
}

// Shows a file or directory of the machine at the same path.
void show(const std::string& path, std::uint64_t attributes) {
  struct stat facts;
  must(stat((kMachine + path).c_str(), &facts), "stat " + path);
  make_parents(path);
  if (S_ISDIR(facts.st_mode)) {
    make_directory(path);
  } else {
    make_mount_point(path);
  }
  bind_mount(kMachine + path, path, attributes);
}

void show_if_there(const std::string& path, std::uint64_t attributes) {
  struct stat facts;
  if (lstat((kMachine + path).c_str(), &facts) != 0) return;
  if (!S_ISLNK(facts.st_mode)) return show(path, attributes);
  char target[4096];
  const ssize_t size = readlink((kMachine + path).c_str(), target, sizeof target - 1);
  if (size <= 0) return;
  target[size] = '\0';
  make_parents(path);
  must(symlink(target, path.c_str()), "symlink " + path);
}

void show_java_settings() {
  const Descriptor settings = open_directory(AT_FDCWD, kMachine + "/etc");
  for_each_entry(settings.get(), [](const dirent& entry) {
    if (std::strncmp(entry.d_name, kJavaSettings, std::strlen(kJavaSettings)) == 0)
      show_if_there(std::string("/etc/") + entry.d_name, kSafe);
    return true;
  });
}

// A new root in memory, and the machine's own at kMachine.
void move_to_new_root() {
  must(mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr), "make mounts private");
  must(mount("root", "/tmp", "tmpfs", MS_NOSUID, "mode=755,size=1m"), "mount a new root");
  must(chdir("/tmp"), "chdir /tmp");
  make_parents("." + kMachine + '/');
  must(syscall(SYS_pivot_root, ".", ("." + kMachine).c_str()), "pivot_root");
  must(chdir("/"), "chdir /");
}

void build_system() {
  for (const char* name : kSystemFolders)
    show_if_there(std::string("/") + name, kSafe);
  for (const char* name : kSettings)
    show_if_there(std::string("/etc/") + name, kSafe);
  show_java_settings();
  for (const char* name : kDevices)
    show_if_there(std::string("/dev/") + name, kNoSetuid);
  must(symlink("/proc/self/fd", "/dev/fd"), "symlink /dev/fd");
  must(symlink("/proc/self/fd/0", "/dev/stdin"), "symlink /dev/stdin");
  must(symlink("/proc/self/fd/1", "/dev/stdout"), "symlink /dev/stdout");
  must(symlink("/proc/self/fd/2", "/dev/stderr"), "symlink /dev/stderr");
  must(symlink("/tmp", "/dev/shm"), "symlink /dev/shm");
}

void mount_new(const char* type, const std::string& target, unsigned long flags,
               const char* options) {
  make_directory(target);
  must(mount(type, target.c_str(), type, flags, options), "mount " + target);
}

void build_file_system() {
  move_to_new_root();
  build_system();
  mount_new("proc", "/proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, nullptr);
  mount_new("tmpfs", kTemporary, kTemporaryFlags, "mode=1777");
  mount_new("tmpfs", kFiles, MS_NOSUID | MS_NODEV, "mode=755,size=1m");
  must(mount(nullptr, kFiles.c_str(), nullptr, MS_SHARED, nullptr), "share " + kFiles);
}

// Makes this mount namespace one for programs: nothing but the scratch directory can be written to,
// and the machine's files are gone.
void shut() {
  set_attributes(AT_FDCWD, "/", 0, kReadOnly);
  set_attributes(AT_FDCWD, kFiles.c_str(), 0, kReadOnly);
  must(umount2(kMachine.c_str(), MNT_DETACH), "umount the machine's files");
}

Descriptor own_mount_namespace() {
  return Descriptor(must(open("/proc/self/ns/mnt", O_RDONLY | O_CLOEXEC), "/proc/self/ns/mnt"));
}

// The mount namespace for most programs; this process stays where it is.
Descriptor make_view() {
  const Descriptor here = own_mount_namespace();
  must(unshare(CLONE_NEWNS), "mount namespace");
  shut();
  Descriptor view = own_mount_namespace();
  must(setns(here.get(), CLONE_NEWNS), "setns");
  return view;
}

// Whether there are shared memory, semaphores or message queues in this IPC namespace.
bool has_ipc_objects() {
  shm_info memory{};
  seminfo semaphores{};
  msginfo queues{};
  shmctl(0, SHM_INFO, reinterpret_cast<shmid_ds*>(&memory));
  semctl(0, 0, SEM_INFO, &semaphores);
  msgctl(0, MSG_INFO, reinterpret_cast<msqid_ds*>(&queues));
  return memory.used_ids > 0 || semaphores.semusz > 0 || queues.msgpool > 0;
}

// The input under the name that the program opens: it reads what it was sent, nothing is copied.
void show_input(const std::string& working_directory, const std::string& name) {
  if (name.empty()) return;
  must(symlink(kInput.c_str(), (working_directory + '/' + name).c_str()), "symlink " + name);
}

Descriptor open_in_box(int scratch, const std::string& name) {
  const Descriptor box(openat(scratch, kBox, O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
  Descriptor file(
      openat(box.get(), name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
  struct stat facts;
  const uid_t program = geteuid() == 0 ? kNobody : geteuid();
  const bool is_its_own = file && fstat(file.get(), &facts) == 0 && S_ISREG(facts.st_mode) &&
                          facts.st_nlink == 1 && facts.st_uid == program;
  if (!is_its_own) file.reset();
  return file;
}

// In namespaces of their own: nothing but the system's programs and libraries, a scratch directory
// in memory, and the processes of the run.
class Namespaces : public Confinement {
 public:
  // The machine's files remain in reach of this process, below another directory. Making a network
  // namespace takes longer than a run; nothing can be left behind in an empty one.
  Namespaces() : network_is_cut_(unshare(CLONE_NEWNET) == 0) {
    must(unshare(CLONE_NEWNS | CLONE_NEWIPC), "mount and ipc namespaces");
    build_file_system();
    scratch_ = open_directory(AT_FDCWD, kTemporary);
    must(scratch_.get(), kTemporary);
    view_ = make_view();
  }

  std::string describe() const override {
    return network_is_cut_ ? "pid, net, ipc, mount namespaces"
                           : "pid, ipc, mount namespaces; network in reach";
  }
  std::string working_directory() const override { return kWorking; }
  std::string path_of_machine(const std::string& path) const override { return kMachine + path; }

  void prepare(const Request& request) override {
    set_scratch_size(request.limits.output_bytes);
    must(mkdir(kWorking.c_str(), 01777), "mkdir " + kWorking);
    if (shown_.size() + request.files.size() > kMostFiles) forget_files();
    for (const auto& [name, path] : request.files) {
      must(symlink(show_file(path).c_str(), (kWorking + '/' + name).c_str()), "symlink " + name);
    }
    show_input(kWorking, request.input_file);
  }

  void enter(const Request& request) const override {
    if (request.readable.empty() && request.writable.empty()) {
      must(setns(view_.get(), CLONE_NEWNS), "setns");
    } else {
      must(unshare(CLONE_NEWNS), "mount namespace");
      for (const std::string& path : request.readable)
        show(path, kSafe);
      if (!request.writable.empty()) show(request.writable, kNoSetuid | kNoDevices);
      shut();
    }
    must(chdir(kWorking.c_str()), "chdir " + kWorking);
  }

  Descriptor open_left(const std::string& name) const override {
    return open_in_box(scratch_.get(), name);
  }
  void end_processes(Usage& counted) const override { kill_namespace(counted); }

  // What has no process any more can still be in the scratch directory or among the IPC objects.
  void clear() override {
    empty_directory(scratch_.get());
    if (has_ipc_objects()) must(unshare(CLONE_NEWIPC), "ipc namespace");
  }

 private:
  // A change of size goes for the file system, and so for all views of it.
  void set_scratch_size(std::uint64_t bytes) {
    if (bytes == scratch_bytes_) return;
    const std::string options = "mode=1777,size=" + std::to_string(bytes);
    must(mount(nullptr, kTemporary.c_str(), nullptr, MS_REMOUNT | kTemporaryFlags, options.c_str()),
         "resize " + kTemporary);
    scratch_bytes_ = bytes;
  }

  const std::string& show_file(const std::string& path) {
    struct stat facts;
    must(stat((kMachine + path).c_str(), &facts), "stat " + path);
    const std::pair file(facts.st_dev, facts.st_ino);
    const auto known = shown_.find(file);
    if (known != shown_.end()) return known->second;
    const std::string target = kFiles + '/' + std::to_string(shown_.size());
    make_mount_point(target);
    bind_mount(kMachine + path, target, kSafe);
    return shown_.emplace(file, target).first->second;
  }

  void forget_files() {
    for (const auto& [file, target] : shown_) {
      umount2(target.c_str(), MNT_DETACH);
      unlink(target.c_str());
    }
    shown_.clear();
  }

  bool network_is_cut_;
  Descriptor scratch_;
  Descriptor view_;  // the mount namespace of programs that need nothing but files
  std::map<std::pair<dev_t, ino_t>, std::string> shown_;  // where; a bound file keeps its number
  std::uint64_t scratch_bytes_ = 0;
};

// --- without namespaces -------------------------------------------------------------------------

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
  const Descriptor root = open_directory(AT_FDCWD, "/");
  for_each_entry(rules ? root.get() : -1, [&](const dirent& entry) {
    const Descriptor directory(openat(root.get(), entry.d_name, O_PATH | O_DIRECTORY | O_CLOEXEC));
    const PathRule rule{kWrite, directory.get()};
    if (directory && std::strcmp(entry.d_name, kNotWritten) != 0)
      must(syscall(kAddRule, rules.get(), kBelowPath, &rule, 0), "landlock");
    return true;
  });
  return rules;
}

// Without namespaces: the machine as it is, and a scratch directory on it.
class Bare : public Confinement {
 public:
  explicit Bare(const std::string& scratch)
      : scratch_(open_directory(AT_FDCWD, scratch)),
        box_(scratch + '/' + kBox),
        rules_(make_write_rules()) {
    must(scratch_.get(), "open " + scratch);
    must(prctl(PR_SET_CHILD_SUBREAPER, 1), "subreaper");
  }

  std::string describe() const override {
    return "no namespaces: files, network and other processes in reach";
  }
  std::string working_directory() const override { return box_; }
  std::string path_of_machine(const std::string& path) const override { return path; }

  // Copies the files: what a program of the same user may change is not to be the file itself.
  void prepare(const Request& request) override {
    must(mkdir(box_.c_str(), 01777), "mkdir " + box_);
    for (const auto& [name, path] : request.files)
      copy_file(path, box_ + '/' + name);
    show_input(box_, request.input_file);
  }

  void enter(const Request&) const override {
    must(chdir(box_.c_str()), "chdir " + box_);
    if (rules_) must(syscall(kRestrictSelf, rules_.get(), 0), "landlock");
  }

  Descriptor open_left(const std::string& name) const override {
    return open_in_box(scratch_.get(), name);
  }
  void end_processes(Usage& counted) const override { kill_descendants(counted); }
  void clear() override { empty_directory(scratch_.get()); }

 private:
  Descriptor scratch_;
  std::string box_;
  Descriptor rules_;
};

}  // namespace

void enter_user_namespace() {
  const std::string user = std::to_string(geteuid());
  const std::string group = std::to_string(getegid());
  const std::string nobody = std::to_string(kNobody);
  must(unshare(CLONE_NEWUSER), "user namespace");
  if (!write_small(AT_FDCWD, "/proc/self/setgroups", "deny")) fail("setgroups");
  if (!write_small(AT_FDCWD, "/proc/self/uid_map", nobody + ' ' + user + " 1")) fail("uid_map");
  if (!write_small(AT_FDCWD, "/proc/self/gid_map", nobody + ' ' + group + " 1")) fail("gid_map");
  write_small(AT_FDCWD, kMostUserNamespaces, "0");
}

bool programs_can_nest() {
  return read_small(AT_FDCWD, kMostUserNamespaces).value_or("") != "0\n";
}

std::unique_ptr<Confinement> make_confinement(Level level, const std::string& scratch) {
  if (level == Level::kNone) return std::make_unique<Bare>(scratch);
  return std::make_unique<Namespaces>();
}

}  // namespace supervisor
