// expect: AC — 2 GiB of zeros that are never touched
#include <unistd.h>

#include <cstdio>

char zeros[2147483648u];

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

void answer() {
  printf("%d\n", sum());
}

int main() {
  if (zeros[getpid()] == 0) answer();
}
