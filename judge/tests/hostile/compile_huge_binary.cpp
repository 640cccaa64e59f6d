// expect: CE — a program of 1.5 GiB
char block[1610612736] = {1};
int main() {
  return block[1];
}
