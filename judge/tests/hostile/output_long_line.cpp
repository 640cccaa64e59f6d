// expect: WA — a line of 48 MB
#include <cstdio>
#include <string>

int main() {
  std::string line(48000000, '7');
  puts(line.c_str());
}
