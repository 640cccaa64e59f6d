#include "judge/compile/toolchain.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>
#include <iterator>
#include <regex>

#include "judge/base/cache.hpp"
#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/sandbox/sandbox.hpp"

namespace judge {
namespace {

// What people write today; GCC 11 and later know C++23 by this name.
constexpr const char* kRecentCpp = "gnu++2b";

constexpr std::pair<std::string_view, Language> kEndings[] = {
    {".c", Language::kC},       {".cpp", Language::kCpp},   {".cc", Language::kCpp},
    {".cxx", Language::kCpp},   {".c++", Language::kCpp},   {".py", Language::kPython},
    {".pypy", Language::kPyPy}, {".java", Language::kJava}, {".kt", Language::kKotlin},
    {".rs", Language::kRust},   {".go", Language::kGo},
};

// The system's own folders come before PATH, since programs see no others.
std::vector<std::string> search_path() {
  std::vector<std::string> folders = {"/usr/local/bin", "/usr/bin", "/bin"};
  const char* path = std::getenv("PATH");
  for (std::string_view folder : split_at(path ? path : "", ":")) {
    if (folder[0] == '/') folders.emplace_back(folder);
  }
  return folders;
}

fs::path find_tool(const std::string& name, const std::string& package) {
  fs::path unseen;
  for (const std::string& folder : search_path()) {
    const fs::path tool = fs::path(folder) / name;
    if (access(tool.c_str(), X_OK) != 0 || !fs::is_regular_file(tool)) continue;
    if (programs_see(tool) && programs_see(fs::canonical(tool))) return tool;
    if (unseen.empty()) unseen = tool;
  }
  const std::string trouble =
      unseen.empty()
          ? "not installed"
          : fmt::format("only at {}, where the sandbox does not show it", unseen.string());
  throw UsageError(
      fmt::format("{} is {}; on Debian and Ubuntu: apt install {}, or install it below /usr/local",
                  name, trouble, package));
}

// For gcc and g++, without a source.
Recipe gcc_recipe(const std::string& tool, const std::string& dialect,
                  const std::string& optimisation = "-O2") {
  return compiler_recipe(
      tool, tool,
      {"-std=" + dialect, optimisation, "-fmax-errors=20", "-fdiagnostics-color=never"});
}

Recipe python_recipe(const std::string& interpreter) {
  // Parsing alone finds what Python calls a SyntaxError, and writes no file.
  Recipe recipe = compiler_recipe(
      interpreter, interpreter,
      {"-I", "-c", "import ast, sys; ast.parse(open(sys.argv[1], 'rb').read(), 'main.py')"});
  recipe.output = "";
  recipe.source = "out/main.py";
  recipe.run = {recipe.tool.string(), "-I", "-S", "main.py"};
  return recipe;
}

// For a compiler that makes an archive. The property is the one that Codeforces sets.
Recipe jvm_recipe(const std::string& tool, const std::string& package, int memory_mib) {
  Recipe recipe = compiler_recipe(tool, package, {});
  recipe.output_flag = "-d";
  recipe.output = "out/main.jar";
  recipe.run = {find_tool("java", "default-jre-headless").string(),
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                fmt::format("-Xmx{}m", memory_mib),
                "-Xss64m",
                "-DONLINE_JUDGE=true",
                "-jar",
                "main.jar"};
  recipe.is_heavy = true;
  return recipe;
}

// javac wants a public class in a file of its name, which its own error tells. The program is then
// this class; else Main if it is there; else one that has a main method. As `sh -c` takes it: $0 is
// javac, $2 the archive to make, $3 the source.
constexpr const char* kCompileJava = R"sh(
cd "${3%/*}" && mkdir classes || exit
compile() {
  "$0" -J-XX:+UseSerialGC -J-XX:TieredStopAtLevel=1 -encoding UTF-8 -d classes "$1.java" 2>words
}
class=Main
compile Main || {
  class=$(sed -n 's/.*error: class \([^ ]*\) is public, should be.*/\1/p' words | head -n 1)
  [ -n "$class" ] && mv Main.java "$class.java" && compile "$class"
} || { cat words >&2; exit 1; }
cd classes
main=$(find . -name "$class.class" | head -n 1)
[ -n "$main" ] ||
  main=$(grep -rlF '([Ljava/lang/String;)V' . | xargs -r grep -lw main | grep -v '\$' | head -n 1)
main=$(echo "${main:-./Main}" | sed 's|^\./||; s|\.class$||; s|/|.|g')
"${0%javac}jar" --create --file "$2" --main-class "$main" .
)sh";

Recipe java_recipe(int memory_mib) {
  Recipe recipe = jvm_recipe("javac", "default-jdk-headless", memory_mib);
  recipe.run_by = {"/bin/sh", "-c", kCompileJava};
  recipe.source = "src/Main.java";
  return recipe;
}

Recipe kotlin_recipe(int memory_mib) {
  Recipe recipe = jvm_recipe("kotlinc", "kotlin", memory_mib);
  recipe.settings = {{"JAVA_OPTS", "-XX:+UseSerialGC -XX:TieredStopAtLevel=1"}};
  recipe.flags = {"-nowarn", "-include-runtime"};
  recipe.source = "src/main.kt";
  return recipe;
}

Recipe rust_recipe(const std::string& edition) {
  Recipe recipe =
      compiler_recipe("rustc", "rustc", {"--edition", edition.empty() ? "2021" : edition, "-O"});
  recipe.source = "src/main.rs";
  recipe.is_heavy = true;
  return recipe;
}

Recipe go_recipe() {
  Recipe recipe = compiler_recipe("go", "golang-go", {"build", "-p", "1"});
  recipe.settings = {{"GO111MODULE", "off"}, {"GOTOOLCHAIN", "local"}};
  recipe.folders = {{"GOCACHE", "go-cache"}, {"GOPATH", "go"}, {"HOME", ""}, {"TMPDIR", ""}};
  recipe.source = "src/main.go";
  recipe.is_heavy = true;
  return recipe;
}

Recipe c_or_cpp_recipe(Language language, const fs::path& source, const std::string& dialect) {
  const bool is_c = language == Language::kC;
  const std::string usual = is_c ? "gnu17" : kRecentCpp;
  Recipe recipe = gcc_recipe(is_c ? "gcc" : "g++", dialect.empty() ? usual : dialect);
  recipe.flags.emplace_back("-DONLINE_JUDGE");
  recipe.source = "src/main" + source.extension().string();
  recipe.libraries = {"-lm"};
  return recipe;
}

// Throws UsageError unless `dialect` is one of the language, or empty.
void check_dialect(Language language, const std::string& dialect) {
  using Words = std::pair<const char*, const char*>;
  const auto [names, examples] =
      language == Language::kC
          ? Words{"(c|gnu)(89|90|99|9x|11|1x|17|18|2x|23)|ansi", "c99, c11, c17 or gnu17"}
      : language == Language::kCpp
          ? Words{"(c|gnu)\\+\\+(98|03|0x|11|1y|14|1z|17|2a|20|2b|23|2c|26)",
                  "c++98, c++11, c++17, gnu++17, c++20 or c++23"}
          : Words{"20(15|18|21|24)", "2018 or 2021"};
  if (dialect.empty() || std::regex_match(dialect, std::regex(names))) return;
  throw UsageError(fmt::format("--std {}: there is no such dialect of this language; give {}",
                               escaped(dialect), examples));
}

// Sets the environment; empty if there is nothing to set.
std::vector<std::string> environment_command(const Recipe& recipe, const fs::path& folder) {
  std::vector<std::string> argv;
  for (const auto& [name, path] : recipe.folders)
    argv.push_back(name + "=" + (path.empty() ? folder : folder / path).string());
  for (const auto& [name, value] : recipe.settings)
    argv.push_back(name + "=" + value);
  if (!argv.empty()) argv.insert(argv.begin(), "/usr/bin/env");
  return argv;
}

void append(std::vector<std::string>& words, const std::vector<std::string>& more) {
  words.insert(words.end(), more.begin(), more.end());
}

}  // namespace

