// expect: AC — tries to become root again
#include <unistd.h>

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
  if (setuid(0) == 0 || setresuid(0, 0, 0) == 0 || geteuid() == 0) return 1;
  if (system("su -c true 2>&- </dev/null || mount -t tmpfs x /tmp 2>&-") == 0) return 1;
  answer();
}
