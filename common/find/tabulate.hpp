// The program that `judge find` makes out of somebody's rules: it writes the table of the game.
//
// It is included after the rules, which have a function `options` with one of the signatures
//
//   std::vector<int> options(int n)                                one heap
//   std::vector<int> options(int n, int k)                         one heap; k stays
//   std::vector<std::vector<int>> options(int n)                   a heap becomes several
//   std::vector<std::array<int, 2>> options(std::array<int, 2>)    two numbers; 3 likewise
//
// where a std::pair, a struct of two ints, or a std::vector that holds the one heap may take the
// place of the array or the number, and a reference that of a value.
//
// Usage: program TO SECONDS. Writes "KIND NUMBERS", then for m = 0, 1, 2, … a line with the values
// of all positions whose greatest number is m, in ascending order, until m is TO or the time is
// over. What is wrong is said in a last line, "error WORD NUMBERS", with exit status 1: cycle,
// negative, endless (options does not come back), large (too many positions), crash.
#pragma once

#include <signal.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace tabulate {

using Numbers = std::array<int, 3>;
using Heaps = std::vector<Numbers>;  // an option: mostly one; several where a heap is split

struct Game {
  int numbers = 1;
  bool is_split = false;
  std::function<std::vector<Heaps>(const Numbers&)> options;
};

inline Numbers of(int n) {
  return {n, 0, 0};
}
inline Numbers of(const std::array<int, 2>& p) {
  return {p[0], p[1], 0};
}
inline Numbers of(const std::array<int, 3>& p) {
  return p;
}
template <class Struct>
Numbers of(const Struct& p) {
  const auto& [a, b] = p;
  return {a, b, 0};
}

template <class Option>
std::vector<Heaps> single(const std::vector<Option>& options) {
  std::vector<Heaps> all;
  for (const Option& option : options)
    all.push_back({of(option)});
  return all;
}

inline std::vector<Heaps> split(const std::vector<std::vector<int>>& options) {
  std::vector<Heaps> all;
  for (const std::vector<int>& option : options) {
    all.emplace_back();
    for (int heap : option)
      all.back().push_back(of(heap));
  }
  return all;
}

// What kind of game it is follows from the signature.
inline Game game_of(std::vector<int> (*options)(int)) {
  return {1, false, [=](const Numbers& at) { return single(options(at[0])); }};
}
inline Game game_of(std::vector<int> (*options)(int, int)) {
  return {2, false, [=](const Numbers& at) {
            std::vector<Heaps> all = single(options(at[0], at[1]));
            for (Heaps& option : all)
              option[0][1] = at[1];
            return all;
          }};
}
inline Game game_of(std::vector<std::vector<int>> (*options)(int)) {
  return {1, true, [=](const Numbers& at) { return split(options(at[0])); }};
}
inline Game game_of(std::vector<std::vector<int>> (*options)(const std::vector<int>&)) {
  return {1, true, [=](const Numbers& at) { return split(options({at[0]})); }};
}
inline Game game_of(std::vector<std::array<int, 3>> (*options)(std::array<int, 3>)) {
  return {3, false, [=](const Numbers& at) { return single(options(at)); }};
}
inline Game game_of(std::vector<std::array<int, 3>> (*options)(const std::array<int, 3>&)) {
  return {3, false, [=](const Numbers& at) { return single(options(at)); }};
}
template <class Pair>
Game game_of(std::vector<Pair> (*options)(Pair)) {
  return {2, false, [=](const Numbers& at) { return single(options(Pair{at[0], at[1]})); }};
}
template <class Pair>
Game game_of(std::vector<Pair> (*options)(const Pair&)) {
  return {2, false, [=](const Numbers& at) { return single(options(Pair{at[0], at[1]})); }};
}

// The position whose options are asked for, for the handlers of signals.
inline Numbers current;
inline int numbers_of_position = 1;
inline volatile sig_atomic_t is_over = 0;

[[noreturn]] inline void fail(const char* word) {
  std::printf("\nerror %s", word);
  for (int i = 0; i < numbers_of_position; ++i)
    std::printf(" %d", current[static_cast<std::size_t>(i)]);
  std::printf("\n");
  std::fflush(stdout);
  std::_Exit(1);
}

// The time is over: the table ends with its next position, and if that does not come, in an error.
inline void on_clock(int) {
  if (is_over != 0) fail("endless");
  is_over = 1;
}

inline void on_crash(int) {
  fail("crash");
}

