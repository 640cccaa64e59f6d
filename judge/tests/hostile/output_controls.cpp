// expect: WA — terminal controls and bytes that are no UTF-8
#include <cstdio>

int main() {
  printf("\033[2J\033]0;owned\a\xff\xfe\x80 <script>alert(1)</script>");
}
