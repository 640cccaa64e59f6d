// Sources that were written for compilers on Windows.
#pragma once

#include <string>
#include <vector>

namespace judge {

// A source as compilers here take it.
struct PortableSource {
  std::string text;                // of as many lines
  std::vector<std::string> flags;  // that it needs
  std::string remark;              // what was read otherwise, in one line; empty: nothing
};

// The C or C++ source `text` with `%I64d`, `__int64`, `void main` and conio.h as compilers on
// Windows read them; all else stays.
PortableSource portable(std::string text);

}  // namespace judge
