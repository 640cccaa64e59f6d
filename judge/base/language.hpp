// What people read, in English or Chinese.
#pragma once

#include <fmt/format.h>

#include <string>

namespace judge {

// Says things in one of the two languages; `{}` as in fmt.
class Say {
 public:
  // "zh" or "en"; empty: as LC_ALL, LC_MESSAGES or LANG says, of which the first that is set counts.
  explicit Say(const std::string& language = "en");

  template <typename... Arguments>
  std::string operator()(const char* english, const char* chinese,
                         const Arguments&... arguments) const {
    return fmt::format(fmt::runtime(is_chinese ? chinese : english), arguments...);
  }

  bool is_chinese;
};

// What ended a program that signal `number` killed: "killed by SIGSEGV (segmentation fault: …)".
std::string killed_by(int number, const Say& say);

}  // namespace judge
