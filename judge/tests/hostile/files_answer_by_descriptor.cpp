// expect: WA — looks for something else behind descriptors that were left open
#include <fcntl.h>
#include <unistd.h>

#include <cstdio>

int main() {
  for (int fd = 3; fd < 1024; ++fd) {
    char text[16] = {};
    if (read(fd, text, 15) > 0 || pread(fd, text, 15, 0) > 0) fputs(text, stdout);
    const int file = openat(fd, "@TESTS@/1.ans" + 1, O_RDONLY);
    if (file >= 0 && read(file, text, 15) > 0) fputs(text, stdout);
  }
}
