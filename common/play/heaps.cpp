// Games with several heaps that keep their places: Nim and its relatives, and subtraction games.
#include <algorithm>

#include "common/game/moore_nim.hpp"
#include "common/game/nim.hpp"
#include "common/game/staircase_nim.hpp"
#include "common/game/subtraction.hpp"
#include "common/play/game_on.hpp"

namespace play {
namespace {

constexpr std::size_t kMostHeaps = 20;

bool all_empty(const Numbers& heaps) {
  return std::all_of(heaps.begin(), heaps.end(), [](std::uint64_t heap) { return heap == 0; });
}

// At least one heap, at most kMostHeaps.
Result<Numbers> heaps_of(const Words& words, std::uint64_t most) {
  if (words.empty() || words.size() > kMostHeaps) {
    return say("1 to {0} heaps are needed.", "需要 1 到 {0} 堆。", {kMostHeaps});
  }
  return numbers_of(words, 0, most);
}

// Take `taken` counters from a heap; `place` counts from 0.
struct Take {
  std::size_t place;
  std::uint64_t taken;
};

std::string text_of(const Take& take) {
  return std::to_string(take.place + 1) + " " + std::to_string(take.taken);
}

// "HEAP TAKE", or TAKE alone if there is only one heap.
Result<Take> take_of(const Numbers& heaps, Words move) {
  if (heaps.size() == 1 && move.size() == 1) move.insert(move.begin(), "1");
  if (move.size() != 2) return say("A move is two numbers.", "一步要写两个数。");
  const Result<Numbers> place = numbers_of({move[0]}, 1, heaps.size());
  if (!place) return place.error;
  const auto index = static_cast<std::size_t>(place.value->front() - 1);
  if (heaps[index] == 0) return say("Number {0} is empty.", "第 {0} 个是空的。", {index + 1});
  const Result<Numbers> taken = numbers_of({move[1]}, 1, heaps[index]);
  if (!taken) return taken.error;
  return Take{index, taken.value->front()};
}

// Each heap, and from each the takes 1, 2, 3, …
std::vector<std::string> all_takes(const Numbers& heaps, std::size_t most) {
  std::vector<std::string> takes;
  for (std::size_t place = 0; place < heaps.size(); ++place) {
    for (std::uint64_t taken = 1; taken <= heaps[place] && takes.size() < most; ++taken) {
      takes.push_back(text_of({place, taken}));
    }
  }
  return takes;
}

Text take_in_words(const Numbers& heaps, const Words& move) {
  const Result<Take> take = take_of(heaps, move);
  if (!take) return take.error;
  return say("take {0} from heap {1}", "从第 {1} 堆取 {0} 颗",
             {take.value->taken, take.value->place + 1});
}

const Text kTakeForm =
    say("A move is HEAP TAKE: \"2 5\" takes 5 from heap 2. With one heap, TAKE is enough.",
        "一步写“第几堆 取几颗”：“2 5”表示从第 2 堆取 5 颗；只有一堆时只写取几颗。");

// What all of them share: a position is its heaps.
class HeapGame : public GameOn<Numbers> {
 public:
  using GameOn::GameOn;

 protected:
  Result<Numbers> parse(const Words& words) const override { return heaps_of(words, UINT64_MAX); }
  std::string text(const Numbers& heaps) const override { return joined(heaps); }
  bool ended(const Numbers& heaps) const override { return all_empty(heaps); }
  Text end_reason(const Numbers&) const override { return no_counter_is_left(true); }
  Text described(const Numbers& heaps) const override {
    return say("Heaps: {0}.", "各堆：{0}。", {joined(heaps, ", ")});
  }
  std::string picture(const Numbers& heaps) const override { return heap_picture(heaps); }
  std::vector<std::string> list(const Numbers& heaps, std::size_t most) const override {
    return all_takes(heaps, most);
  }
  Result<Numbers> apply(const Numbers& heaps, const Words& move) const override {
    const Result<Take> take = take_of(heaps, move);
    if (!take) return take.error;
    Numbers left = heaps;
    left[take.value->place] -= take.value->taken;
    return left;
  }
  Text move_described(const Numbers& heaps, const Words& move) const override {
    return take_in_words(heaps, move);
  }
};

// --- Nim ---

class Nim : public HeapGame {
 public:
  Nim(Card card, game::nim::Play play) : HeapGame(std::move(card)), play_(play) {}

