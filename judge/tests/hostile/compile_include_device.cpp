// expect: CE — a header without an end
#include "/dev/zero"
int main() {}
