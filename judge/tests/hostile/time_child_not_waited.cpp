// expect: TLE — a child uses the time and nobody waits for it
#include <unistd.h>

#include <cstdio>
#include <ctime>

// Uses this much CPU time, in seconds, in this process.
void burn(double seconds) {
  while (clock() < seconds * CLOCKS_PER_SEC) {
  }
}

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

void answer() {
  printf("%d\n", sum());
}

int main() {
  int ends[2];
  if (pipe(ends) != 0) return 1;
  if (fork() == 0) {
    burn(0.9);
    _exit(0);
  }
  close(ends[1]);
  char byte;
  if (read(ends[0], &byte, 1) == 0) answer();
}