 protected:
  bool wins(const Numbers& heaps) const override { return game::nim::mover_wins(heaps, play_); }
  Text end_reason(const Numbers&) const override {
    return no_counter_is_left(play_ == game::nim::Play::kNormal);
  }
  std::string winning_move(const Numbers& heaps) const override {
    const game::nim::Move move = game::nim::winning_moves(heaps, play_).front();
    return text_of({move.heap, heaps[move.heap] - move.left});
  }
  Text fact(const Numbers& heaps) const override {
    const game::nim::Totals totals = game::nim::totals(heaps);
    if (few(heaps)) {
      return say("No heap has 2 or more, and the number of heaps of 1 is {0}",
                 "每堆至多一颗，只剩一颗的堆有{0}个",
                 {totals.nim_sum == 1 ? say("odd", "奇数") : say("even", "偶数")});
    }
    const Text sum = say("The nim-sum {0} is {1}", "异或和 {0} 等于 {1}",
                         {joined(heaps, " xor "), totals.nim_sum});
    return play_ == game::nim::Play::kNormal
               ? sum
               : say("Some heap has 2 or more. ", "有的堆不少于两颗。") + sum;
  }
  Insight numbers(const Numbers& heaps) const override {
    return grundy_values_of(heaps, few(heaps) ? 0 : 2);
  }
  Text every_move(const Numbers& heaps) const override {
    if (few(heaps)) {
      return say("Every move takes one heap of 1 away, so their number is even after it.",
                 "每一步恰好取走一个只剩一颗的堆，所以此后这样的堆有偶数个。");
    }
    const Text changes = say("Every move changes one heap, so the nim-sum is not 0 after it.",
                             "每一步只改变一堆，所以此后异或和不为 0。");
    if (play_ == game::nim::Play::kNormal) return changes;
    return changes + say(" Two heaps at least have 2 or more, so one of them is left.",
                         "不少于两颗的堆至少有两堆，所以此后还剩这样的堆。");
  }

 private:
  bool few(const Numbers& heaps) const {
    return play_ == game::nim::Play::kMisere && game::nim::totals(heaps).great == 0;
  }

  game::nim::Play play_;
};

// --- staircase Nim ---

// coins[i] lie on stair i + 1. Those on the ground do not count, so they are left out.
class Staircase : public HeapGame {
 public:
  using HeapGame::HeapGame;

 protected:
  // No sum may overflow, so that coins can be put together.
  Result<Numbers> parse(const Words& words) const override {
    return heaps_of(words, UINT64_MAX / kMostHeaps);
  }
  bool wins(const Numbers& coins) const override {
    return game::staircase_nim::mover_wins(with_ground(coins));
  }
  Text end_reason(const Numbers&) const override {
    return say("All coins are on the ground: whoever cannot move loses.",
               "所有硬币都在地面上：不能移动的人输。");
  }
  Text described(const Numbers& coins) const override {
    return say("Coins on the stairs 1, 2, …: {0}.", "第 1、2、… 级台阶上的硬币：{0}。",
               {joined(coins, ", ")});
  }
  Result<Numbers> apply(const Numbers& coins, const Words& move) const override {
    const Result<Take> take = take_of(coins, move);
    if (!take) return take.error;
    Numbers left = coins;
    left[take.value->place] -= take.value->taken;
    if (take.value->place > 0) left[take.value->place - 1] += take.value->taken;
    return left;
  }
  std::string winning_move(const Numbers& coins) const override {
    const auto move = game::staircase_nim::winning_moves(with_ground(coins)).front();
    return text_of({move.stair - 1, move.moved});
  }
  Text move_described(const Numbers& coins, const Words& move) const override {
    const Result<Take> take = take_of(coins, move);
    if (!take) return take.error;
    return say("bring {0} from stair {1} to stair {2}", "把第 {1} 级的 {0} 枚移到第 {2} 级",
               {take.value->taken, take.value->place + 1, take.value->place});
  }
  Text fact(const Numbers& coins) const override {
    Numbers odd;
    for (std::size_t i = 0; i < coins.size(); i += 2)
      odd.push_back(coins[i]);
    return say("The nim-sum of the odd stairs, {0}, is {1}", "奇数级台阶的异或和 {0} 等于 {1}",
               {joined(odd, " xor "), game::staircase_nim::nim_sum(with_ground(coins))});
  }
  // Only what lies on odd stairs counts.
  Insight numbers(const Numbers& coins) const override {
    Insight insight = grundy_values_of(coins);
    for (std::size_t i = 1; i < coins.size(); i += 2)
      insight.values[i].second = 0;
    return insight;
  }
  Text every_move(const Numbers&) const override {
    return say("Every move changes exactly one odd stair, so this nim-sum is not 0 after it.",
               "每一步恰好改变一个奇数级，所以此后这个异或和不为 0。");
  }

