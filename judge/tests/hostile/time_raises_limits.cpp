// expect: TLE — raises its own limits, then uses what it has
#include <sys/resource.h>
#include <unistd.h>

#include <cstdio>
#include <ctime>

// Uses this much CPU time, in seconds, in this process.
void burn(double seconds) {
  while (clock() < seconds * CLOCKS_PER_SEC) {
  }
}

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

void answer() {
  printf("%d\n", sum());
}

int main() {
  const rlimit all{RLIM_INFINITY, RLIM_INFINITY};
  for (int resource = 0; resource < 16; ++resource) {
    setrlimit(static_cast<__rlimit_resource>(resource), &all);
  }
  if (setuid(0) == 0) return 1;
  burn(1000);
  answer();
}
