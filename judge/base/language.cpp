#include "judge/base/language.hpp"

#include <csignal>
#include <cstdlib>

#include "judge/base/text.hpp"

namespace judge {
namespace {

struct Meaning {
  int signal;
  const char *english, *chinese;
};

constexpr Meaning kMeanings[] = {
    {SIGSEGV, " (segmentation fault: an index out of range, a bad pointer, endless recursion)",
     "（段错误：下标越界、野指针或无限递归）"},
    {SIGFPE, " (division by zero, or the least integer divided by -1)",
     "（除以零，或最小的整数除以 -1）"},
    {SIGABRT, " (abort: a failed assertion, an exception that nobody caught, damaged memory)",
     "（程序中止：断言失败、异常未被捕获或内存被破坏）"},
    {SIGILL, " (as where a function with a result returns none)", "（例如有返回值的函数没有返回）"},
    {SIGBUS, " (memory that is not there)", "（访问不存在的内存）"},
};

}  // namespace

Say::Say(const std::string& language) : is_chinese(language == "zh") {
  if (!language.empty()) return;
  for (const char* name : {"LANG", "LC_MESSAGES", "LC_ALL"}) {
    const char* value = std::getenv(name);
    if (value && *value) is_chinese = starts_with(value, "zh");
  }
}

std::string killed_by(int number, const Say& say) {
  const std::string words = say("killed by {}", "被信号 {} 终止", signal_name(number));
  for (const auto& [signal, english, chinese] : kMeanings) {
    if (signal == number) return words + say(english, chinese);
  }
  return words;
}

}  // namespace judge
