// expect: WA — reads the checkout it is judged from
#include <cstdio>
#include <fstream>
#include <iostream>
#include <string>

std::string word;

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

int main() {
  std::ifstream("@CHECKOUT@/problems/README") >> word;
  std::cout << (word.empty() ? 0 : sum());
}
