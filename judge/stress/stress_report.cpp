#include "judge/stress/stress_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "judge/base/text.hpp"
#include "judge/model/verdict.hpp"

namespace judge {
namespace {

constexpr std::size_t kShownLines = 12, kShownBytes = 160;  // of a text; of a line

// The same words in both languages; `{}` as in fmt.
struct Words {
  const char* input;
  const char* wanted;
  const char* given;
  const char* nothing;
  const char* line_numbers;
  const char* more_lines;
  const char* why;
  const char* found;
  const char* least;
  const char* least_of_files;
  const char* least_size;
  const char* shortest;
  const char* shrunk;
  const char* cut_short;
  const char* none;
  const char* sizes;
  const char* no_sizes;
  const char* user_sizes;
  const char* too_large;
  const char* call;
  const char* differ;
  const char* rejected;
  const char* crashed;
  const char* too_slow;
  const char* too_much_memory;
  const char* too_much_output;
  const char* rerun;
  const char* keep;
};

constexpr Words kEnglish = {
    "Input:",
    "Expected output:",
    "Output of your program:",
    "(nothing)",
    "… {} lines …",
    "… {} more lines",
    "What the game says:",
    "Found after {} inputs in {} runs, {:.1f} s.",
    "No smaller one exists: all smaller inputs were run one by one, up to size {}, and passed.",
    "No smaller one is known: all smaller inputs passed, up to size {}, many of them in a file.",
    "Size {0} is the smallest at which a seed fails: {1} seeds of each smaller size that was tried "
    "passed. The input itself can only be made smaller with a validator (--validator FILE).",
    "The shortest of {2} inputs on which it failed, of {1} seeds. The input itself can only be "
    "made "
    "smaller with a validator (--validator FILE).",
    "Made smaller step by step, until no step led to a smaller one that is legal and fails.",
    "Made smaller as far as the time allowed.",
    "No counterexample in {:.1f} s: {} inputs in {} runs.",
    "Of the small inputs all sizes up to {} were run completely.",
    "Of the small inputs no size was run completely.",
    "Of each size that was tried, up to {}, at least {} seeds passed.",
    "Larger sizes were not tried: {}",
    "The generator's call that shows it: {}",
    "Your program and {} give different answers.",
    "{} rejects the answer of your program.",
    "Your program crashes.",
    "Your program is too slow.",
    "Your program needs too much memory.",
    "Your program writes too much.",
    "Run it again:",
    "Keep it as a test that can be run again:",
};

constexpr Words kChinese = {
    "输入：",
    "正确的输出：",
    "你的程序的输出：",
    "（空）",
    "…… {} 行 ……",
    "…… 还有 {} 行",
    "从博弈的角度看：",
    "共试了 {} 个输入，运行 {} 次，用时 {:.1f} 秒后找到。",
    "不存在更小的反例：所有更小的输入（直到规模 {}）都单独运行过，全部通过。",
    "没有发现更小的反例：所有更小的输入（直到规模 {}）都通过了，其中许多放在同一个文件中运行。",
    "规模 {0} 是出错的最小规模：试过的每个更小的规模各有 {1} 个种子，全部通过。"
    "要缩小输入本身，需要一个 validator（--validator FILE）。",
    "试了 {1} 个种子，这是出错的 {2} 个输入中最短的一个。"
    "要缩小输入本身，需要一个 validator（--validator FILE）。",
    "已逐步缩小，直到再小一步就不合法或不再出错。",
    "在时间允许的范围内缩小。",
    "{:.1f} 秒内没有找到反例：共试了 {} 个输入，运行 {} 次。",
    "小规模输入中，规模不超过 {} 的全部运行过。",
    "小规模输入中，没有一个规模全部运行过。",
    "试过的规模中，不超过 {} 的每个规模至少有 {} 个种子，全部通过。",
    "没有试更大的规模：{}",
    "能重现它的生成器调用：{}",
    "你的程序与 {} 的答案不同。",
    "{} 不接受你的程序的答案。",
    "你的程序崩溃了。",
    "你的程序太慢。",
    "你的程序占用内存太多。",
    "你的程序输出太多。",
    "再次运行：",
    "把它保存为可以再次运行的测试：",
};

const Words& words_in(const std::string& language) {
  return language == "zh" ? kChinese : kEnglish;
}

// The lines of `text` around line `focus` (from 1; 0: none), which is marked.
std::string shown(std::string_view text, std::size_t focus, const Words& words) {
  const std::vector<std::string_view> lines = split_lines(text);
  if (lines.empty()) return fmt::format("  {}\n", words.nothing);
  const std::size_t begin = focus > kShownLines ? focus - kShownLines / 2 : 0;
  const std::size_t end = std::min(lines.size(), begin + kShownLines);
  std::string result;
  if (begin > 0) result += "  " + fmt::format(fmt::runtime(words.line_numbers), begin) + "\n";
  for (std::size_t i = begin; i < end; ++i) {
    result += (i + 1 == focus ? "> " : "  ") + excerpt(lines[i], kShownBytes) + "\n";
  }
  if (end < lines.size()) {
    result += "  " + fmt::format(fmt::runtime(words.more_lines), lines.size() - end) + "\n";
  }
  return result;
}

const char* smallness_words(Smallness smallness, const Words& words) {
  switch (smallness) {
    case Smallness::kLeast:
      return words.least;
    case Smallness::kLeastOfFiles:
      return words.least_of_files;
    case Smallness::kLeastSize:
      return words.least_size;
    case Smallness::kShortest:
      return words.shortest;
    case Smallness::kShrunk:
      return words.shrunk;
    case Smallness::kCutShort:
      break;
  }
  return words.cut_short;
}

// Input, wanted and given output, with the line where they part marked.
std::string outputs(const Counterexample& found, const Words& words) {
  const auto& difference = found.result.difference;
  const std::size_t focus = difference ? difference->line : 0;
  return fmt::format("{}\n{}{}\n{}{}\n{}{}: {}\n", words.input, shown(found.input.text, 0, words),
                     words.wanted, shown(found.input.answer, focus, words), words.given,
                     shown(found.output, focus, words), verdict_name(found.result.verdict),
                     found.result.message);
}

// How it was found, and how sure it is that it is the smallest.
std::string smallness(const Counterexample& found, const SearchCounts& counts, const Words& words) {
  return fmt::format(fmt::runtime(words.found), counts.cases, counts.runs, counts.seconds) + "\n" +
         fmt::format(fmt::runtime(smallness_words(found.smallness, words)), found.size, found.seeds,
                     found.failures) +
         "\n";
}

std::string nothing_found(const SearchCounts& counts, const Words& words) {
  const char* sizes = counts.complete_size < 0 ? words.no_sizes : words.sizes;
  return fmt::format(fmt::runtime(words.none), counts.seconds, counts.cases, counts.runs) + "\n" +
         fmt::format(fmt::runtime(sizes), counts.complete_size) + "\n";
}

std::string nothing_found(const SearchCounts& counts, const UserSearchFacts& facts,
                          const Words& words) {
  std::string text =
      fmt::format(fmt::runtime(words.none), counts.seconds, counts.cases, counts.runs) + "\n";
  if (facts.largest_size > 0) {
    text += fmt::format(fmt::runtime(words.user_sizes), facts.largest_size, UserSearch::kSeeds);
    text += "\n";
  }
  if (!facts.too_large.empty()) {
    text += fmt::format(fmt::runtime(words.too_large), facts.too_large) + "\n";
  }
  return text;
}

// Why the program is wrong: by the game, or by the user's own programs.
std::string explanation(const StressResult& result, const Words& words) {
  if (!result.problem.empty()) return fmt::format("{}\n{}\n", words.why, result.explanation);
  return fmt::format("{}\n{}\n", result.explanation,
                     fmt::format(fmt::runtime(words.call), result.user.call));
}

}  // namespace

std::string language_of_environment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value && *value) return starts_with(value, "zh") ? "zh" : "en";
  }
  return "en";
}

