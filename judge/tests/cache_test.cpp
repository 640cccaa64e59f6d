// The store of what earlier runs found out.
#include "judge/base/cache.hpp"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

#include "judge/base/errors.hpp"

namespace judge {
namespace {

class CacheTest : public testing::Test {
 protected:
  fs::path file() const { return folder_.path() / "deep" / "cache"; }
  TemporaryFolder folder_{testing::TempDir()};
};

TEST_F(CacheTest, FindsWhatWasPut) {
  Cache cache(file());
  EXPECT_EQ(cache.find("kind", "key"), std::nullopt);
  cache.put("kind", "key", "value");
  cache.put("kind", "empty", "");
  EXPECT_EQ(cache.find("kind", "key"), "value");
  EXPECT_EQ(cache.find("kind", "empty"), "");
  EXPECT_EQ(cache.find("other", "key"), std::nullopt);
  cache.put("kind", "key", "another");
  EXPECT_EQ(cache.find("kind", "key"), "another");
}

TEST_F(CacheTest, KeepsAnyBytes) {
  const std::string bytes("\0\xff'\";\n", 6);
  Cache cache(file());
  cache.put(bytes, bytes, bytes);
  EXPECT_EQ(cache.find(bytes, bytes), bytes);
}

TEST_F(CacheTest, IsThereForTheNextRun) {
  Cache(file()).put("kind", "key", "value");
  EXPECT_EQ(Cache(file()).find("kind", "key"), "value");
}

TEST_F(CacheTest, ADamagedFileIsBegunAnew) {
  write_file(file(), std::string(5000, 'x'));
  Cache cache(file());
  cache.put("kind", "key", "value");
  EXPECT_EQ(Cache(file()).find("kind", "key"), "value");
}

TEST_F(CacheTest, AFolderInItsPlaceIsAnErrorThatNamesIt) {
  fs::create_directories(file());
  try {
    Cache cache(file());
    FAIL() << "a folder is no cache";
  } catch (const JudgeError& error) {
    EXPECT_NE(std::string(error.what()).find(file().string()), std::string::npos);
  }
}

// As two judges in one checkout do, each with threads.
TEST_F(CacheTest, SeveralWriteAtOnce) {
  constexpr int kThreads = 4, kEntries = 50;
  Cache first(file()), second(file());
  std::vector<std::thread> threads;
  for (int thread = 0; thread < kThreads; ++thread) {
    threads.emplace_back([&, thread] {
      Cache& cache = thread % 2 == 0 ? first : second;
      for (int i = 0; i < kEntries; ++i)
        cache.put(std::to_string(thread), std::to_string(i), std::to_string(thread * i));
    });
  }
  for (std::thread& thread : threads)
    thread.join();
  for (int thread = 0; thread < kThreads; ++thread) {
    for (int i = 0; i < kEntries; ++i) {
      EXPECT_EQ(first.find(std::to_string(thread), std::to_string(i)), std::to_string(thread * i));
    }
  }
}

}  // namespace
}  // namespace judge
