// expect: TLE — gives the answer, then never ends
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
  answer();
  for (;;)
    sleep(1000);
}
