// expect: RE — crashes on the way out
#include <cstdio>
#include <cstdlib>

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

void answer() {
  printf("%d\n", sum());
}

int main() {
  static struct Last {
    ~Last() { abort(); }
  } last;
  answer();
  fflush(stdout);
}
