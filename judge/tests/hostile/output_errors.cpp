// expect: AC — 200 MB of error messages
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
  char text[4096] = {};
  for (int i = 0; i < 50000; ++i) {
    if (write(2, text, sizeof text) < 0) return 1;
  }
  answer();
}
