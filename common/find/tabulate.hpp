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
// Usage: program TO SECONDS. Writes "KIND NAME…", then for m = 0, 1, 2, … a line with the values of
// all positions whose greatest number is m, in ascending order, until m is TO (0: a number that fits
// the kind of game) or the CPU time is over. What is wrong is said in a last line, "error WORD
// NUMBERS", with exit status 1: cycle, negative, endless (options does not come back), large (too
// many positions), crash, misere (of heaps that split).
#pragma once

#include <signal.h>
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

// All options in a row. Where heaps split, `ends` says where each option ends; else each is one heap.
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

template <class List>
void single(const List& options, Options& all) {
  for (const auto& option : options)
    all.heaps.push_back(of(option));
}

inline void split(const std::vector<std::vector<int>>& options, Options& all) {
  for (const std::vector<int>& option : options) {
    for (const int heap : option)
      all.heaps.push_back(of(heap));
    all.ends.push_back(all.heaps.size());
  }
}

// What kind of game it is follows from the signature: from an option and what options() is asked.
template <class Option, class Ask>
Game game(int numbers, const char* names, const Ask& ask) {
  constexpr bool is_split = std::is_same_v<Option, std::vector<int>>;
  constexpr int kMost[] = {0, 200000, 400, 80};
  return {numbers, names, is_split, kMost[numbers], [=](const Numbers& at, Options& all) {
            if constexpr (is_split) {
              split(ask(at), all);
            } else {
              single(ask(at), all);
            }
          }};
}

template <class Option>
Game game_of(std::vector<Option> (*options)(int, int)) {
  return {2, "n k", false, 400, [=](const Numbers& at, Options& all) {
            for (const int n : options(at[0], at[1]))
              all.heaps.push_back({n, at[1], 0});
          }};
}
template <class Option, class Argument>
Game game_of(std::vector<Option> (*options)(Argument)) {
  using Position = std::decay_t<Argument>;
  constexpr bool is_heap =
      std::is_same_v<Position, int> || std::is_same_v<Position, std::vector<int>>;
  if constexpr (is_heap) {
    return game<Option>(1, "n", [=](const Numbers& at) { return options(Position{at[0]}); });
  } else if constexpr (std::is_same_v<Position, Numbers>) {
    return game<Option>(3, "a b c", [=](const Numbers& at) { return options(at); });
  } else {
    return game<Option>(2, "a b", [=](const Numbers& at) {
      return options(Position{at[0], at[1]});
    });
  }
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
  for (const int number : {SIGSEGV, SIGFPE, SIGABRT, SIGILL})
    signal(number, on_crash);
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
  static constexpr std::size_t kMostPositions = 30000000;

  struct Frame {
    Numbers at;
    Options options;
    std::size_t next = 0;
  };

  // Positions in ascending order of their greatest number m: (m + 1)^i come before the next m.
  std::size_t place(const Numbers& at) const {
    const auto a = static_cast<std::size_t>(at[0]), b = static_cast<std::size_t>(at[1]),
               c = static_cast<std::size_t>(at[2]), m = std::max({a, b, c});
    if (game_.numbers == 1) return a;
    if (game_.numbers == 2) return m * m + (a < m ? a : m + b);
    const std::size_t inside = m * m * m, side = m + 1;
    if (c == m) return inside + a * side + b;
    if (b == m) return inside + side * side + a * m + c;
    return inside + side * side + side * m + b * m + c;
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
    const std::size_t count = game_.is_split ? options.ends.size() : options.heaps.size();
    seen_.assign(count + 1, 0);
    std::size_t heap = 0;
    for (std::size_t i = 0; i < count; ++i) {
      int sum = 0;
      for (const std::size_t end = game_.is_split ? options.ends[i] : i + 1; heap < end; ++heap)
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
  set_clock(std::atof(argv[2]));
  std::printf("%s %s\n", is_misere ? "outcomes" : "grundy", game.names);
  Tabulator table(game, is_misere);
  const int to = std::atoi(argv[1]) > 0 ? std::atoi(argv[1]) : game.most;
  for (int m = 0; m <= to && is_over == 0; ++m)
    write_shell(table, game.numbers, m);
  return 0;
}

}  // namespace tabulate
