// expect: AC — recurses a million times, with 64 bytes and more each
#include <cstdio>

// Not a loop in disguise: each call has a frame that must not go away.
int depth(int n) {
  volatile char frame[48];
  frame[0] = 1;
  return n == 0 ? 0 : depth(n - 1) + frame[0];
}

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

void answer() {
  printf("%d\n", sum());
}

int main() {
  if (depth(1000000) == 1000000) answer();
}
