// expect: AC — stops its parent
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
  kill(getppid(), SIGSTOP);
  answer();
}
