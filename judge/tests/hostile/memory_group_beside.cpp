// expect: AC — answers only if it cannot move into a control group beside its own
#include <fcntl.h>
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

bool move_into(const std::string& group) {
  const int members = open((group + "/cgroup.procs").c_str(), O_WRONLY);
  return members >= 0 && write(members, "0", 1) == 1;
}

int main() {
  // Version 2 is elsewhere where version 1 is in use, too.
  for (const char* mount : {"/sys/fs/cgroup", "/sys/fs/cgroup/unified"}) {
    const std::string own = mount + own_group();
    const std::string beside = own + "-beside";
    const bool has_moved = mkdir(beside.c_str(), 0755) == 0 && move_into(beside);
    move_into(own);
    rmdir(beside.c_str());
    if (has_moved) return 1;
  }
  answer();
}
