// expect: AC — attaches to its parent as a debugger
#include <sys/ptrace.h>
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
  if (ptrace(PTRACE_ATTACH, getppid(), nullptr, nullptr) == 0) return 1;
  answer();
}
