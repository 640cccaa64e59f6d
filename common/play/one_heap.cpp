// Games with one number that goes down, or up to a target.
#include <algorithm>

#include "common/game/bash.hpp"
#include "common/game/fibonacci_nim.hpp"
#include "common/play/game_on.hpp"

namespace play {
namespace {

using game::bash::Play;

constexpr std::uint64_t kMostToAdd = 1000000000000000000;  // two such numbers have a sum

// The single number of a move, from `least` to `most`.
Result<std::uint64_t> one_number(const Words& move, std::uint64_t least, std::uint64_t most) {
  const Result<Numbers> numbers = numbers_of(move, least, most);
  if (!numbers) return numbers.error;
  if (numbers.value->size() == 1) return numbers.value->front();
  return say("A move is one number.", "一步只写一个数。");
}

std::vector<std::string> range(std::uint64_t first, std::uint64_t last, std::size_t most) {
  std::vector<std::string> numbers;
  for (std::uint64_t number = first; numbers.size() < most && number <= last; ++number) {
    numbers.push_back(std::to_string(number));
    if (number == last) break;
  }
  return numbers;
}

// --- Bash's game ---

struct BashHeap {
  std::uint64_t heap;
  std::uint64_t most;
};

class Bash : public GameOn<BashHeap> {
 public:
  Bash(Card card, Play play) : GameOn(std::move(card)), play_(play) {}

 protected:
  Result<BashHeap> parse(const Words& words) const override {
    if (words.size() != 2) return say("Two numbers are needed.", "需要两个数。");
    const Result<Numbers> heap = numbers_of({words[0]}, 0, UINT64_MAX);
    const Result<Numbers> most = numbers_of({words[1]}, 1, kMostToAdd);
    if (!heap || !most) return heap ? most.error : heap.error;
    return BashHeap{heap.value->front(), most.value->front()};
  }
  std::string text(const BashHeap& at) const override { return joined(Numbers{at.heap, at.most}); }
  bool ended(const BashHeap& at) const override { return at.heap == 0; }
  bool wins(const BashHeap& at) const override {
    return game::bash::mover_wins(at.heap, at.most, play_);
  }
  Text end_reason(const BashHeap&) const override {
    return no_counter_is_left(play_ == Play::kNormal);
  }
  Text described(const BashHeap& at) const override {
    return say("Counters: {0}. A move takes 1 to {1}.", "石子 {0} 颗，每次取 1 到 {1} 颗。",
               {at.heap, std::min(at.most, at.heap)});
  }
  std::string picture(const BashHeap& at) const override { return heap_picture({at.heap}); }

  std::vector<std::string> list(const BashHeap& at, std::size_t most) const override {
    return range(1, std::min(at.heap, at.most), most);
  }
  Result<BashHeap> apply(const BashHeap& at, const Words& move) const override {
    const Result<std::uint64_t> taken = one_number(move, 1, std::min(at.heap, at.most));
    if (!taken) return taken.error;
    return BashHeap{at.heap - *taken.value, at.most};
  }
  std::string winning_move(const BashHeap& at) const override {
    return std::to_string(game::bash::winning_take(at.heap, at.most, play_));
  }
  Text move_described(const BashHeap&, const Words& move) const override {
    return say("take {0}", "取 {0} 颗", {joined(move)});
  }
  Text fact(const BashHeap& at) const override {
    const std::uint64_t modulus = at.most + 1;
    if (play_ == Play::kNormal) {
      return say("{0} mod {1} = {2}", "{0} mod {1} = {2}", {at.heap, modulus, at.heap % modulus});
    }
    return say("({0} - 1) mod {1} = {2}", "({0} − 1) mod {1} = {2}",
               {at.heap, modulus, (at.heap - 1) % modulus});
  }
  Insight numbers(const BashHeap& at) const override {
    if (play_ == Play::kMisere) return {};
    return grundy_values_of({at.heap % (at.most + 1)});
  }
  Text every_move(const BashHeap& at) const override {
    return say("Every move takes 1 to {0}, so after it this remainder is not 0{1}.",
               "每一步取 1 到 {0} 颗，所以此后这个余数不为 0{1}。",
               {at.most, play_ == Play::kNormal
                             ? Text()
                             : say(", or the last counter is taken", "，或者取走了最后一颗")});
  }

 private:
  Play play_;
};

// --- counting to a target ---

struct Count {
  std::uint64_t named;
  std::uint64_t target;
  std::uint64_t most;
};

class Counting : public GameOn<Count> {
 public:
  Counting(Card card, Play play) : GameOn(std::move(card)), play_(play) {}

