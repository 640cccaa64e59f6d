#include "judge/model/verdict.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "judge/base/text.hpp"

namespace judge {
namespace {

constexpr std::array<std::string_view, 9> kNames = {"AC",  "WA", "PE", "TLE", "MLE",
                                                    "OLE", "RE", "CE", "JE"};

}  // namespace

std::string_view verdict_name(Verdict verdict) {
  return kNames[static_cast<std::size_t>(verdict)];
}

std::optional<Verdict> verdict_of(std::string_view name) {
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    if (kNames[i] == name) return static_cast<Verdict>(i);
  }
  return std::nullopt;
}

std::string verdict_names(const std::set<Verdict>& verdicts) {
  std::vector<std::string> names;
  for (Verdict verdict : verdicts)
    names.emplace_back(verdict_name(verdict));
  return join(names, " ");
}

}  // namespace judge
