// expect: AC — truncates and removes the test files
#include <unistd.h>

#include <cstdio>
#include <initializer_list>
#include <string>

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

void answer() {
  printf("%d\n", sum());
}

int main() {
  const std::string tests = "@TESTS@/";
  for (const char* name : {"1.in", "1.ans", "2.in", "2.ans"}) {
    if (truncate((tests + name).c_str(), 0) == 0 || unlink((tests + name).c_str()) == 0) return 1;
  }
  answer();
}
