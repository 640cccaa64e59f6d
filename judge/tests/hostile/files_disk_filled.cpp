// expect: AC — fills its directory with files
#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <string>

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

void answer() {
  printf("%d\n", sum());
}

int main() {
  signal(SIGXFSZ, SIG_IGN);
  std::string block(1u << 20, 1);
  for (int i = 0; i < 2000; ++i) {
    const int file = open(std::to_string(i).c_str(), O_CREAT | O_WRONLY, 0600);
    if (write(file, block.data(), block.size()) < 0) break;
    close(file);
  }
  answer();
}