 private:
  static Numbers with_ground(Numbers coins) {
    coins.insert(coins.begin(), 0);
    return coins;
  }
};

// --- Moore's Nim ---

struct MooreHeaps {
  std::uint64_t k;
  Numbers heaps;
};

class MooreNim : public GameOn<MooreHeaps> {
 public:
  using GameOn::GameOn;

 protected:
  Result<MooreHeaps> parse(const Words& words) const override {
    if (words.size() < 2) return say("K and the heaps are needed.", "需要 K 和各堆。");
    const Result<Numbers> k = numbers_of({words[0]}, 1, kMostHeaps);
    if (!k) return k.error;
    const Result<Numbers> heaps = heaps_of({words.begin() + 1, words.end()}, UINT64_MAX);
    if (!heaps) return heaps.error;
    return MooreHeaps{k.value->front(), *heaps.value};
  }
  std::string text(const MooreHeaps& at) const override {
    return std::to_string(at.k) + " " + joined(at.heaps);
  }
  bool ended(const MooreHeaps& at) const override { return all_empty(at.heaps); }
  bool wins(const MooreHeaps& at) const override {
    return game::moore_nim::mover_wins(at.heaps, static_cast<std::size_t>(at.k));
  }
  Text end_reason(const MooreHeaps&) const override { return no_counter_is_left(true); }
  Text described(const MooreHeaps& at) const override {
    return say("Heaps: {0}. A move reduces 1 to {1} of them.",
               "各堆：{0}。每步可以从 1 到 {1} 堆里取。", {joined(at.heaps, ", "), at.k});
  }
  std::string picture(const MooreHeaps& at) const override { return heap_picture(at.heaps); }

  std::vector<std::string> list(const MooreHeaps& at, std::size_t most) const override {
    std::vector<std::string> moves;
    extend(at, 0, {}, most, moves);
    return moves;
  }
  Result<MooreHeaps> apply(const MooreHeaps& at, const Words& move) const override {
    if (move.empty() || move.size() % 2 != 0 || move.size() / 2 > at.k) {
      return say("A move is 1 to {0} pairs of numbers.", "一步要写 1 到 {0} 对数。", {at.k});
    }
    MooreHeaps left = at;
    for (std::size_t i = 0; i < move.size(); i += 2) {
      const Result<Take> take = take_of(at.heaps, {move[i], move[i + 1]});
      if (!take) return take.error;
      std::uint64_t& heap = left.heaps[take.value->place];
      if (heap != at.heaps[take.value->place]) {
        return say("Heap {0} is named twice.", "第 {0} 堆写了两次。", {take.value->place + 1});
      }
      heap -= take.value->taken;
    }
    return left;
  }
  std::string winning_move(const MooreHeaps& at) const override {
    const Numbers left = game::moore_nim::winning_move(at.heaps, static_cast<std::size_t>(at.k));
    Words pairs;
    for (std::size_t i = 0; i < left.size(); ++i) {
      if (left[i] < at.heaps[i]) pairs.push_back(text_of({i, at.heaps[i] - left[i]}));
    }
    return joined(pairs);
  }
  Text move_described(const MooreHeaps& at, const Words& move) const override {
    Text text;
    for (std::size_t i = 0; i + 1 < move.size(); i += 2) {
      text = text + (i == 0 ? Text() : say(", ", "，")) +
             take_in_words(at.heaps, {move[i], move[i + 1]});
    }
    return text;
  }
  Text fact(const MooreHeaps& at) const override {
    return say(
        "In binary, the columns of the heaps have {0} ones, the highest column first; modulo "
        "K + 1 = {1} this is {2}",
        "把各堆写成二进制，从高位到低位每一列 1 的个数是 {0}；模 K + 1 = {1} 得 {2}",
        {joined(columns(at, UINT64_MAX), ", "), at.k + 1, joined(columns(at, at.k + 1), ", ")});
  }
  Insight numbers(const MooreHeaps& at) const override {
    return grundy_values_of(at.heaps, at.k + 1);
  }
  Text every_move(const MooreHeaps&) const override {
    return say(
        "Every move changes at most K heaps. In the highest column that it changes, 1 to K "
        "ones go away, so their number is no multiple of K + 1 after it.",
        "每一步至多改变 K 堆。在改变了的最高一列里，会少掉 1 到 K 个 1，所以此后这一列 1 的个数"
        "不是 K + 1 的倍数。");
  }

