// Games whose moves replace one part by several parts or none: the nim-sum of Grundy values
// decides. The parts of a position have no order, so it counts how many there are of each kind.
#include <algorithm>
#include <functional>
#include <map>
#include <memory>

#include "common/game/grundy.hpp"
#include "common/game/octal.hpp"
#include "common/play/game_on.hpp"

namespace play {
namespace {

template <class Part>
using Counts = std::map<Part, std::uint64_t>;

template <class Part>
struct Parts {
  Words parameters;  // of the rules, the same in the whole game
  Counts<Part> counts;
};

// A move in one part: what stands behind the part in its text, and what it leaves.
template <class Part>
struct Option {
  std::string text;
  Counts<Part> left;
};

template <class Part>
class SplitGame : public GameOn<Parts<Part>> {
 public:
  using At = Parts<Part>;
  SplitGame(Card card, std::size_t parameters)
      : GameOn<At>(std::move(card)), parameters_(parameters) {}

 protected:
  virtual Result<Words> parameters_of(const Words& words) const = 0;  // checked
  virtual Result<Part> part_of(const std::string& word) const = 0;
  virtual std::string text_of(const Part& part) const = 0;
  virtual std::vector<Option<Part>> options(const Words& parameters, const Part& part) const = 0;
  // The moves that the Grundy value of a part is about: all, unless some lose at once.
  virtual std::vector<Option<Part>> counting_options(const Words& parameters,
                                                     const Part& part) const {
    return options(parameters, part);
  }
  // The Grundy value of each part, for many questions about the same rules.
  using Values = std::function<int(const Part&)>;
  virtual Values values_of(const Words& parameters) const {
    const auto rules = [this, parameters](const Part& part) {
      std::vector<std::vector<Part>> lists;
      for (const Option<Part>& option : counting_options(parameters, part))
        lists.push_back(odd_ones(option.left));
      return lists;
    };
    const auto solver = std::make_shared<game::grundy::Solver<Part>>(rules);
    return [solver](const Part& part) { return solver->value(part); };
  }

  Result<At> parse(const Words& words) const override {
    if (words.size() <= parameters_) return say("Something is missing.", "内容不完整。");
    const auto behind = words.begin() + static_cast<std::ptrdiff_t>(parameters_);
    const Result<Words> parameters = parameters_of({words.begin(), behind});
    if (!parameters) return parameters.error;
    At at{*parameters.value, {}};
    for (auto word = behind; word != words.end(); ++word) {
      const Text error = add_part(*word, at.counts);
      if (!error.english.empty()) return error;
    }
    return at;
  }

  // Parts of which there are several as "3*5": three parts 5. "-" if there is none at all.
  std::string text(const At& at) const override {
    Words words = at.parameters;
    for (const auto& [part, count] : at.counts)
      words.push_back((count > 1 ? std::to_string(count) + "*" : "") + text_of(part));
    if (at.counts.empty()) words.push_back("-");
    return joined(words);
  }

  bool ended(const At& at) const override {
    return std::all_of(at.counts.begin(), at.counts.end(), [&](const auto& part) {
      return options(at.parameters, part.first).empty();
    });
  }
  bool wins(const At& at) const override { return nim_sum(at) != 0; }
  Text end_reason(const At&) const override {
    return say("No move is possible: whoever cannot move loses.", "没有可走的步：不能走的人输。");
  }
  Text described(const At& at) const override {
    return say("On the table: {0}.", "桌上有：{0}。",
               {joined(words_of(text(At{{}, at.counts})), ", ")});
  }
  std::string picture(const At& at) const override {
    Numbers heaps;
    for (const auto& [part, count] : at.counts) {
      for (std::uint64_t i = 0; i < count && heaps.size() < kMostRows; ++i)
        heaps.push_back(size_of(part));
    }
    return heap_picture(heaps);
  }

  std::vector<std::string> list(const At& at, std::size_t most) const override {
    std::vector<std::string> moves;
    for (const auto& [part, count] : at.counts) {
      for (const Option<Part>& option : options(at.parameters, part)) {
        if (moves.size() >= most) return moves;
        moves.push_back(text_of(part) + " " + option.text);
      }
    }
    return moves;
  }

  // If there is only one kind of parts, its name may be left out.
  Result<At> apply(const At& at, const Words& move) const override {
    std::optional<At> reached = replaced(at, move);
    if (!reached && at.counts.size() == 1) reached = replaced(at, with_part(at, move));
    if (reached) return *reached;
    return say("'{0}' is not a legal move here.", "这里不能走“{0}”。", {joined(move)});
  }

