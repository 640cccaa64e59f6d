// HDU 1850 Being a Good Boy in Spring Festival - https://acm.hdu.edu.cn/showproblem.php?pid=1850
//
// Idea     Nim: the mover loses exactly when the nim-sum s (the xor of all heaps) is 0. A winning
//          move makes it 0 by leaving h xor s of a heap h, which is possible when that is less than
//          h. The answer is the number of such heaps.
// Proof    README.md beside this file.
// Cost     Linear in the number of heaps.
// Dialect  C++98.
// Checked  against brute force over the rules for small heaps; for all heaps against the mex rule,
//          by way of a table of 32 x 32 numbers (main_test.cpp).
#include <cstdio>
#include <vector>

typedef std::vector<int> Heaps;

static int nim_sum(const Heaps& heaps) {
  int sum = 0;
  for (size_t i = 0; i < heaps.size(); ++i)
    sum ^= heaps[i];
  return sum;
}

// For any number of heaps from 0 to 2^31 - 1.
static int winning_moves(const Heaps& heaps) {
  const int sum = nim_sum(heaps);
  int moves = 0;
  for (size_t i = 0; i < heaps.size(); ++i) {
    if ((heaps[i] ^ sum) < heaps[i]) ++moves;
  }
  return moves;
}

// The next number; 0 at the end of the input.
static int read_number() {
  int number;
  return std::scanf("%d", &number) == 1 ? number : 0;
}

int main() {
  while (const int count = read_number()) {
    Heaps heaps(count);
    for (int i = 0; i < count; ++i)
      heaps[i] = read_number();
    std::printf("%d\n", winning_moves(heaps));
  }
  return 0;
}
