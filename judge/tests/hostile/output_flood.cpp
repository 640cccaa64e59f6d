// expect: OLE — writes for ever
#include <unistd.h>

int main() {
  char text[4096] = {};
  while (write(1, text, sizeof text) > 0) {
  }
}