 protected:
  // TARGET MOST at the start, NAMED TARGET MOST later.
  Result<Count> parse(const Words& words) const override {
    const Result<Numbers> numbers = numbers_of(words, 0, 2 * kMostToAdd);
    if (!numbers) return numbers.error;
    Numbers all = *numbers.value;
    if (all.size() == 2) all.insert(all.begin(), 0);
    if (all.size() != 3) return say("Two numbers are needed.", "需要两个数。");
    const Result<Numbers> checked = numbers_of({words.end() - 2, words.end()}, 1, kMostToAdd);
    if (!checked) return checked.error;
    return Count{all[0], all[1], all[2]};
  }
  std::string text(const Count& at) const override {
    return joined(Numbers{at.named, at.target, at.most});
  }
  bool ended(const Count& at) const override { return at.named >= at.target; }
  bool wins(const Count& at) const override {
    return game::bash::count_up::mover_wins(at.named, at.target, at.most, play_);
  }
  Text end_reason(const Count& at) const override {
    return say("{0} was named, and the target is {1}: ", "已经报出 {0}，目标是 {1}：",
               {at.named, at.target}) +
           (play_ == Play::kNormal ? say("whoever named it wins.", "报出它的人获胜。")
                                   : say("whoever named it loses.", "报出它的人输。"));
  }
  Text described(const Count& at) const override {
    return say("The last number is {0}. The next one is {1} to {2}. The target is {3}.",
               "上一个数是 {0}，下一个数在 {1} 到 {2} 之间，目标是 {3}。",
               {at.named, at.named + 1, at.named + at.most, at.target});
  }
  std::string picture(const Count& at) const override {
    constexpr std::uint64_t kWidest = 60;
    const std::string numbers =
        " " + std::to_string(at.named) + " / " + std::to_string(at.target) + "\n";
    if (at.target > kWidest) return numbers;
    const auto done = static_cast<std::size_t>(std::min(at.named, at.target));
    return "[" + std::string(done, '#') +
           std::string(static_cast<std::size_t>(at.target) - done, '.') + "]" + numbers;
  }

  std::vector<std::string> list(const Count& at, std::size_t most) const override {
    return range(at.named + 1, at.named + at.most, most);
  }
  Result<Count> apply(const Count& at, const Words& move) const override {
    const Result<std::uint64_t> named = one_number(move, at.named + 1, at.named + at.most);
    if (!named) return named.error;
    return Count{*named.value, at.target, at.most};
  }
  std::string winning_move(const Count& at) const override {
    const auto steps = game::bash::count_up::winning_moves(at.named, at.target, at.most, play_);
    return std::to_string(at.named + steps.first);
  }
  Text move_described(const Count&, const Words& move) const override {
    return say("name {0}", "报 {0}", {joined(move)});
  }
  Text fact(const Count& at) const override {
    const std::uint64_t modulus = at.most + 1, goal = lost_at(at);
    return say("The number to name is {0}, or less by a multiple of {1}; ({0} - {2}) mod {1} = {3}",
               "要报的数是 {0}，或者比它小 {1} 的倍数；({0} − {2}) mod {1} = {3}",
               {goal, modulus, at.named, (goal - at.named) % modulus});
  }
  Insight numbers(const Count& at) const override {
    if (play_ == Play::kMisere) return {};
    return grundy_values_of({(at.target - at.named) % (at.most + 1)});
  }
  Text every_move(const Count& at) const override {
    return say(
        "Every move adds 1 to {0}, so after it this remainder is not 0{1}.",
        "每一步加 1 到 {0}，所以此后这个余数不为 0{1}。",
        {at.most,
         play_ == Play::kNormal ? Text() : say(", or the target is reached", "，或者到了目标")});
  }

 private:
  // The greatest number after which the mover loses.
  std::uint64_t lost_at(const Count& at) const {
    return play_ == Play::kNormal ? at.target : at.target - 1;
  }

  Play play_;
};

// --- Fibonacci nim ---

struct QuotaHeap {
  std::uint64_t heap;
  std::uint64_t quota;  // at most the heap
};

class FibonacciNim : public GameOn<QuotaHeap> {
 public:
  using GameOn::GameOn;

 protected:
  Result<QuotaHeap> parse(const Words& words) const override {
    const Result<Numbers> numbers = numbers_of(words, 0, UINT64_MAX);
    if (!numbers) return numbers.error;
    const Numbers& all = *numbers.value;
    if (all.empty() || all.size() > 2) return say("One number is needed.", "需要一个数。");
    const std::uint64_t first_quota = all[0] == 0 ? 0 : all[0] - 1;
    return QuotaHeap{all[0], all.size() == 2 ? std::min(all[1], all[0]) : first_quota};
  }
  std::string text(const QuotaHeap& at) const override {
    return joined(Numbers{at.heap, at.quota});
  }
  bool ended(const QuotaHeap& at) const override { return at.quota == 0; }
  bool wins(const QuotaHeap& at) const override {
    return game::fibonacci_nim::mover_wins(at.heap, at.quota);
  }
  Text end_reason(const QuotaHeap& at) const override {
    return at.heap == 0 ? no_counter_is_left(true)
                        : say("No counter may be taken: whoever cannot move loses.",
                              "一颗也不能取：不能取的人输。");
  }
  Text described(const QuotaHeap& at) const override {
    return say("Counters: {0}. This move takes 1 to {1}.", "石子 {0} 颗，这一步取 1 到 {1} 颗。",
               {at.heap, at.quota});
  }
  std::string picture(const QuotaHeap& at) const override { return heap_picture({at.heap}); }

