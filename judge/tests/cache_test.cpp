// The store of what earlier runs found out.
#include "judge/base/cache.hpp"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace judge
