// Inputs for HNOI 2014 江南乐: a case is one game; at most 99 games with the same F make a file.
//
// A single pile of max(F, 2) or more is always won, and a random sum of piles nearly always. So
// most kinds complete their games to P-positions, where one wrong Grundy value shows. The values
// for that come from the reference.
#include "common/problem/generator.hpp"

#include <numeric>

#define main reference_main
#include "reference.cpp"
#undef main

namespace {

constexpr int kMost = 99999;    // of F and of a pile
constexpr int kMostPiles = 99;  // in a game
constexpr int kMostGames = 99;  // in a file
constexpr int kBits = 5;        // of a Grundy value
constexpr int kDealtGames = kMostGames - kBits;

int number(const problem::Call& call, const std::string& name, int low, int high) {
  return static_cast<int>(call.number(name, low, high));
}

void add(problem::Call& call, int least, const std::vector<int>& piles) {
  std::string text = std::to_string(piles.size());
  for (int pile : piles)
    text += " " + std::to_string(pile);
  call.add(text + "\n", std::to_string(least));
}

// Every game of as many piles as `piles` has with F = least that has numbers up to `most`, and
// `most` among them.
void add_all(problem::Call& call, int least, int most, std::size_t count, std::vector<int>& piles) {
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

void small(problem::Call& call) {
  const int size = number(call, "SIZE", 0, kMost);
  for (int count = 1; count <= std::min(size, kMostPiles); ++count) {
    if (size % count != 0) continue;
    std::vector<int> piles;
    for (int least = 1; least <= size / count; ++least)
      add_all(call, least, size / count, count, piles);
  }
}

// A pile of LOW..HIGH with this value, looked for from a random place on; 0 where there is none.
int pile_worth(reference::Piles& rules, int value, int low, int high, problem::Random& random) {
  const int start = static_cast<int>(random.between(low, high));
  for (int i = 0; i <= high - low; ++i) {
    const int pile = start + i > high ? start + i - (high - low + 1) : start + i;
    if (rules.grundy(pile) == value) return pile;
  }
  return 0;
}

// Piles by what they are worth: to find one of a rare value takes no others' values.
class Stock {
 public:
  Stock(reference::Piles& rules, const std::vector<int>& piles) : of_value_(1 << kBits) {
    for (int pile : piles)
      of_value_[rules.grundy(pile)].push_back(pile);
  }

  // One of the piles with this value, by lot; 0 where there is none.
  int pick(int value, problem::Random& random) const {
    const std::vector<int>& piles = of_value_[value];
    return piles.empty() ? 0 : random.pick(piles);
  }

 private:
  std::vector<std::vector<int>> of_value_;
};

// Gives a pile of this value, or 0.
using PileWorth = std::function<int(int value)>;

// Appends a pile that makes the nim-sum `wanted`; where there is none that is worth what that
// takes, drops the last pile and tries again.
void complete(reference::Piles& rules, std::vector<int>& piles, int wanted,
              const PileWorth& pile_worth) {
  for (; !piles.empty(); piles.pop_back()) {
    const int pile = pile_worth(reference::nim_sum(rules, piles) ^ wanted);
    if (pile == 0) continue;
    piles.push_back(pile);
    return;
  }
}

// The piles from LOW to HIGH in random order. Where they are too many for a file, the lowest and
// the highest of them, where mistakes are likely, and others by lot.
std::vector<int> chosen_piles(int low, int high, problem::Random& random) {
  constexpr std::size_t kRoom = (kMostPiles - 1) * kDealtGames;
  constexpr int kEnds = 500;
  std::vector<int> piles(high - low + 1);
  std::iota(piles.begin(), piles.end(), low);
  random.shuffle(piles);
  if (piles.size() <= kRoom) return piles;
  std::stable_partition(piles.begin(), piles.end(),
                        [&](int pile) { return pile < low + kEnds || high - kEnds < pile; });
  piles.resize(kRoom);
  random.shuffle(piles);
  return piles;
}

// Deals the piles to games that are P-positions: there every wrong value of a single pile shows.
// Piles that the last game has no room for are left out.
void deal(problem::Call& call, int least, const std::vector<int>& piles, const PileWorth& worth) {
  reference::Piles& rules = reference::piles_for(least);
  auto next = piles.begin();
  for (int games = 0; next != piles.end() && games < kDealtGames; ++games) {
    const auto taken = std::min<std::ptrdiff_t>(kMostPiles - 1, piles.end() - next);
    std::vector<int> game(next, next + taken);
    complete(rules, game, 0, worth);
    next += game.size() - 1;  // what was dropped comes again
    add(call, least, game);
  }
}

// Games of nim-sum 1, 2, 4, 8 and 16: a program that loses that bit of all values is right on all
// P-positions, but not there.
void add_single_bits(problem::Call& call, int least, const std::vector<int>& piles,
                     const PileWorth& worth) {
  reference::Piles& rules = reference::piles_for(least);
  for (int bit = 0; bit < kBits; ++bit) {
    std::vector<int> game(kMostPiles - 1);
    for (int& pile : game)
      pile = call.random().pick(piles);
    complete(rules, game, 1 << bit, worth);
    if (!game.empty()) add(call, least, game);
  }
}

// Every pile once, or as many as a file has room for, in P-positions; and a game for each bit.
void cover(problem::Call& call) {
  const int least = number(call, "F", 1, kMost);
  const int low = number(call, "LOW", 1, kMost), high = number(call, "HIGH", low, kMost);
  const std::vector<int> piles = chosen_piles(low, high, call.random());
  const Stock stock(reference::piles_for(least), piles);
  const PileWorth worth = [&](int value) { return stock.pick(value, call.random()); };
  deal(call, least, piles, worth);
  add_single_bits(call, least, piles, worth);
}

// Games of COUNT piles: P-positions, and after each the same with one pile another.
void balanced(problem::Call& call) {
  const int least = number(call, "F", 1, kMost);
  const int low = number(call, "LOW", 1, kMost), high = number(call, "HIGH", low, kMost);
  const int count = number(call, "COUNT", 2, kMostPiles);
  reference::Piles& rules = reference::piles_for(least);
  const auto draw = [&] { return static_cast<int>(call.random().between(low, high)); };
  for (int games = number(call, "GAMES", 1, kMostGames); games > 0; games -= 2) {
    std::vector<int> piles(count - 1);
    std::generate(piles.begin(), piles.end(), draw);
    complete(rules, piles, 0,
             [&](int value) { return pile_worth(rules, value, low, high, call.random()); });
    call.random().shuffle(piles);
    add(call, least, piles);
    piles[call.random().between(0, piles.size() - 1)] = draw();
    if (games > 1) add(call, least, piles);
  }
}

// All pairs of piles up to MOST, in either order.
void pairs(problem::Call& call) {
  const int least = number(call, "F", 1, kMost), most = number(call, "MOST", 1, kMost);
  for (int a = 1; a <= most; ++a) {
    for (int b = 1; b <= most; ++b)
      add(call, least, {a, b});
  }
}

// 99 games of 99 piles up to `most`, which is the first; all different, if there are enough.
void add_many(problem::Call& call, int least, int most) {
  std::vector<int> piles(kMost);
  for (int i = 0; i < kMost; ++i)
    piles[i] = 1 + i % most;
  call.random().shuffle(piles);
  std::iter_swap(piles.begin(), std::find(piles.begin(), piles.end(), most));
  for (int game = 0; game < kMostGames; ++game)
    add(call, least, {piles.begin() + game * kMostPiles, piles.begin() + (game + 1) * kMostPiles});
}

void largest(problem::Call& call) {
  add_many(call, number(call, "F", 1, kMost), kMost);
}

void bench(problem::Call& call) {
  add_many(call, 2, kMost * number(call, "PERCENT", 1, 100) / 100);
}

// Few piles around F, around its multiples, and anywhere up to `high`, as P-positions.
void add_hard(problem::Call& call, int least, int high) {
  reference::Piles& rules = reference::piles_for(least);
  for (int game = 0; game < 30; ++game) {
    std::vector<int> piles;
    for (int times = 1; times <= 3; ++times) {
      const int near = times * least + static_cast<int>(call.random().between(-2, 2));
      piles.push_back(std::clamp(near, 1, high));
      piles.push_back(static_cast<int>(call.random().between(1, high)));
    }
    complete(rules, piles, 0,
             [&](int value) { return pile_worth(rules, value, 1, high, call.random()); });
    add(call, least, piles);
    piles[call.random().between(0, piles.size() - 1)] = least;
    add(call, least, piles);
  }
}

void hard(problem::Call& call) {
  for (int least : {1, 4, 5, 7, 20})
    add_hard(call, least, 2000);
  for (int least : {2, 3})
    add_hard(call, least, kMost);
  add_hard(call, static_cast<int>(call.random().between(1, kMost)), kMost);
  add_hard(call, kMost, kMost);
}

std::string join(const std::string& least, const std::vector<std::string>& games) {
  return problem::joined(std::to_string(games.size()) + " " + least + "\n", games, "", "");
}

}  // namespace

int main(int argc, char** argv) {
  problem::Generator generator(kMostGames, join);
  generator.kind("small", "SIZE", "every game with (number of piles) x (greatest of F, a) = SIZE",
                 small);
  generator.kind("hard", "SEED", "P-positions with piles around F, and their neighbours", hard);
  generator.kind("bench", "PERCENT SEED", "99 x 99 piles up to a part of the greatest, F = 2",
                 bench);
  generator.kind("cover", "F LOW HIGH SEED",
                 "every pile from LOW to HIGH, or about 9000, in P-positions; 5 others", cover);
  generator.kind("balanced", "F LOW HIGH COUNT GAMES SEED",
                 "GAMES games of COUNT piles, every other one a P-position", balanced);
  generator.kind("pairs", "F MOST", "all pairs of piles up to MOST", pairs);
  generator.kind("largest", "F SEED", "99 games of 99 different piles", largest);
  return generator.run(argc, argv);
}
