// Programs for HDU 2177 that are wrong in one place, for `make mutate`: an entry of one of the two
// tables of main.cpp, or a list of moves, is wrong.
#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "common/problem/decision_faults.hpp"

#define main judge_main
#include "main.cpp"
#undef main

namespace {

using problem::Random;

using Cases = std::vector<Piles>;
using Faults = problem::Faults<Cases>;
using Moves = std::vector<Piles>;
// Changes the moves of a case.
using Change = std::function<void(const Piles&, Moves&)>;

Cases read(std::istream& in) {
  Cases cases;
  for (Piles piles; in >> piles.x >> piles.y && piles.y != 0;)
    cases.push_back(piles);
  return cases;
}

std::string answers(const Cases& cases, const Change& change) {
  std::string text;
  for (const Piles& piles : cases) {
    Piles found[3];
    const int count = winning_moves(piles.x, piles.y, found);
    Moves moves(found, found + count);
    change(piles, moves);
    text += moves.empty() ? "0\n" : "1\n";
    for (const Piles& left : moves)
      text += std::to_string(left.x) + " " + std::to_string(left.y) + "\n";
  }
  return text;
}

std::string right(const Cases& cases) {
  return answers(cases, [](const Piles&, Moves&) {});
}

unsigned between(Random& random, unsigned low, unsigned high) {
  return static_cast<unsigned>(random.between(low, high));
}

// The entry of the table has another value while the cases are answered.
Faults::Answer with_entry(unsigned& entry, unsigned value) {
  return [&entry, value](const Cases& cases) {
    const unsigned saved = entry;
    entry = value;
    const std::string text = right(cases);
    entry = saved;
    return text;
  };
}

Faults::Answer one_partner(Random& random) {
  unsigned& entry = partner[random.between(1, kMost)];
  return with_entry(entry, random.between(0, 1) == 0 ? entry + 1 : entry - 1);
}

Faults::Answer one_partner_of_any_length(Random& random) {
  unsigned& entry = partner[problem::of_any_length(random, kMost)];
  return with_entry(entry, random.between(0, 1) == 0 ? entry + 1 : entry - 1);
}

// One of the differences whose lost pair has legal piles.
Faults::Answer one_difference(Random& random) {
  unsigned& entry = smaller_pile[random.between(1, 381966)];
  return with_entry(entry, random.between(0, 1) == 0 ? entry + 1 : entry - 1);
}

Faults::Answer changed(Change change) {
  return [change = std::move(change)](const Cases& cases) { return answers(cases, change); };
}

// In the cases of one remainder modulo m <= 1000, the last move is missing where there are several.
Faults::Answer move_missing(Random& random) {
  const unsigned m = between(random, 1, 1000), rest = between(random, 0, m - 1);
  return changed([m, rest](const Piles& piles, Moves& moves) {
    if (piles.y % m == rest && moves.size() > 1) moves.pop_back();
  });
}

// In these cases, the first move comes last.
Faults::Answer first_comes_last(Random& random) {
  const unsigned m = between(random, 1, 1000), rest = between(random, 0, m - 1);
  return changed([m, rest](const Piles& piles, Moves& moves) {
    if (piles.y % m == rest && moves.size() > 2)
      std::rotate(moves.begin(), moves.begin() + 1, moves.end());
  });
}

// All moves are missing where the greater pile is above a threshold.
Faults::Answer lost_above(Random& random) {
  const unsigned threshold =
      kMost - static_cast<unsigned>(problem::of_any_length(random, kMost - 1));
  return changed([threshold](const Piles& piles, Moves& moves) {
    if (piles.y > threshold) moves.clear();
  });
}

}  // namespace

int main(int argc, char** argv) {
  list_lost_pairs();
  Faults faults(read, right);
  faults.kind("one-partner", "the pair of one pile, each equally likely", one_partner);
  faults.kind("one-partner-any-length", "the pair of one pile, each length of it equally likely",
              one_partner_of_any_length);
  faults.kind("one-difference", "the pair of one difference", one_difference);
  faults.kind("move-missing",
              "the last of several moves, where b leaves one remainder modulo one m <= 1000",
              move_missing);
  faults.kind("first-comes-last",
              "the order of three moves, where b leaves one remainder modulo one m <= 1000",
              first_comes_last);
  faults.kind("lost-above", "all cases with b above a threshold are called lost", lost_above);
  return faults.run(argc, argv);
}
