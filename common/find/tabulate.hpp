// The program that `judge find` makes out of somebody's rules: it writes the table of the game. It is
// included after the rules, which have a function `options` with one of the signatures
//   std::vector<int> options(int n)                                one heap
//   std::vector<int> options(int n, int k)                         one heap; k stays
//   std::vector<std::vector<int>> options(int n)                   a heap becomes several
//   std::vector<std::array<int, 2>> options(std::array<int, 2>)    two numbers; 3 likewise
// where a std::pair, a struct of two ints, or a std::vector that holds the one heap may take the
// place of the array or the number, and a reference that of a value.
//
// Usage: program TO SECONDS. Writes "KIND NAME…", then for m = 0, 1, 2, … a line with the values of
// all positions whose greatest number is m, in ascending order, until m is TO (0: a number that fits
// the kind of game) or the CPU time is over. What is wrong is said in a last line, "error WORD
// NUMBERS", with exit status 1: cycle, negative, endless (options does not come back), large (too
// many positions), crash, misere (of heaps that split).
#pragma once

#include <signal.h>
#include <sys/resource.h>
#include <sys/time.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace tabulate {

using Numbers = std::array<int, 3>;

// The heaps of all options in a row, and where each option ends.
struct Options {
  std::vector<Numbers> heaps;
  std::vector<std::size_t> ends;
};

struct Game {
  int numbers;
  const char* names;
  bool is_split;
  int most;  // the greatest number, if none is asked for
  std::function<void(const Numbers&, Options&)> options;
};

inline Numbers of(int n) {
  return {n, 0, 0};
}
inline Numbers of(const std::array<int, 3>& p) {
  return p;
}
template <class Pair>
Numbers of(const Pair& p) {
  const auto& [a, b] = p;
  return {a, b, 0};
}

constexpr int kMost[] = {0, 200000, 400, 80};
constexpr const char* kNames[] = {"", "n", "a b", "a b c"};

