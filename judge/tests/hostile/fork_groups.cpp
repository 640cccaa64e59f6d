// expect: AC — makes control groups inside its own, one in the other, and leaves a process there
#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <string>

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

void answer() {
  printf("%d\n", sum());
}

// The path behind "0::" in /proc/self/cgroup.
std::string own_group() {
  char line[4096];
  FILE* table = fopen("/proc/self/cgroup", "r");
  while (table != nullptr && fgets(line, sizeof line, table) != nullptr) {
    const std::string text = line;
    if (text.rfind("0::", 0) == 0) return text.substr(3, text.find('\n') - 3);
  }
  return "/";
}

void make_groups_in(const std::string& group) {
  if (chdir(group.c_str()) != 0) return;
  for (int depth = 0; depth < 200; ++depth) {
    mkdir("other", 0755);
    if (mkdir("inner", 0755) != 0 || chdir("inner") != 0) return;
  }
  const int members = open("cgroup.procs", O_WRONLY);
  if (write(members, "0", 1) == 1) pause();
}

int main() {
  mkdir("groups", 0777);
  const std::string group = "/sys/fs/cgroup" + own_group();
  if (fork() == 0) {
    make_groups_in(group);
    _exit(0);
  }
  if (fork() == 0) {
    unshare(CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWCGROUP);
    mount("none", "groups", "cgroup2", 0, nullptr);
    make_groups_in("groups");
    _exit(0);
  }
  usleep(100000);
  answer();
}
