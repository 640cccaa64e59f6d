// expect: WA — looks for the answer file through other processes
#include <fstream>
#include <iostream>
#include <string>

std::string word;

int main() {
  for (int pid = 1; pid < 1000 && word.empty(); ++pid) {
    for (const char* place : {"/root", "/cwd/../../..", "/root/old"}) {
      std::ifstream("/proc/" + std::to_string(pid) + place + "@TESTS@/1.ans") >> word;
    }
  }
  std::cout << word;
}
