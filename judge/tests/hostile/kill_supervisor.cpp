// expect: AC — ends the process that runs it and the one above that, and leaves children behind
#include <unistd.h>

#include <csignal>
#include <cstdio>

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

void answer() {
  printf("%d\n", sum());
}

// The parent of a process; 0 where that is not to be seen.
int parent_of(int pid) {
  char name[32];
  snprintf(name, sizeof name, "/proc/%d/stat", pid);
  int parent = 0;
  if (FILE* file = fopen(name, "r")) {
    if (fscanf(file, "%*d (%*[^)]) %*c %d", &parent) != 1) parent = 0;
    fclose(file);
  }
  return parent;
}

int main() {
  const int runner = getppid(), supervisor = parent_of(runner);
  for (int i = 0; i < 10; ++i) {
    if (fork() != 0) continue;
    setsid();
    for (;;)
      pause();
  }
  if (supervisor > 1) kill(supervisor, SIGKILL);
  kill(runner, SIGKILL);
  answer();
}
