// expect: WA — a zero byte behind the answer
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
  fwrite("\0junk", 1, 5, stdout);
}
