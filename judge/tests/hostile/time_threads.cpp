// expect: TLE — two threads, each within the limit, together beyond it
#include <cstdio>
#include <ctime>
#include <thread>

// Uses this much CPU time, in seconds, in this thread.
void burn(double seconds) {
  timespec used{};
  while (used.tv_sec + used.tv_nsec / 1e9 < seconds)
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
}

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

void answer() {
  printf("%d\n", sum());
}

int main() {
  std::thread one(burn, 0.45), two(burn, 0.45);
  one.join();
  two.join();
  answer();
}
