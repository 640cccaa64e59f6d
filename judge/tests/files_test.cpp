#include "judge/base/files.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "judge/base/errors.hpp"
#include "judge/base/hashes.hpp"

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

TEST_F(FilesTest, AFailureIsToldWithPathAndReasonAndLeavesNothing) {
  fs::create_directories(path("taken/inside"));
  try {
    write_file(path("taken"), "x");
    FAIL() << "a folder cannot become a file";
  } catch (const JudgeError& error) {
    EXPECT_NE(std::string(error.what()).find(path("taken").string()), std::string::npos);
    EXPECT_NE(std::string(error.what()).find("directory"), std::string::npos);
  }
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_.path()), fs::directory_iterator()), 1);
}

TEST_F(FilesTest, AFolderIsListedAsPeopleSort) {
  for (const char* name : {"t10", "t9", ".hidden", "a"})
    write_file(path(name), "");
  EXPECT_EQ(list_folder(folder_.path()), (std::vector<std::string>{"a", "t9", "t10"}));
}

TEST_F(FilesTest, ATemporaryFolderGoesWithAllInIt) {
  fs::path gone;
  {
    TemporaryFolder folder(folder_.path());
    gone = folder.path();
    write_file(gone / "a/b", "x");
    EXPECT_TRUE(fs::exists(gone));
  }
  EXPECT_FALSE(fs::exists(gone));
}

TEST_F(FilesTest, ALockIsHeldAsLongAsItsObjectLives) {
  {
    FileLock lock(path("lock"));
    EXPECT_FALSE(FileLock::is_free(path("lock")));
  }
  EXPECT_TRUE(FileLock::is_free(path("lock")));
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
  FileHashes hashes(path("store"));
  EXPECT_EQ(hashes.of(path("file")), "");
  write_file(path("file"), "abc");
  EXPECT_EQ(hashes.of(path("file")), sha256("abc"));
  write_file(path("file"), "abd");
  EXPECT_EQ(hashes.of(path("file")), sha256("abd")) << "same size, written at once";
  fs::remove(path("file"));
  EXPECT_EQ(hashes.of(path("file")), "");
}

TEST_F(FilesTest, AnOldStampVouchesForTheHash) {
  write_file(path("file"), "abc");
  // A file that is not "just written": its times lie back.
  while (true) {
    FileHashes hashes(path("store"));
    hashes.of(path("file"));
    hashes.save();
    if (fs::exists(path("store"))) break;
  }
  std::string store = read_file(path("store"));
  const std::string kept = sha256("abc");
  ASSERT_NE(store.find(kept), std::string::npos);
  store.replace(store.find(kept), 64, std::string(64, '0'));
  write_file(path("store"), store);
  EXPECT_EQ(FileHashes(path("store")).of(path("file")), std::string(64, '0'))
      << "it was read again";
}

TEST_F(FilesTest, TheStoreForgetsFilesThatAreGone) {
  const std::string gone = sha256("gone"), stamp = " 4 1 1 ";
  write_file(path("store"), gone + stamp + path("gone").string() + "\n");
  write_file(path("file"), "abc");
  while (read_file(path("store")).find(sha256("abc")) == std::string::npos) {
    FileHashes hashes(path("store"));
    hashes.of(path("file"));
    hashes.save();
  }
  EXPECT_EQ(read_file(path("store")).find(gone), std::string::npos);
}

TEST_F(FilesTest, ABrokenStoreOnlyCostsTime) {
  write_file(path("file"), "abc");
  write_file(path("store"), "nonsense\n\n1 2 3 4 5\nx -1 y z /a\n" + std::string(100, '/'));
  EXPECT_EQ(FileHashes(path("store")).of(path("file")), sha256("abc"));
}

}  // namespace
}  // namespace judge
