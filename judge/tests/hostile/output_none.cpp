// expect: WA — prints nothing
int main() {
  return 0;
}
