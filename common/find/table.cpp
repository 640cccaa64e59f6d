#include "common/find/table.hpp"

#include <algorithm>
#include <cmath>

#include "common/game/octal.hpp"
#include "common/game/subtraction.hpp"

namespace find {
namespace {

constexpr double kCheckedParts = 8;  // for one part that is learned from
constexpr std::uint64_t kMostTaken = 1000, kMostNumber = 1000000;
constexpr std::size_t kTakeSize = 50000, kOctalSize = 30000;

struct Row {
  std::size_t line, numbers;  // as many as the position has
  Position at;
  std::uint64_t value;
};

Result<std::vector<Row>> rows_of(const std::string& text) {
  std::vector<Row> rows;
  std::size_t line = 0;
  for (const std::string& words : play::parts_of(text, '\n')) {
    ++line;
    if (play::words_of(words).empty()) continue;
    const auto numbers = play::numbers_of(play::words_of(words), 0, kMostNumber);
    if (!numbers) return say("line {0}: {1}", "第 {0} 行：{1}", {line, numbers.error});
    const std::size_t count = numbers.value->size();
    if (count < 2 || count > 4) {
      return say("line {0}: one, two or three numbers and a value are wanted",
                 "第 {0} 行：应为一到三个数和一个值", {line});
    }
    if (!rows.empty() && count != rows[0].numbers + 1) {
      return say("line {0}: {1} numbers, but line {2} has {3}",
                 "第 {0} 行：有 {1} 个数，而第 {2} 行有 {3} 个",
                 {line, count, rows[0].line, rows[0].numbers + 1});
    }
    rows.push_back({line, count - 1, {0, 0, 0}, numbers.value->back()});
    std::copy(numbers.value->begin(), numbers.value->end() - 1, rows.back().at.begin());
  }
  if (rows.size() < 2) {
    return say("line {0}: the table ends; two lines or more are wanted",
               "第 {0} 行：表格到此结束；至少应有两行", {line});
  }
  return rows;
}

// Without its values.
Table box_of(const std::vector<Row>& rows) {
  static const std::vector<std::string> kNames[] = {{"n"}, {"a", "b"}, {"a", "b", "c"}};
  Table table;
  table.game = say("the given table", "给定的表");
  table.names = kNames[rows[0].numbers - 1];
  table.low = rows[0].at;
  Position high = table.low;
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < table.numbers(); ++i) {
      table.low[i] = std::min(table.low[i], row.at[i]);
      high[i] = std::max(high[i], row.at[i]);
      table.size[i] = high[i] - table.low[i] + 1;
    }
  }
  return table;
}

Table heap_game(const Text& game, Kind kind, const std::vector<int>& values, Theorem theorem,
                std::uint64_t most_taken) {
  const Position size{values.size(), 1, 1};
  return {game, kind, {"n"}, {0, 0, 0}, size, {values.begin(), values.end()}, theorem, most_taken};
}

// Bits of a row of `all` things of which each kind stands there `counts` times.
double entropy(const std::vector<std::size_t>& counts, std::size_t all) {
  double bits = 0;
  for (std::size_t count : counts) {
    if (count > 0)
      bits -= static_cast<double>(count) *
              std::log2(static_cast<double>(count) / static_cast<double>(all));
  }
  return bits;
}

}  // namespace

std::string position_words(const Table& table, const Position& position) {
  std::string words = std::to_string(position[0]);
  for (std::size_t i = 1; i < table.numbers(); ++i)
    words += ", " + std::to_string(position[i]);
  return table.numbers() == 1 ? words : "(" + words + ")";
}

Position Table::at(std::size_t index) const {
  Position position{0, 0, 0};
  for (std::size_t i = numbers(); i-- > 0; index /= size[i])
    position[i] = low[i] + index % size[i];
  return position;
}

std::uint32_t Table::value(const Position& at) const {
  return values[((at[0] - low[0]) * size[1] + at[1] - low[1]) * size[2] + at[2] - low[2]];
}

// What is less than the least is, as an unsigned number, far above it.
bool Table::holds(const Position& at) const {
  return at[0] - low[0] < size[0] && at[1] - low[1] < size[1] && at[2] - low[2] < size[2];
}

bool Table::is_in_corner(const Position& at, std::uint64_t corner) const {
  return at[0] - low[0] < corner && at[1] - low[1] < corner && at[2] - low[2] < corner;
}

Table box_in(const Table& table, const Position& low, const Position& size) {
  Table box = table;
  box.low = low;
  box.size = size;
  box.values.resize(box.count());
  for (std::size_t i = 0; i < box.count(); ++i)
    box.values[i] = table.value(box.at(i));
  return box;
}

