// expect: TLE — sleeps without using the processor
#include <unistd.h>

int main() {
  for (;;)
    sleep(1000);
}
