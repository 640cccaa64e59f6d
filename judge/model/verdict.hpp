// The verdicts.
#pragma once

#include <iosfwd>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace judge {

enum class Verdict { kAc, kWa, kPe, kTle, kMle, kOle, kRe, kCe, kJe };

// "AC", "WA", …
std::string_view verdict_name(Verdict verdict);

std::ostream& operator<<(std::ostream& out, Verdict verdict);

// The reverse of verdict_name; nothing for another word.
std::optional<Verdict> verdict_of(std::string_view name);

// The names, a blank between two.
std::string verdict_names(const std::set<Verdict>& verdicts);

}  // namespace judge
