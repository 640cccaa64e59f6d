// expect: AC — blanks and empty lines at the end
#include <cstdio>

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

int main() {
  printf("%d  \t\n\n\n", sum());
}
