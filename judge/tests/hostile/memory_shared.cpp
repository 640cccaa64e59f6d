// expect: MLE — touches shared memory
#include <sys/mman.h>

#include <cstdio>
#include <cstring>

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

void answer() {
  printf("%d\n", sum());
}

int main() {
  void* block =
      mmap(nullptr, 400u << 20, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  memset(block, 1, 400u << 20);
  answer();
}
