// The Grundy values by recursion with a memo, the reached ones in a set; each line is flushed.
#include <iostream>
#include <set>

static int known[201][201];  // 1 + the value of this sheet; 0: not worked out yet

static int grundy(int w, int h) {
  if (w > h) return grundy(h, w);
  if (known[w][h] != 0) return known[w][h] - 1;
  std::set<int> reached;
  for (int i = 2; i <= w - i; ++i)
    reached.insert(grundy(i, h) ^ grundy(w - i, h));
  for (int i = 2; i <= h - i; ++i)
    reached.insert(grundy(w, i) ^ grundy(w, h - i));
  int value = 0;
  while (reached.count(value))
    ++value;
  known[w][h] = value + 1;
  return value;
}

int main() {
  for (int w, h; std::cin >> w >> h;)
    std::cout << (grundy(w, h) ? "WIN" : "LOSE") << std::endl;
}
