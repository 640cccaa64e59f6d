// expect: TLE — a child uses the time and the kernel is told to forget it
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <ctime>

// Uses this much CPU time, in seconds, in this process.
void burn(double seconds) {
  while (clock() < seconds * CLOCKS_PER_SEC) {
  }
}

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

void answer() {
  printf("%d\n", sum());
}

int main() {
  signal(SIGCHLD, SIG_IGN);
  if (fork() == 0) {
    burn(0.9);
    _exit(0);
  }
  wait(nullptr);
  answer();
}
