// expect: AC — looks for the machine's files through the first process, which has them in reach
#include <fcntl.h>
#include <unistd.h>

#include <cstdio>
#include <initializer_list>

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

void answer() {
  printf("%d\n", sum());
}

int main() {
  for (const char* way : {"root", "cwd", "fd/3", "ns/mnt", "map_files"}) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/%s", getppid(), way);
    if (open(path, O_RDONLY) >= 0) return 1;
  }
  answer();
}
