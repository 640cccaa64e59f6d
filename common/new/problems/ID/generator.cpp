// PLACEHOLDER: inputs of one number. If an input holds several cases, `join` puts them together.
#include "common/problem/generator.hpp"

namespace {

constexpr int kMost = 1000;

void add(problem::Call& call, long long stones) {
  if (1 <= stones && stones <= kMost) call.add(std::to_string(stones) + "\n");
}

void small(problem::Call& call) {
  add(call, call.number("SIZE"));
}

void hard(problem::Call& call) {
  for (int i = 0; i < 100; ++i)
    add(call, call.random().between(1, kMost));
}

std::string join(const std::string&, const std::vector<std::string>& cases) {
  return cases.front();
}

}  // namespace

int main(int argc, char** argv) {
  problem::Generator generator(1, join);
  generator.kind("small", "SIZE", "the pile of SIZE stones", small);
  generator.kind("hard", "SEED", "random piles", hard);
  return generator.run(argc, argv);
}
