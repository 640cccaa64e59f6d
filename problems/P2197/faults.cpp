// Programs for Luogu P2197 that are wrong in one place, for `make mutate`.
#include "common/problem/heap_faults.hpp"

#define main judge_main
#include "main.cpp"
#undef main

namespace {

std::vector<problem::Heaps> read(std::istream& in) {
  std::size_t count = 0;
  in >> count;
  std::vector<problem::Heaps> cases(count);
  for (problem::Heaps& heaps : cases) {
    in >> count;
    heaps.resize(count);
    for (int& heap : heaps)
      in >> heap;
  }
  return cases;
}

std::string answer(const problem::Heaps& heaps) {
  return mover_wins(heaps) ? "Yes\n" : "No\n";
}

}  // namespace

int main(int argc, char** argv) {
  problem::HeapFaults faults(read, answer, {0, 9999}, {1, 10000});
  faults.usual_kinds();
  return faults.run(argc, argv);
}
