// expect: AC — starts as many threads as it can and answers
#include <unistd.h>

#include <cstdio>
#include <system_error>
#include <thread>
#include <vector>

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

void answer() {
  printf("%d\n", sum());
}

int main() {
  std::vector<std::thread> threads;
  try {
    for (int i = 0; i < 1000; ++i)
      threads.emplace_back([] { pause(); });
  } catch (const std::system_error&) {
  }
  answer();
  fflush(stdout);
  _exit(0);
}
