// expect: MLE — has too much memory for a moment only
#include <cstdio>
#include <cstdlib>

void* touch(std::size_t mib) {
  void* block = malloc(mib << 20);
  for (std::size_t i = 0; i < mib << 20; i += 512)
    static_cast<volatile char*>(block)[i] = 1;
  return block;
}

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

void answer() {
  printf("%d\n", sum());
}

int main() {
  void* block = touch(200);
  free(block);
  answer();
}
