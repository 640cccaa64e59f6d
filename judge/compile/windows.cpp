#include "judge/compile/windows.hpp"

#include <fmt/format.h>

#include <iterator>
#include <regex>

#include "judge/base/text.hpp"

namespace judge {
namespace {

struct Reading {
  const char* pattern;
  const char* replacement;         // as std::regex_replace takes it
  std::vector<std::string> flags;  // of the compiler, that it needs
  const char* words;
};

const std::vector<Reading>& readings() {
  static const std::vector<Reading> all = {
      {"(%[-+ #0]*[0-9*]*(\\.[0-9*]+)?)I64(?=[diouxX])", "$1ll", {}, "%I64d as %lld"},
      {"\\b_?_int64\\b",
       "$&",
       {"-D__int64=long long", "-D_int64=long long"},
       "__int64 as long long"},
      {"(#\\s*include\\s*)[<\"]conio\\.h[>\"]",
       "$1<stdio.h>",
       {"-Dgetch=getchar", "-D_getch=getchar"},
       "getch of conio.h as getchar"},
  };
  return all;
}

// Of a program whose only `main` returns nothing, the same with one that returns 0; else the text.
std::string with_int_main(const std::string& text) {
  const std::regex main("\\bmain\\s*\\("), void_main("\\bvoid\\s+main\\s*\\(");
  if (std::distance(std::sregex_iterator(text.begin(), text.end(), main), {}) != 1) return text;
  if (!std::regex_search(text, void_main)) return text;
  return std::regex_replace(text, void_main, "void main_of_windows(") +
         "\nint main() { main_of_windows(); return 0; }\n";
}

}  // namespace

PortableSource portable(std::string text) {
  PortableSource source{std::move(text), {}, ""};
  std::vector<std::string> words;
  for (const Reading& reading : readings()) {
    const std::regex pattern(reading.pattern);
    if (!std::regex_search(source.text, pattern)) continue;
    source.text = std::regex_replace(source.text, pattern, reading.replacement);
    source.flags.insert(source.flags.end(), reading.flags.begin(), reading.flags.end());
    words.emplace_back(reading.words);
  }
  std::string with_main = with_int_main(source.text);
  if (with_main != source.text) {
    source.text = std::move(with_main);
    words.emplace_back("void main as int main");
  }
  if (!words.empty())
    source.remark =
        fmt::format("read as compilers on Windows do, others may not: {}", join(words, ", "));
  return source;
}

}  // namespace judge
