#include "judge/base/language.hpp"

#include <csignal>
#include <cstdlib>

#include "judge/base/text.hpp"

namespace judge {
namespace {

std::string language_of_environment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value && *value) return starts_with(value, "zh") ? "zh" : "en";
  }
  return "en";
}

std::string meaning_of(int signal, const Say& say) {
  switch (signal) {
    case SIGSEGV:
      return say("segmentation fault: an index out of range, a bad pointer, endless recursion",
                 "段错误：下标越界、野指针或无限递归");
    case SIGFPE:
      return say("division by zero, or the least integer divided by -1",
                 "除以零，或最小的整数除以 -1");
    case SIGABRT:
      return say("abort: a failed assertion, an exception that nobody caught, damaged memory",
                 "程序中止：断言失败、异常未被捕获或内存被破坏");
    case SIGILL:
    case SIGTRAP:
      return say("as where a function with a result returns none", "例如有返回值的函数没有返回");
    case SIGBUS:
      return say("memory that is not there", "访问不存在的内存");
    default:
      return "";
  }
}

}  // namespace

Say::Say(const std::string& language)
    : is_chinese_((language.empty() ? language_of_environment() : language) == "zh") {}

std::string killed_by(int number, const Say& say) {
  const std::string meaning = meaning_of(number, say), name = signal_name(number);
  if (meaning.empty()) return say("killed by {}", "被信号 {} 终止", name);
  return say("killed by {} ({})", "被信号 {} 终止（{}）", name, meaning);
}

}  // namespace judge
