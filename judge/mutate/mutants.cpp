#include "judge/mutate/mutants.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "judge/mutate/mutant_id.hpp"
#include "judge/mutate/tree_walk.hpp"

namespace mutate {
namespace {

// By where they are; those of one place as they were found.
std::vector<Edit> edits_in_order(const Syntax& syntax) {
  std::multimap<std::pair<std::size_t, std::size_t>, Edit> by_place;
  for (const Edit& edit : find_edits(syntax))
    by_place.emplace(std::pair(edit.span.begin, edit.span.end), edit);
  std::vector<Edit> edits;
  for (const auto& [place, edit] : by_place)
    edits.push_back(edit);
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