Language language_of(const fs::path& source) {
  const std::string ending = source.extension().string();
  std::vector<std::string> known;
  for (const auto& [known_ending, language] : kEndings) {
    if (known_ending == ending) return language;
    known.emplace_back(known_ending);
  }
  throw UsageError(fmt::format("{}: no known language ends in \"{}\"; the endings are {}",
                               source.string(), escaped(ending), join(known, " ")));
}

bool is_c_or_cpp(const fs::path& source) {
  const Language language = language_of(source);
  return language == Language::kC || language == Language::kCpp;
}

Recipe submission_recipe(const fs::path& source, const std::string& dialect, int memory_mib) {
  const Language language = language_of(source);
  const bool has_dialects = is_c_or_cpp(source) || language == Language::kRust;
  if (!dialect.empty() && !has_dialects) {
    throw UsageError(fmt::format("--std {}: the language of {} has no dialects; leave it out",
                                 escaped(dialect), source.string()));
  }
  check_dialect(language, dialect);
  switch (language) {
    case Language::kC:
    case Language::kCpp:
      return c_or_cpp_recipe(language, source, dialect);
    case Language::kPython:
      return python_recipe("python3");
    case Language::kPyPy:
      return python_recipe("pypy3");
    case Language::kJava:
      return java_recipe(memory_mib);
    case Language::kKotlin:
      return kotlin_recipe(memory_mib);
    case Language::kRust:
      return rust_recipe(dialect);
    case Language::kGo:
      break;
  }
  return go_recipe();
}

Recipe compiler_recipe(const std::string& tool, const std::string& package,
                       const std::vector<std::string>& flags) {
  Recipe recipe;
  recipe.tool = find_tool(tool, package);
  recipe.flags = flags;
  recipe.source = "src/main.cpp";
  return recipe;
}

