// expect: CE — an assembler directive that fills the disk
asm(".data\n.rept 2000000000\n.quad 1\n.endr");
int main() {}
