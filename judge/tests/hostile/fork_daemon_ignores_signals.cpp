// expect: AC — a daemon that ignores signals and burns time is left behind
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
  if (fork() == 0) {
    setsid();
    for (int number = 1; number < 65; ++number)
      signal(number, SIG_IGN);
    for (volatile int i = 0;; ++i) {
    }
  }
  answer();
}
