// expect: AC — digs directories into directories, far deeper than a path or a recursion can go
#include <sys/stat.h>
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
  for (int depth = 0; depth < 2000; ++depth) {
    mkdir(".up-0", 0700);
    if (FILE* file = fopen("file", "w")) fclose(file);
    if (mkdir("down", 0700) != 0 || chdir("down") != 0) break;
  }
  answer();
}
