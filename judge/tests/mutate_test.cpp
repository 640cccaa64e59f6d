// The mutants of small sources, written down by hand; the steps of a trial that run nothing; the
// files of explanations; the reports.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "judge/base/errors.hpp"
#include "judge/base/files.hpp"
#include "judge/model/verdict.hpp"
#include "judge/mutate/builder.hpp"
#include "judge/mutate/mutants.hpp"
#include "judge/mutate/report.hpp"
#include "judge/mutate/result.hpp"
#include "judge/mutate/trial.hpp"

namespace {

using judge::Verdict;
using mutate::Fate;
using mutate::Mutant;
using mutate::MutantOutcome;
using mutate::MutantResult;
using mutate::Rejection;
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

TEST(Mutants, WrapLiteralsAndKeepTheirTypes) {
  EXPECT_EQ(mutants_of_line("g(0x10ull);"),
            (Words{"{g(0x10ull) -> };", "g({0x10ull -> 17ull});", "g({0x10ull -> 15ull});"}));
  EXPECT_EQ(mutants_of_line("g(010);"),
            (Words{"{g(010) -> };", "g({010 -> 9});", "g({010 -> 7});"}));
  EXPECT_EQ(mutants_of_line("g(1'000);"),
            (Words{"{g(1'000) -> };", "g({1'000 -> 1001});", "g({1'000 -> 999});"}));
  EXPECT_EQ(mutants_of_line("g('\\0');"),
            (Words{"{g('\\0') -> };", "g({'\\0' -> '\\1'});", "g({'\\0' -> '\\377'});"}));
  EXPECT_EQ(mutants_of_line("g('\\n');"),
            (Words{"{g('\\n') -> };", "g({'\\n' -> '\\13'});", "g({'\\n' -> '\\11'});"}));
  EXPECT_EQ(mutants_of_line("g(1.5);"), (Words{"{g(1.5) -> };"}));
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

// --- the steps of a trial ---

TEST(Tests, GoFromSmallToLargeAndThenByName) {
  const judge::TemporaryFolder folder(judge::fs::temp_directory_path());
  std::vector<judge::TestCase> tests;
  for (const auto& [name, input] : {std::pair("c", "333"), {"b", "22"}, {"d", "1"}, {"a", "22"}}) {
    judge::write_file(folder.path() / name, input);
    tests.push_back({name, folder.path() / name, {}});
  }
  Words names;
  for (const judge::TestCase& test : mutate::from_small_to_large(tests))
    names.push_back(test.name);
  EXPECT_EQ(names, (Words{"d", "a", "b", "c"}));
}

constexpr auto kLines = judge::CompareMode::kLines;
const judge::Requirements kProblem = {1, 64, {kLines, std::nullopt}};

TEST(BuildMode, GivesTenTimesTheSubmissionsTimeButNotTooLittle) {
  const mutate::BuildMode plain = mutate::plain_mode({});
  EXPECT_DOUBLE_EQ(mutate::mutant_requirements(plain, kProblem, 0.01).time_limit, 1);
  EXPECT_DOUBLE_EQ(mutate::mutant_requirements(plain, kProblem, 0.5).time_limit, 5);
  EXPECT_EQ(mutate::mutant_requirements(plain, kProblem, 0.5).memory_limit, 64);
  EXPECT_EQ(mutate::mutant_requirements(plain, kProblem, 0.5).check.mode, kLines);
}

TEST(BuildMode, GivesSanitizersMoreOfBoth) {
  const mutate::BuildMode sanitized = mutate::sanitized_mode({});
  EXPECT_EQ(sanitized.recipe.flags,
            (Words{"-fsanitize=address,undefined", "-fno-sanitize-recover=all"}));
  EXPECT_DOUBLE_EQ(mutate::mutant_requirements(sanitized, kProblem, 0.1).time_limit, 5);
  EXPECT_EQ(mutate::mutant_requirements(sanitized, kProblem, 0.5).memory_limit, 64 + 1024);
}

TEST(Verdicts, DecideByOneRejectionUnlessAllTestsAreWanted) {
  EXPECT_FALSE(mutate::is_decided({Verdict::kAc, std::nullopt}, false));
  EXPECT_TRUE(mutate::is_decided({Verdict::kAc, Verdict::kAc}, false));
  EXPECT_TRUE(mutate::is_decided({std::nullopt, Verdict::kWa}, false));
  EXPECT_FALSE(mutate::is_decided({std::nullopt, Verdict::kWa}, true));
  EXPECT_TRUE(mutate::is_decided({Verdict::kAc, Verdict::kWa}, true));
  EXPECT_TRUE(mutate::is_decided({Verdict::kTle, std::nullopt}, true));
}

// The results of mutants m0, m1, … of a submission that becomes "own".
std::vector<MutantResult> classified(const std::vector<MutantOutcome>& outcomes) {
  std::vector<Mutant> mutants;
  for (std::size_t i = 0; i < outcomes.size(); ++i)
    mutants.push_back({"m" + std::to_string(i), {}, "", 1});
  return mutate::classify(mutants, outcomes, "own");
}

TEST(Classify, TakesRejectionsBeforeThoseOfSanitizers) {
  const Rejection plain = {"a", Verdict::kWa}, sanitized = {"b", Verdict::kRe};
  const auto results =
      classified({{"p", {plain}, {sanitized}}, {"q", {}, {sanitized}}, {"r", {}, {}}});
  EXPECT_EQ(results[0].fate, Fate::kKilled);
  EXPECT_FALSE(results[0].by_sanitizer);
  ASSERT_EQ(results[0].rejections.size(), 1u);
  EXPECT_EQ(results[0].rejections[0].test, "a");
  EXPECT_EQ(results[1].fate, Fate::kKilled);
  EXPECT_TRUE(results[1].by_sanitizer);
  ASSERT_EQ(results[1].rejections.size(), 1u);
  EXPECT_EQ(results[1].rejections[0].test, "b");
  EXPECT_EQ(results[2].fate, Fate::kUnexplained);
  EXPECT_TRUE(results[2].rejections.empty());
}

TEST(Classify, CountsAProgramOnceAndNamesTheFirst) {
  const auto results = classified(
      {{"p", {}, {}}, {"q", {}, {}}, {"p", {}, {}}, {"p", {}, {}}, {"", {}, {}}, {"", {}, {}}});
  EXPECT_EQ(results[0].fate, Fate::kUnexplained);
  EXPECT_EQ(results[1].fate, Fate::kUnexplained);
  EXPECT_EQ(results[2].fate, Fate::kTwin);
  EXPECT_EQ(results[2].reason, "m0");
  EXPECT_EQ(results[3].reason, "m0");
  EXPECT_EQ(results[4].fate, Fate::kNoProgram);
  EXPECT_EQ(results[5].fate, Fate::kNoProgram);
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

// --- ranges of values ---

// What the ranges of these lines are together.
Words merged(const Words& lines) {
  std::vector<mutate::ValueRange> ranges;
  for (const std::string& line : lines)
    mutate::merge(ranges, mutate::parse_value_range(line).value());
  Words words;
  for (const mutate::ValueRange& range : ranges)
    words.push_back(fmt::format("{} {}..{} of {}..{}", range.name, range.least, range.greatest,
                                range.allowed_least, range.allowed_greatest));
  return words;
}

TEST(ValueRange, IsALineOfAValidator) {
  EXPECT_EQ(merged({"n 1 1000000000000 -3 17"}), Words{"n -3..17 of 1..1000000000000"});
}

TEST(ValueRange, IsNoOtherLine) {
  EXPECT_FALSE(mutate::parse_value_range(""));
  EXPECT_FALSE(mutate::parse_value_range("n 1 100 1"));
  EXPECT_FALSE(mutate::parse_value_range("n 1 many 1 9"));
  EXPECT_FALSE(mutate::parse_value_range("n 1 100 1 99999999999999999999"));
}

TEST(ValueRange, GrowsToBothSidesWithEachTest) {
  EXPECT_EQ(merged({"n 2 10 5 6"}), (Words{"n 5..6 of 2..10"}));
  EXPECT_EQ(merged({"n 2 10 5 6", "n 1 9 7 8"}), (Words{"n 5..8 of 1..10"}));
  EXPECT_EQ(merged({"n 2 10 5 6", "n 3 11 3 5"}), (Words{"n 3..6 of 2..11"}));
}

TEST(ValueRange, IsKeptForEachName) {
  EXPECT_EQ(merged({"n 1 9 2 3", "k 0 5 0 0", "n 1 9 9 9"}),
            (Words{"n 2..9 of 1..9", "k 0..0 of 0..5"}));
}

// --- explanations ---

TEST(Equivalents, AreReadWithTheirReasons) {
  const auto entries =
      mutate::parse_equivalents("# why\n\nf: {a -> b}; — the same — really\n", "equivalent.txt");
  ASSERT_EQ(entries.size(), 1u);
  EXPECT_EQ(entries[0].id, "f: {a -> b};");
  EXPECT_EQ(entries[0].reason, "the same — really");
  EXPECT_EQ(entries[0].place, "equivalent.txt:3");
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

// --- reports ---

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
