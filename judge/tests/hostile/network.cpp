// expect: AC — talks to the machine and to the world
#include <arpa/inet.h>
#include <sys/socket.h>

#include <cstdio>
#include <initializer_list>

int sum() {
  int a, b;
  return scanf("%d%d", &a, &b) == 2 ? a + b : 0;
}

void answer() {
  printf("%d\n", sum());
}

int main() {
  for (const char* host : {"127.0.0.1", "1.1.1.1"}) {
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(53);
    inet_pton(AF_INET, host, &to.sin_addr);
    const int udp = socket(AF_INET, SOCK_DGRAM, 0);
    if (sendto(udp, "x", 1, 0, reinterpret_cast<sockaddr*>(&to), sizeof to) == 1) return 1;
  }
  answer();
}
