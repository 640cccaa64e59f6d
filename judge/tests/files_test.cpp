#include "judge/base/files.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <fstream>
#include <future>

#include "judge/base/cache.hpp"
#include "judge/base/errors.hpp"

namespace judge {
namespace {

class FilesTest : public testing::Test {
 protected:
  fs::path path(const std::string& name) const { return folder_.path() / name; }
  TemporaryFolder folder_{testing::TempDir()};
};

TEST_F(FilesTest, WhatIsWrittenIsRead) {
  const std::string content("a\0b\n", 4);
  write_file(path("deep/er/file"), content);
  EXPECT_EQ(read_file(path("deep/er/file")), content);
  EXPECT_EQ(MappedFile(path("deep/er/file")).bytes(), content);
}

TEST_F(FilesTest, AnEmptyFileIsMapped) {
  write_file(path("empty"), "");
  EXPECT_EQ(MappedFile(path("empty")).bytes(), "");
}

TEST_F(FilesTest, WritingLeavesNothingElse) {
  write_file(path("file"), "one");
  write_file(path("file"), "two");
  EXPECT_EQ(read_file(path("file")), "two");
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_.path()), fs::directory_iterator()), 1);
}

TEST_F(FilesTest, AFolderIsListedAsPeopleSort) {
  for (const char* name : {"t10", "t9", ".hidden", "a"})
    write_file(path(name), "");
  EXPECT_EQ(list_folder(folder_.path()), (std::vector<std::string>{"a", "t9", "t10"}));
}

TEST_F(FilesTest, ALockIsWaitedFor) {
  StopToken stop;
  auto held = FileLock::try_take(path("lock"));
  auto waiting = std::async([&] { return FileLock::take(path("lock"), stop); });
  EXPECT_EQ(waiting.wait_for(std::chrono::milliseconds(100)), std::future_status::timeout);
  held.reset();
  const FileLock taken = waiting.get();
  EXPECT_FALSE(FileLock::try_take(path("lock")).has_value());
}

TEST_F(FilesTest, WhoWaitsForALockCanBeStopped) {
  StopToken stop;
  const auto held = FileLock::try_take(path("lock"));
  auto waiting = std::async([&] { FileLock::take(path("lock"), stop); });
  stop.request();
  EXPECT_THROW(waiting.get(), Interrupted);
}

// The hashes are those of the standard's own examples.
TEST(Sha256, KnowsTheExamplesOfTheStandard) {
  EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

TEST(KeyOf, TellsListsApart) {
  EXPECT_NE(key_of({"ab", "c"}), key_of({"a", "bc"}));
  EXPECT_NE(key_of({"a", ""}), key_of({"a"}));
  EXPECT_NE(key_of({}), key_of({""}));
  EXPECT_EQ(key_of({"a", "b"}), key_of({"a", "b"}));
}

TEST_F(FilesTest, HashesFollowTheContent) {
  Cache cache(path("cache"));
  FileHashes hashes(cache);
  EXPECT_EQ(hashes.of(path("file")), "");
  write_file(path("file"), "abc");
  EXPECT_EQ(hashes.of(path("file")), sha256("abc"));
  write_file(path("file"), "abd");
  EXPECT_EQ(hashes.of(path("file")), sha256("abd")) << "same size, written at once";
  fs::remove(path("file"));
  EXPECT_EQ(hashes.of(path("file")), "");
}

TEST_F(FilesTest, AnOldStampVouchesForTheHash) {
  Cache cache(path("cache"));
  FileHashes hashes(cache);
  const std::string file = path("file").string(), kept = sha256("abc"), other(64, '0');
  write_file(file, "abc");
  while (!cache.find("hash", file))  // until it is not "just written" any more
    EXPECT_EQ(hashes.of(file), kept);
  std::string entry = *cache.find("hash", file);
  entry.replace(entry.find(kept), kept.size(), other);
  cache.put("hash", file, entry);
  EXPECT_EQ(hashes.of(file), other) << "it was read again";
}

TEST_F(FilesTest, AnEntryThatMakesNoSenseOnlyCostsTime) {
  Cache cache(path("cache"));
  write_file(path("file"), "abc");
  for (const char* entry : {"", "3", "nonsense", " 1 1 1 1"}) {
    cache.put("hash", path("file").string(), entry);
    EXPECT_EQ(FileHashes(cache).of(path("file")), sha256("abc"));
  }
}

}  // namespace
}  // namespace judge
