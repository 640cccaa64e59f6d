// expect: CE — the answer file as a header
int answers[] = {
#include "@TESTS@/1.ans"
};
#include <cstdio>
int main() {
  printf("%d", answers[0]);
}
