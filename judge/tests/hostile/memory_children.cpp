// expect: MLE — four children, each within the limit
#include <sys/wait.h>
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
  for (int i = 0; i < 4; ++i) {
    if (fork() == 0) {
      touch(60);
      usleep(500000);
      _exit(0);
    }
  }
  while (wait(nullptr) > 0) {
  }
  answer();
}
