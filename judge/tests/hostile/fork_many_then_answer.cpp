// expect: AC — leaves as many children as it can and answers
#include <unistd.h>

#include <cstdio>

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

void answer() {
  printf("%d\n", sum());
}

int main() {
  for (int i = 0; i < 1000; ++i) {
    if (fork() == 0) {
      for (;;)
        pause();
    }
  }
  answer();
}
