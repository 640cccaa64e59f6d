// Programs for HDU 1850 that are wrong in one place, for `make mutate`.
#include "common/problem/heap_faults.hpp"

#define main judge_main
#include "main.cpp"
#undef main

namespace {

std::vector<Heaps> read(std::istream& in) {
  std::vector<Heaps> cases;
  for (std::size_t count; in >> count && count != 0;) {
    cases.emplace_back(count);
    for (int& heap : cases.back())
      in >> heap;
  }
  return cases;
}

std::string answer(const Heaps& heaps) {
  return std::to_string(winning_moves(heaps)) + "\n";
}

}  // namespace

int main(int argc, char** argv) {
  problem::HeapFaults faults(read, answer, {1, 1000000}, {2, 100});
  faults.usual_kinds();
  return faults.run(argc, argv);
}
