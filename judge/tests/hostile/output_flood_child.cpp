// expect: OLE — a child writes for ever while the program sleeps
#include <unistd.h>

int main() {
  if (fork() == 0) {
    char text[4096] = {};
    while (write(1, text, sizeof text) > 0) {
    }
  }
  sleep(1000);
}
