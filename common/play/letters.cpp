// The string that is cut at the middle of a palindrome: Dawson's Chess, octal game 0.137.
#include <algorithm>

#include "common/game/octal.hpp"
#include "common/play/game_on.hpp"

namespace play {
namespace {

// A run of letters, side by side, at each of which a cut is possible.
struct Run {
  std::size_t first;  // index in the position
  int length;
};

// A position is the string with a bar at each cut: "ab|c|ba". A letter keeps its number.
class Letters : public GameOn<std::string> {
 public:
  using GameOn::GameOn;

 protected:
  Result<std::string> parse(const Words& words) const override {
    if (words.size() != 1) return say("One string is needed.", "需要一个字符串。");
    const bool is_right = std::all_of(words[0].begin(), words[0].end(),
                                      [](char c) { return ('a' <= c && c <= 'z') || c == '|'; });
    if (is_right && words[0].size() <= 3 * kLongest) return words[0];
    return say("'{0}' is not a string of at most {1} letters a to z.",
               "“{0}”不是由 a 到 z 组成、长度不超过 {1} 的字符串。", {words[0], kLongest});
  }
  std::string text(const std::string& at) const override { return at; }
  bool ended(const std::string& at) const override { return runs(at).empty(); }
  bool wins(const std::string& at) const override { return nim_sum(at) != 0; }
  Text end_reason(const std::string&) const override {
    return say("No letter has equal neighbours: whoever cannot move loses.",
               "没有一个字母的左右相邻字母相同：不能切的人输。");
  }
  Text described(const std::string& at) const override {
    return say("The string: {0}. A cut is possible at the letters {1}.",
               "字符串：{0}。可以切的字母：{1}。", {at, joined(list(at, kLongest), ", ")});
  }
  // The letters, below them a ^ where a cut is possible.
  std::string picture(const std::string& at) const override {
    std::string marks;
    for (std::size_t i = 0; i < at.size(); ++i)
      marks += may_cut(at, i) ? '^' : ' ';
    return at + "\n" + marks + "\n";
  }

  std::vector<std::string> list(const std::string& at, std::size_t most) const override {
    std::vector<std::string> moves;
    for (std::size_t i = 0; i < at.size() && moves.size() < most; ++i) {
      if (may_cut(at, i)) moves.push_back(std::to_string(number_at(at, i)));
    }
    return moves;
  }
  Result<std::string> apply(const std::string& at, const Words& move) const override {
    for (std::size_t i = 0; i < at.size(); ++i) {
      if (may_cut(at, i) && Words{std::to_string(number_at(at, i))} == move) return cut(at, i);
    }
    return say("'{0}' is not one of the letters {1}.", "“{0}”不在可以切的字母 {1} 之中。",
               {joined(move), joined(list(at, kLongest), ", ")});
  }
  std::string winning_move(const std::string& at) const override {
    for (std::size_t i = 0; i < at.size(); ++i) {
      if (may_cut(at, i) && nim_sum(cut(at, i)) == 0) return std::to_string(number_at(at, i));
    }
    return "";
  }
  Text move_described(const std::string&, const Words& move) const override {
    return say("cut at letter {0}", "切第 {0} 个字母", {joined(move)});
  }
  Text fact(const std::string& at) const override {
    const std::vector<int> values = table(at);
    Words shown;
    for (const Run& run : runs(at)) {
      shown.push_back(std::to_string(run.length) + " (" + std::to_string(values[run.length]) + ")");
    }
    return say(
        "The runs of letters where a cut is possible are heaps of Dawson's Chess, with "
        "the Grundy values in brackets: {0}. The nim-sum is {1}",
        "可以切的字母连成的每一段是一堆道森棋，括号里是 SG 值：{0}。异或和是 {1}",
        {joined(shown, ", "), static_cast<std::uint64_t>(nim_sum(at))});
  }
  // The runs by the letters in them.
  Insight numbers(const std::string& at) const override {
    const std::vector<int> values = table(at);
    Insight insight{Insight::Kind::kGrundy, 2, {}};
    for (const Run& run : runs(at)) {
      insight.values.emplace_back(at.substr(run.first, static_cast<std::size_t>(run.length)),
                                  static_cast<std::uint64_t>(values[run.length]));
    }
    return insight;
  }
  Text every_move(const std::string&) const override {
    return say("Every cut changes the value of one run, so the nim-sum is not 0 after it.",
               "无论切哪里都只改变一段的值，所以此后异或和不为 0。");
  }

 private:
  static constexpr std::size_t kLongest = 300;

  static bool may_cut(const std::string& at, std::size_t i) {
    return i >= 1 && i + 1 < at.size() && at[i] != '|' && at[i - 1] != '|' &&
           at[i - 1] == at[i + 1];
  }
  // The number of the letter, from 1; bars do not count.
  static std::uint64_t number_at(const std::string& at, std::size_t i) {
    const auto end = at.begin() + static_cast<std::ptrdiff_t>(i);
    return i + 1 - static_cast<std::uint64_t>(std::count(at.begin(), end, '|'));
  }
  static std::string cut(const std::string& at, std::size_t i) {
    return at.substr(0, i) + "|" + at[i] + "|" + at.substr(i + 1);
  }
  static std::vector<Run> runs(const std::string& at) {
    std::vector<Run> found;
    for (std::size_t i = 0; i < at.size(); ++i) {
      if (!may_cut(at, i)) continue;
      if (i > 0 && may_cut(at, i - 1)) {
        ++found.back().length;
      } else {
        found.push_back({i, 1});
      }
    }
    return found;
  }
  static std::vector<int> table(const std::string& at) {
    return game::octal::grundy_values(game::octal::Rules("0.137"), static_cast<int>(at.size()));
  }
  static int nim_sum(const std::string& at) {
    static const std::vector<int> values = table(std::string(3 * kLongest, ' '));
    int sum = 0;
    for (const Run& run : runs(at))
      sum ^= values[run.length];
    return sum;
  }
};

}  // namespace

void add_letter_game(Games& games) {
  games.push_back(std::make_unique<Letters>(Card{
      "string", say("Playing with String (CF 305E)", "切字符串（CF 305E）"),
      say("STRING", "字符串"), "abacabaxx",
      say("A move cuts a string at a letter whose two neighbours are equal, into what is before "
          "it, the letter, and what is behind it. Whoever cannot move loses.",
          "选一个左右相邻字母相同的字母，把它所在的字符串切成前面、这个字母、后面三段。不能切的人输"
          "（Codeforces 305E）。"),
      say("A move is the number of the letter, counted from 1 without the bars.",
          "一步写字母的序号，从 1 数起，竖线不算。")}));
}

}  // namespace play
