// The mutants of small sources, written down by hand; the fates that their trials lead to; the files
// of explanations.
#include <gtest/gtest.h>

#include "judge/base/errors.hpp"
#include "judge/model/verdict.hpp"
#include "judge/mutate/mutants.hpp"
#include "judge/mutate/trial.hpp"

namespace {

using judge::Verdict;
using mutate::Fate;
using mutate::Mutant;
using mutate::MutantOutcome;
using mutate::MutantResult;
using mutate::Rejection;
using Words = std::vector<std::string>;

Words ids(const std::string& source) {
  Words found;
  for (const Mutant& mutant : mutate::mutants_of(source, "c++17"))
    found.push_back(mutant.id);
  return found;
}

// What changes in a line of a function f(a, b) -> int, over variables of types that have nothing
// narrower: PIECE -> OTHER PIECE.
Words changes_of(const std::string& line) {
  const std::string source =
      "int g(bool);\nbool h(char, char);\nint f(char a, char b) {\n" + line + "\nreturn a;\n}\n";
  Words found;
  for (const Mutant& mutant : mutate::mutants_of(source, "c++17")) {
    if (mutant.line != 4) continue;
    found.push_back(source.substr(mutant.span.begin, mutant.span.end - mutant.span.begin) + " -> " +
                    mutant.replacement);
  }
  return found;
}

struct LineAndChanges {
  const char* line;
  Words changes;
};

const LineAndChanges kLines[] = {
    {"return a % b;", {"a % b -> 0", "a % b -> (a % b) + 1", "% -> /", "% -> *"}},
    // The tree stays where another operator binds otherwise.
    {"g(a * b + a);",
     {"g(a * b + a) -> ", "a * b -> (a + b)", "a * b + a -> (a * b) * a", "* -> /", "+ -> -"}},
    {"g(a - b - a);",
     {"g(a - b - a) -> ", "a - b -> (b - a)", "a - b - a -> a - (a - b)", "- -> +", "- -> +"}},
    // Comparisons that differ at one outcome; a loop cannot tell the inequality.
    {"if (a < b) return b;",
     {"a < b -> true", "a < b -> false", "< -> <=", "< -> !=", "return b -> ", "b -> 0",
      "b -> b + 1"}},
    {"while (a < b) ++a;",
     {"a < b -> true", "a < b -> false", "< -> <=", "++ -> --", "++a -> ", "++a -> a++"}},
    {"g(a && b);", {"g(a && b) -> ", "a && b -> a", "a && b -> b", "&& -> ||"}},
    {"g(!a);", {"g(!a) -> ", "! -> "}},
    {"g(-a);", {"g(-a) -> ", "- -> "}},
    {"g(a--);", {"g(a--) -> ", "a-- -> --a", "-- -> ++"}},
    // Literals wrap and keep their types.
    {"g(7u);", {"g(7u) -> ", "7u -> 8u", "7u -> 6u"}},
    {"g(0);", {"g(0) -> ", "0 -> 1", "0 -> (-1)"}},
    {"g('9');", {"g('9') -> ", "'9' -> ':'", "'9' -> '8'"}},
    {"g(true);", {"g(true) -> ", "true -> false"}},
    {"g(\"text 1\");", {"g(\"text 1\") -> "}},
    {"g(0x10ull);", {"g(0x10ull) -> ", "0x10ull -> 17ull", "0x10ull -> 15ull"}},
    {"g(010);", {"g(010) -> ", "010 -> 9", "010 -> 7"}},
    {"g(1'000);", {"g(1'000) -> ", "1'000 -> 1001", "1'000 -> 999"}},
    {"g('\\0');", {"g('\\0') -> ", "'\\0' -> '\\1'", "'\\0' -> '\\377'"}},
    {"g('\\n');", {"g('\\n') -> ", "'\\n' -> '\\13'", "'\\n' -> '\\11'"}},
    {"g(1.5);", {"g(1.5) -> "}},
    {"char c[5];", {"5 -> 6", "5 -> 4"}},
    {"a += b;", {"a += b -> ", "+= -> -=", "+= -> ="}},
    {"a = b;", {"a = b -> "}},
    {"unsigned long long c;", {"unsigned long long -> unsigned"}},
    {"bool c = static_cast<bool>(a);",
     {"static_cast<bool>(a) -> 0", "static_cast<bool>(a) -> (a)"}},
    {"h(a, b);", {"h(a, b) -> ", "a, b -> b, a"}},
    // Branches, and the three parts of a for.
    {"if (a) { g(a); } else h(a, a);",
     {"a -> true", "a -> false", "{ g(a); } -> {}", "g(a) -> ", "h(a, a) -> "}},
    {"do { g(a); } while (a);", {"{ g(a); } -> {}", "g(a) -> ", "a -> true", "a -> false"}},
    {"for (;; ++a) break;", {"++ -> --", "++a -> ", "++a -> a++", "break -> "}},
    {"for (; a < b;) {}", {"a < b -> true", "a < b -> false", "< -> <="}},
    {"for (a = b;;) {}", {"a = b -> "}},
};

TEST(Mutants, OfALineAreThoseByHand) {
  for (const auto& [line, changes] : kLines)
    EXPECT_EQ(changes_of(line), changes) << line;
}

TEST(Mutants, OutsideOfFunctionsAreNamedByTheDeclaration) {
  EXPECT_EQ(ids("#include <cstdint>\nstd::int64_t total;"),
            (Words{"total: {std::int64_t -> int} total;"}));
  EXPECT_EQ(ids("using Big = long long;\nBig total;"),
            (Words{"Big: using Big = {long long -> int};", "total: {Big -> int} total;"}));
  EXPECT_EQ(ids("// 1 + 1\n#define BIG long\n#include <cstddef>\n/* a < b */\nchar c;\n"), Words{});
}

TEST(Mutants, AreThoseOfTheDialect) {
  EXPECT_THROW(mutate::mutants_of("auto f = [] {};", "c++98"), judge::UsageError);
}

TEST(Mutants, AreNamedByTheirLinesAndNumberedWhereThoseAreTheSame) {
  EXPECT_EQ(ids("void g(char);\nvoid f() {\n  g('a');  // one\n\n  g('a');\n}\n"),
            (Words{"f: {g('a') -> };", "f: g({'a' -> 'b'});", "f: g({'a' -> '`'});",
                   "f: {g('a') -> }; @2", "f: g({'a' -> 'b'}); @2", "f: g({'a' -> '`'}); @2"}));
}

// --- fates ---

// The results of mutants m0, m1, … of a submission that becomes "own".
std::vector<MutantResult> classified(const std::vector<MutantOutcome>& outcomes) {
  std::vector<Mutant> mutants;
  for (std::size_t i = 0; i < outcomes.size(); ++i)
    mutants.push_back({"m" + std::to_string(i), {}, "", 1});
  return mutate::classify(mutants, outcomes, "own");
}

TEST(Classify, TakesRejectionsBeforeThoseOfSanitizers) {
  const Rejection plain = {"a", Verdict::kWa}, sanitized = {"b", Verdict::kRe};
  const auto results = classified({{"p", {plain}, {sanitized}}, {"q", {}, {sanitized}}});
  EXPECT_FALSE(results[0].by_sanitizer);
  EXPECT_EQ(results[0].rejections.at(0).test, "a");
  EXPECT_EQ(results[1].fate, Fate::kKilled);
  EXPECT_TRUE(results[1].by_sanitizer);
  EXPECT_EQ(results[1].rejections.at(0).test, "b");
}

TEST(Explain, NeedsASurvivor) {
  std::vector<MutantResult> results = classified(
      {{"p", {}, {}}, {"q", {{"hand/a", Verdict::kWa}}, {}}, {"own", {}, {}}, {"p", {}, {}}});
  const Words stale = mutate::explain(results, {{"m0", "why", "f:3"},
                                                {"m1", "why", "f:4"},
                                                {"m2", "", ""},
                                                {"m3", "", ""},
                                                {"m4", "", "f:7"}});
  EXPECT_EQ(results[0].fate, Fate::kExplained);
  EXPECT_EQ(results[0].reason, "why");
  EXPECT_EQ(results[1].fate, Fate::kKilled);
  EXPECT_EQ(results[2].fate, Fate::kSameCode);
  EXPECT_EQ(results[3].fate, Fate::kTwin);
  EXPECT_EQ(results[3].reason, "m0");
  EXPECT_EQ(stale, (Words{"f:4: hand/a rejects it (WA): m1",
                          "f:7: no mutant has this name any more: m4"}));
}

TEST(Explain, TakesEntriesThatOtherProblemsNeed) {
  mutate::ProblemResult result;
  result.mutants = classified({{"p", {}, {}}, {"q", {{"hand/a", Verdict::kWa}}, {}}});
  const std::vector<mutate::Equivalent> shared = {
      {"m0", "why", "f:1"}, {"m1", "", "f:2"}, {"other", "", "f:3"}};
  EXPECT_EQ(mutate::explain(result.mutants, shared, true),
            (Words{"f:2: hand/a rejects it (WA): m1"}));
  EXPECT_EQ(result.mutants[0].fate, Fate::kExplained);
  EXPECT_EQ(mutate::unused(shared, {result}),
            (Words{"f:3: no mutant has this name any more: other"}));
}

TEST(Equivalents, AreReadWithTheirReasonsAndComeOnce) {
  const auto entries =
      mutate::parse_equivalents("# why\n\nf: {a -> b}; — the same — really\n", "equivalent.txt");
  ASSERT_EQ(entries.size(), 1u);
  EXPECT_EQ(entries[0].id, "f: {a -> b};");
  EXPECT_EQ(entries[0].reason, "the same — really");
  EXPECT_EQ(entries[0].place, "equivalent.txt:3");
  for (const char* text : {"f: {a -> b};\n", "f: {a -> b}; — \n", "f — x\nf — y\n"})
    EXPECT_THROW(mutate::parse_equivalents(text, ""), judge::UsageError) << text;
}

}  // namespace
