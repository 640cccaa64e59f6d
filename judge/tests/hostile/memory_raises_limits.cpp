// expect: MLE — tries to get rid of its limits first
#include <sys/resource.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

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

int main() {
  const rlimit all{RLIM_INFINITY, RLIM_INFINITY};
  for (int resource = 0; resource < 16; ++resource) {
    setrlimit(static_cast<__rlimit_resource>(resource), &all);
  }
  if (FILE* file = fopen("/sys/fs/cgroup/memory/cgroup.procs", "w")) fprintf(file, "%d", getpid());
  touch(512);
  answer();
}