inline void set_clock(double seconds) {
  const auto whole = static_cast<time_t>(seconds);
  const auto rest = static_cast<suseconds_t>((seconds - static_cast<double>(whole)) * 1e6);
  const itimerval clock = {{2, 0}, {whole, rest + 1}};  // two seconds more for the position at hand
  signal(SIGPROF, on_clock);
  setitimer(ITIMER_PROF, &clock, nullptr);
  for (int number : {SIGSEGV, SIGFPE, SIGABRT, SIGILL})
    signal(number, on_crash);
}

class Tabulator {
 public:
  Tabulator(Game game, bool is_misere) : game_(std::move(game)), is_misere_(is_misere) {}

  // Depth first, without recursion: a game may be as deep as its table is long.
  int value(const Numbers& at) {
    std::vector<Frame> stack;
    enter(stack, at);
    while (!stack.empty()) {
      Frame& frame = stack.back();
      if (const Numbers* missing = next_missing(frame)) {
        enter(stack, Numbers(*missing));
        continue;
      }
      known(frame.at) = value_of(frame);
      stack.pop_back();
    }
    return known(at);
  }

 private:
  static constexpr int kUnseen = -2, kBegun = -1;
  static constexpr std::size_t kMostPositions = 30000000;

  struct Frame {
    Numbers at;
    std::vector<Heaps> options;
    std::size_t next = 0;
  };

  // Positions in ascending order of their greatest number m: (m + 1)^i come before the next m.
  static std::size_t place(const Numbers& at, int numbers) {
    const auto a = static_cast<std::size_t>(at[0]), b = static_cast<std::size_t>(at[1]),
               c = static_cast<std::size_t>(at[2]), m = std::max({a, b, c});
    if (numbers == 1) return a;
    if (numbers == 2) return m * m + (a < m ? a : m + b);
    const std::size_t inside = m * m * m, side = m + 1;
    if (c == m) return inside + a * side + b;
    if (b == m) return inside + side * side + a * m + c;
    return inside + side * side + side * m + b * m + c;
  }

  int& known(const Numbers& at) {
    const std::size_t index = place(at, game_.numbers);
    if (index >= kMostPositions) fail("large");
    if (index >= values_.size()) values_.resize(std::max(index + 1, 2 * values_.size()), kUnseen);
    return values_[index];
  }

  void enter(std::vector<Frame>& stack, const Numbers& at) {
    current = at;
    int& value = known(at);
    if (value >= 0) return;
    if (value == kBegun) fail("cycle");
    value = kBegun;
    stack.push_back({at, game_.options(at), 0});
    for (const Heaps& option : stack.back().options) {
      for (const Numbers& heap : option) {
        if (*std::min_element(heap.begin(), heap.end()) < 0) fail("negative");
      }
    }
  }

  const Numbers* next_missing(Frame& frame) {
    for (; frame.next < frame.options.size(); ++frame.next) {
      for (const Numbers& heap : frame.options[frame.next]) {
        if (known(heap) < 0) return &heap;
      }
    }
    return nullptr;
  }

  int value_of(const Frame& frame) {
    seen_.assign(frame.options.size() + 1, false);
    bool mover_wins = is_misere_ && frame.options.empty();
    for (const Heaps& option : frame.options) {
      int sum = 0;
      for (const Numbers& heap : option)
        sum ^= known(heap);
      if (sum == 0) mover_wins = true;
      if (static_cast<std::size_t>(sum) < seen_.size()) seen_[static_cast<std::size_t>(sum)] = true;
    }
    if (is_misere_) return mover_wins ? 1 : 0;
    return static_cast<int>(std::find(seen_.begin(), seen_.end(), false) - seen_.begin());
  }

  Game game_;
  bool is_misere_;
  std::vector<int> values_;
  std::vector<bool> seen_;
};

// The values of all positions whose greatest number is m.
inline void write_shell(Tabulator& table, int numbers, int m) {
  const int second = numbers > 1 ? m : 0, third = numbers > 2 ? m : 0;
  std::string line;
  for (int a = 0; a <= m; ++a) {
    for (int b = 0; b <= second; ++b) {
      for (int c = 0; c <= third; ++c) {
        if (std::max({a, b, c}) < m) continue;
        line += std::to_string(table.value({a, b, c})) + " ";
        if (is_over != 0) return;
      }
    }
  }
  std::puts(line.c_str());
}

inline int run(const Game& game, bool is_misere, int argc, char** argv) {
  if (argc != 3) return 2;
  numbers_of_position = game.numbers;
  if (is_misere && game.is_split) fail("misere");
  set_clock(std::atof(argv[2]));
  std::printf("%s %d\n", is_misere ? "outcomes" : "grundy", game.numbers);
  Tabulator table(game, is_misere);
  for (int m = 0; m <= std::atoi(argv[1]) && is_over == 0; ++m)
    write_shell(table, game.numbers, m);
  return 0;
}

}  // namespace tabulate
