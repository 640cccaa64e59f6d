// expect: AC — makes namespaces of its own and leaves a process in them
#include <sched.h>
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
  if (fork() == 0) {
    if (unshare(CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNS) == 0 && fork() == 0) {
      for (;;)
        pause();
    }
    for (;;)
      pause();
  }
  usleep(50000);
  answer();
}
