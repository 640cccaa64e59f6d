// expect: AC — tries to tell the next run something
#include <sys/shm.h>
#include <unistd.h>

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
  const auto places = {"note",          "/tmp/note", "/dev/shm/note",
                       "/var/tmp/note", "/note",     "/.judge/files/note"};
  for (const char* name : places) {
    if (access(name, F_OK) == 0) return 1;
  }
  if (shmget(4711, 4096, 0600) >= 0) return 1;
  for (const char* name : places) {
    if (FILE* file = fopen(name, "w")) fclose(file);
  }
  shmget(4711, 4096, IPC_CREAT | 0600);
  answer();
}
