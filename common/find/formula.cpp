#include "common/find/formula.hpp"

#include <algorithm>
#include <cmath>

namespace find {
namespace {

struct Helper {
  std::string name, parameters, body;
};

// A line for each statement, as the preprocessor leaves none.
std::string in_lines(const std::string& body) {
  std::string lines, indent = "  ";
  int brackets = 0;
  for (std::size_t i = 0; i < body.size(); ++i) {
    const char c = body[i];
    const bool is_fresh = lines.empty() || lines.back() == '\n';
    if (is_fresh && c == ' ') continue;
    if (c == '}') indent.resize(indent.size() - 2);
    lines += (is_fresh ? indent : "") + c;
    brackets += (c == '(') - (c == ')');
    if (c == '{') indent += "  ";
    if (c == '{' || c == '}' || (c == ';' && brackets == 0)) lines += '\n';
  }
  return lines;
}

// clang-format off
#define HELPER(name, parameters, ...) \
  Wide name parameters { __VA_ARGS__ } \
  const Helper k_##name = {#name, #parameters, #__VA_ARGS__};

// What formulas calculate with: compiled here, and as text for the code that is written.
HELPER(difference, (Wide x, Wide y), return x < y ? y - x : x - y;)
HELPER(quotient, (Wide x, Wide y), return y == 0 ? 0 : x / y;)
HELPER(remainder, (Wide x, Wide y), return y == 0 ? x : x % y;)
HELPER(gcd, (Wide x, Wide y), while (y != 0) { const Wide rest = x % y; x = y; y = rest; } return x;)
HELPER(low_bit, (Wide x), return x & (~x + 1);)
HELPER(odd_part, (Wide x), while (x != 0 && x % 2 == 0) { x /= 2; } return x;)
HELPER(bit_length, (Wide x), Wide bits = 0; for (; x != 0; x >>= 1) { ++bits; } return bits;)
HELPER(ones, (Wide x), Wide count = 0; for (; x != 0; x &= x - 1) { ++count; } return count;)
HELPER(twos, (Wide x), Wide count = 0; for (; x != 0 && x % 2 == 0; x /= 2) { ++count; } return count;)
HELPER(prime_factors, (Wide x),
  Wide count = 0;
  for (Wide p = 2; x > 1 && p * p <= x; ++p) { for (; x % p == 0; x /= p) { ++count; } }
  return x > 1 ? count + 1 : count;)
HELPER(different_primes, (Wide x),
  Wide count = 0;
  for (Wide p = 2; x > 1 && p * p <= x; ++p) { if (x % p == 0) { ++count; } while (x % p == 0) { x /= p; } }
  return x > 1 ? count + 1 : count;)
HELPER(xor_of_exponents, (Wide x),
  Wide sum = 0;
  for (Wide p = 2; x > 1 && p * p <= x; ++p) { Wide exponent = 0; for (; x % p == 0; x /= p) { ++exponent; } sum ^= exponent; }
  return x > 1 ? sum ^ 1 : sum;)

}  // namespace

HELPER(root, (Wide x),
  Wide above = Wide(1) << (bit_length(x) + 1) / 2;
  for (Wide next = 0; x != 0; above = next) { next = (above + x / above) / 2; if (next >= above) { return above; } }
  return 0;)
HELPER(multiple, (SignedWide p, Wide q, SignedWide r, SignedWide k), return Wide((SignedWide(root(q * Wide(k * k))) + p * k) / r);)
HELPER(is_multiple, (SignedWide p, Wide q, SignedWide r, SignedWide first, SignedWide wanted),
  SignedWide low = first;
  for (SignedWide high = wanted + 1; low < high;) {
    const SignedWide k = low + (high - low) / 2;
    if (SignedWide(multiple(p, q, r, k)) < wanted) { low = k + 1; } else { high = k; }
  }
  return multiple(p, q, r, low) == Wide(wanted);)
HELPER(lesser_of_pair, (SignedWide k, SignedWide c, SignedWide m, SignedWide u, SignedWide v, SignedWide gap),
  const SignedWide i = gap - c;
  const SignedWide factor = i / k * m + u;
  return i < 0 || i % k != 0 || factor < 0 ? ~Wide(0) : multiple(2 - k, Wide(k * k + 4), 2 * m, factor) + Wide(v);)
HELPER(zeckendorf, (Wide n),
  Wide term = 1;
  Wide next = 2;
  Wide bit = 1;
  for (; next <= n; bit <<= 1) { next += term; term = next - term; }
  Wide word = 0;
  for (; bit != 0; bit >>= 1) { if (term <= n) { n -= term; word |= bit; } const Wide last = next - term; next = term; term = last; }
  return word;)
HELPER(end_state, (const std::uint64_t* next, Wide symbols, Wide base, Wide x, Wide y, Wide z),
  Wide state = 0;
  for (; (x | y | z) != 0; x /= base, y /= base, z /= base) { state = next[state * symbols + (z % base * base + y % base) * base + x % base]; }
  return state;)
HELPER(by_quotient, (const std::int64_t* steps, Wide base, const std::uint64_t* first, Wide count, std::uint64_t n),
  std::uint64_t factor = 1;
  std::uint64_t sum = 0;
  while (n >= count) {
    const std::int64_t* step = steps + n % base * 5;
    const std::uint64_t q = static_cast<std::uint64_t>(n / base);
    sum += factor * (static_cast<std::uint64_t>(step[3]) * q + static_cast<std::uint64_t>(step[4]));
    factor *= static_cast<std::uint64_t>(step[0]);
    n = static_cast<std::uint64_t>(step[1]) * q + static_cast<std::uint64_t>(step[2]);
  }
  return factor * first[n] + sum;)
HELPER(greatest_term, (const std::int64_t* first, int size, const std::int64_t* factors, int order, SignedWide n, Wide* passed),
  SignedWide terms[8];
  SignedWide term = -1;
  for (int i = 0; i < size; ++i) { terms[i] = first[i]; }
  for (*passed = 0; terms[0] <= n; ++*passed) {
    term = terms[0];
    SignedWide next = factors[order];
    for (int i = 0; i < order; ++i) { next += factors[i] * terms[size - 1 - i]; }
    for (int i = 1; i < size; ++i) { terms[i - 1] = terms[i]; }
    terms[size - 1] = next;
  }
  return Wide(term);)
HELPER(last_part, (const std::int64_t* first, int size, const std::int64_t* factors, int order, Wide n),
  Wide passed = 0;
  for (;;) { const Wide term = greatest_term(first, size, factors, order, SignedWide(n), &passed); if (term == n) { return n; } n -= term; }
)

// A helper may call those before it.
std::string helpers_of(const std::string& code) {
  static const Helper kAll[] = {k_difference, k_quotient, k_remainder, k_gcd, k_low_bit, k_odd_part, k_bit_length, k_ones, k_twos,
                                k_prime_factors, k_different_primes, k_xor_of_exponents, k_root, k_multiple, k_is_multiple, k_lesser_of_pair,
                                k_zeckendorf, k_end_state, k_by_quotient, k_greatest_term, k_last_part};
  std::string text;
  for (auto helper = std::rbegin(kAll); helper != std::rend(kAll); ++helper) {
    if ((text + code).find(helper->name + "(") == std::string::npos) continue;
    text = "inline Wide " + helper->name + helper->parameters + " {\n" + in_lines(helper->body) + "}\n\n" + text;
  }
  return text;
}

namespace {

template <Wide (*Function)(Wide)>
Wide unary(Wide x, Wide) {
  return Function(x);
}

}  // namespace

const std::vector<Operation>& operations() {
  constexpr Shape kCall = Shape::kCall, kTight = Shape::kTight, kInfix = Shape::kInfix, kCompare = Shape::kCompare, kLogic = Shape::kLogic;
  const auto kMost = [](int x, int y) { return std::max(x, y); };
  const auto kFirst = [](int x, int) { return x; };
  const auto kFew = [](int, int) { return 8; };
  const auto kSum = [](int x, int y) { return std::max(x, y) + 1; };
  constexpr bool kCommutes = true, kDivides = true;
  static const Text one = say("[…] is 1 if … holds, else 0", "[…] 成立时为 1，否则为 0");
  static const Text bits = say("and, or work on binary digits", "and、or 为按位运算");
  static const std::vector<Operation> kAll = {
      {"{0} + {1}", "{0} + {1}", 2, [](Wide x, Wide y) { return x + y; }, kInfix, kSum, 1, kCommutes},
      {"|{0} − {1}|", "difference({0}, {1})", 2, difference, kTight, kMost, 1, kCommutes},
      {"{0} mod {1}", "remainder({0}, {1})", 2, remainder, kInfix, kFirst, 1, false, kDivides},
      {"⌊{0} / {1}⌋", "quotient({0}, {1})", 2, quotient, kTight, kFirst, 1, false, kDivides},
      {"{0} ⊕ {1}", "{0} ^ {1}", 2, [](Wide x, Wide y) { return x ^ y; }, kInfix, kMost, 1, kCommutes, false, say("⊕ is xor", "⊕ 是异或")},
      {"{0} and {1}", "{0} & {1}", 2, [](Wide x, Wide y) { return x & y; }, kInfix, kMost, 1, kCommutes, false, bits},
      {"{0} or {1}", "{0} | {1}", 2, [](Wide x, Wide y) { return x | y; }, kInfix, kMost, 1, kCommutes, false, bits},
      {"min({0}, {1})", "({0} < {1} ? {0} : {1})", 2, [](Wide x, Wide y) { return x < y ? x : y; }, kCall, kMost, 1, kCommutes},
      {"max({0}, {1})", "({0} < {1} ? {1} : {0})", 2, [](Wide x, Wide y) { return x < y ? y : x; }, kCall, kMost, 1, kCommutes},
      {"[{0} < {1}]", "Wide({0} < {1})", 2, [](Wide x, Wide y) { return Wide{x < y}; }, kCall, kFew, 1, false, false, one},
      {"[{0} = {1}]", "Wide({0} == {1})", 2, [](Wide x, Wide y) { return Wide{x == y}; }, kCall, kFew, 1, kCommutes, false, one},
      {"{0} · {1}", "{0} * {1}", 2, [](Wide x, Wide y) { return x * y; }, kInfix, [](int x, int y) { return x + y; }, 1, kCommutes},
      {"gcd({0}, {1})", "gcd({0}, {1})", 2, gcd, kCall, kMost, 1, kCommutes},
      {"{0} + 1", "{0} + 1", 1, [](Wide x, Wide) { return x + 1; }, kInfix, kSum, 1},
      {"⌊{0} / 2⌋", "{0} / 2", 1, [](Wide x, Wide) { return x / 2; }, kTight, kFirst, 1},
      {"lowbit({0})", "low_bit({0})", 1, unary<low_bit>, kCall, kFirst, 2, false, false,
       say("lowbit(x) is the greatest power of 2 that divides x", "lowbit(x) 是整除 x 的最大的 2 的幂")},
      {"odd({0})", "odd_part({0})", 1, unary<odd_part>, kCall, kFirst, 2, false, false,
       say("odd(x) is the greatest odd divisor of x", "odd(x) 是 x 的最大奇因数")},
      {"len({0})", "bit_length({0})", 1, unary<bit_length>, kCall, kFew, 2, false, false,
       say("len(x) is the number of binary digits of x", "len(x) 是 x 的二进制位数")},
      {"ones({0})", "ones({0})", 1, unary<ones>, kCall, kFew, 2, false, false,
       say("ones(x) is the number of ones in binary", "ones(x) 是 x 的二进制中 1 的个数")},
      {"v₂({0})", "twos({0})", 1, unary<twos>, kCall, kFew, 2, false, false,
       say("v₂(x) is the exponent of 2 in x, and v₂(0) = 0", "v₂(x) 是 x 中因子 2 的指数，v₂(0) = 0")},
      {"⌊√{0}⌋", "root({0})", 1, unary<root>, kTight, kFirst, 2},
      {"Ω({0})", "prime_factors({0})", 1, unary<prime_factors>, kCall, kFew, 2, false, false,
       say("Ω(x) is the number of prime factors of x, with repetition", "Ω(x) 是 x 的素因子个数（重复计入）")},
      {"ω({0})", "different_primes({0})", 1, unary<different_primes>, kCall, kFew, 2, false, false,
       say("ω(x) is the number of different prime factors of x", "ω(x) 是 x 的不同素因子的个数")},
      {"X({0})", "xor_of_exponents({0})", 1, unary<xor_of_exponents>, kCall, kFew, 2, false, false,
       say("X(x) is the xor of the exponents of the primes in x", "X(x) 是 x 的素因数分解中各指数的异或")},
      {"{0} = {1}", "{0} == {1}", 2, [](Wide x, Wide y) { return Wide{x == y}; }, kCompare},
      {"{0} ≠ {1}", "{0} != {1}", 2, [](Wide x, Wide y) { return Wide{x != y}; }, kCompare},
      {"{0} < {1}", "{0} < {1}", 2, [](Wide x, Wide y) { return Wide{x < y}; }, kCompare},
      {"{0} ≤ {1}", "{0} <= {1}", 2, [](Wide x, Wide y) { return Wide{x <= y}; }, kCompare},
      {say("{0} and {1}", "{0} 且 {1}"), "{0} && {1}", 2, [](Wide x, Wide y) { return Wide{x != 0 && y != 0}; }, kLogic},
      {say("{0}, or {1}", "{0}，或 {1}"), "{0} || {1}", 2, [](Wide x, Wide y) { return Wide{x != 0 || y != 0}; }, kLogic},
      {say("{1} if {0}, else {2}", "若 {0} 则 {1}，否则 {2}"), "{0} ? {1} : {2}", 3, nullptr, kLogic},
  };
  return kAll;
}
// clang-format on

Wide Formula::at(const Position& position) const {
  if (operation_ == kNumber) return position[leaf_];
  if (operation_ == kConstant) return leaf_;
  if (operation_ == kIf) return parts_[parts_[0].at(position) != 0 ? 1 : 2].at(position);
  return operations()[static_cast<std::size_t>(operation_)].apply(
      parts_[0].at(position), parts_.size() > 1 ? parts_[1].at(position) : 0);
}

Text Formula::math(const std::vector<std::string>& names) const {
  if (operation_ == kNumber) return names[leaf_];
  if (operation_ == kConstant) return leaf_;
  const Operation& operation = operations()[static_cast<std::size_t>(operation_)];
  std::vector<Text> parts;
  for (const Formula& part : parts_) {
    const Text text = part.math(names);
    const bool is_infix =
        part.operation_ >= 0 &&
        operations()[static_cast<std::size_t>(part.operation_)].shape == Shape::kInfix;
    const bool is_tight = operation.shape == Shape::kTight || operation.shape == Shape::kInfix;
    parts.push_back(is_infix && is_tight ? Text("(") + text + Text(")") : text);
  }
  return say(operation.math.english.c_str(), operation.math.chinese.c_str(), parts);
}

std::string Formula::code(const std::vector<std::string>& names) const {
  if (operation_ == kNumber) return "Wide(" + names[leaf_] + ")";
  if (operation_ == kConstant) return "Wide(" + std::to_string(leaf_) + "u)";
  const Operation& operation = operations()[static_cast<std::size_t>(operation_)];
  std::vector<Text> parts;
  for (const Formula& part : parts_)
    parts.emplace_back(part.code(names));
  const std::string text = say(operation.code, operation.code, parts).english;
  return operation.shape == Shape::kCall ? text : "(" + text + ")";
}

void Formula::legends(std::map<std::string, Text>& found) const {
  if (operation_ < 0) return;
  const Text& legend = operations()[static_cast<std::size_t>(operation_)].legend;
  if (!legend.english.empty()) found.emplace(legend.english, legend);
  for (const Formula& part : parts_)
    part.legends(found);
}

int Formula::size() const {
  int all = 1;
  for (const Formula& part : parts_)
    all += part.size();
  return all;
}

Rule formula_rule(const Table& part, Says says, const Formula& formula) {
  constexpr double kNode = 5.2;  // bits of one of the operations, numbers and constants
  const Text math = formula.math(part.names);
  const std::string code = formula.code(part.names);
  Rule rule;
  rule.value = [=](const Position& at) {
    const auto value = static_cast<std::uint64_t>(formula.at(at));
    return says == Says::kValue ? value : (value != 0) == (says == Says::kWins);
  };
  rule.words = says == Says::kValue
                   ? say("{0} is {1}", "{0}为 {1}", {part.what, math})
                   : say("The mover {0} exactly if {1}", "先手{0}当且仅当 {1}",
                         {says == Says::kLoses ? say("loses", "必败") : say("wins", "必胜"), math});
  std::map<std::string, Text> legends;
  formula.legends(legends);
  for (const auto& [key, legend] : legends)
    rule.words = rule.words + say("; {0}", "；{0}", {legend});
  rule.words = rule.words + say(".", "。");
  rule.code = says == Says::kValue  ? "  return static_cast<std::uint64_t>(" + code + ");\n"
              : says == Says::kWins ? "  return " + code + ";\n"
                                    : "  return !(" + code + ");\n";
  rule.bits = kNode * formula.size();
  return rule;
}

std::size_t add_rule(const Table& part, Rule rule, Rules& rules, std::uint64_t corner) {
  constexpr std::size_t kMostExceptions = 8;
  std::map<Position, std::uint64_t> exceptions;
  Text list;
  for (std::size_t i = 0; i < part.count(); ++i) {
    const Position at = part.at(i);
    const std::uint32_t value = part.values[i];
    if (rule.value(at) == value) continue;
    if (!part.is_in_corner(at, corner) || exceptions.size() == kMostExceptions) return i;
    exceptions.emplace(at, value);
    const Text meaning = part.kind == Kind::kGrundy ? say("value {0}", "值为 {0}", {value})
                         : value != 0               ? say("wins", "必胜")
                                                    : say("loses", "必败");
    if (!list.english.empty()) list = list + say(", ", "，");
    list = list + Text(position_words(part, at) + " ") + meaning;
    play::Words conditions;
    rule.bits += bits_of(value);
    for (std::size_t n = 0; n < part.numbers(); ++n) {
      conditions.push_back(lines_of("{0} == {1}u", {part.names[n], at[n]}));
      rule.bits += bits_of(at[n]);
    }
    rule.code = lines_of("  if ({0}) return {1}u;\n{2}",
                         {play::joined(conditions, " && "), value, rule.code});
  }
  if (!exceptions.empty()) {
    rule.words = rule.words + say(" Exceptions: {0}.", "例外：{0}。", {list});
    rule.value = [exceptions, value = rule.value](const Position& at) {
      const auto exception = exceptions.find(at);
      return exception != exceptions.end() ? exception->second : value(at);
    };
  }
  rules.push_back(std::move(rule));
  return part.count();
}

}  // namespace find
