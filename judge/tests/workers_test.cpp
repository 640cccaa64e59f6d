// The threads that run programs, the gate for quiet measurements, and cancellation.
#include "judge/sandbox/workers.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <fstream>
#include <future>
#include <set>
#include <string>
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

// Returns when the thread, which is to tell its number, sleeps or has ended.
void wait_until_asleep(const std::atomic<pid_t>& thread) {
  while (thread == 0)
    std::this_thread::yield();
  const std::string path = "/proc/self/task/" + std::to_string(thread) + "/stat";
  for (std::string number, name, state = "R"; state == "R" || state == "D";) {
    std::ifstream stat(path);
    if (!(stat >> number >> name >> state)) return;
  }
}

TEST(QuietGate, OneAloneWaitsForAllInsideAndKeepsOthersOut) {
  QuietGate gate;
  std::promise<void> first_may_leave, alone_may_leave;
  std::atomic<bool> is_alone{false}, is_inside{false}, late_is_inside{false};
  std::atomic<pid_t> alone_thread{0}, late_thread{0};
  auto first = std::async(std::launch::async, [&] {
    gate.together([&] {
      is_inside = true;
      first_may_leave.get_future().wait();
    });
  });
  while (!is_inside)
    std::this_thread::yield();
  auto alone = std::async(std::launch::async, [&] {
    alone_thread = gettid();
    gate.alone([&] {
      is_alone = true;
      alone_may_leave.get_future().wait();
    });
  });
  wait_until_asleep(alone_thread);
  EXPECT_FALSE(is_alone) << "somebody is inside";
  auto late = std::async(std::launch::async, [&] {
    late_thread = gettid();
    gate.together([&] { late_is_inside = true; });
  });
  wait_until_asleep(late_thread);
  EXPECT_FALSE(late_is_inside) << "who waits to be alone comes first";
  first_may_leave.set_value();
  while (!is_alone)
    std::this_thread::yield();
  wait_until_asleep(late_thread);
  EXPECT_FALSE(late_is_inside);
  alone_may_leave.set_value();
  alone.get();
  late.get();
  EXPECT_TRUE(late_is_inside);
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