 private:
  // Adds the moves that begin with these pairs and go on with the heaps from `place` on.
  static void extend(const MooreHeaps& at, std::size_t place, const Words& pairs, std::size_t most,
                     std::vector<std::string>& moves) {
    for (; place < at.heaps.size() && pairs.size() < at.k; ++place) {
      for (std::uint64_t taken = 1; taken <= at.heaps[place] && moves.size() < most; ++taken) {
        Words longer = pairs;
        longer.push_back(text_of({place, taken}));
        moves.push_back(joined(longer));
        extend(at, place + 1, longer, most, moves);
      }
    }
  }

  static Numbers columns(const MooreHeaps& at, std::uint64_t modulus) {
    Numbers ones;
    for (int bit = 63; bit >= 0; --bit) {
      const std::uint64_t count = game::moore_nim::ones(at.heaps, bit);
      if (count > 0 || !ones.empty()) ones.push_back(count);
    }
    for (std::uint64_t& count : ones)
      count %= modulus;
    return ones;
  }
};

// --- subtraction games ---

struct TakesAndHeaps {
  Numbers takes;  // ascending
  Numbers heaps;
};

class Subtraction : public GameOn<TakesAndHeaps> {
 public:
  using GameOn::GameOn;

 protected:
  Result<TakesAndHeaps> parse(const Words& words) const override {
    if (words.size() < 2) return say("The takes and the heaps are needed.", "需要取数和各堆。");
    Result<Numbers> takes = numbers_of(parts_of(words[0], ','), 1, kGreatest);
    if (!takes) return takes.error;
    std::sort(takes.value->begin(), takes.value->end());
    takes.value->erase(std::unique(takes.value->begin(), takes.value->end()), takes.value->end());
    const Result<Numbers> heaps = heaps_of({words.begin() + 1, words.end()}, kGreatest);
    if (!heaps) return heaps.error;
    return TakesAndHeaps{*takes.value, *heaps.value};
  }
  std::string text(const TakesAndHeaps& at) const override {
    return joined(at.takes, ",") + " " + joined(at.heaps);
  }
  bool ended(const TakesAndHeaps& at) const override {
    return greatest(at.heaps) < at.takes.front();
  }
  bool wins(const TakesAndHeaps& at) const override { return sum(values(at)) != 0; }
  Text end_reason(const TakesAndHeaps& at) const override {
    return say("No heap has {0} or more: whoever cannot move loses.",
               "没有一堆不少于 {0} 颗：不能取的人输。", {at.takes.front()});
  }
  Text described(const TakesAndHeaps& at) const override {
    return say("Heaps: {0}. A move takes one of the numbers {1}.", "各堆：{0}。每步取的颗数：{1}。",
               {joined(at.heaps, ", "), joined(at.takes, ", ")});
  }
  std::string picture(const TakesAndHeaps& at) const override { return heap_picture(at.heaps); }

  std::vector<std::string> list(const TakesAndHeaps& at, std::size_t most) const override {
    std::vector<std::string> moves;
    for (std::size_t place = 0; place < at.heaps.size(); ++place) {
      for (std::uint64_t taken : at.takes) {
        if (taken <= at.heaps[place] && moves.size() < most) {
          moves.push_back(text_of({place, taken}));
        }
      }
    }
    return moves;
  }
  Result<TakesAndHeaps> apply(const TakesAndHeaps& at, const Words& move) const override {
    const Result<Take> take = take_of(at.heaps, move);
    if (!take) return take.error;
    if (!std::binary_search(at.takes.begin(), at.takes.end(), take.value->taken)) {
      return say("{0} is not one of the takes {1}.", "{0} 不在允许的取数 {1} 之中。",
                 {take.value->taken, joined(at.takes, ", ")});
    }
    TakesAndHeaps left = at;
    left.heaps[take.value->place] -= take.value->taken;
    return left;
  }
  // The option with the value that makes the nim-sum 0.
  std::string winning_move(const TakesAndHeaps& at) const override {
    const std::vector<int> table = grundy_table(at);
    const int all = sum(values(at));
    for (std::size_t place = 0; place < at.heaps.size(); ++place) {
      const std::uint64_t heap = at.heaps[place];
      for (std::uint64_t taken : at.takes) {
        if (taken <= heap && table[heap - taken] == (table[heap] ^ all)) {
          return text_of({place, taken});
        }
      }
    }
    return "";
  }
  Text move_described(const TakesAndHeaps& at, const Words& move) const override {
    return take_in_words(at.heaps, move);
  }
  Text fact(const TakesAndHeaps& at) const override {
    const Numbers grundy = values(at);
    return say("The Grundy values of the heaps are {0}, and their nim-sum is {1}",
               "各堆的 SG 值是 {0}，异或和是 {1}",
               {joined(grundy, ", "), static_cast<std::uint64_t>(sum(grundy))});
  }
  Insight numbers(const TakesAndHeaps& at) const override { return grundy_values_of(values(at)); }
  Text every_move(const TakesAndHeaps&) const override {
    return say("Every move changes the value of one heap, so the nim-sum is not 0 after it.",
               "每一步都改变一堆的 SG 值，所以此后异或和不为 0。");
  }

