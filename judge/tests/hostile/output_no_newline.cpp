// expect: AC — no newline at the end
#include <cstdio>

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

int main() {
  printf("%d", sum());
}
