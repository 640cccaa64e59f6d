// expect: AC — overwrites its own program
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
  chmod("program", 0777);
  if (FILE* file = fopen("program", "w")) {
    fputs("#!/bin/sh\nexit 1\n", file);
    fclose(file);
  }
  answer();
}
