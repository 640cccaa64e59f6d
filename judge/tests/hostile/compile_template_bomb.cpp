// expect: CE — templates that double at every step
template <class... Types>
struct List {};
template <int Steps, class... Types>
struct Doubled : Doubled<Steps - 1, Types..., Types...> {};
template <class... Types>
struct Doubled<0, Types...> : List<Types...> {};
Doubled<28, int> doubled;
int main() {}
