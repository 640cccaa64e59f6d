// Proofs by computation: a loop over a short range in tests, and over the whole range on demand.
// A test that uses this file has Certificate in its name, because `make certify` runs these tests
// and no others.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace certify {

// Whether the whole range is wanted (`make certify` sets CERTIFY). Throws std::logic_error outside
// of a test with Certificate in its name: `make certify` would leave that code out.
inline bool full() {
  const testing::TestInfo* test = testing::UnitTest::GetInstance()->current_test_info();
  if (test == nullptr || std::string(test->name()).find("Certificate") == std::string::npos) {
    throw std::logic_error("a test without Certificate in its name is no part of `make certify`");
  }
  return std::getenv("CERTIFY") != nullptr;
}

// How far the running certificate goes: to `quick` in tests, to `most` if full(). The report of the
// test names both numbers, and judge/tests/test_claims.py compares them with the problem's page.
inline std::int64_t reach(std::int64_t quick, std::int64_t most) {
  testing::Test::RecordProperty("make_test", std::to_string(quick));
  testing::Test::RecordProperty("make_certify", std::to_string(most));
  return full() ? most : quick;
}

// The same for a certificate that is complete in every test.
inline std::int64_t reach(std::int64_t most) {
  return reach(most, most);
}

namespace detail {

// Shows the progress of a long sweep: on a terminal one line that changes, elsewhere a line for
// each ten percent.
inline void show_progress(const std::string& title, std::uint64_t done, std::uint64_t all) {
  const bool terminal = isatty(STDERR_FILENO) != 0;
  const std::uint64_t step = terminal ? 100 : 10;
  if (done * step / all == (done - 1) * step / all) return;
  std::fprintf(stderr, "%s%s: %3d %%%s", terminal ? "\r" : "", title.c_str(),
               static_cast<int>(100 * done / all), terminal && done < all ? "" : "\n");
}

}  // namespace detail

// Calls body(from, to) for blocks [from, to) that together cover [low, end) once, on all cores, or
// up to the first failure of the test. The body must be thread-safe.
template <class Body>
void cover(const std::string& title, std::int64_t low, std::int64_t end, Body body) {
  const bool shows_progress = full();
  const std::int64_t blocks = std::min<std::int64_t>(1000, end - low);
  const auto border = [&](std::int64_t block) { return low + (end - low) / blocks * block; };
  std::atomic<std::int64_t> next{0}, done{0};
  const auto work = [&] {
    for (std::int64_t block; (block = next++) < blocks && !testing::Test::HasFailure();) {
      body(border(block), block + 1 == blocks ? end : border(block + 1));
      const std::int64_t finished = ++done;
      if (shows_progress) detail::show_progress(title, finished, blocks);
    }
  };
  std::vector<std::thread> workers;
  for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency()); ++i) {
    workers.emplace_back(work);
  }
  for (std::thread& worker : workers)
    worker.join();
}

// The same for [low, high) if full(), else for the first `short_count` numbers; reach() is the
// last number covered.
template <class Body>
void sweep(const std::string& title, std::int64_t low, std::int64_t high, std::int64_t short_count,
           Body body) {
  const std::int64_t last = reach(std::min(high, low + short_count) - 1, high - 1);
  cover(title, low, last + 1, body);
}

}  // namespace certify
