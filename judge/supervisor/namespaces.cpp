#include "judge/supervisor/namespaces.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <linux/sched.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>

#include <cerrno>
#include <cstring>

#include "judge/supervisor/limits.hpp"
#include "judge/supervisor/system.hpp"

namespace supervisor {

namespace {

// While a run's view is built the machine's own files are below this directory.
const std::string kOld = "/old";
// One file system for /tmp and the working directory: small, in memory, gone with the run.
const std::string kTemporary = "/tmp";
const std::string kWorking = "/tmp/box";

// What programs, interpreters and compilers need; absent ones are left out.
constexpr const char* kSystem[] = {"bin", "lib", "lib32", "lib64", "libx32", "sbin", "usr"};
constexpr const char* kDevices[] = {"null", "zero", "full", "random", "urandom"};
constexpr const char* kSettings[] = {"alternatives", "group",     "ld.so.cache",   "ld.so.conf",
                                     "ld.so.conf.d", "localtime", "nsswitch.conf", "passwd"};
constexpr char kJavaSettings[] = "java-";  // /etc/java-17-openjdk and the like

// The structure and numbers of mount_setattr(2), which older headers lack.
struct MountAttributes {
  std::uint64_t set, clear, propagation, user_namespace;
};
constexpr std::uint64_t kReadOnly = 1, kNoSetuid = 2, kNoDevices = 4;
constexpr unsigned kRecursive = 0x8000;
constexpr long kMountSetattr = 442;

void set_attributes(const std::string& path, std::uint64_t attributes, unsigned flags) {
  MountAttributes change{attributes, 0, 0, 0};
  must(static_cast<int>(
           syscall(kMountSetattr, AT_FDCWD, path.c_str(), flags, &change, sizeof change)),
       "mount_setattr " + path);
}

void bind(const std::string& source, const std::string& target, std::uint64_t attributes) {
  must(mount(source.c_str(), target.c_str(), nullptr, MS_BIND | MS_REC, nullptr), "bind " + source);
  set_attributes(target, attributes, kRecursive);
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
  const Fd file(open(path.c_str(), O_CREAT | O_WRONLY | O_CLOEXEC, 0644));
  if (!file && errno != EROFS) fail("create " + path);
}

// Shows a file or directory of the machine at the same path.
void show(const std::string& path, std::uint64_t attributes) {
  struct stat facts;
  must(stat((kOld + path).c_str(), &facts), "stat " + path);
  make_parents(path);
  if (S_ISDIR(facts.st_mode)) {
    make_directory(path);
  } else {
    make_mount_point(path);
  }
  bind(kOld + path, path, attributes);
}

void show_if_there(const std::string& path, std::uint64_t attributes) {
  struct stat facts;
  if (lstat((kOld + path).c_str(), &facts) != 0) return;
  if (!S_ISLNK(facts.st_mode)) return show(path, attributes);
  char target[4096];
  const ssize_t size = readlink((kOld + path).c_str(), target, sizeof target - 1);
  if (size <= 0) return;
  target[size] = '\0';
  make_parents(path);
  must(symlink(target, path.c_str()), "symlink " + path);
}

void show_java_settings() {
  DIR* listing = opendir((kOld + "/etc").c_str());
  if (listing == nullptr) return;
  while (const dirent* entry = readdir(listing)) {
    if (std::strncmp(entry->d_name, kJavaSettings, std::strlen(kJavaSettings)) != 0) continue;
    show_if_there(std::string("/etc/") + entry->d_name, kReadOnly | kNoSetuid | kNoDevices);
  }
  closedir(listing);
}

// A new root in memory, and the machine's own below kOld.
void move_to_new_root() {
  must(mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr), "make mounts private");
  must(mount("root", "/tmp", "tmpfs", MS_NOSUID, "mode=755,size=1m"), "mount a new root");
  must(chdir("/tmp"), "chdir /tmp");
  must(mkdir("old", 0755), "mkdir old");
  must(static_cast<int>(syscall(SYS_pivot_root, ".", "old")), "pivot_root");
  must(chdir("/"), "chdir /");
}

void build_common_view() {
  move_to_new_root();
  constexpr std::uint64_t kSafe = kReadOnly | kNoSetuid | kNoDevices;
  for (const char* name : kSystem)
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
  make_directory("/proc");
  make_directory(kTemporary);
}

// A user namespace in which we are nobody and may do everything.
void enter_user_namespace() {
  const std::string user = std::to_string(geteuid());
  const std::string group = std::to_string(getegid());
  const std::string nobody = std::to_string(kNobody);
  must(unshare(CLONE_NEWUSER), "user namespace");
  if (!write_small(AT_FDCWD, "/proc/self/setgroups", "deny")) fail("setgroups");
  if (!write_small(AT_FDCWD, "/proc/self/uid_map", nobody + ' ' + user + " 1")) fail("uid_map");
  if (!write_small(AT_FDCWD, "/proc/self/gid_map", nobody + ' ' + group + " 1")) fail("gid_map");
}

}  // namespace

int run_namespaces(Level level) {
  return level == Level::kNone ? 0 : CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWIPC;
}

std::string enter_namespaces(Level level) {
  if (level == Level::kNone) return "no namespaces: files, network and other processes in reach";
  if (level == Level::kUser) enter_user_namespace();
  // Making a network namespace takes longer than a run; nothing in an empty one can be left behind.
  const bool network = unshare(CLONE_NEWNET) == 0;
  must(unshare(CLONE_NEWNS), "mount namespace");
  build_common_view();
  return std::string(level == Level::kUser ? "user, " : "") + "pid, " + (network ? "net, " : "") +
         "ipc, mount namespaces" + (network ? "" : "; network in reach");
}

std::string path_of_machine(Level level, const std::string& path) {
  return level == Level::kNone ? path : kOld + path;
}

void build_run_view(const Request& request) {
  constexpr std::uint64_t kSafe = kReadOnly | kNoSetuid | kNoDevices;
  must(mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, nullptr), "mount /proc");
  const std::string size = "mode=1777,size=" + std::to_string(request.file_bytes);
  must(mount("scratch", kTemporary.c_str(), "tmpfs", MS_NOSUID | MS_NODEV, size.c_str()),
       "mount /tmp");
  make_directory(kWorking, 01777);
  for (const auto& [name, path] : request.files) {
    const std::string target = kWorking + '/' + name;
    make_mount_point(target);
    bind(kOld + path, target, kSafe);
  }
  for (const std::string& path : request.readable)
    show(path, kSafe);
  if (!request.writable.empty()) show(request.writable, kNoSetuid | kNoDevices);
  set_attributes("/", kReadOnly, 0);
  must(umount2(kOld.c_str(), MNT_DETACH), "umount the machine's files");
  must(chdir(kWorking.c_str()), "chdir " + kWorking);
}

}  // namespace supervisor