// Sanitizers tell the source by the name under which it was compiled, so it has its own. Leaks are
// no mistake here, and to look for them takes a right that programs do not get. A failed assertion
// and an exception end in an abort, of which ASan tells the place as well; that of an endless
// recursion only if the stack ends before the memory.
void add_debugging(Recipe& recipe, const fs::path& source) {
  recipe.is_debugged = true;
  recipe.source = "src" / source.filename();
  append(recipe.flags, {"-g", "-O1", "-fno-omit-frame-pointer", "-fsanitize=address,undefined",
                        "-fno-sanitize-recover=all", "-D_GLIBCXX_DEBUG", "-Wall", "-Wextra"});
  recipe.run = {"/bin/sh", "-c",
                "ulimit -s 131072; export GLIBCXX_DEBUG_MESSAGE_LENGTH=0; "
                "ASAN_OPTIONS=detect_leaks=0:handle_abort=1:quarantine_size_mb=16 exec ./program"};
  recipe.is_heavy = true;
}

Recipe prelude_recipe(Recipe recipe) {
  append(recipe.flags, {"-x", "c++-header"});
  recipe.source = "out/prelude.hpp";
  recipe.output = "out/prelude.hpp.gch";
  recipe.libraries.clear();
  return recipe;
}

PortableSource portable(std::string text) {
  struct Reading {
    const char *pattern, *replacement, *words;  // the first two as std::regex_replace takes them
    std::vector<std::string> flags;
  };
  // Bounded, as std::regex takes its stack from who wrote the text.
  static const Reading kReadings[] = {
      {"(%[-+ #0-9*]{0,9}(\\.[0-9*]{0,9})?)I64(?=[diouxX])", "$1ll", "%I64d as %lld", {}},
      {"\\b__int64\\b", "$&", "__int64 as long long", {"-D__int64=long long"}},
      {"(#\\s{0,9}include\\s{0,9})[<\"]conio\\.h[>\"]",
       "$1<stdio.h>",
       "getch of conio.h as getchar",
       {"-Dgetch=getchar", "-D_getch=getchar"}},
      {"\\bvoid\\s{1,9}main\\s{0,9}\\(", "void main_of_windows(", "void main as int main", {}},
  };
  PortableSource source{std::move(text)};
  std::string words;
  for (const Reading& reading : kReadings) {
    const std::regex pattern(reading.pattern);
    const bool is_main = starts_with(reading.words, "void main");
    if (!std::regex_search(source.text, pattern)) continue;
    const std::regex main("\\bmain\\b");
    const std::sregex_iterator mains(source.text.begin(), source.text.end(), main);
    if (is_main && std::distance(mains, {}) > 1) continue;  // this one may be a comment
    source.text = std::regex_replace(source.text, pattern, reading.replacement);
    if (is_main) source.text += "\nint main() { main_of_windows(); return 0; }\n";
    append(source.flags, reading.flags);
    words += (words.empty() ? "" : ", ") + std::string(reading.words);
  }
  if (!words.empty()) source.remark = "read as compilers on Windows do, others may not: " + words;
  return source;
}

// A problem's helper runs a few times only: what -O2 gains there is less than what it costs.
Recipe checkout_recipe(const std::string& source) {
  Recipe recipe = gcc_recipe("g++", "c++17", "-O1");
  recipe.source = source;
  recipe.is_in_checkout = true;
  return recipe;
}

std::vector<std::string> compile_command(const Recipe& recipe, const CompileFolders& folders) {
  std::vector<std::string> argv = environment_command(recipe, folders.folder);
  append(argv, recipe.run_by);
  const std::string place = (folders.folder / recipe.source).parent_path().string();
  if (recipe.is_debugged) argv = {"/usr/bin/env", "-C", place};
  argv.push_back(recipe.tool.string());
  append(argv, recipe.flags);
  if (!folders.prelude.empty()) append(argv, {"-include", folders.prelude.string()});
  if (!recipe.output.empty()) {
    append(argv, {recipe.output_flag, (folders.folder / recipe.output).string()});
  }
  if (recipe.is_in_checkout) {
    append(argv,
           {"-I", folders.checkout.string(), "-MMD", "-MF", (folders.folder / kDepfile).string()});
  }
  const fs::path& base = recipe.is_in_checkout ? folders.checkout : folders.folder;
  if (recipe.is_debugged) argv.push_back(fmt::format("-ffile-prefix-map={}=", place));
  argv.push_back(recipe.is_debugged ? "./" + recipe.source.filename().string()
                                    : (base / recipe.source).string());
  append(argv, recipe.libraries);
  return argv;
}

std::string recipe_key(const Recipe& recipe) {
  std::vector<std::string> parts = compile_command(recipe, {"FOLDER", "CHECKOUT"});
  parts.emplace_back();  // where the one list ends and the other begins
  append(parts, recipe.run);
  return key_of(parts);
}

}  // namespace judge
