// expect: AC — removes its own program
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
  unlink("program");
  unlink("/proc/self/exe");
  rename("program", "other");
  answer();
}
