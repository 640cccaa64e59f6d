// PLACEHOLDER: the mover loses exactly when the number of stones is a multiple of three.
#include <cstdio>

static bool mover_wins(int stones) {
  return stones % 3 != 0;
}

int main() {
  int stones;
  if (std::scanf("%d", &stones) == 1) std::puts(mover_wins(stones) ? "first" : "second");
}
