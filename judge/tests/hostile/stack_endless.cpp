// expect: RE MLE — recurses for ever
// Not a loop in disguise: each call has a frame that must not go away.
int depth(int n) {
  volatile char frame[48];
  frame[0] = 1;
  return n == 0 ? 0 : depth(n - 1) + frame[0];
}

int main() {
  return depth(-1);
}
