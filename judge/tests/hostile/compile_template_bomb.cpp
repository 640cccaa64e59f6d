// expect: CE — templates that double at every step
template <int Depth, int Path>
struct Tree {
  Tree<Depth - 1, 2 * Path> left;
  Tree<Depth - 1, 2 * Path + 1> right;
};
template <int Path>
struct Tree<0, Path> {};
Tree<28, 1> tree;
int main() {}
