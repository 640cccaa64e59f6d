// expect: AC — answers only if it cannot take away the limit of its control group
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

bool take_away(const std::string& limit) {
  const int file = open(limit.c_str(), O_WRONLY);
  return file >= 0 && write(file, "max", 3) == 3;
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

// In namespaces of its own it may mount the groups, and its group is the root of them.
bool take_away_in_namespaces() {
  mkdir("groups", 0777);
  return unshare(CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWCGROUP) == 0 &&
         mount("none", "groups", "cgroup2", 0, nullptr) == 0 && take_away("groups/memory.max");
}

int main() {
  if (take_away("/sys/fs/cgroup" + own_group() + "/memory.max")) return 1;
  if (take_away_in_namespaces()) return 2;
  answer();
}