  std::string winning_move(const At& at) const override {
    const int sum = nim_sum(at);
    const Values value = values_of(at.parameters);
    for (const auto& [part, count] : at.counts) {
      const int wanted = sum ^ value(part);
      for (const Option<Part>& option : counting_options(at.parameters, part)) {
        if (sum_of(value, option.left) == wanted) return text_of(part) + " " + option.text;
      }
    }
    return "";
  }

  Text fact(const At& at) const override {
    const Values value = values_of(at.parameters);
    Words values;
    for (const auto& [part, count] : at.counts)
      values.push_back(text_of(part) + " (" + std::to_string(value(part)) + ")");
    const bool has_equal = std::any_of(at.counts.begin(), at.counts.end(),
                                       [](const auto& part) { return part.second > 1; });
    return values_named() +
           say(": {0}. The nim-sum of all{1} is {2}", "：{0}。异或和{1}是 {2}",
               {joined(values, ", "),
                has_equal ? say(" (two equal ones cancel)", "（相同的两份互相抵消）") : Text(),
                static_cast<std::uint64_t>(nim_sum(at))});
  }
  // Of the parts of which there is an odd number: the others cancel.
  Insight numbers(const At& at) const override {
    const Values value = values_of(at.parameters);
    Insight insight{Insight::Kind::kGrundy, 2, {}};
    for (const Part& part : odd_ones(at.counts))
      insight.values.emplace_back(text_of(part), static_cast<std::uint64_t>(value(part)));
    return insight;
  }
  Text every_move(const At&) const override {
    return say(
        "Every move replaces one part by parts whose nim-sum is another value, so the nim-sum "
        "of all is not 0 after it.",
        "每一步把一份换成异或和不同的几份，所以此后总的异或和不为 0。");
  }

  // What stands in brackets behind each part.
  virtual Text values_named() const {
    return say("With the Grundy values in brackets", "括号里是 SG 值");
  }

  // How many counters a part is drawn with.
  virtual std::uint64_t size_of(const Part&) const { return 0; }

  Words with_part(const At& at, Words move) const {
    move.insert(move.begin(), text_of(at.counts.begin()->first));
    return move;
  }

  static constexpr std::uint64_t kMostParts = 1000000000;

 private:
  static constexpr std::size_t kMostRows = 12;

  // Two equal parts have nim-sum 0, so only those count of which there is an odd number.
  static std::vector<Part> odd_ones(const Counts<Part>& counts) {
    std::vector<Part> parts;
    for (const auto& [part, count] : counts) {
      if (count % 2 == 1) parts.push_back(part);
    }
    return parts;
  }

  static int sum_of(const Values& value, const Counts<Part>& counts) {
    int sum = 0;
    for (const Part& part : odd_ones(counts))
      sum ^= value(part);
    return sum;
  }

  int nim_sum(const At& at) const {
    const Values value = values_of(at.parameters);
    return sum_of(value, at.counts);
  }

  // "5", or "3*5" for three of them. The text is empty if the word is right.
  Text add_part(const std::string& word, Counts<Part>& counts) const {
    if (word == "-") return {};
    const Words factors = parts_of(word, '*');
    const Result<Numbers> count =
        numbers_of({factors.size() == 2 ? factors[0] : "1"}, 1, kMostParts);
    if (!count) return count.error;
    const Result<Part> part = part_of(factors.size() == 2 ? factors[1] : word);
    if (!part) return part.error;
    counts[*part.value] += count.value->front();
    return {};
  }

  std::optional<At> replaced(const At& at, const Words& move) const {
    if (move.empty()) return std::nullopt;
    const Result<Part> part = part_of(move[0]);
    if (!part || at.counts.count(*part.value) == 0) return std::nullopt;
    const std::string rest = joined(Words(move.begin() + 1, move.end()));
    for (const Option<Part>& option : options(at.parameters, *part.value)) {
      if (option.text == rest) return with_option(at, *part.value, option);
    }
    return std::nullopt;
  }

  static At with_option(At at, const Part& part, const Option<Part>& option) {
    if (--at.counts[part] == 0) at.counts.erase(part);
    for (const auto& [piece, count] : option.left)
      at.counts[piece] += count;
    return at;
  }

  std::size_t parameters_;
};

// --- parts that are numbers ---

class NumberGame : public SplitGame<int> {
 public:
  NumberGame(Card card, std::size_t parameters, std::uint64_t most)
      : SplitGame(std::move(card), parameters), most_(most) {}