Table learning_part(const Table& table) {
  const double share = std::pow(1 + kCheckedParts, -1.0 / static_cast<double>(table.numbers()));
  Position size = table.size;
  for (std::size_t i = 0; i < table.numbers(); ++i)
    size[i] = static_cast<std::uint64_t>(static_cast<double>(table.size[i]) * share);
  return box_in(table, table.low, size);
}

Table outcomes_of(const Table& table) {
  Table outcomes = table;
  outcomes.kind = Kind::kOutcome;
  for (std::uint32_t& value : outcomes.values)
    value = value != 0;
  return outcomes;
}

// Either value by value, or by the places at which it changes along the last number.
double information(const Table& table) {
  constexpr std::size_t kRare = 4;
  std::vector<std::size_t> counts;
  std::size_t changes = 0, kinds = 0;
  for (std::size_t i = 0; i < table.count(); ++i) {
    const std::uint32_t value = table.values[i];
    if (value >= counts.size()) counts.resize(value + 1);
    kinds += counts[value]++ == 0;
    changes += i > 0 && value != table.values[i - 1];
  }
  const double by_value = entropy(counts, table.count());
  if (kRare * changes > table.count()) return by_value;
  const double of_changes =
      entropy({changes, table.count() - changes}, table.count()) +
      static_cast<double>(changes) * std::log2(std::max<std::size_t>(1, kinds - 1));
  return std::min(by_value, of_changes);
}

Result<Table> table_of(const std::string& text) {
  auto rows = rows_of(text);
  if (!rows) return rows.error;
  Table table = box_of(*rows.value);
  std::stable_sort(rows.value->begin(), rows.value->end(),
                   [](const Row& a, const Row& b) { return a.at < b.at; });
  const Row* last = nullptr;
  for (const Row& row : *rows.value) {
    const Position wanted = table.at(table.values.size());
    if (last != nullptr && row.at == last->at) {
      if (row.value == last->value) continue;
      return say("line {0}: {1} has the value {2}, but in line {3} it has {4}",
                 "第 {0} 行：{1} 的值是 {2}，而在第 {3} 行是 {4}",
                 {row.line, position_words(table, row.at), row.value, last->line, last->value});
    }
    if (row.at != wanted) {
      return say("line {0}: {1} is wanted before it, and missing", "第 {0} 行：它之前缺少 {1}",
                 {row.line, position_words(table, wanted)});
    }
    table.values.push_back(static_cast<std::uint32_t>(row.value));
    last = &row;
  }
  if (table.values.size() < table.count()) {
    return say("line {0}: {1} is wanted after it, and missing", "第 {0} 行：它之后缺少 {1}",
               {last->line, position_words(table, table.at(table.values.size()))});
  }
  const auto most = *std::max_element(table.values.begin(), table.values.end());
  table.kind = most <= 1 ? Kind::kOutcome : Kind::kGrundy;
  return table;
}

Result<Table> take_game(const std::string& words, std::size_t size, bool is_misere) {
  const auto takes = play::numbers_of(play::parts_of(words, ','), 1, kMostTaken);
  if (!takes) return takes.error;
  auto values = game::subtraction::grundy_values(*takes.value, size > 0 ? size : kTakeSize);
  const auto [least, most] = std::minmax_element(takes.value->begin(), takes.value->end());
  if (is_misere) {  // as in normal play with so many counters less: the same moves lose, and the end
    values.insert(values.begin(), static_cast<std::size_t>(*least), 1);
    values.resize(values.size() - static_cast<std::size_t>(*least));
    std::replace_if(
        values.begin(), values.end(), [](int value) { return value > 1; }, 1);
  }
  return heap_game(say("take {0}", "取 {0}", {words}), is_misere ? Kind::kOutcome : Kind::kGrundy,
                   values, Theorem::kTakes, *most);
}

Result<Table> octal_game(const std::string& code, std::size_t size) {
  const bool is_code = code.size() >= 3 && (code[0] == '0' || code[0] == '4') && code[1] == '.' &&
                       code.find_first_not_of("01234567", 2) == std::string::npos;
  if (!is_code) {
    return say("'{0}' is not the code of an octal game; one is 0.137.",
               "“{0}”不是八进制游戏的代码；例如 0.137。", {code});
  }
  const game::octal::Rules rules(code);
  const auto last = static_cast<int>(size > 0 ? size : kOctalSize) - 1;
  return heap_game(say("octal game {0}", "八进制游戏 {0}", {code}), Kind::kGrundy,
                   game::octal::grundy_values(rules, last), Theorem::kOctal,
                   static_cast<std::uint64_t>(rules.most_taken()));
}

Result<Table> table_of_input(const std::string& text) {
  if (play::words_of(text).size() > 1) return table_of(text);
  const std::string word = play::joined(play::words_of(text));
  return word.find('.') == std::string::npos ? take_game(word) : octal_game(word);
}

}  // namespace find
