// The strict reader, the random numbers, the record streams, the generator's command line, the lost
// pairs of Wythoff's game, and the sums of heaps.
#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "common/problem/generator.hpp"
#include "common/problem/heap_sums.hpp"
#include "common/problem/random.hpp"
#include "common/problem/reader.hpp"
#include "common/problem/records.hpp"
#include "common/problem/reference.hpp"
#include "common/problem/wythoff_pairs.hpp"

namespace {

using problem::Illegal;
using problem::Reader;

// The reader's message when it reads `text` as one number from 0 to 100 and a line end.
std::string complaint(const std::string& text) {
  try {
    Reader in(text);
    in.integer("n", 0, 100);
    in.end_of_line();
    in.end_of_file();
    return "";
  } catch (const Illegal& illegal) {
    return illegal.what();
  }
}

TEST(Reader, AcceptsEveryBoundAndLineEnd) {
  for (const char* text : {"0\n", "100\n", "7", "7\r\n"})
    EXPECT_EQ(complaint(text), "") << text;
}

TEST(Reader, NamesTheLineAndTheReason) {
  EXPECT_EQ(complaint("101\n"), "line 1: n = 101 is above 100");
  EXPECT_EQ(complaint("-1\n"), "line 1: n = -1 is below 0");
  EXPECT_EQ(complaint("9223372036854775808\n"),
            "line 1: n = 9223372036854775808 is far out of range");
  EXPECT_EQ(complaint("7\n\n"), "line 2: end of file expected, found \"\\x0a\"");
  EXPECT_EQ(complaint("7 \n"), "line 1: end of line (LF) expected, found \" \"");
}

TEST(Reader, RejectsWhatOnlyLooksLikeANumber) {
  for (const char* text :
       {"", "\n", "+7\n", "07\n", "00\n", "-0\n", "-\n", "7.0\n", " 7\n", "0x7\n", "7a\n"}) {
    ASSERT_NE(complaint(text), "") << text;
  }
  EXPECT_NE(complaint(std::string("7\0\n", 3)), "");
}

TEST(Reader, RejectsMixedLineEnds) {
  Reader in("1\r\n2\n");
  in.integer("n", 0, 9);
  in.end_of_line();
  in.integer("n", 0, 9);
  EXPECT_THROW(in.end_of_line(), Illegal);
}

TEST(Reader, ReadsWordsOfAnAlphabet) {
  EXPECT_EQ(Reader("abc").word("s", "abc", 1, 3), "abc");
  EXPECT_THROW(Reader("abcd").word("s", "abcd", 1, 3), Illegal);
  EXPECT_THROW(Reader("").word("s", "abc", 1, 3), Illegal);
  EXPECT_THROW(Reader("aBc").word("s", "abc", 1, 3), Illegal);
}

TEST(Reader, KnowsHowMuchOfEachRangeWasUsed) {
  Reader in("7 20\n3 abc");
  in.integer("n", 1, 9);
  in.space();
  in.integer("m", 0, 20);
  in.end_of_line();
  in.integer("n", 0, 5);
  in.space();
  in.word("s", "abc", 1, 3);
  const problem::Reach n = in.reached().at("n"), s = in.reached().at("s");
  EXPECT_EQ(std::vector<long long>({n.low, n.high, n.least, n.greatest}),
            std::vector<long long>({0, 9, 3, 7}));
  EXPECT_EQ(std::vector<long long>({s.low, s.high, s.least, s.greatest}),
            std::vector<long long>({1, 3, 3, 3}));
  EXPECT_EQ(in.reached().size(), 3u);
}

TEST(Reader, WantsExactlyOneBlank) {
  Reader in("1  2");
  in.integer("a", 0, 9);
  in.space();
  EXPECT_THROW(in.integer("b", 0, 9), Illegal);
}

TEST(Random, ReachesBothEndsAndNothingElse) {
  problem::Random random(1);
  std::map<std::int64_t, int> seen;
  for (int i = 0; i < 6000; ++i)
    ++seen[random.between(-1, 1)];
  ASSERT_EQ(seen.size(), 3u);
  for (const auto& [value, times] : seen)
    ASSERT_NEAR(times, 2000, 300) << value;
}

TEST(Random, ServesTheWholeRangeOf64Bits) {
  problem::Random random(2);
  constexpr auto kLow = std::numeric_limits<std::int64_t>::min();
  constexpr auto kHigh = std::numeric_limits<std::int64_t>::max();
  int negative = 0;
  for (int i = 0; i < 1000; ++i)
    negative += random.between(kLow, kHigh) < 0;
  EXPECT_NEAR(negative, 500, 100);
}

// The engine is mt19937_64. The C++ standard gives its 10000th value for the default seed.
TEST(Random, IsTheSameEverywhere) {
  problem::Random random(5489);
  std::uint64_t last = 0;
  for (int i = 0; i < 10000; ++i) {
    last = static_cast<std::uint64_t>(random.between(std::numeric_limits<std::int64_t>::min(),
                                                     std::numeric_limits<std::int64_t>::max()));
  }
  EXPECT_EQ(last, UINT64_C(9981545732273789042));
}

TEST(Random, ShufflesEveryOrderEquallyOften) {
  problem::Random random(3);
  std::map<std::vector<int>, int> seen;
  for (int i = 0; i < 6000; ++i) {
    std::vector<int> items = {1, 2, 3};
    random.shuffle(items);
    ++seen[items];
  }
  ASSERT_EQ(seen.size(), 6u);
  for (const auto& [order, times] : seen)
    ASSERT_NEAR(times, 1000, 200);
}

TEST(Records, ComeBackAsTheyWereWritten) {
  std::stringstream stream;
  problem::write_record(stream, {0, 2, "1\n2\n"});
  problem::write_record(stream, {2, 0, ""});
  problem::write_record(stream, {2, 1, "no newline"});
  problem::Record record;
  std::string texts;
  while (problem::read_record(stream, record)) {
    texts +=
        std::to_string(record.first) + ',' + std::to_string(record.count) + ':' + record.text + ';';
  }
  EXPECT_EQ(texts, "0,2:1\n2\n;2,0:;2,1:no newline;");
}

TEST(Records, RejectWhatHasNoHeader) {
  for (const char* text : {"12\n", "\x1e", "\x1e 1\n", "\x1e 1\n2\n",
                           "\x1e"
                           "1 2\n",
                           "\x1e  1 2\n", "\x1e -1 2\n", "\x1e 1 +2\n", "\x1e 1 2 \n"}) {
    std::istringstream stream(text);
    problem::Record record;
    EXPECT_THROW(problem::read_record(stream, record), std::runtime_error) << text;
  }
}

struct Ran {
  int status;
  std::string output;
  std::string error;
};

// Runs a generator with two kinds: `count LOW HIGH` makes one number per case, with even and odd
// numbers in different files; the other kind is `random SEED`.
Ran generate(std::vector<std::string> words) {
  problem::Generator generator(
      3, [](const std::string& shared, const std::vector<std::string>& cases) {
        std::string input = shared;
        for (const std::string& one : cases)
          input += one;
        return input + "\n";
      });
  generator.kind("count", "LOW HIGH", "numbers", [](problem::Call& call) {
    for (long long n = call.number("LOW"); n <= call.number("HIGH"); ++n) {
      call.add(" " + std::to_string(n), n < 100 ? "low" : "high");
    }
  });
  generator.kind("random", "SEED", "a number", [](problem::Call& call) {
    call.add(std::to_string(call.random().between(0, 1000000)));
  });
  words.insert(words.begin(), "generator");
  std::vector<char*> argv;
  for (std::string& word : words)
    argv.push_back(word.data());
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  const int status = generator.run(static_cast<int>(argv.size()), argv.data());
  return {status, testing::internal::GetCapturedStdout(), testing::internal::GetCapturedStderr()};
}

TEST(Generator, WritesOneInput) {
  EXPECT_EQ(generate({"count", "1", "3"}).output, "low 1 2 3\n");
}

TEST(Generator, SplitsIntoRecordsByLimitFormatAndHeader) {
  EXPECT_EQ(generate({"--many", "count", "98", "101"}).output,
            "\x1e 0 2\nlow 98 99\n\x1e 2 2\nhigh 100 101\n");
  EXPECT_EQ(generate({"--many", "count", "1", "4"}).output,
            "\x1e 0 3\nlow 1 2 3\n\x1e 3 1\nlow 4\n");
  EXPECT_EQ(
      generate({"--many", "--limit", "1", "--from", "1", "--to", "3", "count", "5", "9"}).output,
      "\x1e 1 1\nlow 6\n\x1e 2 1\nlow 7\n");
}

TEST(Generator, DrawsTheSameNumberForTheSameSeedOnly) {
  EXPECT_EQ(generate({"random", "7"}).output, generate({"random", "7"}).output);
  EXPECT_NE(generate({"random", "7"}).output, generate({"random", "8"}).output);
}

TEST(Generator, ListsItsKinds) {
  EXPECT_EQ(generate({"--kinds"}).output, "count LOW HIGH\tnumbers\nrandom SEED\ta number\n");
}

TEST(Generator, ExplainsACallThatIsWrong) {
  const std::map<std::vector<std::string>, std::string> calls = {
      {{}, "which kind? the generator knows: count random"},
      {{"counts"}, "unknown kind counts; the generator knows: count random"},
      {{"count", "1"}, "count LOW HIGH: takes 2 arguments, not 1"},
      {{"count", "1", "x"}, "HIGH = x should be a whole number from 0 to 1000000000000000000"},
      {{"--limit"}, "--limit needs a number"},
      {{"--size", "3"}, "unknown option --size"},
      {{"count", "1", "4"}, "count makes 2 inputs here, one is wanted; see --many"}};
  for (const auto& [words, message] : calls) {
    const Ran ran = generate(words);
    ASSERT_EQ(ran.status, problem::kUsage);
    ASSERT_EQ(ran.error, "generator: " + message + "\n");
    ASSERT_EQ(ran.output, "");
  }
}

// A number that does not fit would be negative.
TEST(LowerOfPair, FitsUpToItsBound) {
  const std::int64_t last = (INT64_C(1) << 62) - 1;
  EXPECT_GT(problem::lower_of_pair(last), last);
}

TEST(CloseDifferences, AreSumsOfGreatFibonacciNumbers) {
  EXPECT_EQ(problem::close_differences(2, 12),
            (std::vector<std::int64_t>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));
  EXPECT_EQ(problem::close_differences(6, 60),
            (std::vector<std::int64_t>{8, 13, 21, 29, 34, 42, 47, 55}));
}

// A heap cancels an equal one, and only this one.
TEST(HeapSum, OfLargeHeaps) {
  const int most = (1 << 30) - 1;
  EXPECT_EQ(problem::heap_sum(most, most), 0);
  EXPECT_EQ(problem::heap_sum(most, 0), most);
  EXPECT_EQ(problem::heap_sum(0, most), most);
  EXPECT_EQ(problem::heap_sum(1 << 29, most), most - (1 << 29));
}

}  // namespace
