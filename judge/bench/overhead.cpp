#include <fmt/format.h>

#include <chrono>
#include <functional>
#include <map>
#include <stdexcept>

#include "judge/base/files.hpp"
#include "judge/bench/bench.hpp"

namespace bench {
namespace {

namespace fs = std::filesystem;

// Tests, by the folder they are in.
const std::map<std::string, int> kCounts = {{"many", 200}, {"few", 20}, {"one", 1}};

const char* const kSource =
    "#include <iostream>\n"
    "int main() {\n"
    "  long long a, b;\n"
    "  std::cin >> a >> b;\n"
    "  std::cout << a + b << '\\n';\n"
    "}\n";

// The files of the measurement, and the ways to judge them.
class Arena {
 public:
  Arena(fs::path judge, fs::path folder) : judge_(std::move(judge)), folder_(std::move(folder)) {
    fs::remove_all(folder_);
    for (const auto& [tests, count] : kCounts)
      make_tests(tests, count);
    judge::write_file(source(), kSource);
    run({"g++", "-O2", source(), "-o", program()}, "/dev/null", "/dev/null");
  }
  ~Arena() { fs::remove_all(folder_); }
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;

  // The floor: nothing is limited, measured or protected.
  void loop(const std::string& tests) const {
    const fs::path output = folder_ / "output";
    for (int i = 0; i < kCounts.at(tests); ++i) {
      const fs::path test = folder_ / tests / std::to_string(i);
      run({program()}, test.string() + ".in", output);
      if (judge::read_file(output) != judge::read_file(test.string() + ".ans"))
        throw std::runtime_error("wrong sum");
    }
  }

  void judge(const std::string& tests, const char* isolation, const char* workers) const {
    run({judge_, "run", "--source", source(), "--tests", folder_ / tests, "--jobs", workers,
         "--force", "--quiet", "--isolation", isolation},
        "/dev/null", "/dev/null");
  }

 private:
  void make_tests(const std::string& tests, int count) const {
    fs::create_directories(folder_ / tests);
    for (int i = 0; i < count; ++i) {
      const std::string test = folder_ / tests / std::to_string(i);
      judge::write_file(test + ".in", fmt::format("{} {}\n", i, 7 * i));
      judge::write_file(test + ".ans", fmt::format("{}\n", 8 * i));
    }
  }

  fs::path source() const { return folder_ / "sum.cpp"; }
  fs::path program() const { return folder_ / "sum"; }

  fs::path judge_, folder_;
};

double wall_seconds(const std::function<void()>& work) {
  const auto begin = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

// One way of judging, and what it costs in each round.
struct WayCosts {
  std::string way;
  std::function<void(const std::string& tests)> work;
  std::vector<double> per_test{};  // wall seconds: (200 tests - 20 tests) / 180
  std::vector<double> ratio{};     // to the loop's in the same round
  std::vector<double> start_up{};  // wall seconds of a call for one test, without that test
};

// What does not depend on the number of tests falls out of a difference.
void add_round(std::vector<WayCosts>& ways) {
  for (WayCosts& way : ways) {
    const auto seconds = [&](const char* tests) { return wall_seconds([&] { way.work(tests); }); };
    way.per_test.push_back((seconds("many") - seconds("few")) /
                           (kCounts.at("many") - kCounts.at("few")));
    way.start_up.push_back(seconds("one") - way.per_test.back());
    way.ratio.push_back(way.per_test.back() / ways.front().per_test.back());
  }
}

std::string table(const std::vector<WayCosts>& ways) {
  std::string text = fmt::format("{:<22}{:>14}{:>18}{:>14}\n", "judging", "ms a test",
                                 "ratio to the loop", "start-up ms");
  for (const WayCosts& way : ways) {
    text += fmt::format("{:<22}{:>14.2f}{:>18.2f}{:>14.1f}\n", way.way, median(way.per_test) * 1e3,
                        median(way.ratio), median(way.start_up) * 1e3);
  }
  return text;
}

}  // namespace

std::string measure_overhead(const fs::path& judge, const fs::path& folder, int rounds) {
  const Arena arena(judge, folder);
  std::vector<WayCosts> ways = {
      {"bare loop", [&](const std::string& tests) { arena.loop(tests); }},
      {"judge, not isolated", [&](const std::string& tests) { arena.judge(tests, "none", "1"); }},
      {"judge, isolated", [&](const std::string& tests) { arena.judge(tests, "best", "1"); }},
      {"judge, two workers", [&](const std::string& tests) { arena.judge(tests, "best", "2"); }}};
  for (WayCosts& way : ways)
    way.work("few");  // compiles, and warms the caches
  for (int round = 0; round < rounds; ++round)
    add_round(ways);
  return table(ways);
}

}  // namespace bench
