// expect: MLE AC — keeps data in files without a name; only a cgroup counts those
#include <sys/mman.h>
#include <unistd.h>

#include <cstdio>
#include <string>

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

void answer() {
  printf("%d\n", sum());
}

int main() {
  std::string block(32u << 20, 1);
  for (int i = 0; i < 8; ++i) {
    const int file = memfd_create("hidden", 0);
    if (write(file, block.data(), block.size()) < 0) break;
  }
  answer();
}
