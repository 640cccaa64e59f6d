// expect: AC — a daemon in a session of its own keeps the output open
#include <sys/wait.h>
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
    setsid();
    if (fork() == 0) sleep(1000);
    _exit(0);
  }
  wait(nullptr);
  answer();
}
