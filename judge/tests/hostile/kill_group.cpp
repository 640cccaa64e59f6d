// expect: RE — kills its process group
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
  answer();
  fflush(stdout);
  kill(0, SIGKILL);
}
