// expect: CE — a mistake
int main() {
  return missing;
}
