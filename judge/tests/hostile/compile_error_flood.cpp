// expect: CE — thousands of mistakes
#define A mistake mistake;
#define B A A A A A A A A A A
#define C B B B B B B B B B B
#define D C C C C C C C C C C
#define E D D D D D D D D D D
E int main() {}
