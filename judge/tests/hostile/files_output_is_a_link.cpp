// expect: WA — leaves a link to the answer in place of its output file
#include <unistd.h>

#include <cstdio>

int main(int count, char**) {
  if (count == 0) freopen("out.txt", "w", stdout);
  return symlink("@TESTS@/1.ans", "out.txt");
}
