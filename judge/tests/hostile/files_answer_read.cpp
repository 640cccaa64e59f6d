// expect: WA — prints the answer file
#include <fstream>
#include <iostream>
#include <string>

std::string word;

int main() {
  std::ifstream("@TESTS@/1.ans") >> word;
  std::cout << word;
}
