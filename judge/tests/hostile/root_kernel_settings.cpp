// expect: AC — changes settings of the kernel
#include <fcntl.h>
#include <sys/mount.h>
#include <unistd.h>

#include <cstdio>
#include <initializer_list>

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

void answer() {
  printf("%d\n", sum());
}

int main() {
  for (const char* name :
       {"/proc/sys/kernel/core_pattern", "/proc/sysrq-trigger", "/proc/sys/vm/drop_caches",
        "/sys/kernel/mm/transparent_hugepage/enabled"}) {
    if (open(name, O_WRONLY) >= 0) return 1;
  }
  if (mount("x", "/tmp", "tmpfs", 0, nullptr) == 0 || chroot("/tmp") == 0) return 1;
  answer();
}
