// expect: AC — asks for more of the processor than others
#include <sched.h>
#include <sys/resource.h>

#include <cstdio>

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

void answer() {
  printf("%d\n", sum());
}

int main() {
  sched_param urgent{};
  urgent.sched_priority = 50;
  if (sched_setscheduler(0, SCHED_FIFO, &urgent) == 0) return 1;
  if (setpriority(PRIO_PROCESS, 0, -20) == 0) return 1;
  answer();
}