// What kind of game it is follows from the signature.
inline Game game_of(std::vector<int> (*options)(int, int)) {
  return {2, "n k", false, kMost[2], [=](const Numbers& at, Options& all) {
            for (const int n : options(at[0], at[1])) {
              all.heaps.push_back({n, at[1], 0});
              all.ends.push_back(all.heaps.size());
            }
          }};
}
template <class Option, class Argument>
Game game_of(std::vector<Option> (*options)(Argument)) {
  using Position = std::decay_t<Argument>;
  constexpr bool is_split = std::is_same_v<Option, std::vector<int>>;
  constexpr bool is_heap = is_split || std::is_same_v<Position, int>;
  constexpr int numbers = is_heap ? 1 : std::is_same_v<Position, Numbers> ? 3 : 2;
  return {numbers, kNames[numbers], is_split, kMost[numbers], [=](const Numbers& at, Options& all) {
            const auto position = [&] {
              if constexpr (numbers == 1) return Position{at[0]};
              if constexpr (numbers == 2) return Position{at[0], at[1]};
              if constexpr (numbers == 3) return at;
            };
            for (const Option& option : options(position())) {
              if constexpr (is_split) {
                for (const int heap : option)
                  all.heaps.push_back(of(heap));
              } else {
                all.heaps.push_back(of(option));
              }
              all.ends.push_back(all.heaps.size());
            }
          }};
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
inline void on_signal(int number) {
  if (number != SIGPROF) fail("crash");
  if (is_over != 0) fail("endless");
  is_over = 1;
}

inline void set_limits(double seconds) {
  const rlimit memory = {900u << 20, 900u << 20};  // so that the position is known that wants more
  setrlimit(RLIMIT_AS, &memory);
  const auto microseconds = static_cast<long long>(seconds * 1e6) + 1;
  const itimerval clock = {
      {2, 0},
      {microseconds / 1000000, microseconds % 1000000}};  // two more for the position at hand
  for (const int number : {SIGPROF, SIGSEGV, SIGFPE, SIGABRT, SIGILL})
    signal(number, on_signal);
  setitimer(ITIMER_PROF, &clock, nullptr);
}

class Tabulator {
 public:
  Tabulator(Game game, bool is_misere) : game_(std::move(game)), is_misere_(is_misere) {}

  // Depth first, without recursion: a game may be as deep as its table is long.
  int value(const Numbers& at) {
    enter(at);
    while (depth_ > 0 && is_over == 0) {
      Frame& frame = stack_[depth_ - 1];
      const std::vector<Numbers>& heaps = frame.options.heaps;
      while (frame.next < heaps.size() && known(heaps[frame.next]) >= 0)
        ++frame.next;
      if (frame.next < heaps.size()) {
        enter(Numbers(heaps[frame.next]));
        continue;
      }
      known(frame.at) = value_of(frame.options);
      --depth_;
    }
    return known(at);
  }

 private:
  static constexpr int kUnseen = -2, kBegun = -1;
  static constexpr std::size_t kMostPositions = 30000000, kDeepest = 1000000;

  struct Frame {
    Numbers at;
    Options options;
    std::size_t next = 0;
  };

  // The bits of the numbers in turn, so that what has small numbers comes first.
  std::size_t place(const Numbers& at) const {
    if (game_.numbers == 1) return static_cast<std::size_t>(at[0]);
    if (std::max({at[0], at[1], at[2]}) > 1 << 20) fail("large");
    std::size_t place = 0;
    for (int i = 0; i < game_.numbers; ++i) {
      for (int bit = 0; at[i] >> bit != 0; ++bit)
        place |= static_cast<std::size_t>(at[i] >> bit & 1) << (bit * game_.numbers + i);
    }
    return place;
  }

  int& known(const Numbers& at) {
    const std::size_t index = place(at);
    if (index >= kMostPositions) fail("large");
    if (index >= values_.size()) values_.resize(std::max(index + 1, 2 * values_.size()), kUnseen);
    return values_[index];
  }

  void enter(const Numbers& at) {
    int& value = known(at);
    if (value >= 0) return;
    current = at;
    if (value == kBegun) fail("cycle");
    value = kBegun;
    if (depth_ == kDeepest) fail("large");
    if (depth_ == stack_.size()) stack_.emplace_back();
    Frame& frame = stack_[depth_++];
    frame.at = at;
    frame.next = 0;
    frame.options.heaps.clear();
    frame.options.ends.clear();
    game_.options(at, frame.options);
    for (const Numbers& heap : frame.options.heaps) {
      if (std::min({heap[0], heap[1], heap[2]}) < 0) fail("negative");
    }
  }

  int value_of(const Options& options) {
    const std::size_t count = options.ends.size();
    seen_.assign(count + 1, 0);
    std::size_t heap = 0;
    for (const std::size_t end : options.ends) {
      int sum = 0;
      for (; heap < end; ++heap)
        sum ^= known(options.heaps[heap]);
      if (static_cast<std::size_t>(sum) <= count) seen_[static_cast<std::size_t>(sum)] = 1;
    }
    if (is_misere_) return count == 0 || seen_[0] != 0 ? 1 : 0;
    return static_cast<int>(std::find(seen_.begin(), seen_.end(), 0) - seen_.begin());
  }

  Game game_;
  bool is_misere_;
  std::vector<int> values_;
  std::vector<Frame> stack_;
  std::size_t depth_ = 0;
  std::vector<char> seen_;
};

// The values of all positions whose greatest number is m.
inline void write_shell(Tabulator& table, int numbers, int m) {
  std::string line;
  for (int a = numbers > 1 ? 0 : m; a <= m; ++a) {
    for (int b = 0; b <= (numbers > 1 ? m : 0); ++b) {
      for (int c = 0; c <= (numbers > 2 ? m : 0); ++c) {
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
  set_limits(std::atof(argv[2]));
  std::printf("%s %s\n", is_misere ? "outcomes" : "grundy", game.names);
  Tabulator table(game, is_misere);
  const int to = std::atoi(argv[1]) > 0 ? std::atoi(argv[1]) : game.most;
  for (int m = 0; m <= to && is_over == 0; ++m)
    write_shell(table, game.numbers, m);
  return 0;
}

}  // namespace tabulate
