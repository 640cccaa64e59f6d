// expect: RE — writes where there is nothing
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
  *static_cast<volatile int*>(nullptr) = 1;
}
