// expect: TLE — never ends
int main() {
  for (volatile int i = 0;; ++i) {
  }
}