 protected:
  Result<Words> parameters_of(const Words& words) const override { return words; }
  Result<int> part_of(const std::string& word) const override {
    const Result<Numbers> number = numbers_of({word}, 1, most_);
    if (!number) return number.error;
    return static_cast<int>(number.value->front());
  }
  std::string text_of(const int& part) const override { return std::to_string(part); }
  std::uint64_t size_of(const int& part) const override { return static_cast<std::uint64_t>(part); }

 private:
  std::uint64_t most_;
};

constexpr int kMostHeap = 200;  // of an octal game

class Octal : public NumberGame {
 public:
  using NumberGame::NumberGame;

 protected:
  Result<Words> parameters_of(const Words& words) const override {
    const std::string& code = words[0];
    const bool is_code = code.size() >= 3 && code.size() <= 12 &&
                         (code[0] == '0' || code[0] == '4') && code[1] == '.' &&
                         code.find_first_not_of("01234567", 2) == std::string::npos;
    if (is_code) return words;
    return say(
        "'{0}' is not the code of an octal game, like 0.137: 0 or 4, a point, and 1 to 10 "
        "digits from 0 to 7.",
        "“{0}”不是八进制游戏的编号。编号形如 0.137：0 或 4，小数点，再写 1 到 10 个 0 到 7 "
        "的数字。",
        {code});
  }
  // "HEAP LEFT", "HEAP LEFT LEFT", or "HEAP 0" if nothing is left.
  std::vector<Option<int>> options(const Words& parameters, const int& heap) const override {
    std::vector<Option<int>> found;
    for (const std::vector<int>& left : game::octal::Rules(parameters[0])(heap)) {
      Option<int> option;
      for (int part : left) {
        option.text += (option.text.empty() ? "" : " ") + std::to_string(part);
        ++option.left[part];
      }
      if (left.empty()) option.text = "0";
      found.push_back(option);
    }
    return found;
  }
  // From the table of the library, which is faster than the options one by one.
  Values values_of(const Words& parameters) const override {
    const std::vector<int> table =
        game::octal::grundy_values(game::octal::Rules(parameters[0]), kMostHeap);
    return [table](const int& heap) { return table[static_cast<std::size_t>(heap)]; };
  }
  Text move_described(const At& at, const Words& move) const override {
    const Words full = move.size() >= 2 && at.counts.size() > 1 ? move : completed(at, move);
    return say("leave {1} of a heap of {0}", "把 {0} 颗的一堆变成 {1}",
               {full[0], joined(Words(full.begin() + 1, full.end()), " + ")});
  }

 private:
  // The move with the name of its heap.
  Words completed(const At& at, const Words& move) const {
    const Words longer = with_part(at, move);
    for (const std::string& legal : list(at, kMostParts)) {
      if (legal == joined(longer)) return longer;
    }
    return move;
  }
};

// Cut a pile into M >= 2 piles that are as equal as possible; piles of less than F stay.
class Piles : public NumberGame {
 public:
  using NumberGame::NumberGame;

 protected:
  Result<Words> parameters_of(const Words& words) const override {
    const Result<Numbers> least = numbers_of({words[0]}, 1, 1000);
    if (!least) return least.error;
    return Words{joined(*least.value)};
  }
  std::vector<Option<int>> options(const Words& parameters, const int& pile) const override {
    std::vector<Option<int>> found;
    const auto least = static_cast<int>(*number_of(parameters[0]));
    for (int parts = 2; pile >= least && parts <= pile; ++parts) {
      Option<int> option{std::to_string(parts), {}};
      option.left[pile / parts] = static_cast<std::uint64_t>(parts - pile % parts);
      if (pile % parts > 0)
        option.left[pile / parts + 1] = static_cast<std::uint64_t>(pile % parts);
      found.push_back(option);
    }
    return found;
  }
  Text move_described(const At& at, const Words& move) const override {
    const Words full = move.size() == 1 ? with_part(at, move) : move;
    return say("cut a pile of {0} into {1} piles", "把 {0} 颗的一堆分成 {1} 堆",
               {full[0], full[1]});
  }
};

// In ascending order.
std::vector<int> divisors(int number) {
  std::vector<int> found;
  for (int divisor = 1; divisor <= number / divisor; ++divisor) {
    if (number % divisor != 0) continue;
    found.push_back(divisor);
    if (divisor < number / divisor) found.push_back(number / divisor);
  }
  std::sort(found.begin(), found.end());
  return found;
}

// Cut a bar into k >= 2 equal bars.
class Lunch : public NumberGame {
 public:
  using NumberGame::NumberGame;

