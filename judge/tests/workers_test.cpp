// The threads that run programs, the gate for quiet measurements, and cancellation.
#include "judge/sandbox/workers.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <future>
#include <set>
#include <thread>

#include "judge/base/errors.hpp"

namespace judge {
namespace {

using std::chrono::milliseconds;

TEST(Workers, DoEveryItemOnce) {
  StopToken stop;
  Workers workers(3, stop, Isolation::kNone);
  std::vector<std::atomic<int>> done(50);
  workers.each(done.size(), [&](Sandbox&, std::size_t i) { ++done[i]; });
  for (const std::atomic<int>& count : done)
    EXPECT_EQ(count, 1);
}

TEST(Workers, HaveASandboxEach) {
  StopToken stop;
  Workers workers(2, stop, Isolation::kNone);
  std::set<Sandbox*> used;
  std::mutex mutex;
  std::atomic<int> inside{0};
  workers.each(2, [&](Sandbox& sandbox, std::size_t) {
    ++inside;
    while (inside < 2)  // so that one worker cannot do both
      std::this_thread::yield();
    const std::lock_guard lock(mutex);
    used.insert(&sandbox);
  });
  EXPECT_EQ(used.size(), 2u);
}

TEST(Workers, ThrowTheFirstFailureAndLeaveOutTheRest) {
  StopToken stop;
  Workers workers(2, stop, Isolation::kNone);
  std::atomic<int> calls{0};
  try {
    workers.each(1000, [&](Sandbox&, std::size_t i) {
      ++calls;
      if (i >= 3) throw std::runtime_error(std::to_string(i));
    });
    FAIL() << "a call threw";
  } catch (const std::runtime_error& error) {
    EXPECT_STREQ(error.what(), "3");
  }
  EXPECT_LE(calls, 5);
}

TEST(Workers, DoNothingAfterAStop) {
  StopToken stop;
  Workers workers(2, stop, Isolation::kNone);
  std::atomic<int> calls{0};
  EXPECT_THROW(workers.each(1000,
                            [&](Sandbox&, std::size_t) {
                              ++calls;
                              stop.request();
                            }),
               Interrupted);
  EXPECT_LE(calls, 2);
}

TEST(QuietGate, LetsManyInTogether) {
  QuietGate gate;
  std::atomic<int> inside{0};
  const auto visit = [&] {
    gate.together([&] {
      ++inside;
      while (inside < 2)
        std::this_thread::yield();
    });
  };
  auto other = std::async(std::launch::async, visit);
  visit();
  other.get();
  EXPECT_EQ(inside, 2);
}

TEST(QuietGate, OneAloneWaitsForAllInsideAndKeepsOthersOut) {
  QuietGate gate;
  std::promise<void> first_may_leave, alone_may_leave;
  std::atomic<bool> is_alone{false}, is_inside{false};
  auto first = std::async(std::launch::async, [&] {
    gate.together([&] {
      is_inside = true;
      first_may_leave.get_future().wait();
    });
  });
  while (!is_inside)
    std::this_thread::yield();
  auto alone = std::async(std::launch::async, [&] {
    gate.alone([&] {
      is_alone = true;
      alone_may_leave.get_future().wait();
      is_alone = false;
    });
  });
  EXPECT_EQ(alone.wait_for(milliseconds(50)), std::future_status::timeout);
  EXPECT_FALSE(is_alone) << "somebody is inside";
  auto late =
      std::async(std::launch::async, [&] { gate.together([&] { EXPECT_FALSE(is_alone); }); });
  EXPECT_EQ(late.wait_for(milliseconds(50)), std::future_status::timeout)
      << "who waits to be alone comes first";
  first_may_leave.set_value();
  while (!is_alone)
    std::this_thread::yield();
  EXPECT_EQ(late.wait_for(milliseconds(50)), std::future_status::timeout);
  alone_may_leave.set_value();
  alone.get();
  late.get();
}

TEST(QuietGate, IsLeftByAnException) {
  QuietGate gate;
  EXPECT_THROW(gate.together([] { throw std::runtime_error(""); }), std::runtime_error);
  EXPECT_THROW(gate.alone([] { throw std::runtime_error(""); }), std::runtime_error);
  bool was_alone = false;
  gate.alone([&] { was_alone = true; });
  EXPECT_TRUE(was_alone);
}

TEST(StopToken, EndsAWait) {
  StopToken stop;
  EXPECT_FALSE(stop.is_requested());
  EXPECT_NO_THROW(stop.check());
  auto waiting = std::async(std::launch::async, [&] { stop.wait_for(milliseconds(1'000'000)); });
  stop.request();
  waiting.get();
  EXPECT_TRUE(stop.is_requested());
  EXPECT_THROW(stop.check(), Interrupted);
}

}  // namespace
}  // namespace judge
