// expect: MLE — a grandchild that nobody waits for has the memory
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
  int ends[2];
  if (pipe(ends) != 0) return 1;
  if (fork() == 0) {
    if (fork() == 0) {
      touch(400);
      usleep(200000);
    }
    _exit(0);
  }
  close(ends[1]);
  char byte;
  if (read(ends[0], &byte, 1) == 0) answer();
}
