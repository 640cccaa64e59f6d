// expect: TLE — the main thread ends, another goes on for ever
#include <pthread.h>

#include <cstdio>
#include <thread>

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

void answer() {
  printf("%d\n", sum());
}

int main() {
  std::thread([] {
    for (volatile int i = 0;; ++i) {
    }
  }).detach();
  answer();
  fflush(stdout);
  pthread_exit(nullptr);
}
