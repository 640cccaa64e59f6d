#include "judge/mutate/operators.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <map>

namespace mutate {
namespace {

using Words = std::vector<std::string>;

// A comparison gets those two that differ from it at one outcome of <, =, > each; the third one is
// the constant condition, and every other comparison differs wherever one of the three does.
const std::map<std::string_view, Words>& operator_table() {
  static const std::map<std::string_view, Words> kTable = {
      {"+", {"-", "*"}},     {"-", {"+"}},        {"*", {"+", "/"}},   {"/", {"*", "%"}},
      {"%", {"/", "*"}},     {"<<", {">>"}},      {">>", {"<<"}},      {"&", {"|", "^"}},
      {"|", {"&", "^"}},     {"^", {"&", "|"}},   {"&&", {"||"}},      {"||", {"&&"}},
      {"<", {"<=", "!="}},   {"<=", {"<", "=="}}, {">", {">=", "!="}}, {">=", {">", "=="}},
      {"==", {"<=", ">="}},  {"!=", {"<", ">"}},  {"+=", {"-=", "="}}, {"-=", {"+=", "="}},
      {"*=", {"/=", "="}},   {"/=", {"*=", "="}}, {"%=", {"/=", "="}}, {"<<=", {">>=", "="}},
      {">>=", {"<<=", "="}}, {"&=", {"|=", "="}}, {"|=", {"&=", "="}}, {"^=", {"|=", "="}}};
  return kTable;
}

// An integer literal in its three parts: value, suffix, and the rest that we
// drop (base, separators).
struct Integer {
  std::uint64_t value = 0;
  std::string suffix;
};

std::optional<Integer> parse_integer(std::string_view literal) {
  std::string digits(literal);
  digits.erase(std::remove(digits.begin(), digits.end(), '\''), digits.end());
  int base = 10;
  if (digits.size() > 1 && digits[0] == '0') {
    const char mark = digits[1];
    base = mark == 'x' || mark == 'X' ? 16 : mark == 'b' || mark == 'B' ? 2 : 8;
    if (base != 8) digits.erase(0, 2);
  }
  Integer integer;
  const char* const end = digits.data() + digits.size();
  const auto [rest, error] = std::from_chars(digits.data(), end, integer.value, base);
  if (error != std::errc()) return std::nullopt;
  integer.suffix.assign(rest, end);
  if (integer.suffix.find_first_not_of("uUlL") != std::string::npos) return std::nullopt;
  return integer;
}

Words integer_neighbours(std::string_view literal) {
  const std::optional<Integer> integer = parse_integer(literal);
  if (!integer) return {};
  const std::string above = fmt::format("{}{}", integer->value + 1, integer->suffix);
  if (integer->value == 0) return {above, "(-1" + integer->suffix + ")"};
  return {above, fmt::format("{}{}", integer->value - 1, integer->suffix)};
}

// The value of 'c', '\n', '\0' and the like; none for what needs more thought.
std::optional<int> character_value(std::string_view literal) {
  if (literal.size() == 3) return static_cast<unsigned char>(literal[1]);
  if (literal.size() < 4 || literal[1] != '\\') return std::nullopt;
  const std::string_view body = literal.substr(2, literal.size() - 3);
  static const std::map<std::string_view, int> kEscapes = {{"n", '\n'},  {"t", '\t'}, {"r", '\r'},
                                                           {"\\", '\\'}, {"'", '\''}, {"\"", '"'}};
  if (const auto escape = kEscapes.find(body); escape != kEscapes.end()) return escape->second;
  int value = 0;
  const auto [rest, error] = std::from_chars(body.data(), body.data() + body.size(), value, 8);
  if (error != std::errc() || rest != body.data() + body.size()) return std::nullopt;
  return value;
}

std::string character_literal(int value) {
  if (value >= ' ' && value < 127 && value != '\'' && value != '\\') {
    return fmt::format("'{}'", static_cast<char>(value));
  }
  return fmt::format("'\\{:o}'", value & 0xff);
}

}  // namespace

Words other_operators(std::string_view op) {
  const auto entry = operator_table().find(op);
  return entry == operator_table().end() ? Words{} : entry->second;
}

int precedence(std::string_view op) {
  static const std::map<std::string_view, int> kTable = {
      {"*", 10}, {"/", 10}, {"%", 10}, {"+", 9}, {"-", 9},  {"<<", 8},
      {">>", 8}, {"<", 7},  {"<=", 7}, {">", 7}, {">=", 7}, {"==", 6},
      {"!=", 6}, {"&", 5},  {"^", 4},  {"|", 3}, {"&&", 2}, {"||", 1}};
  const auto entry = kTable.find(op);
  return entry == kTable.end() ? 0 : entry->second;
}

Words neighbour_literals(std::string_view literal) {
  if (literal == "true") return {"false"};
  if (literal == "false") return {"true"};
  if (literal.empty() || literal[0] != '\'') return integer_neighbours(literal);
  const std::optional<int> value = character_value(literal);
  if (!value) return {};
  return {character_literal(*value + 1), character_literal(*value - 1)};
}

std::optional<std::string> narrower_type(CXTypeKind type) {
  switch (type) {
    case CXType_Long:
    case CXType_LongLong:
      return "int";
    case CXType_ULong:
    case CXType_ULongLong:
      return "unsigned";
    case CXType_Int:
      return "short";
    case CXType_UInt:
      return "unsigned short";
    case CXType_Short:
      return "signed char";
    case CXType_UShort:
      return "unsigned char";
    case CXType_LongDouble:
      return "double";
    case CXType_Double:
      return "float";
    default:
      return std::nullopt;
  }
}

bool is_type_keyword(std::string_view word) {
  static const std::vector<std::string_view> kWords = {"unsigned", "signed", "short", "int",
                                                       "long",     "double", "float", "char"};
  return std::find(kWords.begin(), kWords.end(), word) != kWords.end();
}

CXTypeKind keyword_type(const std::vector<std::string_view>& keywords) {
  const auto times = [&](std::string_view word) {
    return std::count(keywords.begin(), keywords.end(), word);
  };
  const bool is_unsigned = times("unsigned") > 0;
  if (times("float") + times("char") > 0) return CXType_Invalid;
  if (times("double") > 0) return times("long") > 0 ? CXType_LongDouble : CXType_Double;
  if (times("short") > 0) return is_unsigned ? CXType_UShort : CXType_Short;
  if (times("long") > 0) return is_unsigned ? CXType_ULong : CXType_Long;
  return is_unsigned ? CXType_UInt : CXType_Int;
}

CXTypeKind standard_type(std::string_view name) {
  static const std::map<std::string_view, CXTypeKind> kTypes = {
      {"size_t", CXType_ULong},   {"ptrdiff_t", CXType_Long}, {"int64_t", CXType_Long},
      {"uint64_t", CXType_ULong}, {"int32_t", CXType_Int},    {"uint32_t", CXType_UInt},
      {"int16_t", CXType_Short},  {"uint16_t", CXType_UShort}};
  const auto entry = kTypes.find(name);
  return entry == kTypes.end() ? CXType_Invalid : entry->second;
}

}  // namespace mutate
