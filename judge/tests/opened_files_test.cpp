#include <gtest/gtest.h>

#include "judge/compile/toolchain.hpp"

namespace judge {
namespace {

// "INPUT OUTPUT"
std::string files(std::string_view source) {
  const FileStreams streams = opened_files(source);
  return streams.input + " " + streams.output;
}

TEST(OpenedFiles, AreToldByTheCallsOfManyLanguages) {
  const char* const sources[] = {
      "freopen(\"a.in\", \"r\", stdin);\nfreopen(\"a.out\", \"w\", stdout);",
      "freopen(\"a.in\",\"r\",stdin),freopen(\"a.out\",\"w\",stdout);",
      "FILE *f = fopen(\"./a.in\", \"rb\"), *g = fopen(\"a.out\", \"w\");",
      "std::ifstream in(\"a.in\");\nstd::ofstream out{\"a.out\"};",
      "fstream in(\"a.in\", ios::in); fstream out(\"a.out\", ios::out);",
      "fin.open(\"a.in\"); fout.open(\"a.out\");",
      "sys.stdin = open('a.in')\nsys.stdout = open('a.out', 'w')",
      "new Scanner(new File(\"a.in\")); new PrintWriter(new FileWriter(\"a.out\"))",
  };
  for (const char* source : sources)
    EXPECT_EQ(files(source), "a.in a.out") << source;
}

TEST(OpenedFiles, AreThoseThatAJudgesCompilerSees) {
  EXPECT_EQ(files("freopen(\"log\", \"w\", stderr);"), " ");
  EXPECT_EQ(files("// freopen(\"a.in\", \"r\", stdin);"), " ");
  EXPECT_EQ(files("#ifndef ONLINE_JUDGE\nfreopen(\"a.in\", \"r\", stdin);\n#endif"), " ");
  EXPECT_EQ(
      files(
          "#ifdef LOCAL\nfreopen(\"a.in\", \"r\", stdin);\n#else\nfopen(\"b.in\", \"r\");\n#endif"),
      "b.in ");
  EXPECT_EQ(files("#ifdef ONLINE_JUDGE\nfreopen(\"a.in\", \"r\", stdin);\n#endif"), "a.in ");
}

TEST(OpenedFiles, HaveNoFolderAndNoConsole) {
  for (const char* name : {"/dev/tty", "data/a.in", "D:\\a.in", "..", "CON", "a%d.in", ""})
    EXPECT_EQ(files("freopen(\"" + std::string(name) + "\", \"r\", stdin);"), " ") << name;
  EXPECT_EQ(files("fopen(\"same\", \"r\"); fopen(\"same\", \"w\");"), " ");
  EXPECT_EQ(files("freopen((name + \".in\").c_str(), \"r\", stdin);"), " ");
}

}  // namespace
}  // namespace judge