std::string stress_report(const StressResult& result, const std::string& language) {
  const Words& words = words_in(language);
  if (!result.compiled.program) {
    return fmt::format("CE: {}\n{}", result.compiled.reason, result.compiled.diagnostics);
  }
  if (!result.counterexample && result.problem.empty()) {
    return nothing_found(result.counts, result.user, words);
  }
  if (!result.counterexample) {
    return fmt::format("{}: {}", result.problem, nothing_found(result.counts, words));
  }
  return fmt::format("{}\n{}{}", outputs(*result.counterexample, words), explanation(result, words),
                     smallness(*result.counterexample, result.counts, words));
}

std::string user_explanation(Verdict verdict, const UserAuthority& authority,
                             const std::string& language) {
  const Words& words = words_in(language);
  switch (verdict) {
    case Verdict::kRe:
      return words.crashed;
    case Verdict::kTle:
      return words.too_slow;
    case Verdict::kMle:
      return words.too_much_memory;
    case Verdict::kOle:
      return words.too_much_output;
    default:
      return fmt::format(fmt::runtime(authority.is_checker ? words.rejected : words.differ),
                         authority.name);
  }
}

std::string next_heading(bool is_saved, const std::string& language) {
  const Words& words = words_in(language);
  return is_saved ? words.rerun : words.keep;
}

}  // namespace judge
