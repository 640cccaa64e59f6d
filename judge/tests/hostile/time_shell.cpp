// expect: TLE — lets a shell sleep
#include <cstdlib>

int main() {
  return system("sleep 1000");
}
