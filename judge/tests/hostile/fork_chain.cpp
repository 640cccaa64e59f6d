// expect: AC — answers, and leaves a chain of processes each of which starts the next and ends
#include <unistd.h>

#include <cstdio>

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

void answer() {
  printf("%d\n", sum());
}

int main() {
  answer();
  fflush(stdout);
  while (fork() >= 0) {
    if (getppid() > 1) usleep(100);
    if (fork() > 0) _exit(0);
  }
  _exit(0);
}
