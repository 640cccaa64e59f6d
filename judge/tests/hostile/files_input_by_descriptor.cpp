// expect: AC — writes to its input through /proc
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
  const int input = open("/proc/self/fd/0", O_RDWR | O_APPEND);
  if (input >= 0 && write(input, "9", 1) == 1) return 1;
  if (ftruncate(0, 0) == 0 || open("/proc/self/fd/0", O_WRONLY | O_TRUNC) >= 0) return 1;
  answer();
}
