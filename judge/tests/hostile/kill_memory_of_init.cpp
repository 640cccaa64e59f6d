// expect: AC — writes into the memory of the first process
#include <fcntl.h>
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
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/mem", getppid());
  if (open(path, O_RDWR) >= 0) return 1;
  answer();
}
