// expect: MLE — tries to get rid of its limits first
#include <sys/resource.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <string>

void* touch(std::size_t mib) {
  void* block = malloc(mib << 20);
  for (std::size_t i = 0; i < mib << 20; i += 512)
    static_cast<volatile char*>(block)[i] = 1;
  return block;
}

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

void answer() {
  printf("%d\n", sum());
}

// As an ordinary account's program without namespaces may.
void lift_group() {
  char line[4096];
  FILE* table = fopen("/proc/self/cgroup", "r");
  while (table != nullptr && fgets(line, sizeof line, table) != nullptr) {
    const std::string text = line;
    if (text.rfind("0::", 0) != 0) continue;
    const std::string group = "/sys/fs/cgroup" + text.substr(3, text.find('\n') - 3);
    if (FILE* limit = fopen((group + "/memory.max").c_str(), "w"))
      fprintf(limit, "max"), fclose(limit);
  }
}

int main() {
  const rlimit all{RLIM_INFINITY, RLIM_INFINITY};
  for (int resource = 0; resource < 16; ++resource) {
    setrlimit(static_cast<__rlimit_resource>(resource), &all);
  }
  if (FILE* file = fopen("/sys/fs/cgroup/memory/cgroup.procs", "w")) fprintf(file, "%d", getpid());
  lift_group();
  touch(512);
  answer();
}
