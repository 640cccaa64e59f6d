// Inputs for CEOI 2008 Knights: one board per file.
#include "common/problem/generator.hpp"

#include <set>

#define main reference_main
#include "reference.cpp"
#undef main

namespace {

using problem::Call;
using reference::Numbers;
using rules::Square;

constexpr int kLeastBoard = 3;
constexpr int kMostBoard = 1000000;
constexpr int kMostKnights = 200000;

void add(Call& call, int board, const std::vector<Square>& knights) {
  std::string text = std::to_string(knights.size()) + " " + std::to_string(board) + "\n";
  for (const Square& knight : knights)
    text += std::to_string(knight.x) + " " + std::to_string(knight.y) + "\n";
  call.add(std::move(text));
}

int board_of(const Call& call) {
  return static_cast<int>(call.number("N", kLeastBoard, kMostBoard));
}

int line_of(const Call& call, const std::string& name) {
  return static_cast<int>(call.number(name, 1, call.number("N")));
}

// A knight may start where it has a move: where its number is not 0.
bool may_start(const Numbers& numbers, const Square& square) {
  return numbers(square) > 0;
}

// All squares where a knight may start, in ascending order of x, then y.
std::vector<Square> starts_on(int board) {
  const Numbers numbers(board);
  std::vector<Square> squares;
  for (int x = 1; x <= board; ++x) {
    for (int y = 1; y <= board; ++y) {
      if (may_start(numbers, {x, y})) squares.push_back({x, y});
    }
  }
  return squares;
}

// Every way to add `knights` more knights to those that stand, in lexicographic order.
void add_all_placings(Call& call, int board, const std::vector<Square>& starts, int knights,
                      std::vector<Square>& standing) {
  if (knights == 0) return add(call, board, standing);
  for (const Square& start : starts) {
    if (std::find(standing.begin(), standing.end(), start) != standing.end()) continue;
    standing.push_back(start);
    add_all_placings(call, board, starts, knights - 1, standing);
    standing.pop_back();
  }
}

// One more knight counts as three more lines, so that there are few inputs of a small size.
void small(Call& call) {
  const int size = static_cast<int>(call.number("SIZE", 0, 1000));
  for (int knights = 1; 3 * (knights - 1) <= size; ++knights) {
    const int board = kLeastBoard + size - 3 * (knights - 1);
    const std::vector<Square> starts = starts_on(board);
    std::vector<Square> standing;
    if (knights <= static_cast<int>(starts.size())) {
      add_all_placings(call, board, starts, knights, standing);
    }
  }
}

void one(Call& call) {
  add(call, board_of(call), {{line_of(call, "X"), line_of(call, "Y")}});
}

// A random square of the board whose x + y is `sum`, or as near to it as possible.
Square on_diagonal(problem::Random& random, int board, std::int64_t sum) {
  const int near =
      static_cast<int>(std::max<std::int64_t>(2, std::min<std::int64_t>(sum, 2 * board)));
  const auto x = random.between(std::max(1, near - board), std::min(board, near - 1));
  return {static_cast<int>(x), near - static_cast<int>(x)};
}

// A knight and up to `fellows` other knights with smaller numbers, most of them just below. If a
// program computes too small a number for the knight, one of the others becomes the greatest.
void add_company(Call& call, const Numbers& numbers, const Square& knight, int fellows) {
  std::set<Square> others;
  for (int tries = 0; tries < 20 * fellows && static_cast<int>(others.size()) < fellows; ++tries) {
    const std::int64_t sum = knight.x + knight.y + call.random().between(-7, 5);
    const Square other = on_diagonal(call.random(), numbers.board(), sum);
    if (may_start(numbers, other) && numbers(other) < numbers(knight)) others.insert(other);
  }
  std::vector<Square> knights(others.begin(), others.end());
  knights.push_back(knight);
  call.random().shuffle(knights);
  add(call, numbers.board(), knights);
}

void company(Call& call) {
  add_company(call, Numbers(board_of(call)), {line_of(call, "X"), line_of(call, "Y")},
              static_cast<int>(call.number("FELLOWS", 0, 1000)));
}

// All squares with numbers from 1 to LEVEL: one number that is too great becomes the greatest.
void up_to(Call& call) {
  const int board = static_cast<int>(call.number("N", kLeastBoard, 400));
  const long long level = call.number("LEVEL", 1);
  const Numbers numbers(board);
  std::vector<Square> knights;
  for (const Square& square : starts_on(board)) {
    if (numbers(square) <= level) knights.push_back(square);
  }
  add(call, board, knights);
}

// `count` different squares in random order: `first`, and others drawn uniformly from all squares
// with numbers from 1 to the number of `first`.
std::vector<Square> drawn(problem::Random& random, const Numbers& numbers, const Square& first,
                          int count) {
  std::set<Square> taken = {first};
  std::vector<Square> knights = {first};
  while (static_cast<int>(knights.size()) < count) {
    const Square square{static_cast<int>(random.between(1, numbers.board())),
                        static_cast<int>(random.between(1, numbers.board()))};
    if (!may_start(numbers, square) || numbers(square) > numbers(first)) continue;
    if (taken.insert(square).second) knights.push_back(square);
  }
  random.shuffle(knights);
  return knights;
}

// The greatest number of the board: it is in the far corner or beside it.
int greatest_on(const Numbers& numbers) {
  const int far = numbers.board();
  return reference::greatest_number(numbers, {{far, far}, {far - 1, far}, {far - 1, far - 1}});
}

// Knights whose greatest number is a little below that of the board, odd if `won`, else even.
void add_crowd(Call& call, int board, int count, bool won) {
  const Numbers numbers(board);
  const auto below = call.random().between(0, board / 20);
  int level = greatest_on(numbers) - static_cast<int>(below);
  if (level % 2 != won) --level;
  Square first{1, 1};
  while (numbers(first) != level)
    first = on_diagonal(call.random(), board, 2 * level + call.random().between(0, 6));
  add(call, board, drawn(call.random(), numbers, first, count));
}

void crowd(Call& call) {
  const int board = static_cast<int>(call.number("N", 20, kMostBoard));
  const long long room = static_cast<long long>(board) * board / 2;
  const long long count = call.number("K", 1, std::min<long long>(room, kMostKnights));
  const std::string& answer = call.text("ANSWER");
  if (answer != "YES" && answer != "NO") throw problem::Usage("ANSWER should be YES or NO");
  add_crowd(call, board, static_cast<int>(count), answer == "YES");
}

void bench(Call& call) {
  const int count = static_cast<int>(kMostKnights / 100 * call.number("PERCENT", 1, 100));
  add_crowd(call, kMostBoard, count, true);
}

// Every square where a knight may start.
void everywhere(Call& call) {
  const int board = static_cast<int>(call.number("N", kLeastBoard, 447));
  add(call, board, starts_on(board));
}

// All squares (c, N) and (N, c) with LOW <= c < N: as many squares on the far edges as possible.
void far_edge(Call& call) {
  const int board = board_of(call);
  std::vector<Square> knights;
  for (int c = line_of(call, "LOW"); c < board; ++c) {
    knights.push_back({c, board});
    knights.push_back({board, c});
  }
  add(call, board, knights);
}

// A square on a far edge or on the line before it, mostly near a corner.
Square near_far_edge(problem::Random& random, int board) {
  const int edge = board - static_cast<int>(random.between(0, 1) * random.between(0, 1));
  const int spread = static_cast<int>(random.between(0, 1)) == 0 ? board : std::min(board, 12);
  int along = static_cast<int>(random.between(1, spread));
  if (random.between(0, 1) == 0) along = board + 1 - along;
  return random.between(0, 1) == 0 ? Square{edge, along} : Square{along, edge};
}

void hard(Call& call) {
  std::vector<int> boards = {3, 4, 5, 6, 7, 8, 9, 12, 13, 16, 17, 100, 101};
  for (int board = kMostBoard - 3; board <= kMostBoard; ++board)
    boards.push_back(board);
  for (int board : boards) {
    const Numbers numbers(board);
    for (int fellows : {0, 0, 1, 1, 2, 3, 30}) {
      const Square knight = near_far_edge(call.random(), board);
      if (may_start(numbers, knight)) add_company(call, numbers, knight, fellows);
    }
    if (board >= 20) {
      add_crowd(call, board, 100, true);
      add_crowd(call, board, 100, false);
    }
  }
}

std::string join(const std::string&, const std::vector<std::string>& cases) {
  return cases.front();
}

}  // namespace

int main(int argc, char** argv) {
  problem::Generator generator(1, join);
  generator.kind("small", "SIZE", "K knights on N lines with 3(K - 1) + N - 3 = SIZE, all ways",
                 small);
  generator.kind("hard", "SEED", "the far edge for each N mod 4, alone and in company", hard);
  generator.kind("bench", "PERCENT SEED", "up to 200000 knights with answer YES, for measuring",
                 bench);
  generator.kind("one", "N X Y", "one knight", one);
  generator.kind("company", "N X Y FELLOWS SEED",
                 "a knight, and up to FELLOWS others with numbers just below its own", company);
  generator.kind("up_to", "N LEVEL", "a knight on every square with a number up to LEVEL", up_to);
  generator.kind("everywhere", "N", "a knight on every square that has a move", everywhere);
  generator.kind("far_edge", "N LOW", "a knight on every square of the far edge from line LOW on",
                 far_edge);
  generator.kind("crowd", "K N ANSWER SEED", "K random squares for which ANSWER (YES, NO) is right",
                 crowd);
  return generator.run(argc, argv);
}
