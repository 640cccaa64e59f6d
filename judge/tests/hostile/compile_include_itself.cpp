// expect: CE — a header that includes itself
#include __FILE__
int main() {}
