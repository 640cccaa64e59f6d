// The usual short solution: the whole table in O(V sqrt V), with the first two M of each block of
// equal quotient; and iostream.
#include <iostream>

static int grundy[100001];
static int seen_by[64];  // the last pile that has an option of this value

static void see(int pile, int parts) {
  const int larger = pile % parts, size = pile / parts;
  seen_by[(larger % 2 ? grundy[size + 1] : 0) ^ ((parts - larger) % 2 ? grundy[size] : 0)] = pile;
}

static void fill_table(int least) {
  for (int pile = least; pile < 100000; ++pile) {
    int parts = 2;
    for (int last; pile / parts + 1 >= least && parts <= pile; parts = last + 1) {
      last = pile / (pile / parts);
      see(pile, parts);
      if (parts < last) see(pile, parts + 1);
    }
    if (parts <= pile) seen_by[0] = pile;  // parts below F cannot be cut
    while (seen_by[grundy[pile]] == pile)
      ++grundy[pile];
  }
}

int main() {
  int games, least;
  std::cin >> games >> least;
  fill_table(least);
  for (int game = 0; game < games; ++game) {
    int count, sum = 0;
    std::cin >> count;
    for (int pile; count > 0 && std::cin >> pile; --count)
      sum ^= grundy[pile];
    std::cout << (game == 0 ? "" : " ") << (sum != 0);
  }
  std::cout << '\n';
  return 0;
}
