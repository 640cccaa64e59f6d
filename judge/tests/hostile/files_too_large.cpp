// expect: RE MLE — one file without an end
#include <fcntl.h>
#include <unistd.h>

#include <string>

int main() {
  const int file = open("large", O_CREAT | O_WRONLY, 0600);
  std::string block(1u << 20, 1);
  for (;;) {
    if (write(file, block.data(), block.size()) < 0) return 1;
  }
}
