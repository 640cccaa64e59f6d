#include <gtest/gtest.h>

#include "judge/import/foreign_package.hpp"

namespace judge {
namespace {

class Testlib : public testing::Test {
 protected:
  fs::path write(const std::string& name, const std::string& text) {
    write_file(folder_.path() / name, text);
    return folder_.path() / name;
  }

  bool is_used_by(const std::string& text) { return uses_testlib(write("check.cpp", text)); }

 private:
  TemporaryFolder folder_{fs::temp_directory_path()};
};

TEST_F(Testlib, IsUsedIfItIsIncluded) {
  EXPECT_TRUE(is_used_by("#include <vector>\n#include \"testlib.h\"\n"));
  EXPECT_TRUE(is_used_by("#include <testlib.h>\n"));
  EXPECT_TRUE(is_used_by("# include \"../lib/testlib.h\"  // ours\n"));
}

TEST_F(Testlib, IsNotUsedIfItIsOnlyNamed) {
  EXPECT_FALSE(is_used_by("// This checker does without testlib.h.\nint main() {}\n"));
  EXPECT_FALSE(is_used_by("/*\n#include \"testlib.h\"\n*/\n"));
  EXPECT_FALSE(is_used_by("#include \"mytestlib.h\"\n"));
}

TEST_F(Testlib, IsInTheFirstFolderThatHasIt) {
  const fs::path first = write("b/testlib.h", ""), second = write("c/testlib.h", "");
  const fs::path folder = first.parent_path().parent_path();
  EXPECT_EQ(find_testlib({folder / "a", folder / "b", folder / "c"}), first);
  EXPECT_EQ(find_testlib({folder / "c", folder / "b"}), second);
}

}  // namespace
}  // namespace judge
