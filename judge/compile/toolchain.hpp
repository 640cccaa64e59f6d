// Which tools turn a source file into something to run. Knows languages, runs nothing.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "judge/base/files.hpp"
#include "judge/model/program.hpp"

namespace judge {

enum class Language { kC, kCpp, kPython, kPyPy, kJava, kKotlin, kRust, kGo };

// By the ending of the file's name. Throws UsageError with the known endings for any other.
Language language_of(const fs::path& source);
bool is_c_or_cpp(const fs::path& source);

// How to compile one source, and how to run the result. A compilation has a folder of its own;
// paths are relative to it where nothing else is said.
struct Recipe {
  fs::path tool;                                // the compiler, absolute
  std::vector<std::string> run_by;              // words before it: a script that calls it
  std::map<std::string, std::string> settings;  // environment variables for the tool
  std::map<std::string, fs::path> folders;      // the same, where the value is a path
  std::vector<std::string> flags;               // of the tool
  std::string output_flag = "-o";
  fs::path output = "out/program";     // empty: the tool only looks at the source
  fs::path source;                     // where the source is copied to
  bool is_in_checkout = false;         // instead it stays: `source` is relative to the checkout
  std::vector<std::string> libraries;  // flags that a linker wants behind the source
  std::vector<std::string> run = {"program"};  // argv; its first word is a file of out/ or absolute
  bool is_heavy = false;     // the language's own machinery wants more memory and threads
  bool is_debugged = false;  // as add_debugging makes it
};

// Where g++ writes which headers it read, if the recipe's source is in the checkout.
inline constexpr const char* kDepfile = "depfile";

// Where a compilation takes place, absolute.
struct CompileFolders {
  fs::path folder;     // of this compilation alone
  fs::path checkout;   // only needed for a source that is in it
  fs::path prelude{};  // a header that is included before all else; empty: none
};

// The argv that compiles.
std::vector<std::string> compile_command(const Recipe& recipe, const CompileFolders& folders);

// A hash of the recipe: the same for the same command and the same way to run the result, in
// whatever folders.
std::string recipe_key(const Recipe& recipe);

// The recipe for a submission. `dialect` is that of g++ -std= for C and C++ and the edition for
// Rust; empty means the usual one. Throws UsageError if the language has no such dialects, or its
// tool is not where programs in the sandbox see it: then the message names the Debian package.
Recipe submission_recipe(const fs::path& source, const std::string& dialect, int memory_mib);

// A source that was written for compilers on Windows, as compilers here take it.
struct PortableSource {
  std::string text{};
  std::vector<std::string> flags{};  // that it needs
  std::string remark{};              // what was read otherwise, in one line; empty: nothing
};

// The C or C++ source `text` with `%I64d`, `__int64`, `void main` and conio.h as Windows has them;
// all else, and every line, stays.
PortableSource portable(std::string text);

// Makes a recipe of submission_recipe for this C or C++ source one whose program says where and how
// it goes wrong, and whose compiler warns.
void add_debugging(Recipe& recipe, const fs::path& source);

// The recipe that makes a precompiled header, out/prelude.hpp.gch, for what `recipe` compiles.
Recipe prelude_recipe(Recipe recipe);

// The recipe for any compiler that takes g++'s options: `tool` with exactly these flags. Throws
// UsageError with the Debian package if the tool is missing.
Recipe compiler_recipe(const std::string& tool, const std::string& package,
                       const std::vector<std::string>& flags);

// The recipe for a problem's helper, `source` from the checkout's root on. It is compiled
// where it is and may include the files of the checkout.
Recipe checkout_recipe(const std::string& source);

// The first file that the source opens to read, and the first that it opens to write, where their
// names stand in the call itself: freopen("a.in", "r", stdin), std::ofstream out("a.out"),
// open("a.in"), new Scanner(new File("a.in")). What stands behind // does not count, nor what is
// compiled only without ONLINE_JUDGE; names of files elsewhere neither.
FileStreams opened_files(std::string_view source);

// Whether a file may have this name: no folder is in it, and it is not one of those for a console.
bool is_file_name(std::string_view name);

}  // namespace judge
