// expect: CE — the answer file through the assembler
#include <cstdio>
asm("answer: .incbin \"@TESTS@/1.ans\"\n.byte 0");
extern char answer[];
int main() {
  puts(answer);
}