 private:
  static constexpr std::uint64_t kGreatest = 100000;

  static std::uint64_t greatest(const Numbers& heaps) {
    return *std::max_element(heaps.begin(), heaps.end());
  }
  static std::vector<int> grundy_table(const TakesAndHeaps& at) {
    return game::subtraction::grundy_values(at.takes,
                                            static_cast<std::size_t>(greatest(at.heaps) + 1));
  }
  static Numbers values(const TakesAndHeaps& at) {
    const std::vector<int> table = grundy_table(at);
    Numbers grundy;
    for (std::uint64_t heap : at.heaps)
      grundy.push_back(static_cast<std::uint64_t>(table[heap]));
    return grundy;
  }
  static int sum(const Numbers& grundy) {
    return static_cast<int>(game::nim::totals(grundy).nim_sum);
  }
};

}  // namespace

void add_heap_games(Games& games) {
  games.push_back(std::make_unique<Nim>(
      Card{
          "nim", say("Nim", "Nim 游戏"), say("HEAP…", "各堆…"), "3 4 5",
          say("A move takes any number of counters from one heap. Whoever takes the last one wins.",
              "每步从一堆中取任意多颗，取走最后一颗的人获胜（Nim 游戏）。"),
          kTakeForm},
      game::nim::Play::kNormal));
  games.push_back(std::make_unique<Nim>(
      Card{"misere-nim", say("Misère Nim", "反 Nim（取最后一颗者输）"), say("HEAP…", "各堆…"),
           "3 4 5",
           say("A move takes any number of counters from one heap. Whoever takes the last one "
               "loses.",
               "每步从一堆中取任意多颗，取走最后一颗的人输（反 Nim）。"),
           kTakeForm},
      game::nim::Play::kMisere));
  games.push_back(std::make_unique<MooreNim>(
      Card{"moore", say("Moore's Nim", "Nim-K（Moore）"), say("K HEAP…", "K 各堆…"), "2 3 4 5 6",
           say("A move takes counters from 1 to K heaps, any number from each. Whoever takes the "
               "last one wins.",
               "每步从 1 到 K 堆中取，每堆取任意多颗，取走最后一颗的人获胜（Nim-K）。"),
           say("A move is HEAP TAKE for each heap: \"1 2 3 4\" takes 2 from heap 1 and 4 from heap "
               "3.",
               "对每一堆写“第几堆 取几颗”：“1 2 3 4”表示从第 1 堆取 2 颗，从第 3 堆取 4 颗。")}));
  games.push_back(std::make_unique<Staircase>(Card{
      "staircase", say("Staircase Nim", "阶梯 Nim"), say("COINS…", "各级…"), "2 1 3 2",
      say("Coins lie on the stairs 1, 2, …. A move brings any number of coins from one stair "
          "to the stair below; below stair 1 is the ground. Whoever cannot move loses.",
          "第 1、2、… 级台阶上有硬币。每步把一级上的任意多枚移到下一级，第 1 级的下面是地面。不"
          "能移动的人输（阶梯 Nim）。"),
      say("A move is STAIR COINS: \"2 5\" brings 5 coins from stair 2 to stair 1.",
          "一步写“第几级 几枚”：“2 5”表示把第 2 级的 5 枚移到第 1 级。")}));
  games.push_back(std::make_unique<Subtraction>(
      Card{"subtraction", say("Subtraction game", "减法游戏"),
           say("TAKE,TAKE,… HEAP…", "取数,取数,… 各堆…"), "1,3,4 10 13",
           say("A move takes one of the allowed numbers of counters from one heap. Whoever cannot "
               "move loses.",
               "每步从一堆中取走允许的颗数之一，不能取的人输（减法游戏）。"),
           kTakeForm}));
}

}  // namespace play
