// expect: TLE RE WA MLE — forks for ever
#include <unistd.h>

int main() {
  for (;;)
    fork();
}
