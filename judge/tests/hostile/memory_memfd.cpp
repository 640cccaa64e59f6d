// expect: MLE — fills files in memory that have no name, and never maps them
#include <sys/mman.h>
#include <unistd.h>

#include <cstdio>
#include <vector>

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

void answer() {
  printf("%d\n", sum());
}

int main() {
  const std::vector<char> block(1 << 20, 1);
  for (int i = 0; i < 25; ++i) {
    const int file = memfd_create("unnamed", 0);
    for (int mib = 0; mib < 16; ++mib)
      if (write(file, block.data(), block.size()) < 0) return 1;
  }
  answer();
}