 protected:
  std::vector<Option<int>> options(const Words&, const int& bar) const override {
    std::vector<Option<int>> found;
    for (int parts : divisors(bar)) {
      const auto count = static_cast<std::uint64_t>(parts);
      if (parts > 1) found.push_back({std::to_string(parts), {{bar / parts, count}}});
    }
    return found;
  }
  Text move_described(const At& at, const Words& move) const override {
    const Words full = move.size() == 1 ? with_part(at, move) : move;
    return say("cut a bar of {0} into {1} equal bars", "把长 {0} 的一条等分成 {1} 条",
               {full[0], full[1]});
  }
};

// --- sheets of paper ---

using Sheet = std::pair<int, int>;  // width, height

class Cutting : public SplitGame<Sheet> {
 public:
  explicit Cutting(Card card) : SplitGame(std::move(card), 0) {}

 protected:
  Result<At> parse(const Words& words) const override {
    const Result<At> at = SplitGame::parse(words);
    if (at && at.value->counts.empty()) return say("A sheet is needed.", "至少需要一张纸。");
    return at;
  }
  Result<Words> parameters_of(const Words& words) const override { return words; }
  Result<Sheet> part_of(const std::string& word) const override {
    const Words sides = parts_of(word, 'x');
    const Result<Numbers> numbers = numbers_of(sides, 1, kLongest);
    if (!numbers) return numbers.error;
    if (sides.size() == 2) {
      return Sheet(static_cast<int>(numbers.value->front()),
                   static_cast<int>(numbers.value->back()));
    }
    return say("'{0}' is not a sheet like 4x5.", "“{0}”不是形如 4x5 的一张纸。", {word});
  }
  std::string text_of(const Sheet& sheet) const override {
    return std::to_string(sheet.first) + "x" + std::to_string(sheet.second);
  }
  std::vector<Option<Sheet>> options(const Words&, const Sheet& sheet) const override {
    return cuts(sheet, 1);
  }
  // Whoever leaves a side of 1 loses at once.
  std::vector<Option<Sheet>> counting_options(const Words&, const Sheet& sheet) const override {
    return cuts(sheet, 2);
  }

  bool ended(const At& at) const override { return at.counts.count({1, 1}) > 0; }
  bool wins(const At& at) const override {
    if (ended(at)) return false;
    return has_strip(at) || SplitGame::wins(at);
  }
  Text end_reason(const At&) const override {
    return say("There is a single square: whoever cut it off wins.",
               "剪出了 1 × 1：剪出它的人获胜。");
  }
  std::string winning_move(const At& at) const override {
    for (const auto& [sheet, count] : at.counts) {
      if (is_strip(sheet)) return text_of(sheet) + (sheet.first > 1 ? " w 1" : " h 1");
    }
    return SplitGame::winning_move(at);
  }
  Text move_described(const At& at, const Words& move) const override {
    const Words full = move.size() == 2 ? with_part(at, move) : move;
    return full[1] == "w" ? say("cut {0} so that one part has width {1}",
                                "把 {0} 剪开，使其中一张宽 {1}", {full[0], full[2]})
                          : say("cut {0} so that one part has height {1}",
                                "把 {0} 剪开，使其中一张高 {1}", {full[0], full[2]});
  }
  Text fact(const At& at) const override {
    if (has_strip(at)) {
      return say("A sheet has a side of 1, so a single square can be cut off",
                 "有一张纸的一边长为 1，可以剪下 1 × 1");
    }
    return SplitGame::fact(at);
  }
  Text values_named() const override {
    return say("With the Grundy values in brackets, for cuts that leave no side of 1",
               "括号里是只考虑两边都不小于 2 的剪法时的 SG 值");
  }
  Text every_move(const At& at) const override {
    const Text loses =
        say("Whoever leaves a side of 1 loses: the other player cuts off a single "
            "square.",
            "谁剪出有一边长为 1 的纸，对方就能剪下 1 × 1 而获胜。");
    for (const auto& [sheet, count] : at.counts) {
      if (!cuts(sheet, 2).empty()) {
        return loses + say(" After every other cut the nim-sum is not 0.",
                           "其余每一种剪法之后，异或和都不为 0。");
      }
    }
    return loses + say(" There is no other cut.", "没有别的剪法。");
  }
  std::string picture(const At& at) const override {
    std::string drawn;
    int shown = 0;
    for (const auto& [sheet, count] : at.counts) {
      if (++shown > 6) break;
      drawn += text_of(sheet) + (count > 1 ? " (" + std::to_string(count) + " times)\n" : "\n");
      for (int y = 0; y < sheet.second && sheet.second <= 20; ++y)
        drawn += std::string(static_cast<std::size_t>(sheet.first), '#') + "\n";
    }
    return drawn;
  }

