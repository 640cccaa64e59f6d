#include "judge/compile/local_headers.hpp"

#include <gtest/gtest.h>

namespace judge {
namespace {

using Names = std::vector<std::string>;
using Headers = std::map<std::string, std::string>;

// A folder with files, removed at the end.
class LocalHeaders : public testing::Test {
 protected:
  void write(const std::string& name, const std::string& text) { write_file(place(name), text); }

  fs::path place(const std::string& name) const { return folder_.path() / "sources" / name; }

  Headers headers_of(const std::string& text) const {
    return local_headers(place("main.cpp"), text);
  }

 private:
  TemporaryFolder folder_{fs::temp_directory_path()};
};

TEST(IncludedNames, InTheirOrder) {
  EXPECT_EQ(
      included_names("#include <iostream>\n  #  include\t\"testlib.h\"  // ours\nint main() {}\n"),
      (Names{"iostream", "testlib.h"}));
}

TEST(IncludedNames, NoneWhereNothingIsIncluded) {
  EXPECT_EQ(included_names(""), Names());
  EXPECT_EQ(included_names("#\n#include\n#include x\n#include \"open\n#define include \"a\"\n"),
            Names());
}

TEST(IncludedNames, NotThoseInCommentsAndStrings) {
  EXPECT_EQ(included_names("/*\n#include \"a.h\"\n*/\nauto x = R\"(\n#include \"b.h\"\n)\";\n"),
            Names());
}

TEST_F(LocalHeaders, AreThoseBesideTheSourceAndWhatTheyInclude) {
  write("testlib.h", "#include <cstdio>\n#include \"parts/random.h\"\n");
  write("parts/random.h", "#include \"numbers.h\"\n#include \"../testlib.h\"\n");
  write("parts/numbers.h", "");
  write("unused.h", "");
  EXPECT_EQ(headers_of("#include \"testlib.h\"\n"),
            (Headers{{"testlib.h", "#include <cstdio>\n#include \"parts/random.h\"\n"},
                     {"parts/random.h", "#include \"numbers.h\"\n#include \"../testlib.h\"\n"},
                     {"parts/numbers.h", ""}}));
}

TEST_F(LocalHeaders, AreNeverOutsideOfTheFolder) {
  write("../secret.h", "secret");
  EXPECT_EQ(
      headers_of(
          "#include \"../secret.h\"\n#include \"a/../../secret.h\"\n#include \"/etc/passwd\"\n"),
      Headers());
}

TEST_F(LocalHeaders, MayBeElsewhereByTheirNamesAlone) {
  write("near.h", "#include \"far.h\"\n");
  write("both.h", "near");
  write("../files/far.h", "far");
  write("../files/both.h", "far");
  write("../files/unused.h", "far");
  const std::vector<fs::path> others = {place("../files/far.h"), place("../files/both.h"),
                                        place("../files/unused.h")};
  const std::string text = "#include \"near.h\"\n#include \"both.h\"\n#include \"files/both.h\"\n";
  EXPECT_EQ(local_headers(place("main.cpp"), text, others),
            (Headers{{"near.h", "#include \"far.h\"\n"}, {"both.h", "near"}, {"far.h", "far"}}));
}

TEST_F(LocalHeaders, AreNotTheCompilersOwn) {
  EXPECT_EQ(headers_of("#include <vector>\n#include \"vector\"\n"), Headers());
}

TEST(FindHeader, LooksInTheFolderFirst) {
  const TemporaryFolder temporary(fs::temp_directory_path());
  const fs::path folder = temporary.path() / "mine", root = temporary.path() / "root";
  write_file(folder / "both.h", "");
  write_file(root / "both.h", "");
  write_file(root / "common/a.h", "");
  EXPECT_EQ(find_header("both.h", folder, root), folder / "both.h");
  EXPECT_EQ(find_header("common/a.h", folder, root), root / "common/a.h");
  EXPECT_EQ(find_header("a.h", folder, root), std::nullopt);
  EXPECT_EQ(find_header("common", folder, root), std::nullopt) << "a folder is no header";
}

}  // namespace
}  // namespace judge
