// The mutants of small sources, written down by hand; and the files of explanations.
#include <gtest/gtest.h>

#include "judge/base/errors.hpp"
#include "judge/model/verdict.hpp"
#include "judge/mutate/builder.hpp"
#include "judge/mutate/equivalent.hpp"
#include "judge/mutate/mutants.hpp"
#include "judge/mutate/operators.hpp"
#include "judge/mutate/report.hpp"

namespace {

using mutate::Mutant;
using Words = std::vector<std::string>;

// What a line becomes, without the function's name. The line stands alone in the body of a function
// f(a, b) -> int, over variables of types that have nothing narrower.
Words mutants_of_line(const std::string& line, const std::string& dialect = "c++17") {
  const std::string source =
      "int g(bool);\nbool h(char, char);\nint f(char a, char b) {\n" + line + "\nreturn a;\n}\n";
  Words found;
  for (const Mutant& mutant : mutate::mutants_of(source, dialect)) {
    if (mutant.line == 4) found.push_back(mutant.id.substr(mutant.id.find(": ") + 2));
  }
  return found;
}

Words ids(const std::string& source) {
  Words found;
  for (const Mutant& mutant : mutate::mutants_of(source, "c++17"))
    found.push_back(mutant.id);
  return found;
}

TEST(Mutants, ReplaceArithmeticAndReturnedValues) {
  EXPECT_EQ(mutants_of_line("return a % b;"),
            (Words{"return {a % b -> 0};", "return {a % b -> (a % b) + 1};", "return a {% -> /} b;",
                   "return a {% -> *} b;"}));
}

TEST(Mutants, KeepTheTreeWhereAnotherOperatorBindsOtherwise) {
  EXPECT_EQ(
      mutants_of_line("g(a * b + a);"),
      (Words{"{g(a * b + a) -> };", "g({a * b -> (a + b)} + a);", "g({a * b + a -> (a * b) * a});",
             "g(a {* -> /} b + a);", "g(a * b {+ -> -} a);"}));
  EXPECT_EQ(
      mutants_of_line("g(a - b - a);"),
      (Words{"{g(a - b - a) -> };", "g({a - b -> (b - a)} - a);", "g({a - b - a -> a - (a - b)});",
             "g(a {- -> +} b - a);", "g(a - b {- -> +} a);"}));
}

TEST(Mutants, TakeTheComparisonsThatDifferAtOneOutcome) {
  EXPECT_EQ(mutants_of_line("if (a < b) return b;"),
            (Words{"if ({a < b -> true}) return b;", "if ({a < b -> false}) return b;",
                   "if (a {< -> <=} b) return b;", "if (a {< -> !=} b) return b;",
                   "if (a < b) {return b -> };", "if (a < b) return {b -> 0};",
                   "if (a < b) return {b -> b + 1};"}));
}

TEST(Mutants, LeaveOutTheInequalityThatALoopCannotTell) {
  EXPECT_EQ(mutants_of_line("while (a < b) ++a;"),
            (Words{"while ({a < b -> true}) ++a;", "while ({a < b -> false}) ++a;",
                   "while (a {< -> <=} b) ++a;", "while (a < b) {++ -> --}a;",
                   "while (a < b) {++a -> };", "while (a < b) {++a -> a++};"}));
}

TEST(Mutants, DropOperandsOfLogicalOperators) {
  EXPECT_EQ(mutants_of_line("g(a && b);"), (Words{"{g(a && b) -> };", "g({a && b -> a});",
                                                  "g({a && b -> b});", "g(a {&& -> ||} b);"}));
}

TEST(Mutants, DropUnaryOperatorsAndTurnSteps) {
  EXPECT_EQ(mutants_of_line("g(!a);"), (Words{"{g(!a) -> };", "g({! -> }a);"}));
  EXPECT_EQ(mutants_of_line("g(-a);"), (Words{"{g(-a) -> };", "g({- -> }a);"}));
  EXPECT_EQ(mutants_of_line("g(a--);"),
            (Words{"{g(a--) -> };", "g({a-- -> --a});", "g(a{-- -> ++});"}));
}

TEST(Mutants, StepLiteralsByOne) {
  EXPECT_EQ(mutants_of_line("g(7u);"), (Words{"{g(7u) -> };", "g({7u -> 8u});", "g({7u -> 6u});"}));
  EXPECT_EQ(mutants_of_line("g(0);"), (Words{"{g(0) -> };", "g({0 -> 1});", "g({0 -> (-1)});"}));
  EXPECT_EQ(mutants_of_line("g('9');"),
            (Words{"{g('9') -> };", "g({'9' -> ':'});", "g({'9' -> '8'});"}));
  EXPECT_EQ(mutants_of_line("g(true);"), (Words{"{g(true) -> };", "g({true -> false});"}));
  EXPECT_EQ(mutants_of_line("g(\"text 1\");"), (Words{"{g(\"text 1\") -> };"}));
}

TEST(Mutants, StepArraySizes) {
  EXPECT_EQ(mutants_of_line("char c[5];"), (Words{"char c[{5 -> 6}];", "char c[{5 -> 4}];"}));
}

TEST(Mutants, ChangeAssignments) {
  EXPECT_EQ(mutants_of_line("a += b;"),
            (Words{"{a += b -> };", "a {+= -> -=} b;", "a {+= -> =} b;"}));
  EXPECT_EQ(mutants_of_line("a = b;"), (Words{"{a = b -> };"}));
}

TEST(Mutants, NarrowTypesOfAllSpellings) {
  EXPECT_EQ(mutants_of_line("unsigned long long c;"),
            (Words{"{unsigned long long -> unsigned} c;"}));
  EXPECT_EQ(ids("#include <cstdint>\nstd::int64_t total;"),
            (Words{"total: {std::int64_t -> int} total;"}));
  EXPECT_EQ(ids("using Big = long long;\nBig total;"),
            (Words{"Big: using Big = {long long -> int};", "total: {Big -> int} total;"}));
  EXPECT_EQ(ids("#define BIG long\nchar c;"), Words{});
}

TEST(Mutants, DropInitialisersAndCasts) {
  EXPECT_EQ(
      mutants_of_line("bool c = static_cast<bool>(a);"),
      (Words{"bool c = {static_cast<bool>(a) -> 0};", "bool c = {static_cast<bool>(a) -> (a)};"}));
}

TEST(Mutants, SwapArgumentsOfTypesThatFit) {
  EXPECT_EQ(mutants_of_line("h(a, b);"), (Words{"{h(a, b) -> };", "h({a, b -> b, a});"}));
}

TEST(Mutants, DropBranches) {
  EXPECT_EQ(
      mutants_of_line("if (a) { g(a); } else h(a, a);"),
      (Words{"if ({a -> true}) { g(a); } else h(a, a);",
             "if ({a -> false}) { g(a); } else h(a, a);", "if (a) {{ g(a); } -> {}} else h(a, a);",
             "if (a) { {g(a) -> }; } else h(a, a);", "if (a) { g(a); } else {h(a, a) -> };"}));
  EXPECT_EQ(mutants_of_line("do { g(a); } while (a);"),
            (Words{"do {{ g(a); } -> {}} while (a);", "do { {g(a) -> }; } while (a);",
                   "do { g(a); } while ({a -> true});", "do { g(a); } while ({a -> false});"}));
}

TEST(Mutants, FindTheThreePartsOfAFor) {
  EXPECT_EQ(mutants_of_line("for (;; ++a) break;"),
            (Words{"for (;; {++ -> --}a) break;", "for (;; {++a -> }) break;",
                   "for (;; {++a -> a++}) break;", "for (;; ++a) {break -> };"}));
  EXPECT_EQ(mutants_of_line("for (; a < b;) {}"),
            (Words{"for (; {a < b -> true};) {}", "for (; {a < b -> false};) {}",
                   "for (; a {< -> <=} b;) {}"}));
  EXPECT_EQ(mutants_of_line("for (a = b;;) {}"), (Words{"for ({a = b -> };;) {}"}));
}

TEST(Mutants, ReadCxx98) {
  EXPECT_EQ(mutants_of_line("a = b;", "c++98"), (Words{"{a = b -> };"}));
  EXPECT_THROW(mutate::mutants_of("auto f = [] {};", "c++98"), judge::UsageError);
}

TEST(Mutants, AreNamedByTheirLinesAndNumberedWhereThoseAreTheSame) {
  EXPECT_EQ(ids("void g(char);\nvoid f() {\n  g('a');  // one\n\n  g('a');\n}\n"),
            (Words{"f: {g('a') -> };", "f: g({'a' -> 'b'});", "f: g({'a' -> '`'});",
                   "f: {g('a') -> }; @2", "f: g({'a' -> 'b'}); @2", "f: g({'a' -> '`'}); @2"}));
}

TEST(Mutants, SayTheWholeText) {
  const std::string source = "bool f() { return true; }";
  const std::vector<Mutant> mutants = mutate::mutants_of(source, "c++17");
  ASSERT_EQ(mutants.size(), 1u);
  EXPECT_EQ(mutate::mutated(source, mutants[0]), "bool f() { return false; }");
}

TEST(Mutants, LeaveCommentsMacrosAndHeadersAlone) {
  EXPECT_EQ(ids("// 1 + 1\n#define TWO 2\n#include <cstddef>\n/* a < b */\n"), Words{});
}

TEST(Literals, WrapAndKeepTheirTypes) {
  EXPECT_EQ(mutate::neighbour_literals("0x10ull"), (Words{"17ull", "15ull"}));
  EXPECT_EQ(mutate::neighbour_literals("010"), (Words{"9", "7"}));
  EXPECT_EQ(mutate::neighbour_literals("1'000"), (Words{"1001", "999"}));
  EXPECT_EQ(mutate::neighbour_literals("'\\0'"), (Words{"'\\1'", "'\\377'"}));
  EXPECT_EQ(mutate::neighbour_literals("'\\n'"), (Words{"'\\13'", "'\\11'"}));
  EXPECT_EQ(mutate::neighbour_literals("1.5"), Words{});
}

TEST(Equivalents, AreReadWithTheirReasons) {
  const auto entries =
      mutate::parse_equivalents("# why\n\nf: {a -> b}; — the same — really\n", "equivalent.txt");
  ASSERT_EQ(entries.size(), 1u);
  EXPECT_EQ(entries[0].id, "f: {a -> b};");
  EXPECT_EQ(entries[0].reason, "the same — really");
  EXPECT_EQ(entries[0].line, 3);
}

std::string complaint(const std::string& text) {
  try {
    mutate::parse_equivalents(text, "equivalent.txt");
  } catch (const judge::UsageError& error) {
    return error.what();
  }
  return "";
}

TEST(Equivalents, NeedAReasonAndComeOnce) {
  EXPECT_EQ(complaint("f: {a -> b};\n"), "equivalent.txt:1: not a line MUTANT — REASON");
  EXPECT_EQ(complaint("f: {a -> b}; — \n"), "equivalent.txt:1: not a line MUTANT — REASON");
  EXPECT_EQ(complaint("f — x\ng — x\nf — y\n"), "equivalent.txt:3: this mutant is explained above");
}

using judge::Verdict;
using mutate::Fate;

// Two tests, of which the second rejects nothing.
mutate::ProblemResult small_result() {
  mutate::ProblemResult result;
  result.id = "TINY";
  result.tests = {{"hand/a", 10}, {"hand/b", 20}};
  result.wrong = {{"wrong/w.cpp", {{"hand/a", Verdict::kPe}}}};
  const Mutant mutant = {"f: {a -> b}", {}, "b", 7};
  result.mutants = {{mutant, Fate::kKilled, {{"hand/a", Verdict::kWa}}, true, ""},
                    {mutant, Fate::kKilled, {{"hand/a", Verdict::kTle}}, false, ""},
                    {mutant, Fate::kSameCode, {}, false, ""},
                    {mutant, Fate::kTwin, {}, false, "f: {a -> c}"},
                    {mutant, Fate::kNoProgram, {}, false, ""}};
  result.reached = {{"n", 1, 100, 1, 99}};
  return result;
}

TEST(Report, CountsWhatCompilesAndEachProgramOnce) {
  EXPECT_EQ(mutate::summary(small_result()),
            "TINY: 3 mutants: 2 killed (1 by time, 1 by sanitizers), 1 same code, 0 explained, 0 "
            "unexplained; "
            "0.0 s\n");
  EXPECT_TRUE(small_result().is_clean());
}

TEST(Report, ShowsWhatSurvivesInTheFormThatExplainsIt) {
  mutate::ProblemResult result = small_result();
  result.mutants[0].fate = Fate::kUnexplained;
  EXPECT_FALSE(result.is_clean());
  EXPECT_NE(mutate::summary(result).find("  survives (problems/TINY/main.cpp:7)\nf: {a -> b}\n"),
            std::string::npos);
}

TEST(Report, NamesIdleTests) {
  EXPECT_EQ(
      mutate::cases_report(small_result()),
      "  hand/a                                  10 bytes  2 mutants, 2 only here; wrong/w.cpp\n"
      "  hand/b                                  20 bytes  IDLE: rejects nothing\n");
}

TEST(Report, MakesARowOfTheTable) {
  const std::string table = mutate::markdown_table({small_result()});
  EXPECT_EQ(table.substr(table.rfind("| TINY")),
            "| TINY | 2 | 30 | 1 / 1 | 2 / 3 | 1 | n: 1 … 99 (of 100) |\n");
}

TEST(LeadingDirectives, EndWithTheLastIncludeBeforeAnyCode) {
  EXPECT_EQ(
      mutate::leading_directives("// a\n#include <a>\n\n#include <b>\n\nint x;\n#include <c>\n"),
      "// a\n#include <a>\n\n#include <b>\n");
  EXPECT_EQ(mutate::leading_directives("int x;\n#include <a>\n"), "");
  EXPECT_EQ(mutate::leading_directives("#include <a>"), "#include <a>");
  EXPECT_EQ(mutate::leading_directives(""), "");
}

}  // namespace
