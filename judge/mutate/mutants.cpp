#include "judge/mutate/mutants.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "judge/mutate/mutant_id.hpp"
#include "judge/mutate/tree_walk.hpp"

namespace mutate {
namespace {

std::vector<Edit> edits_in_order(const Syntax& syntax) {
  std::vector<Edit> edits = find_edits(syntax);
  std::stable_sort(edits.begin(), edits.end(), [](const Edit& a, const Edit& b) {
    return std::tie(a.span.begin, a.span.end) < std::tie(b.span.begin, b.span.end);
  });
  return edits;
}

int line_at(const std::string& source, std::size_t offset) {
  const auto place = source.begin() + static_cast<std::ptrdiff_t>(offset);
  return 1 + static_cast<int>(std::count(source.begin(), place, '\n'));
}

}  // namespace

std::vector<Mutant> mutants_of(const std::string& source, const std::string& dialect) {
  const Syntax syntax(source, dialect);
  std::vector<Mutant> mutants;
  std::set<std::string> texts = {source};
  std::map<std::string, int> uses;  // of an identifier
  for (const Edit& edit : edits_in_order(syntax)) {
    Mutant mutant = {id_of(syntax.code(), edit), edit.span, edit.replacement,
                     line_at(source, edit.span.begin)};
    if (!texts.insert(mutated(source, mutant)).second) continue;
    if (const int use = ++uses[mutant.id]; use > 1) mutant.id += fmt::format(" @{}", use);
    mutants.push_back(std::move(mutant));
  }
  return mutants;
}

std::string mutated(const std::string& source, const Mutant& mutant) {
  return source.substr(0, mutant.span.begin) + mutant.replacement + source.substr(mutant.span.end);
}

}  // namespace mutate
