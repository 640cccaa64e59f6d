// Inputs for POJ 2311: one sheet per case; in tests.txt at most 500000 cases per file.
#include "common/problem/generator.hpp"

namespace {

constexpr int kLeast = 2;
constexpr int kMost = 200;

void add(problem::Call& call, long long width, long long height) {
  if (std::min(width, height) < kLeast || std::max(width, height) > kMost) return;
  call.add(std::to_string(width) + " " + std::to_string(height) + "\n");
}

void small(problem::Call& call) {
  const long long size = call.number("SIZE");
  for (int width = kLeast; width <= kMost; ++width)
    add(call, width, size - width);
}

void all(problem::Call& call) {
  const long long longest = call.number("LONGEST", kLeast, kMost);
  for (int width = kLeast; width <= longest; ++width) {
    for (int height = kLeast; height <= longest; ++height)
      add(call, width, height);
  }
}

// Whether the sheet 2 x n is lost: n = 2, or n - 3 is 0, 14, 34, or 4, 8, 20, 24 or 28 modulo 34.
bool is_lost_side(long long side) {
  if (side <= 3 || side == 17 || side == 37) return true;
  const long long rest = (side - 3) % 34;
  return rest == 4 || rest == 8 || rest == 20 || rest == 24 || rest == 28;
}

std::vector<long long> lost_sides() {
  std::vector<long long> sides;
  for (long long side = kLeast; side <= kMost; ++side) {
    if (is_lost_side(side)) sides.push_back(side);
  }
  return sides;
}

// The sheets with two lost sides, and the sheets with one side longer or shorter by one.
void lost(problem::Call& call) {
  for (long long width : lost_sides()) {
    for (long long height : lost_sides()) {
      for (int off = -1; off <= 1; ++off)
        add(call, width + off, height);
      add(call, width, height - 1);
      add(call, width, height + 1);
    }
  }
}

void random_sheets(problem::Call& call) {
  const long long low = call.number("LOW", kLeast, kMost);
  const long long high = call.number("HIGH", low, kMost);
  for (long long left = call.number("COUNT"); left > 0; --left) {
    const long long width = call.random().between(low, high);
    add(call, width, call.random().between(low, high));
  }
}

void bench(problem::Call& call) {
  for (long long left = 10000 * call.number("PERCENT", 1, 100); left > 0; --left) {
    const long long width = call.random().between(kLeast, kMost);
    add(call, width, call.random().between(kLeast, kMost));
  }
}

// There are few legal sheets, so all of them, in random order.
void shuffled(problem::Call& call) {
  std::vector<int> sheets;
  for (int sheet = 0; sheet < kMost * kMost; ++sheet)
    sheets.push_back(sheet);
  call.random().shuffle(sheets);
  for (int sheet : sheets)
    add(call, sheet / kMost + 1, sheet % kMost + 1);
}

// A won and a lost sheet, each at the end of a file without a final newline; then all sheets.
void hard(problem::Call& call) {
  call.add("4 2\n", problem::kUnended);
  call.add("2 2\n", problem::kUnended);
  shuffled(call);
}

}  // namespace

int main(int argc, char** argv) {
  problem::Generator generator(1000000, problem::ended_by(""));
  generator.kind("small", "SIZE", "all sheets with W + H = SIZE", small);
  generator.kind("hard", "SEED",
                 "every legal sheet in random order, and files without final newline", hard);
  generator.kind("bench", "PERCENT SEED", "up to a million random sheets, for measuring", bench);
  generator.kind("shuffled", "SEED", "every legal sheet once, in random order", shuffled);
  generator.kind("all", "LONGEST", "every sheet with sides from 2 to LONGEST", all);
  generator.kind("lost", "", "every lost sheet and its neighbours", lost);
  generator.kind("random", "COUNT LOW HIGH SEED", "COUNT sheets with sides uniform in LOW..HIGH",
                 random_sheets);
  return generator.run(argc, argv);
}
