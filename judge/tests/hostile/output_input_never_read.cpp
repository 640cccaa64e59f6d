// expect: WA — does not look at its input
#include <cstdio>

int main() {
  puts("3");
}
