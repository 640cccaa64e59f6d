// Inputs for HNOI 2014 江南乐: one game per case, at most 99 games with the same F per file.
//
// A single pile of max(F, 2) or more is always won, and a random game of many piles nearly always.
// So most kinds add a pile that makes the game a P-position: then one wrong Grundy value changes
// the answer. The values for this come from the reference.
#include "common/package/generator.hpp"

#define main reference_main
#include "reference.cpp"
#undef main

namespace {

constexpr int kMost = 99999;    // of F and of a pile
constexpr int kMostPiles = 99;  // in a game
constexpr int kMostGames = 99;  // in a file

int number(const package::Call& call, const std::string& name, int low, int high) {
  return static_cast<int>(call.number(name, low, high));
}

void add(package::Call& call, int least, const std::vector<int>& piles) {
  std::string text = std::to_string(piles.size());
  for (int pile : piles)
    text += " " + std::to_string(pile);
  call.add(text + "\n", std::to_string(least));
}

// Every game of `count` piles with F = least, where `most` is the greatest of F and the piles. It
// begins with the piles in `piles`.
void add_all(package::Call& call, int least, int most, std::size_t count, std::vector<int>& piles) {
  if (piles.size() == count) {
    const bool reaches = least == most || std::count(piles.begin(), piles.end(), most) > 0;
    if (reaches) add(call, least, piles);
    return;
  }
  for (int pile = 1; pile <= most; ++pile) {
    piles.push_back(pile);
    add_all(call, least, most, count, piles);
    piles.pop_back();
  }
}

void small(package::Call& call) {
  const int size = number(call, "SIZE", 0, kMost);
  for (int count = 1; count <= std::min(size, kMostPiles); ++count) {
    if (size % count != 0) continue;
    std::vector<int> piles;
    for (int least = 1; least <= size / count; ++least)
      add_all(call, least, size / count, count, piles);
  }
}

// A pile in low..high with this value, searched from a random start; 0 if there is none.
int pile_worth(reference::Piles& rules, int value, int low, int high, package::Random& random) {
  const int start = static_cast<int>(random.between(low, high));
  for (int i = 0; i <= high - low; ++i) {
    const int pile = start + i > high ? start + i - (high - low + 1) : start + i;
    if (rules.grundy(pile) == value) return pile;
  }
  return 0;
}

// Appends a pile that makes the nim-sum 0. If there is no such pile, drops the last pile and tries
// the same with the others.
void complete(reference::Piles& rules, std::vector<int>& piles, int low, int high,
              package::Random& random) {
  for (; !piles.empty(); piles.pop_back()) {
    const int pile = pile_worth(rules, reference::nim_sum(rules, piles), low, high, random);
    if (pile == 0) continue;
    piles.push_back(pile);
    return;
  }
}

// Every pile at least once, in games that are P-positions.
void every(package::Call& call) {
  const int least = number(call, "F", 1, kMost);
  const int low = number(call, "LOW", 1, kMost), high = number(call, "HIGH", low, kMost);
  reference::Piles& rules = reference::piles_for(least);
  for (int next = low; next <= high;) {
    std::vector<int> piles;
    while (next <= high && piles.size() + 1 < kMostPiles)
      piles.push_back(next++);
    const std::size_t taken = piles.size();
    complete(rules, piles, low, high, call.random());
    next -= static_cast<int>(taken + 1 - piles.size());  // what was dropped goes into the next game
    add(call, least, piles);
  }
}

// Games of COUNT piles: a P-position, then the same game with one pile changed, and so on.
void balanced(package::Call& call) {
  const int least = number(call, "F", 1, kMost);
  const int low = number(call, "LOW", 1, kMost), high = number(call, "HIGH", low, kMost);
  const int count = number(call, "COUNT", 2, kMostPiles);
  reference::Piles& rules = reference::piles_for(least);
  const auto draw = [&] { return static_cast<int>(call.random().between(low, high)); };
  for (int games = number(call, "GAMES", 1, kMostGames); games > 0; games -= 2) {
    std::vector<int> piles(count - 1);
    std::generate(piles.begin(), piles.end(), draw);
    complete(rules, piles, low, high, call.random());
    call.random().shuffle(piles);
    add(call, least, piles);
    piles[call.random().between(0, piles.size() - 1)] = draw();
    if (games > 1) add(call, least, piles);
  }
}

// All pairs of piles up to MOST, in both orders.
void pairs(package::Call& call) {
  const int least = number(call, "F", 1, kMost), most = number(call, "MOST", 1, kMost);
  for (int a = 1; a <= most; ++a) {
    for (int b = 1; b <= most; ++b)
      add(call, least, {a, b});
  }
}

// 99 games of 99 piles up to `most`; the first pile is `most`. All different, if possible.
void add_many(package::Call& call, int least, int most) {
  std::vector<int> piles(kMost);
  for (int i = 0; i < kMost; ++i)
    piles[i] = 1 + i % most;
  call.random().shuffle(piles);
  std::iter_swap(piles.begin(), std::find(piles.begin(), piles.end(), most));
  for (int game = 0; game < kMostGames; ++game)
    add(call, least, {piles.begin() + game * kMostPiles, piles.begin() + (game + 1) * kMostPiles});
}

void largest(package::Call& call) {
  add_many(call, number(call, "F", 1, kMost), kMost);
}

void bench(package::Call& call) {
  add_many(call, 2, kMost * number(call, "PERCENT", 1, 100) / 100);
}

// P-positions with a few piles near F, 2F and 3F and anywhere up to `high`.
void add_hard(package::Call& call, int least, int high) {
  reference::Piles& rules = reference::piles_for(least);
  for (int game = 0; game < 30; ++game) {
    std::vector<int> piles;
    for (int times = 1; times <= 3; ++times) {
      const int near = times * least + static_cast<int>(call.random().between(-2, 2));
      piles.push_back(std::clamp(near, 1, high));
      piles.push_back(static_cast<int>(call.random().between(1, high)));
    }
    complete(rules, piles, 1, high, call.random());
    add(call, least, piles);
    piles[call.random().between(0, piles.size() - 1)] = least;
    add(call, least, piles);
  }
}

void hard(package::Call& call) {
  for (int least : {1, 4, 5, 7, 20})
    add_hard(call, least, 2000);
  for (int least : {2, 3})
    add_hard(call, least, kMost);
  add_hard(call, static_cast<int>(call.random().between(1, kMost)), kMost);
  add_hard(call, kMost, kMost);
}

std::string join(const std::string& least, const std::vector<std::string>& games) {
  std::string input = std::to_string(games.size()) + " " + least + "\n";
  for (const std::string& game : games)
    input += game;
  return input;
}

}  // namespace

int main(int argc, char** argv) {
  package::Generator generator(kMostGames, join);
  generator.kind("small", "SIZE", "every game with (number of piles) x (greatest of F, a) = SIZE",
                 small);
  generator.kind("hard", "SEED", "P-positions with piles around F, and their neighbours", hard);
  generator.kind("bench", "PERCENT SEED", "99 x 99 piles up to a part of the greatest, F = 2",
                 bench);
  generator.kind("every", "F LOW HIGH SEED", "every pile from LOW to HIGH, in P-positions", every);
  generator.kind("balanced", "F LOW HIGH COUNT GAMES SEED",
                 "GAMES games of COUNT piles, every other one a P-position", balanced);
  generator.kind("pairs", "F MOST", "all pairs of piles up to MOST", pairs);
  generator.kind("largest", "F SEED", "99 games of 99 different piles", largest);
  return generator.run(argc, argv);
}
