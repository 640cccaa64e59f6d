#include <fmt/format.h>

#include <chrono>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <stdexcept>

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

void write(const fs::path& path, const std::string& text) {
  if (!(std::ofstream(path) << text)) throw std::runtime_error("cannot write " + path.string());
}

std::string read(const fs::path& path) {
  std::ifstream file(path);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

// The files of the measurement, and both ways to judge them.
class Arena {
 public:
  Arena(fs::path judge, fs::path folder) : judge_(std::move(judge)), folder_(std::move(folder)) {
    fs::remove_all(folder_);
    for (const auto& [tests, count] : kCounts)
      make_tests(tests, count);
    write(source(), kSource);
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
      if (read(output) != read(test.string() + ".ans")) throw std::runtime_error("wrong sum");
    }
  }

  void judge(const std::string& tests, const std::string& isolation) const {
    run({judge_, "run", "--source", source(), "--tests", folder_ / tests, "--jobs", "1", "--force",
         "--quiet", "--isolation", isolation},
        "/dev/null", "/dev/null");
  }

 private:
  void make_tests(const std::string& tests, int count) const {
    fs::create_directories(folder_ / tests);
    for (int i = 0; i < count; ++i) {
      const std::string test = folder_ / tests / std::to_string(i);
      write(test + ".in", fmt::format("{} {}\n", i, 7 * i));
      write(test + ".ans", fmt::format("{}\n", 8 * i));
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

// One way's costs over the rounds.
struct WayCosts {
  std::string way;
  std::function<void(const std::string& tests)> work;
  std::vector<double> per_test{}, ratio{}, start_up{};
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

}  // namespace

std::vector<Overhead> measure_overhead(const fs::path& judge, const fs::path& folder, int rounds) {
  const Arena arena(judge, folder);
  std::vector<WayCosts> ways = {
      {"bare loop", [&](const std::string& tests) { arena.loop(tests); }},
      {"judge, not isolated", [&](const std::string& tests) { arena.judge(tests, "none"); }},
      {"judge, isolated", [&](const std::string& tests) { arena.judge(tests, "best"); }}};
  for (WayCosts& way : ways)
    way.work("few");  // compiles, and warms the caches
  for (int round = 0; round < rounds; ++round)
    add_round(ways);
  std::vector<Overhead> overheads;
  for (const WayCosts& way : ways) {
    overheads.push_back({way.way, median(way.per_test), median(way.ratio), median(way.start_up)});
  }
  return overheads;
}

std::string table(const std::vector<Overhead>& overheads) {
  std::string text = fmt::format("{:<22}{:>14}{:>18}{:>14}\n", "judging", "ms a test",
                                 "ratio to the loop", "start-up ms");
  for (const Overhead& overhead : overheads) {
    text += fmt::format("{:<22}{:>14.2f}{:>18.2f}{:>14.1f}\n", overhead.way,
                        overhead.per_test * 1e3, overhead.ratio, overhead.start_up * 1e3);
  }
  return text;
}

}  // namespace bench
