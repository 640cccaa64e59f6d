// expect: TLE — ignores every signal there is
#include <csignal>

int main() {
  for (int number = 1; number < 65; ++number)
    signal(number, SIG_IGN);
  for (volatile int i = 0;; ++i) {
  }
}
