// expect: WA — gives the answer a second name, that of its output file
#include <unistd.h>

#include <cstdio>

int main(int count, char**) {
  if (count == 0) freopen("out.txt", "w", stdout);
  (void)!link("@TESTS@/1.ans", "out.txt");
}
