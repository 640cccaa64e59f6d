#include "judge/stress/stress_report.hpp"

#include <fmt/format.h>

#include "judge/base/language.hpp"
#include "judge/base/text.hpp"
#include "judge/model/verdict.hpp"
#include "judge/stress/inputs.hpp"

namespace judge {
namespace {

constexpr std::size_t kShownLines = 12, kShownBytes = 160;  // of a text; of a line

// The lines of `text` around line `focus` (from 1; 0: none), which is marked.
std::string shown(std::string_view text, std::size_t focus, const Say& say) {
  const Lines lines = lines_around(text, focus, {kShownLines, kShownBytes});
  if (lines.in_all == 0) return say("  (nothing)\n", "  （空）\n");
  std::string result;
  if (lines.first > 1) result += say("  … {} lines …\n", "  …… {} 行 ……\n", lines.first - 1);
  for (std::size_t i = 0; i < lines.shown.size(); ++i)
    result += (lines.first + i == focus ? "> " : "  ") + lines.shown[i] + "\n";
  if (lines.more() > 0) result += say("  … {} more lines\n", "  …… 还有 {} 行\n", lines.more());
  return result;
}

// Input, wanted and given output, with the line where they part marked.
std::string outputs(const Counterexample& found, const Say& say) {
  const Difference d = found.result.difference.value_or(Difference());
  return fmt::format(
      "{}\n{}{}\n{}{}\n{}{}: {}\n", say("Input:", "输入："), shown(found.input.text, 0, say),
      say("Expected output:", "正确的输出："), shown(found.input.answer, d.wanted_line, say),
      say("Output of your program:", "你的程序的输出："), shown(found.output, d.line, say),
      verdict_name(found.result.verdict), found.result.message);
}

// How sure it is that it is the smallest.
std::string smallness(const Counterexample& found, const Say& say) {
  const long long size = found.input.size;
  switch (found.smallness) {
    case Smallness::kLeast:
      return say(
          "No smaller one exists: all smaller inputs were run one by one, up to size {}, and "
          "passed.",
          "不存在更小的反例：所有更小的输入（直到规模 {}）都单独运行过，全部通过。", size);
    case Smallness::kLeastOfFiles:
      return say(
          "No smaller one is known: all smaller inputs passed, up to size {}, many of them in a "
          "file.",
          "没有发现更小的反例：所有更小的输入（直到规模 {}）都通过了，其中许多放在同一个文件中运行。",
          size);
    case Smallness::kLeastSize:
      return say(
          "Size {} is the smallest at which a seed fails: {} seeds of each smaller size that was "
          "tried passed. The input itself can only be made smaller with a validator (--validator "
          "FILE).",
          "规模 {} 是出错的最小规模：试过的每个更小的规模各有 {} 个种子，全部通过。"
          "要缩小输入本身，需要一个 validator（--validator FILE）。",
          size, found.seeds);
    case Smallness::kShortest:
      return say(
          "The shortest of {1} inputs on which it failed, of {0} seeds. The input itself can only "
          "be made smaller with a validator (--validator FILE).",
          "试了 {0} 个种子，这是出错的 {1} 个输入中最短的一个。"
          "要缩小输入本身，需要一个 validator（--validator FILE）。",
          found.seeds, found.failures);
    case Smallness::kShrunk:
      return say(
          "Made smaller step by step, until no step led to a smaller one that is legal and fails.",
          "已逐步缩小，直到再小一步就不合法或不再出错。");
    case Smallness::kCutShort:
      break;
  }
  return say("Made smaller as far as the time allowed.", "在时间允许的范围内缩小。");
}

std::string nothing_found(const StressResult& result, const Say& say) {
  const SearchFacts& facts = result.facts;
  std::string text = say("No counterexample in {:.1f} s: {} inputs in {} runs.\n",
                         "{:.1f} 秒内没有找到反例：共试了 {} 个输入，运行 {} 次。\n", facts.seconds,
                         facts.cases, facts.runs);
  if (!result.problem.empty()) {
    return result.problem + ": " + text +
           (facts.complete_size < 0
                ? say("Of the small inputs no size was run completely.\n",
                      "小规模输入中，没有一个规模全部运行过。\n")
                : say("Of the small inputs all sizes up to {} were run completely.\n",
                      "小规模输入中，规模不超过 {} 的全部运行过。\n", facts.complete_size));
  }
  if (facts.largest_size > 0) {
    text += say("Of each size that was tried, up to {}, at least {} seeds passed.\n",
                "试过的规模中，不超过 {} 的每个规模至少有 {} 个种子，全部通过。\n",
                facts.largest_size, kSeedsInRow);
  }
  if (!facts.too_large.empty())
    text += say("Larger sizes were not tried: {}\n", "没有试更大的规模：{}\n", facts.too_large);
  return text;
}

// Why the program is wrong: by the game, or by the user's own programs.
std::string explanation(const StressResult& result, const Say& say) {
  if (!result.problem.empty())
    return say("What the game says:", "从博弈的角度看：") + "\n" + result.explanation + "\n";
  return result.explanation + "\n" +
         say("The generator's call that shows it: {}\n", "能重现它的生成器调用：{}\n",
             result.facts.call);
}

}  // namespace

std::string stress_report(const StressResult& result, const std::string& language) {
  const Say say(language);
  if (!result.compiled.program)
    return fmt::format("CE: {}\n{}", result.compiled.reason, result.compiled.diagnostics);
  if (!result.counterexample) return nothing_found(result, say);
  const Counterexample& found = *result.counterexample;
  const SearchFacts& facts = result.facts;
  return outputs(found, say) + "\n" + explanation(result, say) +
         say("Found after {} inputs in {} runs, {:.1f} s.\n",
             "共试了 {} 个输入，运行 {} 次，用时 {:.1f} 秒后找到。\n", facts.cases, facts.runs,
             facts.seconds) +
         smallness(found, say) + "\n";
}

std::string user_explanation(Verdict verdict, const fs::path& authority, bool is_checker,
                             const std::string& language) {
  const Say say(language);
  switch (verdict) {
    case Verdict::kRe:
      return say("Your program crashes.", "你的程序崩溃了。");
    case Verdict::kTle:
      return say("Your program is too slow.", "你的程序太慢。");
    case Verdict::kMle:
      return say("Your program needs too much memory.", "你的程序占用内存太多。");
    case Verdict::kOle:
      return say("Your program writes too much.", "你的程序输出太多。");
    default:
      return say(is_checker ? "{} rejects the answer of your program."
                            : "Your program and {} give different answers.",
                 is_checker ? "{} 不接受你的程序的答案。" : "你的程序与 {} 的答案不同。",
                 authority.string());
  }
}

}  // namespace judge
