// expect: AC — makes control groups inside its own, and takes away every right to them and to its own
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

int main() {
  const std::string group = "/sys/fs/cgroup" + own_group();
  mkdir((group + "/in").c_str(), 0755);
  mkdir((group + "/in/deep").c_str(), 0755);
  for (const char* name : {"/in/cgroup.procs", "/in/cgroup.kill", "/in", "/cgroup.procs", ""})
    chmod((group + name).c_str(), 0);
  answer();
}
