// expect: AC — leaves directories that cannot be entered
#include <sys/stat.h>

#include <cstdio>

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

void answer() {
  printf("%d\n", sum());
}

int main() {
  mkdir("a", 0700);
  mkdir("a/b", 0700);
  if (FILE* file = fopen("a/b/c", "w")) fclose(file);
  chmod("a/b", 0);
  chmod("a", 0);
  chmod(".", 0);
  answer();
}