  std::vector<std::string> list(const QuotaHeap& at, std::size_t most) const override {
    return range(1, at.quota, most);
  }
  Result<QuotaHeap> apply(const QuotaHeap& at, const Words& move) const override {
    const Result<std::uint64_t> taken = one_number(move, 1, at.quota);
    if (!taken) return taken.error;
    const std::uint64_t left = at.heap - *taken.value;
    return QuotaHeap{left, *taken.value > left / 2 ? left : 2 * *taken.value};
  }
  std::string winning_move(const QuotaHeap& at) const override {
    return std::to_string(game::fibonacci_nim::least_winning_take(at.heap));
  }
  Text move_described(const QuotaHeap&, const Words& move) const override {
    return say("take {0}", "取 {0} 颗", {joined(move)});
  }
  Text fact(const QuotaHeap& at) const override {
    const Numbers parts = game::fibonacci_nim::zeckendorf_parts(at.heap);
    return say("{0} = {1} in Zeckendorf's form, the least part is {2}, and the quota is {3}, {4}",
               "{0} 的齐肯多夫表示是 {1}，最小加数是 {2}，限额是 {3}，{4}",
               {at.heap, joined(parts, " + "), parts.back(), at.quota,
                parts.back() <= at.quota ? say("not less", "不小于它") : say("less", "小于它")});
  }
  Text every_move(const QuotaHeap&) const override {
    return say(
        "Every take t is less than the least part. It leaves a number whose least part is at most "
        "2t, the next quota.",
        "每一步取的 t 都小于最小加数，剩下的数的最小加数不超过新的限额 2t。");
  }
};

const Text kOneNumber = say("A move is the number of counters to take.", "一步写要取的颗数。");
const Text kNumberToName = say("A move is the number to name.", "一步写要报的数。");

}  // namespace

void add_one_heap_games(Games& games) {
  games.push_back(std::make_unique<Bash>(
      Card{"bash", say("Bash's game", "巴什博弈"), say("HEAP MOST", "石子数 上限"), "21 3",
           say("A move takes 1 to MOST counters from the heap. Whoever takes the last one wins.",
               "一堆石子，每次取 1 颗到“上限”颗，取走最后一颗的人获胜（巴什博弈）。"),
           kOneNumber},
      Play::kNormal));
  games.push_back(std::make_unique<Bash>(
      Card{"misere-bash", say("Misère Bash's game", "巴什博弈（取最后一颗者输）"),
           say("HEAP MOST", "石子数 上限"), "22 3",
           say("A move takes 1 to MOST counters from the heap. Whoever takes the last one loses.",
               "一堆石子，每次取 1 颗到“上限”颗，取走最后一颗的人输。"),
           kOneNumber},
      Play::kMisere));
  games.push_back(std::make_unique<Counting>(
      Card{"count", say("Counting game", "报数游戏"), say("TARGET MOST", "目标 上限"), "32 4",
           say("The players count from 0. A move names a number that is 1 to MOST more than the "
               "one before. Whoever names TARGET or more wins.",
               "从 0 开始报数，每次比上一个数多 1 到“上限”，报到“目标”或更大的人获胜。"),
           kNumberToName},
      Play::kNormal));
  games.push_back(std::make_unique<Counting>(
      Card{"misere-count", say("Misère counting game", "报数游戏（报到目标者输）"),
           say("TARGET MOST", "目标 上限"), "30 4",
           say("The players count from 0. A move names a number that is 1 to MOST more than the "
               "one before. Whoever names TARGET or more loses.",
               "从 0 开始报数，每次比上一个数多 1 到“上限”，报到“目标”或更大的人输。"),
           kNumberToName},
      Play::kMisere));
  games.push_back(std::make_unique<FibonacciNim>(Card{
      "fibonacci", say("Fibonacci nim", "斐波那契博弈"), say("HEAP", "石子数"), "20",
      say("The first move takes at least one counter, but not all. Each later move takes at "
          "most twice as many as the move before. Whoever takes the last counter wins.",
          "一堆石子，第一步至少取一颗，不能取完；以后每步最多取上一步的两倍。取走最后一颗的人获"
          "胜（斐波那契博弈）。"),
      kOneNumber}));
}

}  // namespace play
