// expect: TLE — spends its time in the kernel
#include <unistd.h>

int main() {
  for (;;)
    getppid();
}