 private:
  static constexpr std::uint64_t kLongest = 40;

  static bool is_strip(const Sheet& sheet) {
    return std::min(sheet.first, sheet.second) == 1 && sheet != Sheet(1, 1);
  }
  static bool has_strip(const At& at) {
    return std::any_of(at.counts.begin(), at.counts.end(),
                       [](const auto& part) { return is_strip(part.first); });
  }

  // A cut is named by the smaller part, so that each cut has one name.
  static std::vector<Option<Sheet>> cuts(const Sheet& sheet, int least) {
    std::vector<Option<Sheet>> found;
    const auto cut = [&](const char* name, int side, const auto& with_side) {
      for (int part = least; 2 * part <= side; ++part) {
        Option<Sheet> option{name + std::to_string(part), {}};
        ++option.left[with_side(part)];
        ++option.left[with_side(side - part)];
        found.push_back(option);
      }
    };
    cut("w ", sheet.first, [&](int width) { return Sheet(width, sheet.second); });
    cut("h ", sheet.second, [&](int height) { return Sheet(sheet.first, height); });
    return found;
  }
};

}  // namespace

void add_split_games(Games& games) {
  games.push_back(std::make_unique<Octal>(
      Card{
          "octal", say("Octal game, such as Kayles", "八进制游戏（如 Kayles）"),
          say("CODE HEAP…", "编号 各堆…"), "0.137 11",
          say("CODE is d0.d1d2…. Taking t counters from a heap is allowed by the digit dt, the sum "
              "of 1 (nothing may be left), 2 (one heap) and 4 (two heaps). Whoever cannot move "
              "loses. Examples: 0.137 Dawson's Chess, 0.77 Kayles.",
              "编号形如 d0.d1d2…，数字 dt 规定从一堆取 t "
              "颗后可以剩下什么：1（不剩）、2（一堆）、4（两"
              "堆）之和。不能取的人输（八进制游戏）。例：0.137 是道森棋（Dawson's Chess），0.77 是 "
              "Kayles。"),
          say("A move is HEAP LEFT: \"10 3 4\" leaves heaps of 3 and 4 of a heap of 10, \"2 0\" "
              "leaves nothing of a heap of 2.",
              "一步写“哪一堆 剩几颗”：“10 3 4”把 10 颗的一堆变成 3 和 4 两堆，“2 0”把 2 "
              "颗的一堆取完。")},
      1, kMostHeap));
  games.push_back(std::make_unique<Cutting>(Card{
      "cutting", say("Cutting Game (POJ 2311)", "剪纸游戏（POJ 2311）"), say("SHEET…", "各张…"),
      "4x6",
      say("A move cuts one sheet in two along a line of its grid. Whoever first cuts off a "
          "single square wins.",
          "每步把一张纸沿格线剪成两张，先剪出 1 × 1 的人获胜（POJ 2311）。"),
      say("A move is SHEET w PART or SHEET h PART, with the width or the height of the smaller "
          "part: \"4x6 h 2\".",
          "一步写“哪一张 w 宽”或“哪一张 h 高”，写的是较小那张的宽或高：“4x6 h 2”。")}));
  games.push_back(std::make_unique<Piles>(
      Card{"piles", say("Cutting piles (HNOI 2014)", "江南乐（HNOI 2014）"),
           say("LEAST PILE…", "下界 各堆…"), "3 7 8",
           say("A move cuts a pile of LEAST or more into 2 or more piles that are as equal as "
               "possible, none of them empty. Whoever cannot move loses.",
               "每步把不少于“下界”颗的一堆分成至少两堆，尽量平均，不能有空堆。不能分的人输（HNOI "
               "2014 "
               "江南乐）。"),
           say("A move is PILE PARTS: \"7 3\" cuts a pile of 7 into 3 piles.",
               "一步写“哪一堆 几堆”：“7 3”把 7 颗的一堆分成 3 堆。")},
      1, 300));
  games.push_back(std::make_unique<Lunch>(
      Card{
          "lunch", say("Lunch: equal bars (HDU 6892)", "等分巧克力（HDU 6892）"),
          say("BAR…", "各条…"), "12 5",
          say("A move cuts a bar into 2 or more equal bars whose length is a whole number. Whoever "
              "cannot move loses.",
              "每步把一条巧克力等分成至少两条，长度仍是整数。不能切的人输（HDU 6892）。"),
          say("A move is BAR PARTS: \"12 4\" cuts a bar of 12 into 4 bars.",
              "一步写“哪一条 几条”：“12 4”把长 12 的一条等分成 4 条。")},
      0, 10000));
}

}  // namespace play
