// The usual short solution: the values by recursion with a memo, O(sqrt n) for a pile of n, with
// the first two M of each block of equal quotient; and iostream.
#include <iostream>

static int least;
static int known[100000];  // 1 + the value of this pile; 0: not worked out yet

static int grundy(int pile) {
  if (pile < least) return 0;
  if (known[pile]) return known[pile] - 1;
  bool seen[64] = {true};  // single stones are worth 0, and so are all parts below F
  int last = 0;
  for (int first = 2; first <= pile && pile / first + 1 >= least; first = last + 1) {
    const int size = pile / first;
    last = pile / size;
    for (int parts = first; parts <= last && parts < first + 2; ++parts) {
      const int larger = pile - parts * size;
      seen[(larger % 2 ? grundy(size + 1) : 0) ^ ((parts - larger) % 2 ? grundy(size) : 0)] = true;
    }
  }
  int value = 0;
  while (seen[value])
    ++value;
  known[pile] = value + 1;
  return value;
}

int main() {
  int games;
  std::cin >> games >> least;
  known[1] = 1;  // a single stone cannot be cut
  for (int game = 0; game < games; ++game) {
    int count, sum = 0;
    std::cin >> count;
    for (int pile; count > 0 && std::cin >> pile; --count)
      sum ^= grundy(pile);
    std::cout << (game == 0 ? "" : " ") << (sum != 0);
  }
  std::cout << '\n';
  return 0;
}
