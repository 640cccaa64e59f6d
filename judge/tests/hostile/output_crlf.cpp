// expect: AC — carriage returns
#include <cstdio>

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

int main() {
  printf("%d\r\n", sum());
}
